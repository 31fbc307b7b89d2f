import { setTimeout as pause } from 'node:timers/promises';
import type { Verdict } from './attack-class.ts';
import type { Target } from './target.ts';

/** Largest ratio of another client's p99 under a load to its p99 without one. */
const mostRatio = 1.5;
/** A p99 below this passes always: a busy machine alone causes as much, in ms. */
const unnoticedMs = 100;
const asked = 60;
/** Duration of a measurement, in ms. */
const measureMs = 5_000;
const rounds = 3;

const p99 = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0;

/** p99 of what another client asks, in ms; `Infinity` without an answer. */
const bystanderP99 = async (target: Target): Promise<number> => {
  const [times, begun]: [number[], number] = [[], performance.now()];
  while (times.length < asked && performance.now() - begun < measureMs) {
    const before = performance.now();
    const { status } = await target.send({ method: 'GET', path: '/me', token: target.bystander().token });
    times.push(status === 200 ? performance.now() - before : Infinity);
    await pause(5);
  }
  return p99(times);
};

/** Whether another client notices a load. `begin` answers what ends it. The best of some rounds: other load on the machine does not count. */
export const whatBystanderNotices = async (
  target: Target,
  begin: () => Promise<() => Promise<unknown>>,
): Promise<Verdict> => {
  const found: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const baseline = await bystanderP99(target);
    const end = await begin();
    const underLoad = await bystanderP99(target);
    await end();
    if (underLoad <= Math.max(baseline * mostRatio, unnoticedMs)) return null;
    found.push(`${Math.round(baseline)} → ${Math.round(underLoad)} ms`);
  }
  return `another client’s p99: ${found.join(', ')}`;
};
