/** What the service worker tells an open page. `link`: a path of this site. `token`: the subscription, as JSON. */
export type FromWorker =
  | Readonly<{ type: 'push-received'; title: string; link: string }>
  | Readonly<{ type: 'push-opened'; link: string }>
  | Readonly<{ type: 'push-token'; token: string }>;

/** What a page asks of the service worker. `publicKey`: VAPID, base64url. */
export type ToWorker = Readonly<{ type: 'renew-push-token'; publicKey: string }>;

const textIn = (value: object, name: string): string | null => {
  const text: unknown = Reflect.get(value, name);
  return typeof text === 'string' ? text : null;
};

/** The renewal asked for; null for anything else a page may post. */
export const renewalAsked = (value: unknown): ToWorker | null => {
  if (typeof value !== 'object' || value === null || textIn(value, 'type') !== 'renew-push-token') return null;
  const publicKey = textIn(value, 'publicKey');
  return publicKey === null ? null : { type: 'renew-push-token', publicKey };
};

/** A word of our worker; null for what other parts of it (updates) say. */
export const wordFromWorker = (value: unknown): FromWorker | null => {
  if (typeof value !== 'object' || value === null) return null;
  const [type, title, link, token] = [textIn(value, 'type'), textIn(value, 'title'), textIn(value, 'link'), textIn(value, 'token')];
  if (type === 'push-received' && title !== null && link !== null) return { type, title, link };
  if (type === 'push-opened' && link !== null) return { type, link };
  return type === 'push-token' && token !== null ? { type, token } : null;
};
