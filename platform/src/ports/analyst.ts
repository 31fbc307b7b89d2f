import type { Language } from '@ecrin/domain/kernel/language.ts';
import type { InsightValues, UnderstandingFailure } from '@ecrin/domain/thought/thought.vocabulary.ts';
import type { Counted } from '@ecrin/domain/usage/engine-use.events.ts';
import type { LanguageCaller } from '#ports/language-engine.ts';

/** What a model used, as it counts. */
type Used = Readonly<{ inputTokens: number; outputTokens: number; seconds: number }>;

/** The analysis of one thought. A null field: the analyst had no reliable value. */
export type Understanding = Readonly<{ [Field in keyof InsightValues]: InsightValues[Field] | null }> &
  Readonly<{
    engine: string;
    model: string;
    promptVersion: string;
    usage?: Used;
    counted?: Counted;
  }>;

/** Figures and a title, nothing else of the person's. */
export type AdviceRequest = Readonly<{
  title: string | null;
  figures: Readonly<Record<string, string | number | boolean | null>>;
  language: Language;
  ownerId: string;
  about?: LanguageCaller['about'];
  signal?: AbortSignal;
}>;
export type Advice = Readonly<{ text: string; engine: string; model: string }>;

export type Analyst = Readonly<{
  engine: string;
  /** Throws `AnalystFault`. `ownerId` and `priority` are only for scheduling; they are never sent anywhere. */
  understand: (
    request: Readonly<{ text: string; language: Language }> &
      Pick<LanguageCaller, 'ownerId' | 'priority' | 'about' | 'signal'>,
  ) => Promise<Understanding>;
  /** A comment on a goal's figures; only where a model can be asked. Throws `AnalystFault`. */
  advise?: (request: AdviceRequest) => Promise<Advice>;
}>;

/** `retryAfterMs`: null when retrying is useless; else the minimum wait (0: as the retry policy says). */
export class AnalystFault extends Error {
  /** `not-accepted`: this machine analyses instead. */
  readonly reason: UnderstandingFailure | 'not-accepted';
  readonly retryAfterMs: number | null;

  constructor(reason: AnalystFault['reason'], message: string, retryAfterMs: number | null = null) {
    super(message);
    this.name = 'AnalystFault';
    this.reason = reason;
    this.retryAfterMs = retryAfterMs;
  }
}
