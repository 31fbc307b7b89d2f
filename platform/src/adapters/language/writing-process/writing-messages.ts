import type { LanguageFaultKind, LanguageMessage } from '#ports/language-engine.ts';

/** Two answers may be written at once, each on a processor of its own: one somebody waits for, and one nobody does. */
export type WritingLane = 'asked' | 'unasked';

/** `schema`: JSON Schema of the answer; null: any text. `promptDir`: where what the model made of fixed messages may be stored; null: nowhere. */
export type WritingJob = Readonly<{
  modelFile: string;
  lane: WritingLane;
  messages: readonly LanguageMessage[];
  fixedMessages: number;
  schema: Readonly<Record<string, unknown>> | null;
  maxTokens: number;
  promptDir: string | null;
}>;
export type WritingOrder =
  | (WritingJob & Readonly<{ kind: 'write'; id: number }>)
  | Readonly<{ kind: 'cancel'; id: number }>;

export type WrittenText = Readonly<{ text: string; inputTokens: number; outputTokens: number }>;
export type WritingReport =
  | Readonly<{ id: number; kind: 'piece'; text: string }>
  | (WrittenText & Readonly<{ id: number; kind: 'done' }>)
  | Readonly<{ id: number; kind: 'cancelled' }>
  /** `fault`: a sentence of our own. */
  | Readonly<{ id: number; kind: 'failed'; reason: LanguageFaultKind; fault: string }>;
