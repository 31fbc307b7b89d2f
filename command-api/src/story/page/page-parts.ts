import type { Language } from '@ecrin/domain/kernel/language.ts';
import type { CopiedPart } from '@ecrin/domain/story/shared-copy.ts';
import { escapeHtml } from '#messages/escape-html.ts';
import { bookWords, durationOf } from '../book/book-words.ts';
import { paragraphsOf, secondsOf } from '../book/book.ts';
import { typeset } from '../book/typeset.ts';
import { passageFile, pictureFile } from './file-addresses.ts';
import { pageWords } from './page-words.ts';

/** `files`: the address below which the page’s files are. */
type Shown = Readonly<{ language: Language; files: string }>;

/** Characters: a shorter paragraph would leave its large initial standing beside the next one. Letters that join the next one stay with it. */
const leastForInitial = 180;

export const partsHtml = (copied: readonly CopiedPart[], shown: Shown): string => {
  const parts = copied.map((part) => ({ ...part, text: typeset(part.text, shown.language) }));
  const first = parts.findIndex(({ kind }) => kind === 'paragraph');
  return parts.map((part, at) => partHtml(part, shown, at === first)).join('');
};

const partHtml = (part: CopiedPart, shown: Shown, first: boolean): string => {
  if (part.picture) return pictureHtml({ ...part.picture, alt: part.text }, shown);
  if (part.passage) return passageHtml(part.text, part.passage, shown);
  if (part.kind === 'chapter') return `<h2 dir="auto">${escapeHtml(part.text)}</h2>`;
  return paragraphsOf(part.text)
    .map(
      (text, at) =>
        `<p dir="auto"${first && at === 0 && hasInitial(text) ? ' class="first"' : ''}>${escapeHtml(text)}</p>`,
    )
    .join('');
};

const hasInitial = (text: string): boolean =>
  /^(?=\p{L})[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(text) && text.length >= leastForInitial;

type Picture = NonNullable<CopiedPart['picture']> & Readonly<{ alt: string }>;

const pictureHtml = ({ version, width, height, alt, caption }: Picture, { files, language }: Shown): string => {
  const below = caption === '' ? '' : `<figcaption dir="auto">${escapeHtml(typeset(caption, language))}</figcaption>`;
  return `<figure><img src="${escapeHtml(files + pictureFile(version))}" width="${width}" height="${height}" alt="${escapeHtml(alt)}" loading="lazy" decoding="async">${below}</figure>`;
};

const passageHtml = (text: string, passage: NonNullable<CopiedPart['passage']>, { language, files }: Shown): string => {
  const words = text === '' ? '' : `<p dir="auto">${escapeHtml(text)}</p>`;
  const label = pageWords[language].listen(durationOf(secondsOf(passage)));
  return `<div class="heard">${words}<div><small>${escapeHtml(bookWords[language].spoken(secondsOf(passage)))}</small><audio controls controlslist="nodownload noplaybackrate noremoteplayback" preload="none" src="${escapeHtml(files + passageFile(passage))}" aria-label="${escapeHtml(label)}"></audio></div></div>`;
};
