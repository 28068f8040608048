import { median } from "../median.ts";
import { type Load, load } from "./load.ts";
import { type BenchWorker, type Running, startWorkerd } from "./workerd.ts";

/** A Worker, the request that is measured, and the status of its answer. */
export type Subject = { worker: BenchWorker; request: () => Buffer | Promise<Buffer>; status?: number };
/** Of one round: the number of answers, answers per second, and milliseconds of workerd's CPU per answer. */
export type Figures = Load & { cpu: number };
/** Milliseconds of CPU of a new process: until it listens and is idle, and for each of its first two answers. */
export type FreshFigures = { startUp: number; first: number; second: number };
/** What each round measured, by subject. */
export type Rounds<Name extends string, One> = Record<Name, One[]>;

/**
 * Requests every Worker's page over one connection, in turns, repeatedly. The first round warms up and does not count.
 *
 * @param seconds of each turn; those of the warm-up take three times as long.
 */
export async function measurePages<Name extends string>(
  subjects: Record<Name, Subject>,
  rounds: number,
  seconds: number,
): Promise<Rounds<Name, Figures>> {
  const names = Object.keys(subjects) as Name[];
  const running = {} as Record<Name, Running>;
  for (const name of names) running[name] = await startWorkerd(name, subjects[name].worker);
  const figures = noRounds<Name, Figures>(names);
  for (let round = 0; round <= rounds; round++) {
    for (const name of names) {
      const request = await subjects[name].request();
      const measured = await measureLoad(running[name], {
        connections: 1,
        seconds: round === 0 ? seconds * 3 : seconds,
        request: () => request,
        status: 200,
      });
      if (round > 0) figures[name].push(measured);
    }
  }
  await Promise.all(names.map((name) => running[name].stop()));
  return figures;
}

/** Puts a Worker under load. */
export async function measureLoad(
  worker: Running,
  options: Omit<Parameters<typeof load>[0], "port">,
): Promise<Figures> {
  const before = worker.cpu();
  const { answers, rate } = await load({ port: worker.port, ...options });
  return { answers, rate, cpu: ((await worker.idleCpu()) - before) / answers };
}

/** Starts every Worker anew, in turns, repeatedly, and sends each two requests. */
export async function measureFreshProcesses<Name extends string>(
  subjects: Record<Name, Subject>,
  rounds: number,
): Promise<Rounds<Name, FreshFigures>> {
  const names = Object.keys(subjects) as Name[];
  const figures = noRounds<Name, FreshFigures>(names);
  for (let round = 0; round < rounds; round++) {
    for (const name of names) {
      const { worker, request, status = 200 } = subjects[name];
      const requests = [await request(), await request()];
      const running = await startWorkerd(name, worker);
      const taken = [await running.idleCpu()];
      for (const bytes of requests) {
        await load({ port: running.port, connections: 1, seconds: 0, request: () => bytes, status });
        taken.push(await running.idleCpu());
      }
      const [startUp = 0, one = 0, two = 0] = taken;
      figures[name].push({ startUp, first: one - startUp, second: two - one });
      await running.stop();
    }
  }
  return figures;
}

/** The median of a figure over all rounds. */
export function middle<One>(rounds: One[], figure: keyof One): number {
  return median(rounds.map((one) => Number(one[figure])));
}

/** The median, over all rounds, of a figure divided by that of another Worker in the same round. */
export function ratio<One>(rounds: One[], others: One[], figure: keyof One): number {
  return median(rounds.map((one, index) => Number(one[figure]) / Number(others[index]?.[figure])));
}

function noRounds<Name extends string, One>(names: Name[]): Rounds<Name, One> {
  return Object.fromEntries(names.map((name) => [name, [] as One[]])) as Rounds<Name, One>;
}
