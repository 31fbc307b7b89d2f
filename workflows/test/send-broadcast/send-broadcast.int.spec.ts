import { broadcast } from '@ecrin/domain/broadcast/broadcast.aggregate.ts';
import { scheduleBroadcast } from '@ecrin/domain/broadcast/commands/schedule-broadcast.ts';
import { stopBroadcast } from '@ecrin/domain/broadcast/commands/stop-broadcast.ts';
import { writeBroadcast } from '@ecrin/domain/broadcast/commands/write-broadcast.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { createExecuteCommand, type ExecuteCommand } from '@ecrin/platform/event-sourcing/execute-command.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { openEmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSendBroadcastActivities } from '#send-broadcast/send-broadcast.activities.ts';
import type { BroadcastPlace } from '#send-broadcast/send-broadcast.input.ts';

const [broadcastId, ownerId, by] = ['broadcast-1', 'service', 'admin-1'];
const clients = Array.from({ length: 250 }, (_, index) => `client-${String(index).padStart(3, '0')}`);
const reachability = { language: 'fr', 'in-app': 'on', push: 'off', mail: 'off' } as const;
const at = '2026-01-02T09:00:00.000Z';
const signal = new AbortController().signal;
type Stores = Awaited<ReturnType<typeof openEmbeddedStores>>;

let stores: Stores;
beforeEach(async () => {
  stores = await openEmbeddedStores();
});
afterEach(() => stores.dispose());

const context = () => ({
  commandId: systemIds.next(),
  correlationId: broadcastId,
  causationId: null,
  actor: `admin:${by}`,
  ownerId,
  occurredAt: '2026-01-02T09:00:00.000Z',
  timeZone: 'UTC',
});

const list = async ({ cursor, limit }: Readonly<{ cursor: string | null; limit: number }>) => {
  const start = cursor === null ? 0 : Number(cursor);
  const next = start + limit;
  return {
    items: clients.slice(start, next).map((clientId) => ({ clientId, reachability })),
    nextCursor: next < clients.length ? String(next) : null,
  };
};

/** The process ends at every `everyth` command: in turn before it is stored, and after. */
const dying = (execute: ExecuteCommand, everyth: number): ExecuteCommand => {
  let count = 0;
  return async (command) => {
    count += 1;
    const turn = count % everyth === 0 ? count / everyth : 0;
    if (turn % 2 === 1) throw new Error('killed before');
    const outcome = await execute(command);
    if (turn > 0) throw new Error('killed after');
    return outcome;
  };
};

const schedule = async (): Promise<void> => {
  const execute = createExecuteCommand(stores.events);
  const at = { aggregate: broadcast, id: broadcastId };
  const now = '2026-01-02T09:00:00.000Z';
  const plan = {
    form: 'message',
    audience: { to: 'all' },
    channels: ['in-app'],
    fallback: 'fr',
    opens: null,
    until: null,
  } as const;
  const words = { fr: { title: 'Titre', body: 'Texte' }, en: null };
  const draft = { broadcastId, ownerId, plan, words, by, now };
  await execute({ ...at, decide: writeBroadcast, input: draft, context: context() });
  const sending = { broadcastId, sendAt: null, timeZone: 'UTC', maySendToAll: true, by, now };
  await execute({ ...at, decide: scheduleBroadcast, input: sending, context: context() });
};

const activitiesWith = (execute: ExecuteCommand) =>
  createSendBroadcastActivities({
    events: stores.events,
    execute,
    clock: stores.clock,
    audience: { list, setUp: { push: false, mail: false } },
    yieldTo: async () => undefined,
  });

/** A step is tried again, under the same key, until it succeeds. */
const insist = async <Result>(step: () => Promise<Result>): Promise<Result> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await step();
    } catch (fault) {
      if (attempt > 200) throw fault;
    }
  }
};

const posted = async (): Promise<readonly string[]> => {
  const owners: string[] = [];
  for await (const { type, data } of stores.events.readAll())
    if (type === 'NotificationPosted') owners.push((data as Readonly<{ ownerId: string }>).ownerId);
  return owners.toSorted();
};

it('given a worker that is killed over and over, then each client gets it once, and it is completed', async () => {
  await schedule();
  const activities = activitiesWith(dying(createExecuteCommand(stores.events), 151));
  const step = (idempotencyKey: string) => ({ workflowId: 'w', idempotencyKey, signal });
  const its = { broadcastId, ownerId };
  let place: BroadcastPlace | null = await insist(() => activities.start({ ...its, schedule: 1 }, step('start')));
  while (place !== null) {
    const at: BroadcastPlace = place;
    place = await insist(() => activities.sendPage({ ...its, ...at }, step(`page-${at.page}`)));
  }
  expect(await posted()).toEqual(clients);
  const { state } = await loadAggregate(stores.events, broadcast, { id: broadcastId });
  expect(state).toMatchObject({ status: 'sent', pages: 3 });
});

it('given a client who was deactivated after the page was read, then they get nothing and count as left out', async () => {
  await schedule();
  const [deactivatedId = ''] = clients;
  const execute = createExecuteCommand(stores.events);
  await stores.record(`client-${deactivatedId}`, deactivatedId, [
    {
      type: 'ClientRegistered',
      data: { clientId: deactivatedId, credentialId: null, emailHash: null, language: 'fr', registeredAt: at },
      private: { firstname: 'Claire', email: null },
    },
    {
      type: 'ClientDeactivated',
      data: { clientId: deactivatedId, by, deactivatedAt: at },
      private: { reason: 'Demandé' },
    },
  ]);
  const activities = activitiesWith(execute);
  const step = (idempotencyKey: string) => ({ workflowId: 'w', idempotencyKey, signal });
  const place = await activities.start({ broadcastId, ownerId, schedule: 1 }, step('start'));
  await (place && activities.sendPage({ broadcastId, ownerId, ...place }, step('page-0')));
  expect(await posted()).toEqual(clients.slice(1, 100));
  const { state } = await loadAggregate(stores.events, broadcast, { id: broadcastId });
  expect(state).toMatchObject({ pages: 1 });
});

it('given it is stopped, then no further page is sent', async () => {
  await schedule();
  const execute = createExecuteCommand(stores.events);
  const activities = activitiesWith(execute);
  const step = (idempotencyKey: string) => ({ workflowId: 'w', idempotencyKey, signal });
  const place = await activities.start({ broadcastId, ownerId, schedule: 1 }, step('start'));
  const next = place && (await activities.sendPage({ broadcastId, ownerId, ...place }, step('page-0')));
  const input = { broadcastId, by, now: '2026-01-02T09:01:00.000Z' };
  await execute({ aggregate: broadcast, id: broadcastId, decide: stopBroadcast, input, context: context() });
  expect(next && (await activities.sendPage({ broadcastId, ownerId, ...next }, step('page-1')))).toBeNull();
  expect(await posted()).toHaveLength(100);
});
