import { hostOf } from '@ecrin/domain/consent/consent.vocabulary.ts';
import { Agent, request, type Dispatcher } from 'undici';
import webPush, { type PushSubscription, type RequestDetails } from 'web-push';
import { z } from 'zod';
import { retryAfterOf } from '#adapters/ai-provider/retry-after.ts';
import type { RecordMessageSent } from '#consent/sending-ledger.ts';
import type { Clock } from '#ports/clock.ts';
import { PushFault, type Push, type PushSender } from '#ports/push-sender.ts';
import { createPublicAgent } from './public-agent.ts';
import { isPublicEndpoint } from './push-endpoint.ts';

/** Keys as web-push makes them (base64url); `subject`: `mailto:` or `https:`, the contact for a push service. */
export type VapidKeys = Readonly<{ publicKey: string; privateKey: string; subject: string }>;
/** `allowed`: origins besides the public internet that pushes may go to. `timeoutMs`: for a whole answer. */
export type WebPushOptions = Readonly<{
  keys: VapidKeys;
  allowed: readonly string[];
  clock: Clock;
  /** Before each request. */
  record: RecordMessageSent;
  timeoutMs?: number;
}>;

const subscription = z.object({ endpoint: z.string(), keys: z.object({ p256dh: z.string(), auth: z.string() }) });
/** An answer is read up to here, so that the connection can be reused; its content does not matter. */
const answerBytes = 16_384;

type Answered = Readonly<{ status: number; retryAfterMs: number }>;

/** Web push by RFC 8030, 8291 and 8292. Redirects are not followed. */
export const openWebPushSender = (options: WebPushOptions): PushSender => {
  const { keys, allowed, record } = options;
  const [publicOnly, trusted] = [createPublicAgent(), new Agent()];

  const post = async (push: Push, payload: string): Promise<Answered> => {
    const details = encrypted(keys, push, payload);
    if (!isPublicEndpoint(details.endpoint, allowed))
      throw new PushFault('refused', 'the push endpoint is not allowed');
    const dispatcher = allowed.includes(new URL(details.endpoint).origin) ? trusted : publicOnly;
    await record(push.sentFor ?? [], { carrier: 'push', host: hostOf(details.endpoint), size: payload.length });
    // Network errors may name the endpoint.
    return postTo(options, details, { dispatcher, signal: push.signal }).catch(() => {
      throw new PushFault('unavailable', 'the push service did not answer');
    });
  };

  return {
    publicKey: keys.publicKey,
    send: async (push) => {
      const answered = await post(push, push.payload);
      return outcomeOf(answered.status === 413 ? await post(push, push.shorter) : answered);
    },
    close: async () => void (await Promise.all([publicOnly.destroy(), trusted.destroy()])),
  };
};

const encrypted = (keys: VapidKeys, { token, urgency, topic, ttlSeconds }: Push, payload: string): RequestDetails => {
  try {
    return webPush.generateRequestDetails(subscriptionOf(token), payload, {
      vapidDetails: keys,
      urgency,
      topic,
      TTL: ttlSeconds,
      contentEncoding: 'aes128gcm',
    });
  } catch {
    throw new PushFault('refused', 'a push subscription that cannot be used');
  }
};

const postTo = async (
  { clock, timeoutMs = 10_000 }: WebPushOptions,
  { endpoint, headers, body }: RequestDetails,
  { dispatcher, signal }: Readonly<{ dispatcher: Dispatcher; signal: AbortSignal | undefined }>,
): Promise<Answered> => {
  const late = AbortSignal.timeout(timeoutMs);
  const answer = await request(endpoint, {
    method: 'POST',
    headers: headersOf(headers),
    body,
    dispatcher,
    signal: signal ? AbortSignal.any([signal, late]) : late,
  });
  await answer.body.dump({ limit: answerBytes }).catch(() => undefined);
  const retryAfter = new Headers({ 'retry-after': String(answer.headers['retry-after'] ?? '') });
  return { status: answer.statusCode, retryAfterMs: retryAfterOf(retryAfter, clock.now().getTime()) };
};

const subscriptionOf = (token: string): PushSubscription => subscription.parse(JSON.parse(token));
/** The library returns numbers among them, contrary to its types. */
const headersOf = (headers: RequestDetails['headers']): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]: [string, unknown]) => [name, String(value)]));

const gone = new Set([404, 410]);
const busy = new Set([408, 425, 429]);

const outcomeOf = ({ status, retryAfterMs }: Answered): 'sent' | 'gone' => {
  if (status >= 200 && status < 300) return 'sent';
  if (gone.has(status)) return 'gone';
  const again = busy.has(status) || status >= 500;
  throw new PushFault(
    again ? 'unavailable' : 'refused',
    `the push service did not take it (${status})`,
    again ? retryAfterMs : 0,
  );
};
