import type { Language } from '#kernel/language.ts';
import type { ExistingStory } from './story.aggregate.ts';
import type { PartKind, SpokenPassage, StoryPart, StoryPicture } from './story.vocabulary.ts';
import { isFromDraft } from './waiting-drafts.ts';
import { withoutSentence } from './without-sentence.ts';

/**
 * `sources`: the thoughts a part is made from. Never shown to readers: by them words leave a copy when their thought is erased or becomes private. `composed`:
 * a model composed it, and its author accepted or rewrote it (`reviewed`) or did neither; absent: it is in the author's own words, or the copy is of
 * before this was kept.
 */
export type CopiedPart = Readonly<{
  kind: PartKind;
  text: string;
  sources: readonly string[];
  composed?: 'reviewed' | 'unreviewed';
  picture?: StoryPicture;
  passage?: SpokenPassage;
}>;

/**
 * A story or a thought as others read it, frozen: links show it, and a community stores one as a member’s copy. Its words are the author's personal
 * words: they go into the `private` part of an event, never into `data`.
 */
export type SharedCopy = Readonly<{ title: string; language: Language; parts: readonly CopiedPart[] }>;

/** What is known of a thought at the moment; absent from the map: erased. */
export type SourceStates = ReadonlyMap<string, Readonly<{ private: boolean }>>;

type Whole = Pick<ExistingStory, 'title' | 'language' | 'parts' | 'drafts' | 'waiting' | 'published'>;

/** What its author has accepted of it: a composed draft that waits is not in it, and neither is a sentence without a source. */
export const copyOfStory = ({ published, language, ...current }: Whole): SharedCopy => {
  const { title, parts } = published ?? current;
  return {
    title: title ?? '',
    language,
    parts: parts.flatMap((part) => {
      const { kind, sources, picture, passage } = part;
      const text = part.unsourced.reduce(withoutSentence, part.text);
      if (text === '' && !picture && !passage) return [];
      const media = { ...(picture && { picture }), ...(passage && { passage }) };
      return [{ kind, text, sources, ...composedOf(part, current), ...media }];
    }),
  };
};

const composedOf = (part: StoryPart, { drafts, waiting }: Pick<Whole, 'drafts' | 'waiting'>) => {
  if (part.by !== 'model') return isFromDraft(part, drafts) ? ({ composed: 'reviewed' } as const) : {};
  const accepted = drafts.filter((id) => !waiting.includes(id));
  return { composed: isFromDraft(part, accepted) ? 'reviewed' : 'unreviewed' } as const;
};

type WholeThought = Readonly<{ thoughtId: string; title: string | null; language: Language; content: string }>;

export const copyOfThought = ({ thoughtId, title, language, content }: WholeThought): SharedCopy => ({
  title: title ?? '',
  language,
  parts: content === '' ? [] : [{ kind: 'paragraph', text: content, sources: [thoughtId] }],
});

/** What others may read of it now: nothing from an erased thought, and nothing from a private one unless its author agreed. */
export const readableCopy = (
  copy: SharedCopy,
  { sources, withPrivate }: Readonly<{ sources: SourceStates; withPrivate: boolean }>,
): SharedCopy => {
  const isReadable = (thoughtId: string): boolean => {
    const source = sources.get(thoughtId);
    return source !== undefined && (withPrivate || !source.private);
  };
  const left = copy.parts.filter((part) => part.sources.every(isReadable));
  return { ...copy, parts: left.filter((part, at) => part.kind !== 'chapter' || !isChapter(left[at + 1])) };
};

type CopyInWords = Omit<SharedCopy, 'parts'> &
  Readonly<{ parts: readonly (CopiedPart & { kind: 'chapter' | 'paragraph' })[] }>;
/** The same in words alone, where others read no pictures and hear nothing: a passage is what was said in it. */
export const copyInWords = (copy: SharedCopy): CopyInWords => ({
  ...copy,
  parts: copy.parts.flatMap(({ kind, text, sources, composed }) => {
    if (kind === 'picture' || text === '') return [];
    return [{ kind: kind === 'chapter' ? kind : 'paragraph', text, sources, ...(composed && { composed }) }];
  }),
});

/** `composed`: of its paragraphs, those a model composed; `reviewed`: the author accepted or rewrote all of these. */
export type CopyOrigin = Readonly<{ thoughts: number; paragraphs: number; composed: number; reviewed: boolean }>;

/** Where its words come from, as readers are told. */
export const originOf = ({ parts }: SharedCopy): CopyOrigin => {
  const paragraphs = parts.filter(({ kind }) => kind === 'paragraph');
  const composed = paragraphs.filter((part) => part.composed !== undefined);
  return {
    thoughts: new Set(parts.flatMap(({ sources }) => sources)).size,
    paragraphs: paragraphs.length,
    composed: composed.length,
    reviewed: composed.every((part) => part.composed === 'reviewed'),
  };
};

const wordsPerMinute = 220;

/** At least one. */
export const readingMinutes = (parts: readonly Pick<CopiedPart, 'kind' | 'text'>[]): number => {
  const text = parts.filter(({ kind }) => kind === 'paragraph' || kind === 'passage').map((part) => part.text);
  return Math.max(1, Math.round(text.join(' ').split(/\s+/u).length / wordsPerMinute));
};
/** Where there is no part, nothing follows a heading either. */
const isChapter = (part: CopiedPart | undefined): boolean => part === undefined || part.kind === 'chapter';
