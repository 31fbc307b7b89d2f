/** What goes to one device. `token`: its browser's subscription, as JSON. `payload`, `shorter`: what is encrypted for it, and what is sent instead when that is too large. */
export type Push = Readonly<{
  token: string;
  payload: string;
  shorter: string;
  /** `high`: now, whatever it costs the battery. */
  urgency: 'normal' | 'high';
  /** A later one of the same topic replaces one that still waits; up to 32 letters of base64url. */
  topic: string;
  /** How long the service keeps it for a device that is off; 0: not at all. */
  ttlSeconds: number;
  signal?: AbortSignal;
}>;

/** Hands messages to the push services of browsers. */
export type PushSender = Readonly<{
  /** What a browser must be given to subscribe with us: base64url. */
  publicKey: string;
  /** `sent`: the service has it, which is not yet delivered. `gone`: the device is subscribed no more. Throws `PushFault`. */
  send: (push: Push) => Promise<'sent' | 'gone'>;
  close: () => Promise<void>;
}>;

/** `refused`: this will never go there. `unavailable`: try again, after `retryAfterMs` at the earliest. The message names no endpoint and no word. */
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
