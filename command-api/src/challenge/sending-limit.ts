import { codeSent } from '@ecrin/contracts/client-ways-in.ts';
import type { Reply } from '@ecrin/platform/route.ts';
import type { ApiServices } from '../http/api-services.ts';
import { tooManyTries } from '../session/limits.ts';

/** Between two messages of one purpose to one address or number. */
const pauseMs = 60_000;
const dayMs = 24 * 3_600_000;
const perDay = 5;

type Limiting = Pick<ApiServices, 'access'>;

/** Five a day. `key`: purpose and a hash of where it goes, whether or not anybody is there. null: it may go. */
export const takeSendingOfDay = async ({ access }: Limiting, key: string, now: string): Promise<Reply | null> =>
  tooManyTries(await access.takeTry({ key: `sent:${key}`, limit: perDay, windowMs: dayMs, now }));

/** The same, and one a minute: for what somebody asks for again. */
export const takeSending = async (services: Limiting, key: string, now: string): Promise<Reply | null> =>
  tooManyTries(await services.access.takeTry({ key: `sent-now:${key}`, limit: 1, windowMs: pauseMs, now })) ?? takeSendingOfDay(services, key, now);

/** What everything that sends a code answers, whoever was or was not there. */
export const sentAnswer: Reply = { json: codeSent.parse({ resendAfterSeconds: pauseMs / 1_000 }), headers: { 'Cache-Control': 'no-store' } };
