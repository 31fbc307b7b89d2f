import type { SentFor } from './sent-for.ts';

/** A push to one device. `token`: its browser's subscription, as JSON. `payload`, `shorter`: what is encrypted for it, and what is sent instead when that is too large. */
export type Push = Readonly<{
  token: string;
  payload: string;
  shorter: string;
  /** `high`: now, whatever it costs the battery. */
  urgency: 'normal' | 'high';
  /** A later one of the same topic replaces one that still waits; up to 32 letters of base64url. */
  topic: string;
  /** How long the service stores it for a device that is off; 0: not at all. */
  ttlSeconds: number;
  /** Absent: nobody's. */
  sentFor?: readonly SentFor[];
  signal?: AbortSignal;
}>;

/** A push as a message that waits in the queue is written. `to`: the id of the device. */
export type PushMessage = Readonly<{ channel: 'push'; to: string; ownerId: string; push: Push }>;

/** Sends messages to the push services of browsers. */
export type PushSender = Readonly<{
  /** The public key a browser needs to subscribe: base64url. */
  publicKey: string;
  /** `sent`: accepted by the service, which is not yet delivered. `gone`: the device is no longer subscribed. Throws `PushFault`. */
  send: (push: Push) => Promise<'sent' | 'gone'>;
  close: () => Promise<void>;
}>;

/** `refused`: this can never be sent there. `unavailable`: retry, after `retryAfterMs` at the earliest. The message contains no endpoint and no word. */
export class PushFault extends Error {
  readonly kind: 'refused' | 'unavailable';
  readonly retryAfterMs: number;

  constructor(kind: PushFault['kind'], message: string, retryAfterMs = 0) {
    super(message);
    this.name = 'PushFault';
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }
}
