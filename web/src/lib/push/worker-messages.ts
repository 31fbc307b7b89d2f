/** Messages of the service worker to an open page. `link`: a path of this site. `token`: the subscription, as JSON. */
export type FromWorker =
  | Readonly<{ type: 'push-received'; title: string; link: string }>
  | Readonly<{ type: 'push-opened'; link: string }>
  | Readonly<{ type: 'push-token'; token: string }>;

/** Messages of a page to the service worker. `publicKey`: VAPID, base64url. */
export type ToWorker = Readonly<{ type: 'renew-push-token'; publicKey: string }>;

type Texts = Readonly<Record<string, string>>;

/** The message's fields, which are all strings; null when it is no such message. */
const textsIn = (value: unknown): Texts | null =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : null;

/** The renewal request; null for any other message. */
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

/** A message of our worker; null for messages of its update library. */
export const parseWorkerMessage = (value: unknown): FromWorker | null => {
  const texts = textsIn(value) ?? {};
  const { type } = texts;
  return isMessageType(type) ? readers[type](texts) : null;
};
