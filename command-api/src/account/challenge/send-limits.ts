import { codeSent } from '@ecrin/contracts/client/sign-in-methods.ts';
import type { RefusedReply, Reply } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { tooManyAttempts } from './attempt-limits.ts';

/** Between two messages of one purpose to one address or number. */
const pauseMs = 60_000;
const dayMs = 24 * 3_600_000;
const perDay = 5;

type Limiting = Pick<ApiServices, 'access'>;

const countDailySend = async ({ access }: Limiting, key: string, now: string): Promise<RefusedReply | null> =>
  tooManyAttempts(await access.countAttempt({ key: `sent:${key}`, limit: perDay, windowMs: dayMs, now }));
const countMinuteSend = async ({ access }: Limiting, key: string, now: string): Promise<RefusedReply | null> =>
  tooManyAttempts(await access.countAttempt({ key: `sent-now:${key}`, limit: 1, windowMs: pauseMs, now }));

/** Five a day and one a minute. `key`: purpose and a hash of the receiver, whether or not it exists. null: it may be sent. */
export const countSend = async (services: Limiting, key: string, now: string): Promise<RefusedReply | null> =>
  (await countMinuteSend(services, key, now)) ?? countDailySend(services, key, now);

/** For messages that no caller requests: sent however recent the last one is; the minute until the next starts now. */
export const countFirstSend = async (services: Limiting, key: string, now: string): Promise<RefusedReply | null> => {
  await countMinuteSend(services, key, now);
  return countDailySend(services, key, now);
};

/** The response of every route that sends a code, whether or not the receiver exists. */
export const codeSentReply: Reply = {
  json: codeSent.parse({ resendAfterSeconds: pauseMs / 1_000 }),
  headers: { 'Cache-Control': 'no-store' },
};
