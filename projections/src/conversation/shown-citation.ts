import type { ShownCitation } from '@ecrin/contracts/conversation/conversation.ts';
import type { Citation } from '@ecrin/domain/conversation/conversation.events.ts';
import { quotedText } from '@ecrin/domain/conversation/question/quote.ts';
import { beginningOf } from '@ecrin/domain/text/text-query.ts';
import type { ThoughtCardDocument } from '#thought-card/thought-card.model.ts';

/** The thoughts that are cited, by id. */
export type CitedThoughts = ReadonlyMap<string, Readonly<{ doc: ThoughtCardDocument }>>;

type Quotable = Readonly<{ private: boolean }>;
const mayBeQuoted = (thought: ThoughtCardDocument, allowed: Quotable): boolean =>
  !thought.deleted && (!thought.private || allowed.private) && !thought.withoutAi;

/**
 * A thought that was deleted, made private or left without AI since is not shown; of one that was reworded, its words of today. `allowed.private`: where the person
 * chose private ones to be read.
 */
export const shownCitation = (
  { thoughtId, wording, startMs, ...range }: Citation,
  thoughts: CitedThoughts,
  allowed: Quotable = { private: false },
): ShownCitation => {
  const thought = thoughts.get(thoughtId)?.doc;
  if (!thought || thought.content === null || !mayBeQuoted(thought, allowed)) return { thought: null };
  const { kind, day, content, spoken } = thought;
  return thought.wording === wording
    ? { thought: { thoughtId, kind, day, quote: quotedText(content, range), startMs: spoken ? startMs : null } }
    : { thought: { thoughtId, kind, day, quote: beginningOf(content), startMs: null } };
};
