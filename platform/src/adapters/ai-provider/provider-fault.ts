export type ProviderFaultKind =
  | 'quota-exhausted'
  | 'refused'
  | 'too-large'
  | 'unavailable'
  | 'no-answer-in-time'
  | 'unusable-answer'
  | 'not-accepted';

/** What went wrong with a provider, in our own words: theirs may quote what was sent. `retryAfterMs`: null: do not retry, 0: as the policy says, else the minimum wait. */
export class ProviderFault extends Error {
  readonly kind: ProviderFaultKind;
  readonly retryAfterMs: number | null;

  constructor(kind: ProviderFaultKind, message: string, retryAfterMs: number | null = null) {
    super(message);
    this.name = 'ProviderFault';
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }
}
