import type { TextRange } from '#text/sentences.ts';
import type { Answer } from './commands/answer-question.ts';
import type { Citation } from './conversation.events.ts';

/** A thought that may answer a question, whole. `quote`: what of it comes nearest to the question. `day`: YYYY-MM-DD. */
export type ReadThought = Readonly<{
  thoughtId: string;
  day: string;
  content: string;
  quote: Citation;
  cite: (range: TextRange) => Citation;
}>;

/**
 * What was found for a question. `answer`: by the person's own sentences, complete without a model. `thoughts`: those that an answer may be written from,
 * the likeliest first; none where the answer is a figure. `areAllAbout`: the question only names a time, a tag, a thread or a mood, so each of them is about it.
 */
export type Evidence = Readonly<{ answer: Answer; thoughts: readonly ReadThought[]; areAllAbout: boolean }>;
