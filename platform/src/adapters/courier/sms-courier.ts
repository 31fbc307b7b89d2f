import { CourierFault, type Courier } from '#ports/courier.ts';
import { postJson } from './post-json.ts';

/** `url` accepts `{to, text}` as JSON, the number as `+33…`. `token`: its bearer token, if it needs one. */
export type SmsOptions = Readonly<{ url: string; token: string | null; timeoutMs?: number }>;

/** Any gateway that accepts a message by HTTP; a small adapter in front turns any provider into one. */
export const openSmsCourier = ({ url, token, timeoutMs = 15_000 }: SmsOptions): Courier => ({
  channels: ['sms'],
  send: async (message) => {
    if (message.channel !== 'sms') throw new CourierFault('refused', `the SMS gateway takes no ${message.channel}`);
    const { to, text } = message;
    await postJson({ service: 'the SMS gateway', url, token, body: { to, text }, timeoutMs });
  },
  close: async () => undefined,
});
