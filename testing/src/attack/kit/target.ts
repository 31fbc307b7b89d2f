import { registerClient, type ApiClient } from '#kits/api-client.ts';
import type { ServerProcess } from '#servers/main-process.ts';
import { embeddedProcess } from '#servers/server-process.ts';

/** `path`: from `/api/client` on. `token` null: none. */
export type Request = Readonly<{
  method: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array<ArrayBuffer>;
  token?: string | null;
}>;
/** `status` 0: no answer came in time, or the connection was cut. `text`: the body. */
export type Reply = Readonly<{ status: number; text: string }>;

/** A server started for the attack, an attacking client, and a bystander. */
export type Target = Readonly<{
  server: () => ServerProcess;
  attacker: () => ApiClient;
  bystander: () => ApiClient;
  send: (request: Request) => Promise<Reply>;
  /** Registers another attacker, so that the next case is independent of the last one's data. */
  renewAttacker: () => Promise<void>;
  /** Whether the process runs and answers. */
  isUp: () => Promise<boolean>;
  /** Another server on another folder. */
  renew: () => Promise<void>;
  close: () => Promise<void>;
}>;

type Environment = Readonly<Record<string, string>>;

/** Timeout of a request, in ms: no request here takes that long. */
const answerMs = 10_000;

/** After these statuses – token expired, budget used up – another attacker continues. */
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

/** Checks what every answer must be: in time, no server error, and a refusal with a code. */
export const faultOf = ({ status, text }: Reply): string | null => {
  if (status === 0) return 'no answer';
  if (status >= 500) return `answered ${status}`;
  if (status < 400 || /"code":"[a-z-]+\.[a-z-]+"/.test(text)) return null;
  // Node itself refuses invalid HTTP before our code runs.
  return [400, 431].includes(status) && text === '' ? null : `answered ${status} without a code`;
};
