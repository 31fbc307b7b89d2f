import type { StoryDetail } from '@ecrin/contracts/story/story.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { expect, vi } from 'vitest';
import { sendRequest, type TestServer } from '../server.fixtures.ts';

const patient = { timeout: 10_000 };

const moment = { occurredAt: '2026-01-01T10:00:00.000Z', timeZone: 'Europe/Paris' };

/** What one client does with stories. */
export const storyActsOf = (server: TestServer, token: string) => {
  const ask = (request: string, body?: unknown) =>
    sendRequest(server, request, { token, ...(body === undefined ? {} : { body }) });
  const find = async (storyId: string) => (await ask(`GET /api/client/stories/${storyId}`)).body as StoryDetail;
  return {
    ask,
    find,
    /** Once the list of thoughts shows it. */
    write: async (content: string): Promise<string> => {
      const thoughtId = systemIds.next();
      expect((await ask('POST /api/client/thoughts', { thoughtId, content, ...moment })).status).toBe(200);
      await vi.waitFor(
        async () => expect((await ask(`GET /api/client/thoughts/${thoughtId}`)).status).toBe(200),
        patient,
      );
      return thoughtId;
    },
    begin: async (thoughtIds: readonly string[], title = 'La corde bleue'): Promise<string> => {
      const storyId = systemIds.next();
      expect((await ask('POST /api/client/stories', { storyId, title, thoughtIds })).status).toBe(200);
      await vi.waitFor(async () => expect((await find(storyId)).storyId).toBe(storyId), patient);
      return storyId;
    },
    share: async (storyId: string, terms: object = {}): Promise<Readonly<{ linkId: string; path: string }>> => {
      const linkId = systemIds.next();
      const answer = await ask(`POST /api/client/stories/${storyId}/links`, {
        linkId,
        following: true,
        withPrivate: false,
        closesAt: null,
        password: null,
        ...terms,
      });
      expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('/r/')]);
      return { linkId, path: new URL((answer.body as Readonly<{ url: string }>).url).pathname };
    },
  };
};
