import type { ShownPart, StoryThought } from '@ecrin/contracts/story/story.ts';

/** What a draft would replace, and what stays. `own`: written by the person from thoughts; `written`: from nothing else. `notForModels`: rests on a thought that models do not read. */
export type DraftChoice = Readonly<{
  replaced: readonly ShownPart[];
  own: readonly ShownPart[];
  written: number;
  notForModels: number;
  chapters: number;
  pictures: number;
  passages: number;
  privateThoughts: number;
}>;

type Sources = ReadonlyMap<string, Pick<StoryThought, 'private' | 'withoutAi'>>;

const isComposable = ({ kind, text, sources }: ShownPart): boolean =>
  kind === 'paragraph' && text !== null && sources.length > 0;

const isWritten = ({ kind, by, text, sources }: ShownPart): boolean =>
  kind === 'paragraph' && by === 'person' && text !== null && text !== '' && sources.length === 0;

/** `withOwn`: the person lets it replace also what they wrote from a thought. What they wrote from nothing else always stays. */
export const draftChoiceOf = (
  parts: readonly ShownPart[],
  { sources, withOwn }: Readonly<{ sources: Sources; withOwn: boolean }>,
): DraftChoice => {
  const composable = parts.filter(isComposable);
  const isForModels = (part: ShownPart) => part.sources.every((id) => !(sources.get(id)?.withoutAi ?? false));
  const readable = composable.filter(isForModels);
  const replaced = readable.filter(({ by }) => withOwn || by !== 'person');
  const countOf = (kind: ShownPart['kind']) => parts.filter((part) => part.kind === kind && part.text !== null).length;
  const read = new Set(replaced.flatMap((part) => part.sources));
  return {
    replaced,
    own: readable.filter(({ by }) => by === 'person'),
    written: parts.filter(isWritten).length,
    notForModels: composable.length - readable.length,
    chapters: countOf('chapter'),
    pictures: countOf('picture'),
    passages: countOf('passage'),
    privateThoughts: [...read].filter((id) => sources.get(id)?.private).length,
  };
};
