import type { ImportItem, ImportPreview } from '@ecrin/contracts/journal-import/journal-import.ts';
import { maxChunkBytes } from '@ecrin/contracts/recording/recording.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { apiClient } from '@ecrin/testing/kits/api-client.ts';
import { pollUntil } from '@ecrin/testing/kits/poll-until.ts';
import { sendRequest, type Answer, type SignedInClient, type TestServer } from '#test/server.fixtures.ts';

export const timeZone = 'Europe/Paris';
const nothingChosen = { leftYears: [], leftJournals: [], keepDuplicates: false, understand: false, moods: {} };

/** One person who brings journals. */
export const importActsOf = (
  server: Pick<TestServer, 'url'>,
  { token, userId }: Pick<SignedInClient, 'token' | 'userId'>,
) => {
  const api = apiClient(server.url, { token, clientId: userId });
  const say = (request: string, body?: object) => sendRequest(server, request, { token, ...(body && { body }) });

  const preview = async (file: Uint8Array<ArrayBuffer>, name: string, choice: object = {}): Promise<Answer> => {
    const importId = systemIds.next();
    const pieces = Math.ceil(file.length / maxChunkBytes);
    for (let seq = 0; seq < pieces; seq += 1)
      await api.uploadImport(importId, seq, file.slice(seq * maxChunkBytes, (seq + 1) * maxChunkBytes));
    return say(`POST /api/client/imports/${importId}/preview`, { name, pieces, timeZone, ...choice });
  };
  const list = async (): Promise<readonly ImportItem[]> =>
    ((await say('GET /api/client/imports')).body as Readonly<{ items: readonly ImportItem[] }>).items;

  return {
    preview,
    previewOf: async (...asked: Parameters<typeof preview>) => (await preview(...asked)).body as ImportPreview,
    start: (importId: string, choice: object = {}) =>
      say(`POST /api/client/imports/${importId}/start`, { ...nothingChosen, ...choice }),
    act: (importId: string, act: 'pause' | 'resume') => say(`POST /api/client/imports/${importId}/${act}`),
    undo: (importId: string) => say(`DELETE /api/client/imports/${importId}`),
    list,
    /** Waits until the latest import has ended so, with so many thoughts. */
    until: (status: ImportItem['status'], thoughts: number) =>
      pollUntil(
        async () => {
          const [last] = await list();
          return last?.status === status && last.thoughts === thoughts;
        },
        { timeoutMs: 300_000, what: `an import that is ${status} with ${thoughts} thoughts` },
      ),
    /** What the account shows: every thought of the list, and the figures of a year. */
    shown: async () => {
      const thoughts = await say('GET /api/client/thoughts?limit=100');
      const counts = await say('GET /api/client/thoughts/counts');
      const year = await say('GET /api/client/years/2019?dayStart=0');
      return [thoughts, counts, year].map(({ status, body }) => ({ status, body }));
    },
    thoughts: async () =>
      (await say('GET /api/client/thoughts?limit=100')).body as Readonly<{ items: readonly Shown[] }>,
    write: (content: string, occurredAt: string) =>
      say('POST /api/client/thoughts', { thoughtId: systemIds.next(), content, occurredAt, timeZone }),
    say,
  };
};
type Shown = Readonly<{
  thoughtId: string;
  excerpt: string;
  occurredAt: string;
  day: string;
  tags: readonly string[];
  mood: string | null;
  importedFrom?: string;
  hourless?: true;
  receipt: string;
  withoutAi: boolean;
}>;
