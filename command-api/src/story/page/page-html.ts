import { readingMinutes, type CopiedPart, type SharedCopy } from '@ecrin/domain/story/shared-copy.ts';
import type { Language } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { escapeHtml } from '#messages/escape-html.ts';
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
}>;

const pageOf = ({ nonce, fonts, publicUrl }: PageFrame, { language, title, card, body }: Page): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(
    title,
  )} · Écrin</title><meta name="robots" content="noindex,nofollow,noarchive"><meta name="referrer" content="no-referrer"><meta name="theme-color" content="#2c2c54"><link rel="icon" href="/icons/ecrin.svg"><meta property="og:type" content="article"><meta property="og:site_name" content="Écrin"><meta property="og:locale" content="${
    language === 'fr' ? 'fr_FR' : 'en_GB'
  }"><meta property="og:title" content="${escapeHtml(card.title)}"><meta property="og:description" content="${escapeHtml(
    card.text,
  )}"><meta property="og:image" content="${escapeHtml(
    publicUrl,
  )}/icons/ecrin-512.png"><meta name="twitter:card" content="summary"><style nonce="${nonce}">${pageStyle(fonts)}</style></head><body>${body}</body></html>`;

const mark =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" d="M5.500 15.500v-1C5.500 8.700 10.200 4 16 4s10.500 4.700 10.500 10.500v1"/><path fill="currentColor" d="M4 19.500h24v1.700C28 25 25 28 21.200 28H10.800C7 28 4 25 4 21.200Z"/><path class="lit" d="M16 8.600 20 13l-4 4.400L12 13Z"/></svg>';
const stone =
  '<svg class="stone" viewBox="0 0 24 24" aria-hidden="true"><path d="M1.800 12C5.600 6.500 9 5 12 5s6.400 1.500 10.200 7c-3.800 5.500-7.200 7-10.200 7s-6.400-1.500-10.200-7Z"/><path d="M7 12c1.800-2.600 3.500-3.300 5-3.300s3.200.7 5 3.300c-1.800 2.600-3.500 3.300-5 3.300S8.800 14.600 7 12Z"/></svg>';

export type ReadStory = Readonly<{
  copy: SharedCopy;
  author: string | null;
  sharedAt: string;
  closesAt: string | null;
  hasPassword: boolean;
}>;

const cardLength = 180;

export const storyPage = (frame: PageFrame, story: ReadStory): string => {
  const { copy, author, sharedAt, closesAt, hasPassword } = story;
  const { language } = copy;
  const words = pageWords[language];
  const title = copy.title === '' ? words.untitled : copy.title;
  const text = copy.parts.filter(({ kind }) => kind === 'paragraph').map((part) => part.text);
  const by = [author, dayOf(sharedAt), words.minutes(readingMinutes(copy.parts))]
    .filter((part) => part !== null)
    .map(escapeHtml);
  const until = closesAt === null ? words.stays : words.closes(dayOf(closesAt));
  const home = `<a class="brand" href="/" aria-label="${escapeHtml(words.home)}">${mark}<span>Écrin</span></a>`;
  const body = `<main><header>${stone}<h1>${escapeHtml(title)}</h1><p class="by">${by.join(' · ')}</p></header><article>${partsHtml(
    copy.parts,
  )}</article><footer><p>${escapeHtml(words.entrusted(author))}</p><p>${escapeHtml(until)}</p>${home}</footer></main>`;
  const card = hasPassword
    ? { title: words.lockedTitle, text: words.card }
    : { title, text: shortened(text[0] ?? words.card) };
  return pageOf(frame, { language, title, card, body });
};

/** Characters: a shorter paragraph would leave its large initial standing beside the next one. */
const leastForInitial = 180;

/** Blank lines in a thought are paragraphs of the page. */
const partsHtml = (parts: readonly CopiedPart[]): string => {
  let isFirst = true;
  return parts
    .flatMap(({ kind, text }) => {
      if (kind === 'chapter') return [`<h2>${escapeHtml(text)}</h2>`];
      return text.split(/\n\s*\n/u).map((paragraph) => {
        const initial =
          isFirst && /^\p{L}/u.test(paragraph) && paragraph.length >= leastForInitial ? ' class="first"' : '';
        isFirst = false;
        return `<p${initial}>${escapeHtml(paragraph)}</p>`;
      });
    })
    .join('');
};

const shortened = (text: string): string => {
  const line = text.replaceAll(/\s+/gu, ' ');
  return line.length > cardLength ? `${line.slice(0, cardLength).trimEnd()}…` : line;
};

const dayOf = (instant: string): string => instant.slice(0, 10).split('-').reverse().join('/');

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
    )}</button></form></main>`,
  });
};
