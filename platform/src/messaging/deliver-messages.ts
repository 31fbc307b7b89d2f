import { createKeyedQueue, type KeyedQueue } from '#concurrency/keyed-queue.ts';
import type { Clock } from '#ports/clock.ts';
import { CourierFault, type CourierMessage } from '#ports/courier.ts';
import type { Json } from '#ports/event-store.ts';
import type { MessageQueue, QueuedItem } from '#ports/message-queue.ts';

/** A message that could not be delivered, and why, in our own words only. */
export type FailedDelivery = Readonly<{ itemId: string; fault: string; tries: number; givenUp: boolean }>;

/** `Written`: a message for a courier, or a push. */
export type DeliveryParts<Message extends Json, Written = CourierMessage> = Readonly<{
  queue: MessageQueue<Message>;
  /** What to send, rendered when it is due: codes are created here, so that none is stored. null: nothing to send. */
  write: (message: Message) => Promise<Written | null>;
  /** Throws `CourierFault`. */
  courier: Readonly<{ send: (message: Written) => Promise<void> }>;
  /** Messages of one receiver are sent one after the other: of two codes the later one is valid, and must be the last to arrive. */
  receiverOf: (message: Message) => string;
  clock: Clock;
  onFailedDelivery: (undelivered: FailedDelivery) => void;
  /** How a message ended; a fault of this callback changes nothing. `unavailable`: it would have expired before the next attempt. */
  onEnd?: (message: Message, end: 'sent' | 'refused' | 'unavailable') => Promise<void>;
  /** Called with the fault's name when the queue cannot be read; not again until it could. */
  onQueueFault: (fault: string) => void;
}>;

/** `wake`: something was queued; without it the queue is polled every second. */
export type Delivery = Readonly<{ wake: () => void; close: () => Promise<void> }>;

/** Longer than a courier may take, also for the messages to the same receiver that are sent before. */
const leaseMs = 2 * 60_000;
const concurrency = 4;
const pollMs = 1_000;
/** Gives the request that queued the message time to be answered first. */
const pauseMs = 50;

const waitMs = (tries: number): number => Math.min(5_000 * 3 ** (tries - 1), 10 * 60_000);

/** Sends due messages, a few at a time, and retries each until it is sent, permanently refused or expired. */
export const deliverMessages = <Message extends Json, Written>(parts: DeliveryParts<Message, Written>): Delivery => {
  let running: Promise<unknown> = Promise.resolve();
  let [isRunning, isFailing, closed] = [false, false, false];
  let wakeTimer: NodeJS.Timeout | undefined;
  const inOrder = createKeyedQueue();

  const run = (): void => {
    if (isRunning || closed) return;
    isRunning = true;
    running = drainAll();
  };
  const drainAll = async (): Promise<void> => {
    try {
      await Promise.all(Array.from({ length: concurrency }, () => drain({ ...parts, inOrder }, () => closed)));
      isFailing = false;
    } catch (fault) {
      if (!isFailing) parts.onQueueFault(nameOf(fault));
      isFailing = true;
    }
    isRunning = false;
  };
  const poll = setInterval(run, pollMs).unref();

  return {
    wake: () => {
      wakeTimer ??= setTimeout(() => {
        wakeTimer = undefined;
        run();
      }, pauseMs).unref();
    },
    close: async () => {
      closed = true;
      clearInterval(poll);
      clearTimeout(wakeTimer);
      await running;
    },
  };
};

const drain = async <Message extends Json, Written>(
  parts: DeliveryParts<Message, Written> & Readonly<{ inOrder: KeyedQueue }>,
  isOver: () => boolean,
): Promise<void> => {
  while (!isOver()) {
    const item = await parts.queue.take({ now: parts.clock.now().toISOString(), leaseMs });
    if (!item) return;
    await parts.inOrder(parts.receiverOf(item.message), () => deliver(parts, item));
  }
};

const deliver = async <Message extends Json, Written>(
  parts: DeliveryParts<Message, Written>,
  item: QueuedItem<Message>,
): Promise<void> => {
  const { queue, write, courier, clock, onFailedDelivery } = parts;
  const { itemId, tries } = item;
  try {
    const message = await write(item.message);
    if (message) {
      await courier.send(message);
      await end(parts, item, 'sent');
    }
    await queue.remove(itemId);
  } catch (fault) {
    const next = new Date(clock.now().getTime() + waitMs(tries)).toISOString();
    const why = endOf(fault, next >= item.expiresAt);
    onFailedDelivery({
      itemId,
      fault: fault instanceof CourierFault ? fault.message : nameOf(fault),
      tries,
      givenUp: why !== null,
    });
    if (why) await end(parts, item, why);
    await (why ? queue.remove(itemId) : queue.delay(itemId, next));
  }
};

const endOf = (fault: unknown, isLast: boolean): 'refused' | 'unavailable' | null => {
  if (fault instanceof CourierFault && fault.kind === 'refused') return 'refused';
  return isLast ? 'unavailable' : null;
};

const end = async <Message extends Json, Written>(
  { onEnd, onFailedDelivery }: DeliveryParts<Message, Written>,
  { itemId, message, tries }: QueuedItem<Message>,
  why: 'sent' | 'refused' | 'unavailable',
): Promise<void> => {
  try {
    await onEnd?.(message, why);
  } catch (fault) {
    onFailedDelivery({ itemId, fault: nameOf(fault), tries, givenUp: true });
  }
};

/** The message of another fault may contain a personal word. */
const nameOf = (fault: unknown): string => (fault instanceof Error ? fault.name : 'unexpected');
