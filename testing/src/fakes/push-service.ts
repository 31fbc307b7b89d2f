import { createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newPushKeys, decryptPush, type PushKeys } from './decrypt-push.ts';

/** One accepted message, as the browser would receive it. */
export type ReceivedPush = Readonly<{
  device: string;
  text: string;
  urgency: string;
  topic: string;
  ttl: number;
  subject: string;
}>;
/** The response to a message: `hang` never answers; `redirect` redirects; `refuse-large` accepts at most `bytes` bytes. */
export type PushBehaviour =
  | Readonly<{ status: number; retryAfter?: string }>
  | Readonly<{ does: 'hang' | 'redirect' | 'drop' | 'chatter' }>
  | Readonly<{ does: 'refuse-large'; bytes: number }>;

/** A push service on loopback, like a browser vendor's, with the browsers that subscribe there. */
export type FakePushService = Readonly<{
  origin: string;
  /** A browser subscribes with a server's public key: its token. `device` names it in received messages. */
  subscribe: (device: string, publicKey: string) => string;
  /** From now on, for one device or for all. */
  setBehaviour: (behaviour: PushBehaviour, device?: string) => void;
  received: () => readonly ReceivedPush[];
  /** Requests so far, accepted or not. */
  requestCount: () => number;
  /** Why messages were refused; empty when every one conformed to the standards. */
  faults: () => readonly string[];
  close: () => Promise<void>;
}>;

type Subscribed = Readonly<{ device: string; keys: PushKeys; publicKey: string }>;

export const startFakePushService = async (): Promise<FakePushService> => {
  const subscriptions = new Map<string, Subscribed>();
  const behaviours = new Map<string, PushBehaviour>();
  const [received, faults]: [ReceivedPush[], string[]] = [[], []];
  let asked = 0;

  const behaviourOf = (device: string): PushBehaviour =>
    behaviours.get(device) ?? behaviours.get('') ?? { status: 201 };
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    asked += 1;
    const subscribed = subscriptions.get(String(request.url));
    const body = await read(request);
    if (!subscribed) return void response.writeHead(404).end();
    if (misbehave(behaviourOf(subscribed.device), body, response)) return;
    try {
      received.push({ device: subscribed.device, ...checked(request, body, { subscribed, origin }) });
      response.writeHead(201, { Location: `${origin}/message` }).end();
    } catch (fault) {
      faults.push(fault instanceof Error ? fault.message : 'unknown');
      response.writeHead(400).end();
    }
  };
  const server = createServer((request, response) => void take(request, response));
  const origin = await new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });

  return {
    origin,
    subscribe: (device, publicKey) => {
      const keys = newPushKeys(randomBytes(16));
      const path = `/push/${randomBytes(16).toString('base64url')}`;
      subscriptions.set(path, { device, keys, publicKey });
      return JSON.stringify({
        endpoint: origin + path,
        expirationTime: null,
        keys: { p256dh: keys.ecdh.getPublicKey('base64url'), auth: keys.auth.toString('base64url') },
      });
    },
    setBehaviour: (behaviour, device = '') => void behaviours.set(device, behaviour),
    received: () => received,
    requestCount: () => asked,
    faults: () => faults,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

const read = async (request: IncomingMessage): Promise<Buffer> =>
  Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>));

/** True when it did not accept the message. */
const misbehave = (behaviour: PushBehaviour, body: Buffer, response: ServerResponse): boolean => {
  if ('status' in behaviour) {
    if (behaviour.status === 201) return false;
    response
      .writeHead(behaviour.status, behaviour.retryAfter === undefined ? {} : { 'Retry-After': behaviour.retryAfter })
      .end('not this one');
    return true;
  }
  if (behaviour.does === 'refuse-large' && body.length <= behaviour.bytes) return false;
  respondBadly[behaviour.does](response);
  return true;
};

const respondBadly: Readonly<
  Record<Extract<PushBehaviour, { does: string }>['does'], (response: ServerResponse) => void>
> = {
  'refuse-large': (response) => void response.writeHead(413).end(),
  hang: () => undefined,
  drop: (response) => void response.destroy(),
  redirect: (response) => void response.writeHead(307, { Location: '/elsewhere' }).end(),
  // An answer that never ends.
  chatter: (response) => {
    response.writeHead(500);
    const talk = (): void => {
      if (!response.destroyed) response.write(Buffer.alloc(65_536), talk);
    };
    talk();
  },
};

type Checking = Readonly<{ subscribed: Subscribed; origin: string }>;

const checked = (
  { method, headers }: IncomingMessage,
  body: Buffer,
  { subscribed, origin }: Checking,
): Omit<ReceivedPush, 'device'> => {
  const header = (name: string): string => String(headers[name] ?? '');
  must(method === 'POST', 'not posted');
  must(header('content-encoding') === 'aes128gcm', 'not encrypted as RFC 8291 says');
  must(/^\d+$/.test(header('ttl')), 'no TTL');
  must(/^(very-low|low|normal|high)$/.test(header('urgency')), 'no urgency');
  must(/^[\w-]{1,32}$/.test(header('topic')), 'no topic');
  must(body.length <= 4_096, 'more than a push service must take');
  const subject = checkedVapid(header('authorization'), { publicKey: subscribed.publicKey, origin });
  return {
    text: decryptPush(subscribed.keys, body),
    urgency: header('urgency'),
    topic: header('topic'),
    ttl: Number(header('ttl')),
    subject,
  };
};

/** RFC 8292: signed by the key the browser subscribed with, for this service, valid for a day at most. */
const checkedVapid = (
  authorization: string,
  { publicKey, origin }: Readonly<{ publicKey: string; origin: string }>,
): string => {
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  must(key === publicKey, 'another key than the browser subscribed with');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const signer = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const };
  must(
    verify('sha256', Buffer.from(`${head}.${claims}`), signer, Buffer.from(signature, 'base64url')),
    'not signed with that key',
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Readonly<{
    aud: unknown;
    exp: number;
    sub: unknown;
  }>;
  must(aud === origin, 'signed for another service');
  const ahead = exp - Date.now() / 1_000;
  must(ahead > 0 && ahead <= 86_400, 'over, or good for more than a day');
  must(typeof sub === 'string' && /^(mailto:|https:)/.test(sub), 'nobody to turn to');
  return String(sub);
};

const must = (holds: boolean, otherwise: string): void => {
  if (!holds) throw new Error(otherwise);
};
