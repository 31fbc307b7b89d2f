import type { SessionToken } from '@ecrin/contracts/client/client.ts';
import type {
  OpenableThoughts,
  OpenedThought,
  OpenExceptionalAccessRequest,
} from '@ecrin/contracts/exceptional-access/exceptional-access.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { sendRequest, type Answer, type TestServer } from '#test/server.fixtures.ts';

type Server = Pick<TestServer, 'url'>;
type Caller = Pick<SessionToken, 'token'>;

/** A written thought of a client, and its id. */
export const writeThought = async (server: Server, { token }: Caller, content: string): Promise<string> => {
  const thoughtId = systemIds.next();
  const moment = { occurredAt: '2026-01-01T10:00:00.000Z', timeZone: 'Europe/Paris' };
  const answer = await sendRequest(server, 'POST /api/client/thoughts', {
    token,
    body: { thoughtId, content, ...moment },
  });
  if (answer.status !== 200) throw new Error(answer.text);
  return thoughtId;
};

/** The routes of one exceptional access to a client, as one administrator calls them. */
export const exceptionalAccessAs = (
  server: Server,
  clientId: string,
  { token, accessId = systemIds.next() }: Caller & Readonly<{ accessId?: string }>,
) => {
  const base = `/api/admin/clients/${clientId}/exceptional-accesses`;
  const body: OpenExceptionalAccessRequest = {
    accessId,
    cause: 'reported-fault',
    reason: 'Claire signale une pensée mal transcrite',
  };
  const ask = (place: string, body?: object): Promise<Answer> =>
    sendRequest(server, place, body ? { token, body } : { token });
  return {
    accessId,
    open: (changed: Partial<Record<keyof OpenExceptionalAccessRequest, unknown>> = {}) =>
      ask(`POST ${base}`, { ...body, ...changed }),
    current: () => ask(`GET ${base}/current`),
    close: () => ask(`DELETE ${base}/${accessId}`),
    list: async () => {
      const answer = await ask(`GET ${base}/${accessId}/thoughts`);
      return { ...answer, listed: answer.body as OpenableThoughts };
    },
    read: async (thoughtId: string) => {
      const answer = await ask(`GET ${base}/${accessId}/thoughts/${thoughtId}`);
      return { ...answer, thought: answer.body as OpenedThought };
    },
    listen: (thoughtId: string) => ask(`GET ${base}/${accessId}/thoughts/${thoughtId}/audio`),
  };
};
