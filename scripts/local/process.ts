import { spawnSync } from "node:child_process";

/** The parent and the command of a process; undefined and empty if it has ended or ps is not installed. */
export function findProcess(pid: number | string) {
  const { stdout } = spawnSync("ps", ["-o", "ppid=,args=", "-p", String(pid)], { encoding: "utf8" });
  const [, parent, command = ""] = /^\s*(\d+) (.*)/.exec(stdout ?? "") ?? [];
  return { parent: parent === undefined ? undefined : Number(parent), command };
}

/** Whether a process has not ended. */
export function isRunning(pid: number): boolean {
  try {
    // Signal 0 sends nothing. It only checks that the process exists.
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: it belongs to another user.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
