import { createHash } from 'node:crypto';
import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { sendRequest, type SignedInClient, type TestServer } from '#test/server.fixtures.ts';

const moment = { occurredAt: '2026-01-01T10:00:00.000Z', timeZone: 'Europe/Paris' };
const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
type Size = 'small' | 'large' | 'original';
type Sealing = Readonly<{ thoughtId: string; alt?: string; keepsMetadata?: boolean; chunks?: number; sha256?: string }>;

/** One person who keeps pictures with thoughts. */
export const pictureActsOf = (server: TestServer, { token }: Pick<SignedInClient, 'token'>) => {
  const say = (request: string, body?: object) => sendRequest(server, request, { token, ...(body && { body }) });
  const upload = async (pictureId: string, seq: number, bytes: Uint8Array) => {
    const answer = await fetch(`${server.url}/api/client/pictures/${pictureId}/chunks/${seq}`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}`, 'X-Chunk-SHA256': hashOf(bytes) },
      body: new Uint8Array(bytes),
    });
    return { status: answer.status, body: (await answer.json()) as Readonly<{ code?: string }> };
  };
  const seal = (pictureId: string, bytes: Uint8Array, sealing: Sealing) =>
    say(`POST /api/client/pictures/${pictureId}/seal`, { chunks: 1, sha256: hashOf(bytes), ...sealing });
  return {
    say,
    upload,
    seal,
    write: async (content: string, pictureIds: readonly string[] = []) => {
      const thoughtId = systemIds.next();
      const answer = await say('POST /api/client/thoughts', { thoughtId, content, pictureIds, ...moment });
      if (answer.status !== 200) throw new Error(answer.text);
      return thoughtId;
    },
    /** Sends a picture and seals it. */
    add: async (bytes: Uint8Array, sealing: Sealing, pictureId = systemIds.next()) => {
      await upload(pictureId, 0, bytes);
      return { pictureId, answer: await seal(pictureId, bytes, sealing) };
    },
    find: async (thoughtId: string) => (await say(`GET /api/client/thoughts/${thoughtId}`)).body as ThoughtDetail,
    fetch: async (thoughtId: string, pictureId: string, asked: Size | Readonly<{ size: Size; range: string }>) => {
      const { size, range } = typeof asked === 'string' ? { size: asked, range: null } : asked;
      const answer = await fetch(`${server.url}/api/client/thoughts/${thoughtId}/pictures/${pictureId}/${size}`, {
        headers: { Authorization: `Bearer ${token}`, ...(range !== null && { Range: range }) },
      });
      return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
    },
  };
};
