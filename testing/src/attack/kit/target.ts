import { registerClient, type ApiClient } from '#kits/api-client.ts';
import type { ServerProcess } from '#servers/main-process.ts';
import { embeddedProcess } from '#servers/server-process.ts';

/** `path`: from `/api/client` on. `token` null: nobody's. */
export type Request = Readonly<{
  method: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array<ArrayBuffer>;
  token?: string | null;
}>;
/** `status` 0: no answer came in time, or the connection was cut. `text`: the body. */
export type Reply = Readonly<{ status: number; text: string }>;

/** A server of the attack's own, somebody who attacks it, and somebody who has nothing to do with it. */
export type Target = Readonly<{
  server: () => ServerProcess;
  attacker: () => ApiClient;
  bystander: () => ApiClient;
  send: (request: Request) => Promise<Reply>;
  /** Another attacker: what the last one left behind is no excuse for what comes. */
  renewAttacker: () => Promise<void>;
  /** Whether the process runs and answers. */
  isUp: () => Promise<boolean>;
  /** Another server on another folder. */
  renew: () => Promise<void>;
  close: () => Promise<void>;
}>;

type Environment = Readonly<Record<string, string>>;

/** Nothing that is asked here takes a server this long, in ms. */
const answerMs = 10_000;

/** Whoever's budget is used up, or whose token is over after a quarter of an hour, attacks no more: somebody else does. */
const usedUp: ReadonlySet<number> = new Set([401, 429]);

export const openTarget = async (environment: Environment = {}): Promise<Target> => {
  const begin = async () => {
    const server = await embeddedProcess({ LOG_LEVEL: 'silent', ...environment });
    return { server, attacker: await registerClient(server.url), bystander: await registerClient(server.url) };
  };
  let now = await begin();

  const renewAttacker = async (): Promise<void> => {
    now = { ...now, attacker: await registerClient(now.server.url) };
  };
  const sendOnce = ({ method, path, headers = {}, body, token }: Request): Promise<Reply> =>
    fetch(`${now.server.url}/api/client${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(token === null ? {} : { Authorization: `Bearer ${token ?? now.attacker.token}` }),
        ...headers,
      },
      signal: AbortSignal.timeout(answerMs),
      redirect: 'manual',
      ...(body === undefined ? {} : { body }),
    }).then(
      async (response) => ({ status: response.status, text: await response.text() }),
      () => ({ status: 0, text: '' }),
    );

  return {
    server: () => now.server,
    attacker: () => now.attacker,
    bystander: () => now.bystander,
    send: async (request) => {
      const reply = await sendOnce(request);
      if (!usedUp.has(reply.status) || request.token !== undefined) return reply;
      await renewAttacker();
      return sendOnce(request);
    },
    renewAttacker,
    isUp: async () =>
      now.server.alive() &&
      (await fetch(`${now.server.url}/healthz`, { signal: AbortSignal.timeout(answerMs) }).then(
        ({ ok }) => ok,
        () => false,
      )),
    renew: async () => {
      await now.server.remove();
      now = await begin();
    },
    close: () => now.server.remove(),
  };
};

/** What an answer must be, whatever was asked: in time, no fault of the server, and a refusal with a code. */
export const faultOf = ({ status, text }: Reply): string | null => {
  if (status === 0) return 'no answer';
  if (status >= 500) return `answered ${status}`;
  if (status < 400 || /"code":"[a-z-]+\.[a-z-]+"/.test(text)) return null;
  // Node itself refuses what is no HTTP before anybody here sees it.
  return [400, 431].includes(status) && text === '' ? null : `answered ${status} without a code`;
};
