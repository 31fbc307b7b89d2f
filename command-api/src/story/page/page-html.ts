import { bookFormats } from '@ecrin/contracts/story/story.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { originOf, readingMinutes } from '@ecrin/domain/story/shared-copy.ts';
import { cutText } from '@ecrin/domain/text/cut-text.ts';
import { escapeHtml } from '#messages/escape-html.ts';
import { typeset } from '../book/typeset.ts';
import { originSentence } from '../origin-words.ts';
import { bookName } from './file-addresses.ts';
import type { OpenShare } from './open-share.ts';
import { closingText, dayOf } from './page-dates.ts';
import { partsHtml } from './page-parts.ts';
import { pageStyle } from './page-style.ts';
import { pageWords } from './page-words.ts';

/** `nonce`: of the page's one style element. */
export type PageFrame = Readonly<{ nonce: string; fonts: ReadonlyMap<string, string>; publicUrl: string }>;
/** `card`: what a preview in a message shows; nothing of the story unless whoever sees it could read it. */
type Page = Readonly<{
  language: Language;
  title: string;
  card: Readonly<{ title: string; text: string }>;
  body: string;
  /** Search engines may list it; else they may not. */
  indexed?: boolean;
  /** After the style of all pages. */
  style?: string;
}>;

export const pageOf = ({ nonce, fonts, publicUrl }: PageFrame, page: Page): string => {
  const { language, title, card, body, indexed = false, style = '' } = page;
  const robots = indexed ? '' : '<meta name="robots" content="noindex,nofollow,noarchive">';
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(
    title,
  )} · Écrin</title>${robots}<meta name="referrer" content="no-referrer"><meta name="theme-color" content="#2c2c54"><link rel="icon" href="/icons/ecrin.svg">${preloads(fonts)}<meta property="og:type" content="article"><meta property="og:site_name" content="Écrin"><meta property="og:locale" content="${
    language === 'fr' ? 'fr_FR' : 'en_GB'
  }"><meta property="og:title" content="${escapeHtml(card.title)}"><meta property="og:description" content="${escapeHtml(
    card.text,
  )}"><meta property="og:image" content="${escapeHtml(
    publicUrl,
  )}/icons/ecrin-512.png"><meta name="twitter:card" content="summary"><style nonce="${nonce}">${pageStyle(fonts)}${style.replaceAll('\n', '')}</style></head><body>${body}</body></html>`;
};

