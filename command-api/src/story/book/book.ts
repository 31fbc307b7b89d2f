import type { Language } from '@ecrin/domain/kernel/language.ts';
import { originOf, type CopiedPart, type SharedCopy } from '@ecrin/domain/story/shared-copy.ts';
import type { SpokenPassage, StoryPicture } from '@ecrin/domain/story/story.vocabulary.ts';
import { originSentence } from '../origin-words.ts';
import { typeset } from './typeset.ts';
import type { VoiceCode } from './voice-codes.ts';

export type BookPicture = StoryPicture & Readonly<{ alt: string; jpeg: Uint8Array }>;
export type BookPart =
  | Readonly<{ kind: 'chapter'; text: string }>
  | Readonly<{ kind: 'note'; text: string }>
  /** `codes`: stand in the margin, beside the lines they begin at. */
  | Readonly<{ kind: 'paragraph'; text: string; codes?: readonly VoiceCode[] }>
  | Readonly<{ kind: 'passage'; text: string; seconds: number }>
  | Readonly<{ kind: 'picture'; picture: BookPicture }>
  /** When the words below it were said; `title`: given by the person. */
  | Readonly<{ kind: 'entry'; text: string; title: string | null }>;

/** A story to be kept as a file. `title` null: it has none. `author` null: not known any more. `madeAt`: ISO 8601. `origin`: what it was made from, and what a model composed; null: from no thought. `codes`: what its codes open; absent: it has none. */
export type Book = Readonly<{
  bookId: string;
  title: string | null;
  author: string | null;
  language: Language;
  madeAt: string;
  origin: string | null;
  codes?: string | null;
  parts: readonly BookPart[];
}>;

export type MadeBook = Pick<Book, 'bookId' | 'author' | 'madeAt'>;
/** JPEG, by version. */
export type BookPictures = ReadonlyMap<string, Uint8Array>;

/** A paragraph of its own after each blank line; a picture that is gone is left out. */
export const bookOf = (copy: SharedCopy, made: MadeBook, pictures: BookPictures): Book => {
  const { title, language, parts } = copy;
  const set = (text: string) => typeset(text, language);
  const read = (part: CopiedPart): readonly BookPart[] => {
    if (part.picture) return pictureOf(part.text, part.picture, pictures.get(part.picture.version));
    if (part.passage) return passageOf(set(part.text), part.passage);
    return paragraphsOf(part.text).map((text) => ({
      kind: part.kind === 'chapter' ? 'chapter' : 'paragraph',
      text: set(text),
    }));
  };
  const origin = originSentence(originOf(copy), { place: 'book', language, author: made.author });
  return {
    ...made,
    title: title === '' ? null : set(title),
    language,
    origin: origin && set(origin),
    parts: parts.flatMap(read),
  };
};

/** Blank lines in a thought begin paragraphs. */
export const paragraphsOf = (text: string): readonly string[] => text.split(/\n\s*\n/u);

const pictureOf = (alt: string, picture: StoryPicture, jpeg: Uint8Array | undefined): readonly BookPart[] =>
  jpeg ? [{ kind: 'picture', picture: { ...picture, alt, jpeg } }] : [];

/** A sound without words leaves nothing on paper. */
const passageOf = (text: string, { fromMs, toMs }: SpokenPassage): readonly BookPart[] =>
  text === '' ? [] : [{ kind: 'passage', text, seconds: secondsOf({ fromMs, toMs }) }];

export const secondsOf = ({ fromMs, toMs }: Pick<SpokenPassage, 'fromMs' | 'toMs'>): number =>
  Math.max(1, Math.round((toMs - fromMs) / 1_000));
