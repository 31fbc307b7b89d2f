import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { request as send } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SessionToken } from '@ecrin/contracts/client/client.ts';
import { followProviderRedirects } from '@ecrin/testing/fakes/follow-provider-redirects.ts';
import { sendRequest, type Answer, type TestServer } from '#test/server.fixtures.ts';

/** The server's public address; specs reach it elsewhere. */
export const publicUrl = 'https://ecrin.example';
export const callbackOf = (provider: 'google' | 'x'): string => `${publicUrl}/api/client/sign-in/${provider}/callback`;
type Asking = Parameters<typeof sendRequest>[2];

/** Navigates to a page without `fetch`, which would mark the request as a script's. */
export const navigate = (
  { url }: Pick<TestServer, 'url'>,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const page = { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document', ...headers };
    send(url + path, { headers: page }, async (response) => {
      const given = Object.entries(response.headersDistinct).flatMap(([name, values = []]) =>
        values.map((value): [string, string] => [name, value]),
      );
      const text = (await response.toArray()).map(String).join('');
      resolve({ status: response.statusCode ?? 0, headers: new Headers(given), body: null, text });
    })
      .on('error', reject)
      .end();
  });

/** From the provider's address to the one it sends back to, below our own. */
const followProvider = async (url: string): Promise<string> =>
  (await followProviderRedirects(url)).replace(publicUrl, '');

/** Stores the cookies an answer sets and drops those it expires. */
const updateCookies = (cookies: Map<string, string>, { headers }: Answer): void => {
  for (const set of headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
    if (set.includes('Max-Age=0')) cookies.delete(name);
    else cookies.set(name, value);
  }
};

/** A browser: stores cookies, and follows the redirects of a provider. */
export const createTestBrowser = (server: TestServer) => {
  const cookies = new Map<string, string>();
  const go = async (request: string, { headers, ...asking }: NonNullable<Asking> = {}): Promise<Answer> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const sent = { ...(cookie ? { Cookie: cookie } : {}), ...headers };
    const answer = request.startsWith('GET ')
      ? await navigate(server, request.slice(4), sent)
      : await sendRequest(server, request, { ...asking, headers: sent });
    updateCookies(cookies, answer);
    return answer;
  };
  const begin = async (provider: 'google' | 'x', query = ''): Promise<string> =>
    locationOf(await go(`GET /api/client/sign-in/${provider}${query}`));
  return {
    cookies,
    go,
    comeBack: followProvider,
    begin,
    signIn: async (provider: 'google' | 'x', query = ''): Promise<Answer> =>
      go(`GET ${await followProvider(await begin(provider, query))}`),
    /** null while the browser has no session. */
    session: async (): Promise<SessionToken | null> => {
      const answer = await go('POST /api/client/session');
      return answer.status === 200 ? (answer.body as SessionToken) : null;
    },
  };
};
export type TestBrowser = ReturnType<typeof createTestBrowser>;

export const locationOf = ({ headers }: Answer): string => headers.get('Location') ?? '';

type MeResponse = Readonly<{
  client: Readonly<{
    _id: string;
    firstname: string | null;
    email: string | null;
    emailProved: boolean;
    phone: string | null;
    identities: readonly string[];
    hasPassword: boolean;
  }>;
}>;
export const readMe = async (server: TestServer, token: string): Promise<MeResponse['client']> =>
  ((await sendRequest(server, 'GET /api/client/me', { token })).body as MeResponse).client;

/** Names of all events so far. */
export const eventsOf = ({ dataDir }: TestServer): readonly string[] => {
  const db = new DatabaseSync(join(dataDir, 'events.db'), { readOnly: true });
  try {
    return db
      .prepare('select type from events order by position')
      .all()
      .map(({ type }) => String(type));
  } finally {
    db.close();
  }
};

type OutboxFile = Readonly<{ file: string; text: string }>;

/** Messages in the outbox, oldest first. */
export const outboxFilesOf = ({ dataDir }: Pick<TestServer, 'dataDir'>): readonly OutboxFile[] => {
  const folder = join(dataDir, 'outbox');
  const files = existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => /^\d/.test(file))
        .toSorted()
    : [];
  return files.map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
};
