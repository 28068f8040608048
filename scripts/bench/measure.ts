import { type BenchWorker, startWorkerd } from "./workerd.ts";

/** A request to a Worker, which is measured. */
export type Subject = {
  name: string;
  worker: BenchWorker;
  send: (url: string) => Promise<Response>;
  /** Of the response, if not 200. */
  status?: number;
};
/** CPU times in milliseconds, one for each round, by phase and subject. */
export type Times = Record<string, number[]>;

const WARM_UP_ROUNDS = 4;
/** Requests to a Worker in one round. */
const REQUESTS = 50;

/** The key of the times of a subject in a phase. */
export function keyOf(phase: string, subject: string): string {
  return `${phase} | ${subject}`;
}

/** Starts each Worker in a new process and sends it one request, in turns. */
export async function measureNewProcesses(subjects: Subject[], rounds: number): Promise<Times> {
  const times: Times = {};
  for (let round = 0; round < rounds; round++) {
    for (const subject of subjects) {
      const workerd = await startWorkerd(subject.worker);
      const started = await workerd.idleCpu();
      await sendOnce(subject, workerd.url);
      const used = (await workerd.idleCpu()) - started;
      add(times, keyOf("Start-up", subject.name), started);
      add(times, keyOf("First request", subject.name), used);
      await workerd.stop();
    }
  }
  return times;
}

/** Sends requests to each Worker, in turns, after rounds that warm the Workers up. */
export async function measureRequests(subjects: Subject[], rounds: number): Promise<Times> {
  const times: Times = {};
  const running = [];
  for (const subject of subjects) running.push({ subject, workerd: await startWorkerd(subject.worker) });
  for (let round = -WARM_UP_ROUNDS; round < rounds; round++) {
    for (const { subject, workerd } of running) {
      const before = await workerd.idleCpu();
      for (let sent = 0; sent < REQUESTS; sent++) await sendOnce(subject, workerd.url);
      const used = (await workerd.idleCpu()) - before;
      if (round >= 0) add(times, keyOf("Later request", subject.name), used / REQUESTS);
    }
  }
  for (const { workerd } of running) await workerd.stop();
  return times;
}

function add(times: Times, key: string, milliseconds: number): void {
  times[key] ??= [];
  times[key].push(milliseconds);
}

async function sendOnce({ send, status = 200 }: Subject, url: string): Promise<void> {
  const response = await send(url);
  const body = await response.text();
  if (response.status === status) return;
  throw new Error(`Answered ${response.status} instead of ${status}: ${body.slice(0, 2000)}`);
}
