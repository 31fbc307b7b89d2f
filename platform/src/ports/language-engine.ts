import type { SentSubject } from '@ecrin/domain/sending/sending.vocabulary.ts';
import type { UsageKind } from '@ecrin/domain/usage/cost-of-usage.ts';
import type { Counted } from '@ecrin/domain/usage/engine-use.events.ts';
import type { z } from 'zod';

export type LanguageMessage = Readonly<{ role: 'system' | 'user' | 'assistant'; text: string }>;

/** Tokens are null where the engine does not count them. */
export type LanguageUsage = Readonly<{ inputTokens: number | null; outputTokens: number | null; seconds: number }>;

/** `asked`: somebody waits for the answer. `new`: it is about what was just kept. `past`: about what was kept earlier. */
export type Priority = 'asked' | 'new' | 'past';

/**
 * `ownerId` and `priority` (`new` unless given) are for scheduling on this machine, `ownerId` and `purpose` for asking whether the client accepted that,
 * and for counting what is paid; `about` is for the client's ledger of what was sent. They are never sent anywhere. `timeoutMs`: for the whole answer, the engine's own unless given.
 */
export type LanguageCaller = EngineCaller & Readonly<{ purpose: UsageKind }>;
type EngineCaller = Readonly<{
  ownerId: string;
  priority?: Priority;
  about?: SentSubject | undefined;
  signal?: AbortSignal;
  timeoutMs?: number;
}>;
/** What the server asks for itself: nobody's words. */
export const serviceCallers = { everyday: 'everyday', examples: 'examples', measure: 'measure', test: 'test' } as const;

/** `fixedMessages`: how many of the first ones are the same in every such request and nobody's words: an engine may store what it made of them. */
export type Conversation = Readonly<{ messages: readonly LanguageMessage[]; fixedMessages?: number }>;
/** `maxTokens`: what the longest answer may take, the engine's own unless given; some engines have none. */
export type JsonRequest<Value> = LanguageCaller &
  Conversation &
  Readonly<{ name: string; schema: z.ZodType<Value>; maxTokens?: number }>;
export type TextRequest = LanguageCaller &
  Conversation &
  Readonly<{ maxTokens: number; onText: (piece: string) => void }>;
/** A text to search with is a `query`, a text to find is a `passage`: some models place them differently. */
export type EmbedRequest = EngineCaller & Readonly<{ texts: readonly string[]; kind: 'query' | 'passage' }>;

/** Each throws `LanguageFault`, or the signal's reason when the caller aborted. */
export type Writing = Readonly<{
  model: string;
  /** Each call is recorded where it is paid. Absent: what is used is counted with its results. */
  counted?: Counted;
  /** An answer that follows the schema, always validated; the model gets one chance to repair it. */
  json: <Value>(request: JsonRequest<Value>) => Promise<Readonly<{ value: Value; usage: LanguageUsage }>>;
  /** `onText` gets the text piece by piece. An answer that reaches `maxTokens` is a fault, after the pieces written until then. */
  text: (request: TextRequest) => Promise<Readonly<{ text: string; usage: LanguageUsage }>>;
}>;
export type Embedding = Readonly<{
  model: string;
  /** One vector of length 1 for each text, in their order. Compare by rank: scores of unrelated texts lie close together. */
  embed: (request: EmbedRequest) => Promise<Readonly<{ vectors: readonly Float32Array[]; usage: LanguageUsage }>>;
}>;

/** A model that writes, one that embeds, or both; null: the engine has no such model. */
export type LanguageEngine = Readonly<{ engine: string; writing: Writing | null; embedding: Embedding | null }>;

export type LanguageFaultKind =
  | 'quota-exhausted'
  | 'refused'
  | 'too-large'
  | 'unavailable'
  | 'no-answer-in-time'
  | 'unusable-answer'
  | 'over-budget'
  | 'not-accepted';

/**
 * Quotes neither what was asked nor what was answered. `retryAfterMs`: null when retrying is useless; else the minimum wait (0: as the retry policy says).
 * `spent`: what the engine counted all the same; null: nothing, or it did not say.
 */
export class LanguageFault extends Error {
  readonly kind: LanguageFaultKind;
  readonly retryAfterMs: number | null;
  spent: LanguageUsage | null = null;

  constructor(kind: LanguageFaultKind, message: string, retryAfterMs: number | null = null) {
    super(message);
    this.name = 'LanguageFault';
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }
}

/** The same fault, with what was used for it added. */
export const spentOn = (fault: unknown, usage: LanguageUsage | null): unknown => {
  if (fault instanceof LanguageFault && usage) fault.spent = fault.spent ? addUsage(usage, fault.spent) : usage;
  return fault;
};

/** Of two requests for the same answer. */
export const addUsage = (one: LanguageUsage, other: LanguageUsage): LanguageUsage => ({
  inputTokens: sum(one.inputTokens, other.inputTokens),
  outputTokens: sum(one.outputTokens, other.outputTokens),
  seconds: one.seconds + other.seconds,
});
const sum = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : one + other;
