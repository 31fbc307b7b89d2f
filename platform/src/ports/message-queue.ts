import type { Json } from './event-store.ts';

/** What is still to be sent. `message`: its subject, from which it is rendered when it is due. Instants in ISO 8601. */
export type QueuedItem<Message extends Json = Json> = Readonly<{
  itemId: string;
  message: Message;
  dueAt: string;
  expiresAt: string;
  tries: number;
}>;

/** `retried`: those tried at least once. `oldestDueAt`: when the one that waits longest was, or is, due; null: there is none. */
export type Backlog = Readonly<{ waiting: number; retried: number; oldestDueAt: string | null }>;

/** Messages waiting to be sent, over restarts and for any number of consumers. Stored sealed: they may contain phone numbers. */
export type MessageQueue<Message extends Json = Json> = Readonly<{
  /** Durable when it resolves. */
  put: (item: Omit<QueuedItem<Message>, 'tries'>) => Promise<void>;
  /** The same, and nothing while one of that id waits: for callers that may repeat. */
  putOnce: (item: Omit<QueuedItem<Message>, 'tries'>) => Promise<void>;
  /** The next one due, leased for `leaseMs`; null: none. Expired ones are deleted. Counts an attempt. */
  take: (request: Readonly<{ now: string; leaseMs: number }>) => Promise<QueuedItem<Message> | null>;
  /** How many there are, due or not. */
  count: () => Promise<number>;
  backlog: () => Promise<Backlog>;
  /** Not before `dueAt`. */
  delay: (itemId: string, dueAt: string) => Promise<void>;
  remove: (itemId: string) => Promise<void>;
  /** Removes all of which this is true, due or not, also from free space and logs. */
  forget: (isMeant: (message: Message) => boolean) => Promise<void>;
  close: () => Promise<void>;
}>;
