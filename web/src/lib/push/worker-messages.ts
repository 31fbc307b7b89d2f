/** What the service worker tells an open page. `link`: a path of this site. `token`: the subscription, as JSON. */
export type FromWorker =
  | Readonly<{ type: 'push-received'; title: string; link: string }>
  | Readonly<{ type: 'push-opened'; link: string }>
  | Readonly<{ type: 'push-token'; token: string }>;

/** What a page asks of the service worker. `publicKey`: VAPID, base64url. */
export type ToWorker = Readonly<{ type: 'renew-push-token'; publicKey: string }>;

type Texts = Readonly<Record<string, string>>;

/** The texts in what was posted, by name; null for what is no such word. */
const textsIn = (value: unknown): Texts | null =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : null;

/** The renewal asked for; null for anything else a page may post. */
export const parseRenewalRequest = (value: unknown): ToWorker | null => {
  const { type, publicKey } = textsIn(value) ?? {};
  return type === 'renew-push-token' && publicKey !== undefined ? { type, publicKey } : null;
};

const readers: Readonly<Record<FromWorker['type'], (texts: Texts) => FromWorker | null>> = {
  'push-received': ({ title, link }) =>
    title === undefined || link === undefined ? null : { type: 'push-received', title, link },
  'push-opened': ({ link }) => (link === undefined ? null : { type: 'push-opened', link }),
  'push-token': ({ token }) => (token === undefined ? null : { type: 'push-token', token }),
};
const isMessageType = (type: string | undefined): type is FromWorker['type'] =>
  type !== undefined && Object.hasOwn(readers, type);

/** A word of our worker; null for what other parts of it (updates) say. */
export const parseWorkerMessage = (value: unknown): FromWorker | null => {
  const texts = textsIn(value) ?? {};
  const { type } = texts;
  return isMessageType(type) ? readers[type](texts) : null;
};
