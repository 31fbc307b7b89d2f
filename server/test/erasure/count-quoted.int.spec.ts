import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { openEventStoreDb } from '@ecrin/platform/adapters/event-store/event-store-db/event-store-db.ts';
import { sealEvents } from '@ecrin/platform/crypto/sealed-events.ts';
import { startEventStoreDbFake } from '@ecrin/testing/fakes/event-store-db/event-store-db-fake.ts';
import { newEvent, openEmbeddedEvents } from '@ecrin/testing/kits/embedded-stores.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#config/config.ts';
import { findQuotations } from '#erasure/find-quotations.ts';
import { createCountQuoted } from '#erasure/outlook/count-quoted.ts';

const ownerId = systemIds.next();
const at = '2026-01-02T10:00:00.000Z';

describe('counting what quotes a thought that much was written after', () => {
  const thoughtId = systemIds.next();
  let folder = '';
  let opened: ReturnType<typeof openEmbeddedEvents>;
  const written = (id: string) =>
    newEvent(
      {
        type: 'ThoughtWritten',
        data: { thoughtId: id, ownerId, language: 'fr', occurredAt: at, timeZone: 'UTC', writtenAt: at },
        private: { content: 'Le lac.' },
      },
      ownerId,
      at,
    );

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ecrin-count-'));
    opened = openEmbeddedEvents(folder);
    const { events } = opened;
    await events.append(`thought-${thoughtId}`, 'any', [written(thoughtId)]);
    const reminderId = systemIds.next();
    const subject = { kind: 'thought', id: thoughtId };
    await events.append(`reminder-${reminderId}`, 'any', [
      newEvent(
        { type: 'ReminderSet', data: { reminderId, ownerId, subject }, private: { title: 'Le lac' } },
        ownerId,
        at,
      ),
    ]);
    const later = systemIds.next();
    for (let batch = 0; batch < 5; batch += 1)
      await events.append(
        `thought-${later}`,
        'any',
        Array.from({ length: 500 }, () => written(later)),
      );
  }, 60_000);
  afterAll(async () => {
    await opened.closeEvents();
    await rm(folder, { recursive: true, force: true });
  });
  const config = () => readConfig({ DATA_DIR: folder, ROLES: 'api,projections', LOG_LEVEL: 'silent' }).shared;

  it('is done by a thread beside, which counts the same', async () => {
    const count = createCountQuoted({ events: opened.events, config: config() });
    expect(await count({ ownerId, thoughtIds: [thoughtId] })).toMatchObject({ reminders: 1, stories: 0 });
  }, 30_000);
  it('is done on EventStoreDB as well', async () => {
    const fake = await startEventStoreDbFake();
    const store = openEventStoreDb({ url: fake.url });
    const events = sealEvents({ store, vault: opened.vault });
    for (const id of [systemIds.next(), thoughtId]) await events.append(`thought-${id}`, 'any', [written(id)]);
    const subject = { kind: 'thought', id: thoughtId };
    const set = { type: 'ReminderSet', data: { reminderId: 'one', ownerId, subject }, private: { title: 'Le lac' } };
    await events.append('reminder-one', 'any', [newEvent(set, ownerId, at)]);
    const found = await Array.fromAsync(findQuotations(events, { ownerId, thoughtIds: [thoughtId] }));
    expect(found.map(({ stream }) => stream)).toEqual([`thought-${thoughtId}`, 'reminder-one']);
    await store.close();
    fake.kill();
  });
  it('lets eight wait, and refuses more', async () => {
    const held = Promise.withResolvers<never>();
    held.promise.catch(() => undefined);
    const count = createCountQuoted({ events: opened.events, config: config(), count: () => held.promise });
    const waiting = Array.from({ length: 8 }, async () => count({ ownerId, thoughtIds: [thoughtId] }));
    const ended = Promise.allSettled(waiting);
    await expect.poll(() => count({ ownerId, thoughtIds: [thoughtId] })).toBeNull();
    held.reject(new Error('ended'));
    expect((await ended).map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 'rejected'));
  });
});
