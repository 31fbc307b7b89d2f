import type { ConsentPurpose } from '#consent/consent.vocabulary.ts';
import type { DomainEvent } from '#kernel/event-sourcing.ts';
import type { UsageKind } from '#usage/cost-of-usage.ts';
import type { MessageCarrier, MessageReason, Sent } from './sending.vocabulary.ts';

// These names and fields are permanent: add, never rename. They hold no personal words.

/**
 * Words of a client were about to be sent to an endpoint: recorded before the first byte leaves, so that a crash in between leaves one event too many and
 * never one too few. Each request is one, also one that is tried again, fails or is broken off. `host`: see `hostOf`. `model`: as the endpoint calls it.
 */
export type WordsSent = DomainEvent<
  'WordsSent',
  Sent & {
    sendingId: string;
    clientId: string;
    purpose: ConsentPurpose;
    kind: UsageKind;
    host: string;
    model: string;
    sentAt: string;
  },
  null
>;

/**
 * A message to a client, or about them, was about to be sent to the service that delivers it: recorded as `WordsSent` is. `size`: characters of what its
 * reader sees, its subject among them. `host`: of the mail server, the push service or the gateway.
 */
export type MessageSent = DomainEvent<
  'MessageSent',
  {
    sendingId: string;
    clientId: string;
    carrier: MessageCarrier;
    why: MessageReason;
    host: string;
    size: number;
    sentAt: string;
  },
  null
>;

/**
 * A client's archive was about to leave for another écrin, which they moved it to: recorded as `WordsSent` is, also for what is left of one that was cut
 * off. `size`: bytes. `host`: as the other one names itself.
 */
export type ArchiveSent = DomainEvent<
  'ArchiveSent',
  { sendingId: string; clientId: string; host: string; size: number; sentAt: string },
  null
>;

/** In the stream `sendings-<clientId>-<month>`. */
export type SendingEvent = WordsSent | MessageSent | ArchiveSent;
