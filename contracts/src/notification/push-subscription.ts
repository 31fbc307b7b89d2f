import { z } from 'zod';

/** What a browser sends when it subscribes to pushes (`PushSubscription.toJSON()`); other fields are dropped. Keys in base64url: a P-256 point, and 16 bytes. */
const pushSubscription = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(2_048),
  keys: z.object({ p256dh: z.string().regex(/^B[\w-]{86}=?$/), auth: z.string().regex(/^[\w-]{22}={0,2}$/) }),
});
export type PushSubscription = z.infer<typeof pushSubscription>;

/** A push token that is JSON is a subscription, `malformed` when it is invalid; any other is only stored (`opaque`). */
export const readPushToken = (token: string): PushSubscription | 'opaque' | 'malformed' => {
  if (!token.trimStart().startsWith('{')) return 'opaque';
  try {
    return pushSubscription.parse(JSON.parse(token));
  } catch {
    return 'malformed';
  }
};
