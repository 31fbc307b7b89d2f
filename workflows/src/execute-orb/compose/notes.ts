import type { Citation } from '@ecrin/domain/conversation/conversation.events.ts';
import { questionStems } from '@ecrin/domain/conversation/question/question-words.ts';
import { findQuote, weighStemsEqually } from '@ecrin/domain/conversation/question/quote.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import type { OrbResult, RunPart } from '@ecrin/domain/orb-run/orb-run.vocabulary.ts';
import type { TextRange } from '@ecrin/domain/text/sentences.ts';

/** What the model is given to read, numbered from 1. `day`: YYYY-MM-DD; null: none. `cite`: what a statement about it rests on. */
export type Note = Readonly<{ text: string; day: string | null; cite: (statement: string) => readonly Citation[] }>;

type WholeThought = Readonly<{
  thoughtId: string;
  day: string;
  content: string;
  cite: (range: TextRange) => Citation;
}>;

/** Thoughts that are gone, or no longer for models, are left out. `ownText`: the person's own. */
export const notesOfPart = (
  part: RunPart,
  {
    thoughts,
    ownText,
    language,
  }: Readonly<{ thoughts: readonly WholeThought[]; ownText: string | null; language: Language }>,
): readonly Note[] => {
  const byId = new Map(thoughts.map((thought) => [thought.thoughtId, thought]));
  return part.flatMap(({ thoughtId, start, end }): readonly Note[] => {
    if (thoughtId === null) return [{ text: (ownText ?? '').slice(start, end), day: null, cite: () => [] }];
    const thought = byId.get(thoughtId);
    if (!thought) return [];
    // The words may have changed since they were counted.
    const text = thought.content.slice(start, end);
    const cite = (statement: string): readonly Citation[] => {
      const weights = weighStemsEqually(questionStems(statement, language));
      const quote = findQuote(text, weights, language);
      return [thought.cite({ start: start + quote.start, end: start + quote.end })];
    };
    return text.trim() === '' ? [] : [{ text, day: thought.day, cite }];
  });
};

/** The statements of drafts, to bring together: one that rests on them rests on what they rest on. */
export const notesOfDrafts = (drafts: readonly OrbResult[]): readonly Note[] =>
  drafts.flatMap((draft) => {
    const before = prefixOf(draft);
    return draft.items.map((item) => ({
      text: before + ('cells' in item ? item.cells.join(' | ') : item.text),
      day: null,
      cite: () => item.citations,
    }));
  });

const prefixOf = (draft: OrbResult): string => {
  if (draft.kind === 'score') return `${draft.score}/10 : `;
  return draft.kind === 'label' ? `${draft.label} : ` : '';
};
