import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import { rebuildProjection } from '@ecrin/platform/projections/rebuild-projection.ts';
import { newEvent, openEmbeddedStores, type EmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { activityProjection } from '#activity/activity.projection.ts';
import {
  listActivity,
  listActLog,
  listActsOfAdmin,
  readActivity,
  type ActLogAsked,
} from '#activity/list-activity.query.ts';

const [clientId, adminId] = ['client-1', 'admin-1'];
const at = '2026-01-02T09:00:00.000Z';

let stores: EmbeddedStores;
beforeEach(async () => {
  stores = await openEmbeddedStores();
});
afterEach(() => stores.dispose());

const recorded = async (actor: string, stream: string, event: DomainEvent): Promise<string> => {
  const made = newEvent(event, actor === 'client:another' ? 'another' : clientId, at);
  await stores.events.append(stream, 'any', [{ ...made, metadata: { ...made.metadata, actor } }]);
  return made.id;
};
const written = (thoughtId: string): DomainEvent => ({
  type: 'ThoughtWritten',
  data: { thoughtId, ownerId: clientId, language: 'fr', writtenAt: at, occurredAt: at, timeZone: 'Europe/Paris' },
  private: { content: 'Zibeline dort.' },
});
const granted: DomainEvent = {
  type: 'ClientPermissionGranted',
  data: { clientId, permission: 'create-orbs', by: adminId, grantedAt: at },
  private: null,
};
const run: DomainEvent = {
  type: 'OrbRunSkipped',
  data: {
    runId: 'r',
    orbId: 'o',
    ownerId: clientId,
    version: 1,
    occasion: { kind: 'schedule', dueAt: at },
    reason: 'no-engine',
    skippedAt: at,
  },
  private: null,
};
const build = () => rebuildProjection({ ...stores, projection: activityProjection });

it('tells what happened, newest first, by whom and from which session, without a word', async () => {
  const first = await recorded(`client:${clientId}`, 'thought-1', written('1'));
  const second = await recorded(`admin:${adminId}`, `client-permissions-${clientId}`, granted);
  const third = await recorded(`client:${clientId}`, 'session-s', {
    type: 'ClientLoggedIn',
    data: { clientId, sessionId: 's', loggedInAt: at },
    private: { device: 'Firefox' },
  });
  const fourth = await recorded('system:schedule-orb', 'orb-run-r', run);
  await recorded('client:another', 'thought-2', written('2'));
  await build();

  const page = await listActivity(stores.models)(clientId, { limit: 10 });
  expect(page?.items.map(({ id }) => id)).toEqual([fourth, third, second, first]);
  expect(page?.items).toMatchObject([
    { kind: 'orb', actor: 'system:schedule-orb', masked: false, facts: { occasion: 'schedule', reason: 'no-engine' } },
    { kind: 'session', sessionId: 's', masked: true, facts: {} },
    { kind: 'permission', actor: `admin:${adminId}`, facts: { permission: 'create-orbs', by: adminId } },
    { kind: 'thought', masked: true, occurredAt: at, stream: 'thought-1', facts: { language: 'fr' } },
  ]);
  expect(JSON.stringify(page)).not.toMatch(/Zibeline|Firefox/);
});

it('pages, and filters by kind and span', async () => {
  const ids = [];
  for (const thoughtId of ['1', '2', '3'])
    ids.unshift(await recorded('client:x', `thought-${thoughtId}`, written(thoughtId)));
  const permission = await recorded('admin:x', `client-permissions-${clientId}`, granted);
  await build();
  const list = listActivity(stores.models);

  const first = await list(clientId, { limit: 2, kind: 'thought' });
  expect(first?.items.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  const rest = await list(clientId, { limit: 2, kind: 'thought', cursor: first?.nextCursor ?? null });
  expect(rest?.items.map(({ id }) => id)).toEqual(ids.slice(2));
  const all = (await Array.fromAsync(readActivity(stores.models)(clientId, {}))).flat();
  expect(all.map(({ id }) => id)).toEqual([permission, ...ids]);
  expect(await list(clientId, { limit: 2, cursor: 'not-a-cursor' })).toBeNull();
});

it('keeps to a span', async () => {
  await recorded('client:x', 'thought-1', written('1'));
  await build();
  const list = listActivity(stores.models);
  const [found] = (await list(clientId, { limit: 10 }))?.items ?? [];
  const moment = found?.recordedAt ?? '';
  expect((await list(clientId, { limit: 10, from: moment }))?.items).toEqual([found]);
  expect((await list(clientId, { limit: 10, before: moment }))?.items).toEqual([]);
});

it('lists the acts of one administrator', async () => {
  await recorded('admin:other', `client-permissions-${clientId}`, granted);
  const mine = await recorded(`admin:${adminId}`, `client-permissions-${clientId}`, granted);
  await build();
  const page = await listActsOfAdmin(stores.models)(adminId, { limit: 10 });
  expect(page?.items.map(({ id }) => id)).toEqual([mine]);
});

it('never reads the words of an event', async () => {
  await recorded(`client:${clientId}`, 'thought-1', written('1'));
  const [event] = await Array.fromAsync(stores.events.readAll());
  if (!event) throw new Error('nothing was recorded');
  const unreadable = Object.defineProperty({ ...event }, 'private', {
    get: () => {
      throw new Error('read');
    },
  });
  expect(activityProjection.apply(null, unreadable)).toMatchObject({ type: 'ThoughtWritten', masked: true });
});

it('lists the acts of all administrators, counted, by whom, kind and span', async () => {
  await recorded(`client:${clientId}`, 'thought-1', written('1'));
  const others = await recorded('admin:other', `client-permissions-${clientId}`, granted);
  const mine = await recorded(`admin:${adminId}`, `client-permissions-${clientId}`, granted);
  const run1 = await recorded(`admin:${adminId}`, 'orb-run-r', run);
  await build();
  const list = listActLog(stores.models);
  const found = async (asked: Partial<ActLogAsked>) => {
    const page = await list({ limit: 10, ...asked });
    return [page?.items.map(({ id }) => id), page?.total];
  };
  expect(await found({})).toEqual([[run1, mine, others], 3]);
  expect(await found({ limit: 1 })).toEqual([[run1], 3]);
  expect(await found({ adminId })).toEqual([[run1, mine], 2]);
  expect(await found({ kind: 'permission' })).toEqual([[mine, others], 2]);
  expect(await found({ adminId, kind: 'permission' })).toEqual([[mine], 1]);
  expect(await found({ before: '2000-01-01T00:00:00.000Z' })).toEqual([[], 0]);
  expect(await list({ limit: 10, cursor: 'not-a-cursor' })).toBeNull();
});
