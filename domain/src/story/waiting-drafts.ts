import type { StoryWords } from './story.events.ts';
import type { StoryPart } from './story.vocabulary.ts';

type Composed = Pick<StoryPart, 'partId' | 'by'>;

/** A part that was composed in one of these drafts, by its id; the person may have rewritten it since. */
export const isFromDraft = ({ partId }: Pick<StoryPart, 'partId'>, draftIds: readonly string[]): boolean =>
  draftIds.some((id) => partId.startsWith(`${id}.`));

/** Those of the drafts that have a paragraph in a text which the person has not made theirs. */
export const draftsIn = (parts: readonly Composed[], draftIds: readonly string[]): readonly string[] =>
  draftIds.filter((id) => parts.some((part) => part.by === 'model' && isFromDraft(part, [id])));

/** Ids with that of the draft that was taken; undefined: none was. */
export const withDraft = (draftIds: readonly string[], draftId: string | undefined): readonly string[] =>
  draftId === undefined ? draftIds : [...draftIds, draftId];

type Text = Readonly<{ parts: readonly Composed[]; published: StoryWords | null }>;

/** What others read once no more than these drafts wait; null: the text itself. */
export const publishedAfter = ({ parts, published }: Text, waiting: readonly string[]): StoryWords | null =>
  draftsIn(parts, waiting).length === 0 ? null : published;
