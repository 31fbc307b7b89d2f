import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { TestServer } from '#test/server.fixtures.ts';

type PausedRequestOptions = Readonly<{
  token: string;
  body: string | Uint8Array;
  headers?: Readonly<Record<string, string>>;
}>;

/** A request whose body is begun; `finish` sends the rest and gives the status of the answer. */
export const pauseRequest = async (
  { url }: Pick<TestServer, 'url'>,
  asked: string,
  { token, body, headers = {} }: PausedRequestOptions,
): Promise<Readonly<{ finish: () => Promise<number> }>> => {
  const [method = '', path = ''] = asked.split(' ');
  const bytes = Buffer.from(body);
  const outgoing = request(url + path, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      ...headers,
      'Content-Length': bytes.length,
      Expect: '100-continue',
    },
  });
  outgoing.flushHeaders();
  // The server has read the headers: the caller has passed its guard.
  await once(outgoing, 'continue');
  outgoing.write(bytes.subarray(0, 1));
  await new Promise((resolve) => {
    setTimeout(resolve, 100);
  });
  const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>;
  return {
    finish: async () => {
      outgoing.end(bytes.subarray(1));
      const [{ statusCode = 0 }] = await answered;
      return statusCode;
    },
  };
};
