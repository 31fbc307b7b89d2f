import { thoughtVersion, thoughtVersionParams, thoughtVersions } from '@ecrin/contracts/thought/thought-versions.ts';
import { appended, recorded, secondId, transcribed } from '@ecrin/domain/test/thought/thought.fixtures.ts';
import type { ThoughtEvent } from '@ecrin/domain/thought/thought.events.ts';
import type { RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import { openEmbeddedStores, type EmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findThoughtVersion, listThoughtVersions } from '#thought/thought-versions.ts';

const now = '2026-01-02T09:00:00.000Z';
const thoughtId = v7();
const clientId = 'anne';
const long = 'Le lac, encore et encore, jusqu’au soir. '.repeat(2_000);

let embedded: EmbeddedStores;
beforeEach(async () => {
  embedded = await openEmbeddedStores();
});
afterEach(() => embedded.dispose());

const append = (events: readonly ThoughtEvent[]) => embedded.record(`thought-${thoughtId}`, clientId, events);
const written: ThoughtEvent = {
  type: 'ThoughtWritten',
  data: { thoughtId, ownerId: clientId, language: 'fr', writtenAt: now, occurredAt: now, timeZone: 'Europe/Paris' },
  private: { content: 'Le lac' },
};
const edited = (content: string): ThoughtEvent => ({
  type: 'ThoughtEdited',
  data: { thoughtId, editedAt: now },
  private: { content },
});
const pinned: ThoughtEvent = { type: 'ThoughtPinned', data: { thoughtId, pinnedAt: now }, private: null };
const moved: ThoughtEvent = {
  type: 'ThoughtBackDated',
  data: { thoughtId, backDatedAt: now, occurredAt: '2025-06-01T08:00:00.000Z', timeZone: 'UTC' },
  private: null,
};
const deleted: ThoughtEvent = { type: 'ThoughtDeleted', data: { thoughtId, deletedAt: now }, private: null };

const list = async (asked: Readonly<{ cursor?: number; limit?: number }> = {}) =>
  thoughtVersions.parse(await listThoughtVersions(embedded.events, { clientId, thoughtId, limit: 20, ...asked }));
const revisions = ({ items }: Awaited<ReturnType<typeof list>>) => items.map(({ revision }) => revision);

describe('the versions of a thought', () => {
  it('given changes of its words or its date, then each is listed, newest first', async () => {
    await append([written, pinned, edited(long), moved]);
    expect((await list()).items).toMatchObject([
      { revision: 3, change: 'back-dated', excerpt: null, whole: true, occurredAt: '2025-06-01T08:00:00.000Z' },
      { revision: 2, change: 'edited', whole: false, occurredAt: null },
      { revision: 0, change: 'written', excerpt: 'Le lac', whole: true, occurredAt: now },
    ]);
  });
  it('given pictures that came and went, then those changed together are one change, as they are today', async () => {
    const at = (minute: number) => `2026-01-02T09:${String(minute).padStart(2, '0')}:00.000Z`;
    const added = (pictureId: string, minute: number): ThoughtEvent => ({
      type: 'ThoughtPictureAdded',
      data: {
        thoughtId,
        pictureId,
        format: 'image/jpeg',
        width: 4,
        height: 3,
        fileSize: 9,
        sha256: 'a'.repeat(64),
        keepsMetadata: false,
        addedAt: at(minute),
      },
      private: { alt: pictureId === 'one' ? 'Le phare' : '' },
    });
    const removed = (pictureId: string, minute: number): ThoughtEvent => ({
      type: 'ThoughtPictureRemoved',
      data: { thoughtId, pictureId, removedAt: at(minute) },
      private: null,
    });
    const declared: ThoughtEvent = {
      type: 'ThoughtPicturesDeclared',
      data: { thoughtId, pictureIds: ['never'], declaredAt: now },
      private: null,
    };
    await append([written, declared, added('one', 1), added('two', 9), added('three', 30)]);
    await append([removed('never', 31), removed('one', 40)]);
    const { items } = await list();
    expect(items.map(({ change, pictures }) => [change, pictures.map(({ pictureId }) => pictureId)])).toEqual([
      ['pictures-removed', ['one']],
      ['pictures-added', ['three']],
      ['pictures-added', ['one', 'two']],
      ['written', []],
    ]);
    expect(items.at(2)?.pictures).toMatchObject([
      { alt: 'Le phare', removed: true },
      { alt: '', removed: false },
    ]);
  });
  it('given an appended recording, then its words are a version of their own', async () => {
    const spoken = (event: ThoughtEvent): ThoughtEvent =>
      ({ ...event, data: { ...event.data, thoughtId } }) as ThoughtEvent;
    const added: ThoughtEvent = {
      ...transcribed,
      data: { ...transcribed.data, recordingId: secondId, attempt: 2 },
      private: { raw: 'Maman.', text: 'Maman.', segments: [], setAside: [] },
    };
    const own = { ...recorded, data: { ...recorded.data, ownerId: clientId } };
    await append([own, transcribed, appended, added].map(spoken));
    expect((await list()).items).toMatchObject([
      { change: 'appended', excerpt: 'Maman.' },
      { change: 'transcribed', excerpt: 'Papa a téléphoné.' },
    ]);
  });
  it('given many, then they come by page, each once', async () => {
    await append([written, ...Array.from({ length: 44 }, (_, n) => edited(`Fois ${n}`))]);
    const first = await list();
    const second = await list({ cursor: Number(first.nextCursor) });
    const third = await list({ cursor: Number(second.nextCursor) });
    expect([first, second, third].flatMap(revisions)).toEqual(Array.from({ length: 45 }, (_, n) => 44 - n));
    expect(third.nextCursor).toBeNull();
  });
  it('given 100 versions of 80 KB, then a page reads and holds no more than its own', async () => {
    await append([written, ...Array.from({ length: 100 }, (_, n) => edited(`${n} ${long}`))]);
    let read = 0;
    const counted = {
      readStream: async function* (...asked: Parameters<typeof embedded.events.readStream>) {
        for await (const event of embedded.events.readStream(...asked)) {
          if (asked[1]?.direction === 'backward') read += 1;
          yield event as RecordedEvent;
        }
      },
    };
    const page = await listThoughtVersions(counted, { clientId, thoughtId, limit: 20 });
    expect(read).toBe(21);
    expect(JSON.stringify(page).length).toBeLessThan(20_000);
  });
  it('given one that is opened, then all its words are shown', async () => {
    await append([written, edited(long)]);
    const found = await findThoughtVersion(embedded.events, { clientId, thoughtId, revision: 1 });
    expect(thoughtVersion.parse(found)).toMatchObject({ revision: 1, change: 'edited', content: long });
  });
  it('given a revision that is no version, then it is not found', async () => {
    await append([written, pinned]);
    for (const revision of [1, 2])
      expect(await findThoughtVersion(embedded.events, { clientId, thoughtId, revision })).toEqual({
        refused: 'thought.not-found',
      });
  });
  it.each(['1e3', '0x10', ' 1', '-1', '1.5', '9999999999'])(
    'given « %s » for a revision, then it is none',
    (revision) => expect(thoughtVersionParams.safeParse({ thoughtId, revision }).success).toBe(false),
  );
  it('given that it was deleted, or is another’s, then there are none', async () => {
    await append([written]);
    const otherClient = { clientId: 'bea', thoughtId };
    const notFound = { refused: 'thought.not-found' };
    expect(await listThoughtVersions(embedded.events, { ...otherClient, limit: 20 })).toEqual(notFound);
    expect(await findThoughtVersion(embedded.events, { ...otherClient, revision: 0 })).toEqual(notFound);
    await append([deleted]);
    expect(await listThoughtVersions(embedded.events, { clientId, thoughtId, limit: 20 })).toEqual(notFound);
  });
  it('given that its key was destroyed, then the versions have no words', async () => {
    await append([written, edited('Autrement')]);
    await embedded.vault.destroy(clientId);
    expect((await list()).items).toMatchObject([{ excerpt: null }, { excerpt: null }]);
  });
});
