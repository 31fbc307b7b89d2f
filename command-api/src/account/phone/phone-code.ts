import { phoneChannels, type PhoneChannel } from '@ecrin/contracts/client/sign-in-methods.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { phone } from '@ecrin/domain/phone/phone.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { CustomContext, RefusedReply, Reply } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { queueMessage } from '#messages/queue-message.ts';
import { codeSentReply, countSend } from '../challenge/send-limits.ts';

type Services = Pick<ApiServices, 'access' | 'courier' | 'keyedHash'>;

/** What a code is for: one for signing in never adds a number, nor the other way round. */
const [signIn, change] = ['phone-login:', 'phone-change:'] as const;
export const signInCodeKey = (phoneHash: string): string => signIn + phoneHash;
export const changeCodeKey = (clientId: string): string => change + clientId;

/** The account a code is for; null: a number that no account has. */
export const holderOfCode = async (
  { events }: Pick<ApiServices, 'events'>,
  { key }: Pick<Request, 'key'>,
): Promise<string | null> => {
  if (key.startsWith(change)) return key.slice(change.length);
  const { state } = await loadAggregate(events, phone, { id: key.slice(signIn.length) });
  return state.status === 'free' ? null : state.clientId;
};

/** The number itself is in no key and no stream name. */
export const phoneHashOf = ({ keyedHash }: Pick<ApiServices, 'keyedHash'>, phone: string): string =>
  keyedHash('phone', phone);

/** Channels for codes on this server; none: it has no phone sign-in. */
export const channelsOf = ({ courier }: Pick<ApiServices, 'courier'>): readonly PhoneChannel[] =>
  phoneChannels.filter((channel) => courier.channels.includes(channel));

const dayMs = 24 * 3_600_000;
/** Messages cost money: to how many numbers one network address may have messages sent in a day. */
const sendsPerAddress = 30;

type Request = Readonly<{
  key: string;
  phone: string;
  channel: PhoneChannel;
  language: Language;
  payload: string | null;
}>;

/** null while another code may be sent to that number, whether or not an account has it. */
export const countPhoneCodeSend = async (
  services: Services,
  { phone, channel }: Pick<Request, 'phone' | 'channel'>,
  { address, now }: CustomContext,
): Promise<RefusedReply | null> => {
  if (!channelsOf(services).includes(channel)) return { refused: 'client.phone-unavailable' };
  const key = `phone-codes:${services.keyedHash('address', address)}`;
  const { allowed, retryAfterMs } = await services.access.countAttempt({
    key,
    limit: sendsPerAddress,
    windowMs: dayMs,
    now,
  });
  if (!allowed)
    return { refused: 'client.too-many-tries', headers: { 'Retry-After': String(Math.ceil(retryAfterMs / 1_000)) } };
  return countSend(services, `phone:${phoneHashOf(services, phone)}`, now);
};

/** Sent once the request is answered. */
export const queuePhoneCode = async (
  services: Pick<ApiServices, 'messages'>,
  request: Request,
  context: CustomContext,
): Promise<Reply> => {
  await queueMessage(services, { kind: 'phone-code', ...request }, context);
  return codeSentReply;
};
