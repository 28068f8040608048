import { type BenchWorker, startWorkerd } from "./workerd.ts";

export type Phase = "startUp" | "first" | "later";
/** For each phase, the largest ratio of CPU time to that of another subject. */
type Targets = Partial<Record<Phase, [most: number, other: Subject]>>;
export type Subject = {
  name: string;
  worker: BenchWorker;
  /** Of the response. */
  status: number;
  send: (url: string) => Promise<Response>;
  targets: Targets;
  /** CPU times in milliseconds, one for each round. */
  times: Record<Phase, number[]>;
};

/** A request to a Worker, which is measured. */
export function subject(
  name: string,
  worker: BenchWorker,
  status: number,
  send: Subject["send"],
  targets: Targets = {},
): Subject {
  return { name, worker, status, send, targets, times: { startUp: [], first: [], later: [] } };
}

/** Starts each Worker in a new process and sends it one request, in turns. */
export async function measureNewProcesses(subjects: Subject[], rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    for (const subject of subjects) {
      const process = await startWorkerd(subject.worker);
      const started = await process.idleCpu();
      await sendOnce(subject, process.url);
      subject.times.startUp.push(started);
      subject.times.first.push((await process.idleCpu()) - started);
      await process.stop();
    }
  }
}

/** Sends `requests` to each Worker, in turns. Two more rounds warm the Workers up. */
export async function measureRequests(subjects: Subject[], rounds: number, requests = 100): Promise<void> {
  const running = [];
  for (const subject of subjects) running.push({ subject, process: await startWorkerd(subject.worker) });
  for (let round = -2; round < rounds; round++) {
    for (const { subject, process } of running) {
      const before = await process.idleCpu();
      for (let sent = 0; sent < requests; sent++) await sendOnce(subject, process.url);
      const used = (await process.idleCpu()) - before;
      if (round >= 0) subject.times.later.push(used / requests);
    }
  }
  for (const { process } of running) await process.stop();
}

async function sendOnce({ send, status }: Subject, url: string): Promise<void> {
  const response = await send(url);
  const body = await response.text();
  if (response.status !== status) {
    throw new Error(`Answered ${response.status} instead of ${status}: ${body.slice(0, 2000)}`);
  }
}
