import type { StoryDetail, StoryList } from '@ecrin/contracts/story/story.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { registerClient } from '@ecrin/testing/kits/api-client.ts';
import { spokenArchive, spokenLine } from '@ecrin/testing/kits/journals/spoken-archive.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#test/server.fixtures.ts';
import { importActsOf } from './imports.fixtures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ ROLES: 'api,projections,workflows', CLIENT_REQUESTS_PER_SECOND: '0' });
});
afterAll(() => server.remove());

const person = async () => {
  const { token, clientId, call } = await registerClient(server.url);
  const stories = async (): Promise<readonly StoryDetail[]> => {
    const { items } = (await call('GET', '/stories')).body as unknown as StoryList;
    const found = items.map(async ({ storyId }) => (await call('GET', `/stories/${storyId}`)).body);
    return (await Promise.all(found)) as unknown as readonly StoryDetail[];
  };
  return { ...importActsOf(server, { token, userId: clientId }), call, stories };
};

const spoken = spokenLine({ said: ['Un appel de papa', 'puis un autre'] });
const { thoughtId, audio } = spoken.line;
const partOf = (kind: string, more: object = {}) => ({
  partId: systemIds.next(),
  kind,
  text: `Un ${kind}`,
  by: 'person',
  sources: [thoughtId],
  unsourced: [],
  ...more,
});
const passage = { thoughtId, recordingId: audio.parts[1]?.recordingId, fromMs: 100, toMs: 400 };
const elsewhere = { thoughtId: systemIds.next(), recordingId: systemIds.next(), fromMs: 0, toMs: 100 };
const waiting = systemIds.next();
const story = {
  storyId: systemIds.next(),
  title: 'La corde bleue',
  language: 'fr',
  createdAt: '2025-04-01T08:00:00.000Z',
  changedAt: '2025-05-01T08:00:00.000Z',
  parts: [
    partOf('chapter', { sources: [] }),
    partOf('paragraph', { by: 'model', partId: `${waiting}.1`, unsourced: ['Il faisait beau.'] }),
    partOf('passage', { by: 'thought', passage }),
    partOf('passage', { passage: elsewhere, sources: [elsewhere.thoughtId], text: 'Sans son' }),
    partOf('paragraph', { text: null }),
    partOf('picture', { picture: { version: 'ab'.repeat(32), width: 10, height: 10, caption: '' } }),
  ],
  waiting: [waiting],
  published: { title: 'La corde', parts: [partOf('paragraph')] },
  links: [{ linkId: systemIds.next(), closed: false, url: null }],
};
const archive = spokenArchive([spoken], { data: { stories: [story, { storyId: 7 }] } });
const patiently = { timeout: 60_000 };

describe('stories of an archive', () => {
  it('come with their words, whose they are, and what they rest on here; not with their links', async () => {
    const target = await person();
    const shown = await target.previewOf(archive, 'ecrin.zip');
    expect([shown.stories, shown.leftOut]).toEqual([
      1,
      [
        { reason: 'story', count: 1 },
        { reason: 'picture', count: 1 },
      ],
    ]);
    await target.start(shown.importId);
    await target.until('ended', 1);
    await expect.poll(async () => (await target.stories()).length, patiently).toBe(1);
    const [found] = await target.stories();
    const here = (await target.thoughts()).items[0]?.thoughtId;
    const recordings = (await target.call('GET', `/thoughts/${here}`)).body as unknown as typeof spoken.line;
    const { title, language, createdAt, changedAt } = story;
    expect(found).toMatchObject({ title, language, createdAt, changedAt, links: [], waiting: [waiting] });
    expect(found?.parts.map(({ kind, text, by, sources, unsourced }) => [kind, text, by, sources, unsourced])).toEqual([
      ['chapter', 'Un chapter', 'person', [], []],
      ['paragraph', 'Un paragraph', 'model', [here], ['Il faisait beau.']],
      ['passage', 'Un passage', 'thought', [here], []],
      ['paragraph', 'Sans son', 'person', [], []],
    ]);
    expect(found?.parts[2]?.passage).toEqual({
      ...passage,
      thoughtId: here,
      recordingId: recordings.audio.parts[1]?.recordingId,
    });
    expect(found?.published).toMatchObject({ title: 'La corde', parts: [{ text: 'Un paragraph', sources: [here] }] });
  });

  it('come once, leave with their import, and come again after that', async () => {
    const target = await person();
    const bring = async (thoughts: number) => {
      const { importId } = await target.previewOf(archive, 'ecrin.zip');
      await target.start(importId);
      await target.until('ended', thoughts);
      return importId;
    };
    const count = async () => (await target.stories()).length;
    const importId = await bring(1);
    await expect.poll(count, patiently).toBe(1);
    await bring(0);
    expect(await count()).toBe(1);
    await target.undo(importId);
    await expect.poll(count, patiently).toBe(0);
    await expect.poll(async () => (await target.thoughts()).items, patiently).toEqual([]);
    await bring(1);
    await expect.poll(count, patiently).toBe(1);
  });

  it('come alone from an archive without a thought, and leave again', async () => {
    const target = await person();
    const alone = { ...story, parts: [partOf('paragraph', { sources: [] })], waiting: [], published: null };
    const shown = await target.previewOf(spokenArchive([], { data: { stories: [alone] } }), 'ecrin.zip');
    expect([shown.entries, shown.stories]).toEqual([0, 1]);
    expect((await target.start(shown.importId)).status).toBe(200);
    await target.until('ended', 0);
    await expect.poll(async () => (await target.stories()).map(({ title }) => title), patiently).toEqual([story.title]);
    await target.undo(shown.importId);
    await expect.poll(async () => (await target.stories()).length, patiently).toBe(0);
  });
});
