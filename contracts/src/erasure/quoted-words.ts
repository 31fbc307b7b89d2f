import type { OrbResult } from '@ecrin/domain/orb-run/orb-run.vocabulary.ts';
import type { CopiedPart, SharedCopy } from '@ecrin/domain/story/shared-copy.ts';
import type { StoryWords } from '@ecrin/domain/story/story.events.ts';

/** What a person sees of theirs go with a thought that is quoted there. */
export const quotingKinds = ['story', 'answer', 'orb-result', 'community-copy', 'fact', 'reminder', 'notice'] as const;
export type QuotingKind = (typeof quotingKinds)[number];

/** Whether a thought is erased. */
export type IsErased = (thoughtId: string) => boolean;

type Resting = Pick<CopiedPart, 'sources' | 'passage' | 'picture'>;

export const sourcesOf = (parts: readonly Resting[] | undefined): readonly string[] =>
  (parts ?? []).flatMap(({ sources, passage, picture }) =>
    [...sources, passage?.thoughtId, picture?.ofThought?.thoughtId].filter((id) => id !== undefined),
  );
export const partsLeft = <Part extends Resting>(parts: readonly Part[], isErased: IsErased): readonly Part[] =>
  parts.filter((part) => !sourcesOf([part]).some(isErased));

export const storyNames = ({
  words,
}: Readonly<{ words: StoryWords & { published?: StoryWords } }>): readonly string[] =>
  sourcesOf([...words.parts, ...(words.published?.parts ?? [])]);
export const storyWithout = <Story extends StoryWords & { published?: StoryWords }>(
  words: Story,
  isErased: IsErased,
): Story => ({
  ...words,
  parts: partsLeft(words.parts, isErased),
  ...(words.published && { published: { ...words.published, parts: partsLeft(words.published.parts, isErased) } }),
});

export const copyWithout = (copy: SharedCopy, isErased: IsErased): SharedCopy => ({
  ...copy,
  parts: partsLeft(copy.parts, isErased),
});

export const resultNames = ({ items }: OrbResult): readonly string[] =>
  items.flatMap(({ citations }) => citations.map(({ thoughtId }) => thoughtId));
/** Items keep their places, by which they are ticked. */
export const resultWithout = (result: OrbResult, isErased: IsErased): OrbResult => {
  const isGone = (item: Readonly<{ citations: OrbResult['items'][number]['citations'] }>): boolean =>
    item.citations.some(({ thoughtId }) => isErased(thoughtId));
  return result.kind === 'table'
    ? {
        ...result,
        items: result.items.map((item) => (isGone(item) ? { ...item, cells: item.cells.map(() => '') } : item)),
      }
    : { ...result, items: result.items.map((item) => (isGone(item) ? { ...item, text: '' } : item)) };
};
