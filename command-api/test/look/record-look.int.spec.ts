import { registered } from '@ecrin/domain/test/client/client.fixtures.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { createExecuteCommand } from '@ecrin/platform/event-sourcing/execute-command.ts';
import { newEvent, openEmbeddedStores, type EmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordLook } from '#look/record-look.ts';

const [clientId, adminId] = [systemIds.next(), systemIds.next()];

let embedded: EmbeddedStores;
beforeAll(async () => {
  embedded = await openEmbeddedStores();
  const fact = { ...registered, data: { ...registered.data, clientId } };
  await embedded.events.append(`client-${clientId}`, 'no-stream', [newEvent(fact, clientId)]);
});
afterAll(() => embedded.dispose());

const contextAt = (now: string) => ({
  adminId,
  now,
  newId: systemIds.next,
  command: {
    commandId: systemIds.next(),
    correlationId: 'request',
    causationId: null,
    actor: `admin:${adminId}`,
    ownerId: adminId,
    occurredAt: now,
    timeZone: 'UTC',
  },
});
const services = () => ({
  events: embedded.events,
  execute: createExecuteCommand(embedded.events),
  adminPermissions: async () => ({ role: 'admin', passwordGiven: false, secondFactor: 'enrolled' }) as const,
});
const recorded = () => Array.fromAsync(embedded.events.readStream(`looks-${clientId}-2026-01`));

it('a look is stored before it answers, owned by the client, and says since when it lasts', async () => {
  const first = contextAt('2026-01-02T09:00:00.000Z');
  expect(await recordLook(services(), { clientId, target: 'page' }, first)).toEqual({ lookedAt: first.now });
  const again = contextAt('2026-01-02T09:03:00.000Z');
  expect(await recordLook(services(), { clientId, target: 'page' }, again)).toEqual({ lookedAt: first.now });
  expect(await recorded()).toMatchObject([
    {
      type: 'LookRecorded',
      data: { clientId, target: 'page', by: adminId, role: 'admin', lookedAt: first.now },
      metadata: { ownerId: clientId, actor: `admin:${adminId}` },
      private: null,
    },
  ]);
});
it('at once from several requests it is one look', async () => {
  const now = '2026-01-02T10:00:00.000Z';
  await Promise.all(
    Array.from({ length: 5 }, () => recordLook(services(), { clientId, target: 'history' }, contextAt(now))),
  );
  expect((await recorded()).filter(({ data }) => 'target' in data && data.target === 'history')).toHaveLength(1);
});
it('the reason is in the private part', async () => {
  const reason = 'Demandé au téléphone';
  await recordLook(services(), { clientId, target: 'export', reason }, contextAt('2026-01-02T11:00:00.000Z'));
  expect((await recorded()).at(-1)).toMatchObject({ data: { target: 'export' }, private: { reason } });
});
it('an unknown client is not looked at', async () => {
  const [nobody, at] = [systemIds.next(), '2026-01-02T12:00:00.000Z'];
  expect(await recordLook(services(), { clientId: nobody, target: 'page' }, contextAt(at))).toBeNull();
  expect(await Array.fromAsync(embedded.events.readStream(`looks-${nobody}-2026-01`))).toEqual([]);
});
