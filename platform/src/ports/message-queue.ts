import type { Json } from './event-store.ts';

/** What is still to be sent. `message`: what it is about, from which it is written when its turn has come. Instants in ISO 8601. */
export type QueuedItem<Message extends Json = Json> = Readonly<{
  itemId: string;
  message: Message;
  dueAt: string;
  expiresAt: string;
  tries: number;
}>;

/** Messages that wait to be sent, over a restart and however many processes take from it. Stored sealed: there may be a phone number in one. */
export type MessageQueue<Message extends Json = Json> = Readonly<{
  /** Durable when it resolves. */
  put: (item: Omit<QueuedItem<Message>, 'tries'>) => Promise<void>;
  /** The same, and nothing while one of that id waits: for who may come twice. */
  putOnce: (item: Omit<QueuedItem<Message>, 'tries'>) => Promise<void>;
  /** The next one due, leased for `leaseMs`; null: none. What has expired is forgotten. Counts a try. */
  take: (request: Readonly<{ now: string; leaseMs: number }>) => Promise<QueuedItem<Message> | null>;
  /** How many there are, due or not. */
  count: () => Promise<number>;
  /** Not before `dueAt`. */
  delay: (itemId: string, dueAt: string) => Promise<void>;
  remove: (itemId: string) => Promise<void>;
  close: () => Promise<void>;
}>;
