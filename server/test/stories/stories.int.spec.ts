import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { registerTestClient, sendRequest, startTestServer, type TestServer } from '../server.fixtures.ts';
import { storyActsOf } from './stories.fixtures.ts';

let server: TestServer;
let claire: ReturnType<typeof storyActsOf>;
let paul: ReturnType<typeof storyActsOf>;
beforeAll(async () => {
  server = await startTestServer();
  claire = storyActsOf(server, (await registerTestClient(server, 'claire')).token);
  paul = storyActsOf(server, (await registerTestClient(server, 'paul')).token);
});
afterAll(() => server.remove());

const texts = async (storyId: string) => (await claire.find(storyId)).parts.map(({ text }) => text);

describe('a story', () => {
  it('begins as the chosen thoughts, only one’s own', async () => {
    const [keys, lake] = [await claire.write('Les clés dehors.'), await claire.write('Le lac.')];
    const foreign = await paul.write('Les mots de Paul.');
    const storyId = await claire.begin([lake, foreign, keys]);
    expect(await texts(storyId)).toEqual(['Le lac.', 'Les clés dehors.']);
    expect((await paul.ask(`GET /api/client/stories/${storyId}`)).status).toBe(404);
  });

  it('keeps what two devices write in one paragraph', async () => {
    const keys = await claire.write('Les clés dehors.');
    const storyId = await claire.begin([keys]);
    const edit = (text: string) =>
      claire.ask(`PUT /api/client/stories/${storyId}/text`, {
        base: 1,
        title: null,
        order: [keys],
        changed: [{ partId: keys, kind: 'paragraph', text, by: 'person', sources: [keys], unsourced: [] }],
        removed: [],
      });
    expect((await edit('Les clés au clou.')).status).toBe(200);
    expect((await edit('Les clés, encore.')).status).toBe(200);
    await vi.waitFor(async () => expect(await texts(storyId)).toEqual(['Les clés au clou.', 'Les clés, encore.']));
  });

  it('loses the words of an erased thought, says so, and gets them back with it', async () => {
    const [keys, lake] = [await claire.write('Les clés dehors.'), await claire.write('Le lac.')];
    const storyId = await claire.begin([keys, lake]);
    await claire.ask(`DELETE /api/client/thoughts/${keys}`);
    await vi.waitFor(async () => expect(await texts(storyId)).toEqual([null, 'Le lac.']));
    expect((await claire.find(storyId)).removed).toBe(1);
    const version = await claire.ask(`GET /api/client/stories/${storyId}/versions/1`);
    expect(version.text).not.toContain('Les clés');
    await claire.ask(`POST /api/client/thoughts/${keys}/restore`);
    await vi.waitFor(async () => expect(await texts(storyId)).toEqual(['Les clés dehors.', 'Le lac.']));
  });

  it('goes back to an earlier version', async () => {
    const [keys, lake] = [await claire.write('Les clés dehors.'), await claire.write('Le lac.')];
    const storyId = await claire.begin([keys]);
    server.advanceClock(11 * 60_000);
    await claire.ask(`POST /api/client/stories/${storyId}/thoughts`, { thoughtIds: [lake] });
    await vi.waitFor(async () => expect(await texts(storyId)).toHaveLength(2));
    const { items } = (await claire.ask(`GET /api/client/stories/${storyId}/versions`)).body as Readonly<{
      items: readonly Readonly<{ sitting: number; paragraphs: number }>[];
    }>;
    expect(items.map(({ sitting, paragraphs }) => [sitting, paragraphs])).toEqual([
      [2, 2],
      [1, 1],
    ]);
    expect((await claire.ask(`POST /api/client/stories/${storyId}/versions/1/restore`)).status).toBe(200);
    await vi.waitFor(async () => expect(await texts(storyId)).toEqual(['Les clés dehors.']));
    expect((await claire.ask(`POST /api/client/stories/${storyId}/versions/9/restore`)).status).toBe(404);
  });

  it('is listed, deleted and restored, and is in the export', async () => {
    const storyId = await claire.begin([await claire.write('La barque.')], 'Le lac en novembre');
    const list = async () => (await claire.ask('GET /api/client/stories')).text;
    expect(await list()).toContain('Le lac en novembre');
    await claire.ask(`DELETE /api/client/stories/${storyId}`);
    await vi.waitFor(async () => expect(await list()).not.toContain('Le lac en novembre'));
    await claire.ask(`POST /api/client/stories/${storyId}/restore`);
    await vi.waitFor(async () => expect(await list()).toContain('Le lac en novembre'));
    const ticket = (await claire.ask('POST /api/client/export')).body as Readonly<{ url: string }>;
    const archive = await sendRequest(server, `GET ${ticket.url}`);
    expect(archive.text).toContain('Le lac en novembre');
  });

  it('is sent once, however often a request is repeated', async () => {
    const body = { storyId: systemIds.next(), title: 'Une fois', thoughtIds: [] };
    const answers = [
      await claire.ask('POST /api/client/stories', body),
      await claire.ask('POST /api/client/stories', body),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await claire.ask('GET /api/client/stories?cursor=nonsense')).status).toBe(400);
  });
});
