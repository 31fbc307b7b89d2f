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

/** Five a day and one a minute. `key`: purpose and a hash of where it goes, whether or not anybody is there. null: it may go. */
export const countSend = async (services: Limiting, key: string, now: string): Promise<RefusedReply | null> =>
  (await countMinuteSend(services, key, now)) ?? countDailySend(services, key, now);

/** For what nobody asks for by itself: it goes however short ago another went, and the minute before the next begins. */
export const countFirstSend = async (services: Limiting, key: string, now: string): Promise<RefusedReply | null> => {
  await countMinuteSend(services, key, now);
  return countDailySend(services, key, now);
};

/** What everything that sends a code answers, whoever was or was not there. */
export const codeSentReply: Reply = {
  json: codeSent.parse({ resendAfterSeconds: pauseMs / 1_000 }),
  headers: { 'Cache-Control': 'no-store' },
};
