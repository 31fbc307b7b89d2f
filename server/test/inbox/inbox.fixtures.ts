import { atLeastHeader } from '@ecrin/contracts/transport/headers.ts';
import type { Receipt } from '@ecrin/contracts/transport/receipt.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { sendRequest, type Answer, type TestServer } from '#test/server.fixtures.ts';

type Signed = Readonly<{ token: string }>;
type Sent = Answer & Readonly<{ id: string }>;

/** Reads as of a command's answer. */
export const readAfter =
  (server: TestServer) =>
  ({ token }: Signed, path: string, { body }: Answer): Promise<Answer> =>
    sendRequest(server, `GET ${path}`, {
      token,
      headers: { [atLeastHeader]: String((body as Receipt).position) },
    });

export const openTestRequest =
  (server: TestServer) =>
  async ({ token }: Signed, subject: object, words: string | null = null): Promise<Sent> => {
    const id = systemIds.next();
    const answer = await sendRequest(server, 'POST /api/client/requests', {
      token,
      body: { requestId: id, subject, words },
    });
    return { ...answer, id };
  };

export const createTestOrganization = async (
  server: TestServer,
  { token }: Signed,
  changed: object = {},
): Promise<Sent> => {
  const id = systemIds.next();
  const answer = await sendRequest(server, 'POST /api/admin/organizations', {
    token,
    body: {
      organizationId: id,
      name: 'Chœur du jeudi',
      kind: 'arts',
      contact: null,
      referentId: null,
      acceptsRequests: true,
      ...changed,
    },
  });
  return { ...answer, id };
};
