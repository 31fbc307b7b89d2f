import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { AttackClass, Case, Verdict } from '../kit/attack-class.ts';
import { whatBystanderNotices } from '../kit/bystander.ts';
import type { Target } from '../kit/target.ts';
import type { Flood, FloodOrder } from './flood.worker.ts';

const get = { kind: 'requests', method: 'GET', body: null } as const;

const floods: Readonly<Record<string, Flood>> = {
  '10 sockets that ask without end': { kind: 'sockets', sockets: 10, messagesAtOnce: 50 },
  '200 connections that read a list without end': { ...get, connections: 200, path: '/thoughts' },
  '200 connections that ask what is not there': { ...get, connections: 200, path: '/thoughts/none' },
  '32 connections that ask for a file of 7,800 hyphens': {
    ...get,
    connections: 32,
    // From `/api/client` on.
    path: `/../../assets/${'-'.repeat(7_800)}!.js`,
  },
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

const measure = (target: Target, flood: Flood): Promise<Verdict> =>
  whatBystanderNotices(target, async () => {
    const flooding = startFlood(target, flood);
    await pause(500);
    return () => flooding.terminate();
  });

/** Requests of one client without end do not slow down another one. */
export const floodsOfOne: AttackClass = {
  name: 'floods',
  // The default limits of a server: other tests have none.
  environment: { CLIENT_REQUESTS_PER_SECOND: '50', CLIENT_CHANGES_PER_DAY: '10000' },
  cases: async () =>
    Object.entries(floods).map(([label, flood]): Case => ({ label, attack: (target) => measure(target, flood) })),
  expect: async (target) => ((await target.isUp()) ? null : 'the server does not answer any more'),
};
