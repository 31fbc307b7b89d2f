import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { AttackClass, Case, Verdict } from '../kit/attack-class.ts';
import type { Target } from '../kit/target.ts';
import type { Flood, FloodOrder } from './flood.worker.ts';

/** Largest ratio of another client's p99 in a flood to its p99 without one. */
const mostRatio = 1.5;
/** A p99 below this passes always: a busy machine alone causes as much, in ms. */
const unnoticedMs = 100;
const asked = 60;
/** Duration of a measurement, in ms. */
const measureMs = 5_000;
const rounds = 3;

const p99 = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0;

/** p99 of another client's list, in ms; `Infinity` without an answer. */
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

const get = { kind: 'requests', method: 'GET', body: null } as const;

const floods: Readonly<Record<string, Flood>> = {
  '10 sockets that ask without end': { kind: 'sockets', sockets: 10, messagesAtOnce: 50 },
  '200 connections that read a list without end': { ...get, connections: 200, path: '/thoughts' },
  '200 connections that ask what is not there': { ...get, connections: 200, path: '/thoughts/none' },
  '50 connections that send what is refused': {
    kind: 'requests',
    connections: 50,
    method: 'POST',
    path: '/thoughts',
    body: JSON.stringify({ content: 'x'.repeat(50_000) }),
  },
};

const startFlood = ({ server, attacker }: Target, flood: Flood): Worker => {
  const { token, clientId } = attacker();
  const order: FloodOrder = { flood, url: server().url, token, clientId };
  return new Worker(new URL('flood.worker.ts', import.meta.url), { workerData: order });
};

/** The best of some rounds: other load on the machine does not count. */
const measure = async (target: Target, flood: Flood): Promise<Verdict> => {
  const found: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const baseline = await bystanderP99(target);
    const flooding = startFlood(target, flood);
    await pause(500);
    const underFlood = await bystanderP99(target);
    await flooding.terminate();
    if (underFlood <= Math.max(baseline * mostRatio, unnoticedMs)) return null;
    found.push(`${Math.round(baseline)} → ${Math.round(underFlood)} ms`);
  }
  return `another client’s p99: ${found.join(', ')}`;
};

/** Requests of one client without end do not slow down another one. */
export const floodsOfOne: AttackClass = {
  name: 'floods',
  // The default limits of a server: other tests have none.
  environment: { CLIENT_REQUESTS_PER_SECOND: '50', CLIENT_CHANGES_PER_DAY: '10000' },
  cases: async () =>
    Object.entries(floods).map(([label, flood]): Case => ({ label, attack: (target) => measure(target, flood) })),
  expect: async (target) => ((await target.isUp()) ? null : 'the server does not answer any more'),
};
