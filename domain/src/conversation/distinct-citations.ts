import type { Statement } from './commands/answer-question.ts';
import type { Citation } from './conversation.events.ts';

export const isSamePassage = (one: Citation, other: Citation): boolean =>
  one.thoughtId === other.thoughtId && one.start === other.start && one.end === other.end;

/** What the sentences of an answer rest on, each passage once, in the order it is first cited. */
export const distinctCitations = (statements: readonly Statement[]): readonly Citation[] => {
  const all = statements.flatMap(({ citations }) => citations);
  return all.filter((one, place) => all.findIndex((other) => isSamePassage(one, other)) === place);
};
