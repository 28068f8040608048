import { type BenchWorker, startWorkerd } from "./workerd.ts";

export type Phase = "startUp" | "first" | "later";
/** The largest ratio of CPU time to that of another subject. */
type Target = [most: number, other: Subject];
/** A request to a Worker, which is measured, with the targets of its phases. */
export type Subject = Partial<Record<Phase, Target>> & {
  name: string;
  worker: BenchWorker;
  send: (url: string) => Promise<Response>;
  /** Of the response, if not 200. */
  status?: number;
};
/** The CPU time of a subject in one round. */
export type Sample = { phase: Phase; subject: Subject; milliseconds: number };

const WARM_UP_ROUNDS = 4;
/** Requests to a Worker in one round. */
const REQUESTS = 50;

/** Starts each Worker in a new process and sends it one request, in turns. */
export async function measureNewProcesses(subjects: Subject[], rounds: number): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const subject of subjects) {
      const process = await startWorkerd(subject.worker);
      const started = await process.idleCpu();
      await sendOnce(subject, process.url);
      const used = (await process.idleCpu()) - started;
      samples.push(
        { phase: "startUp", subject, milliseconds: started },
        { phase: "first", subject, milliseconds: used },
      );
      await process.stop();
    }
  }
  return samples;
}

/** Sends requests to each Worker, in turns, after rounds that warm the Workers up. */
export async function measureRequests(subjects: Subject[], rounds: number): Promise<Sample[]> {
  const samples: Sample[] = [];
  const running = [];
  for (const subject of subjects) running.push({ subject, process: await startWorkerd(subject.worker) });
  for (let round = -WARM_UP_ROUNDS; round < rounds; round++) {
    for (const { subject, process } of running) {
      const before = await process.idleCpu();
      for (let sent = 0; sent < REQUESTS; sent++) await sendOnce(subject, process.url);
      const used = (await process.idleCpu()) - before;
      if (round >= 0) samples.push({ phase: "later", subject, milliseconds: used / REQUESTS });
    }
  }
  for (const { process } of running) await process.stop();
  return samples;
}

async function sendOnce({ send, status = 200 }: Subject, url: string): Promise<void> {
  const response = await send(url);
  const body = await response.text();
  if (response.status !== status) {
    throw new Error(`Answered ${response.status} instead of ${status}: ${body.slice(0, 2000)}`);
  }
}