/** Words are set in their typeface from the beginning: a page that changes while one reads is unquiet. */
const preloads = (fonts: PageFrame['fonts']): string =>
  [...fonts.values()]
    .map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`)
    .join('');

const mark =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" d="M5.500 15.500v-1C5.500 8.700 10.200 4 16 4s10.500 4.700 10.500 10.500v1"/><path fill="currentColor" d="M4 19.500h24v1.700C28 25 25 28 21.200 28H10.800C7 28 4 25 4 21.200Z"/><path class="lit" d="M16 8.600 20 13l-4 4.400L12 13Z"/></svg>';
const stone =
  '<svg class="stone" viewBox="0 0 24 24" aria-hidden="true"><path d="M1.800 12C5.600 6.500 9 5 12 5s6.400 1.500 10.200 7c-3.800 5.500-7.200 7-10.200 7s-6.400-1.500-10.200-7Z"/><path d="M7 12c1.800-2.600 3.500-3.300 5-3.300s3.200.7 5 3.300c-1.800 2.600-3.500 3.300-5 3.300S8.800 14.600 7 12Z"/></svg>';

/** The way home. */
export const brandLink = (home: string): string =>
  `<a class="brand" href="/" aria-label="${escapeHtml(home)}">${mark}<span>Écrin</span></a>`;

/** `files`: the address below which its pictures, sounds and books are. */
export type ReadStory = OpenShare & Readonly<{ author: string | null; files: string }>;

/** In a sentence, words of another direction leave those around them in place. */
const isolated = (name: string): string => `\u2068${name}\u2069`;

const cardLength = 180;

export const storyPage = (frame: PageFrame, { share, copy, author, files }: ReadStory): string => {
  const { language } = copy;
  const words = pageWords[language];
  const zoned = { language, timeZone: share.timeZone };
  const title = copy.title === '' ? words.untitled : typeset(copy.title, language);
  const facts = [dayOf(share.sharedAt, zoned), words.minutes(readingMinutes(copy.parts))].map(escapeHtml);
  const by = author === null ? facts : [`<bdi>${escapeHtml(author)}</bdi>`, ...facts];
  const isolatedAuthor = author && isolated(author);
  const origin = originSentence(originOf(copy), { place: 'page', language, author: isolatedAuthor });
  const text = copy.parts.find(({ kind }) => kind === 'paragraph')?.text;
  const footer = [
    `<p>${escapeHtml([words.entrusted(isolatedAuthor), origin].join(' ').trim())}</p>`,
    `<p class="small">${escapeHtml(closingText(share.closesAt, { ...zoned, author: isolatedAuthor }))}</p>`,
    share.downloadable ? booksHtml(words.keep, files) : '',
    brandLink(words.home),
  ];
  const body = `<main><header>${stone}<h1 dir="auto">${escapeHtml(title)}</h1><p class="by">${by.join(' · ')}</p></header><article>${partsHtml(
    copy.parts,
    { language, files },
  )}</article><footer>${footer.join('')}</footer></main>`;
  return pageOf(frame, { language, title, card: cardOf(share, { title, text }, words), body });
};

/** Stored by whoever makes previews: nothing of a story with a password, and no passage where private thoughts may be in it. */
const cardOf = (
  { passwordHash, withPrivate }: ReadStory['share'],
  { title, text }: Readonly<{ title: string; text: string | undefined }>,
  words: (typeof pageWords)[Language],
): Page['card'] => {
  if (passwordHash !== null) return { title: words.lockedTitle, text: words.card };
  return { title, text: withPrivate || text === undefined ? words.card : shortened(text) };
};

const booksHtml = (label: string, files: string): string => {
  const links = bookFormats.map(
    (format) => `<a href="${escapeHtml(files + bookName(format))}" download>${format.toUpperCase()}</a>`,
  );
  return `<p class="keep">${escapeHtml(label)} ${links.join(' · ')}</p>`;
};

export const shortened = (text: string): string => {
  const line = text.replaceAll(/\s+/gu, ' ');
  return line.length > cardLength ? `${cutText(line, cardLength).trimEnd()}…` : line;
};

/** The same for a closed, an expired and an invented address. */
export const closedPage = (frame: PageFrame, language: Language): string => {
  const words = pageWords[language];
  return pageOf(frame, {
    language,
    title: words.closedTitle,
    card: { title: 'Écrin', text: words.home },
    body: `<main class="alone"><div class="empty" aria-hidden="true"></div><h1>${escapeHtml(words.closedTitle)}</h1><p>${escapeHtml(
      words.closed,
    )}</p><a class="button" href="/">${escapeHtml(words.discover)}</a></main>`,
  });
};

/** `refusal`: after a try. Says nothing of the story: not its title, and not whose it is. */
export const lockedPage = (frame: PageFrame, language: Language, refusal: 'wrong' | 'tooMany' | null): string => {
  const words = pageWords[language];
  const wrong = refusal ? `<p class="wrong" role="alert" id="wrong">${escapeHtml(words[refusal])}</p>` : '';
  const described = refusal ? ' aria-describedby="wrong" aria-invalid="true"' : '';
  return pageOf(frame, {
    language,
    title: words.lockedTitle,
    card: { title: words.lockedTitle, text: words.card },
    body: `<main class="alone"><div class="empty" aria-hidden="true"></div><h1>${escapeHtml(words.lockedTitle)}</h1><p>${escapeHtml(
      words.locked,
    )}</p><form method="post"><label for="password">${escapeHtml(
      words.password,
    )}</label><input id="password" name="password" type="password" required maxlength="200" autocomplete="off"${described}>${wrong}<button class="button" type="submit">${escapeHtml(
      words.open,
    )}</button></form>${brandLink(words.home)}</main>`,
  });
};

/** One address opened too many pages: whose, and whether they exist, is not said. */
export const floodedPage = (frame: PageFrame, language: Language): string => {
  const words = pageWords[language];
  return pageOf(frame, {
    language,
    title: words.flooded,
    card: { title: 'Écrin', text: words.home },
    body: `<main class="alone"><h1>${escapeHtml(words.flooded)}</h1><p>${escapeHtml(words.floodedText)}</p>${brandLink(words.home)}</main>`,
  });
};
