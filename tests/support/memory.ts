import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";

/** Whether this system reports a process's memory: Linux does. */
export const tellsMemory = existsSync("/proc/self/status");

/** The workerd processes that this process has started. */
export function workerds(): number[] {
  if (!tellsMemory) return [];
  return readdirSync("/proc")
    .filter((entry) => /^\d+$/.test(entry))
    .filter((pid) => {
      try {
        // https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html: the name in brackets, the state, the parent.
        return readFileSync(`/proc/${pid}/stat`, "utf8").includes(`(workerd) S ${process.pid} `);
      } catch {
        return false;
      }
    })
    .map(Number);
}

/** The memory of a process in MiB: now, and at most since the last call. */
export function memoryOf(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const mebibytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(status)?.[1]) / 1024;
  // https://man7.org/linux/man-pages/man5/proc_pid_clear_refs.5.html
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
  return { now: mebibytes("VmRSS"), peak: mebibytes("VmHWM") };
}
