import { readZip } from '@ecrin/testing/kits/files/read-zip.ts';
import { expect, it } from 'vitest';
import { renderMail } from '#messages/mail-template.ts';
import { mailTexts } from '#messages/mail-texts.ts';
import { bookOf } from '#story/book/book.ts';
import { epubBook } from '#story/book/epub-book.ts';
import { communityHtml, storyHtml } from './page.fixtures.ts';

/** A person's words in each place, in Arabic and Hebrew: every one is found by its own number. */
const wordsAt = (place: number) => `${place % 2 === 0 ? 'البحر هادئ اليوم' : 'הים שקט היום'} ${place}`;
const picture = { version: 'a'.repeat(64), width: 4, height: 3, caption: wordsAt(4) };
const passage = { thoughtId: 't', recordingId: 'r', fromMs: 0, toMs: 9_000 };
const copy = {
  title: wordsAt(1),
  language: 'fr',
  parts: [
    { kind: 'chapter', text: wordsAt(2), sources: [] },
    { kind: 'paragraph', text: `${wordsAt(3)}. ${'وكلمات '.repeat(40)}`, sources: [] },
    { kind: 'picture', text: '', sources: [], picture },
    { kind: 'passage', text: wordsAt(5), sources: [], passage },
  ],
} as const;
const author = wordsAt(6);

const mailHtml = () => {
  const template = mailTexts.fr.notification({
    title: wordsAt(9),
    body: wordsAt(10),
    url: 'https://ecrin.exemple',
    unsubscribeUrl: 'https://ecrin.exemple',
  });
  return renderMail('a@example.org', 'fr', template).html;
};

const bookHtml = async () => {
  const made = { bookId: '01980000-0000-7000-8000-000000000001', author, madeAt: '2026-11-25T10:00:00.000Z' };
  const bytes: Uint8Array[] = [];
  for await (const piece of epubBook(bookOf(copy, made, new Map([[picture.version, new Uint8Array([1])]]))))
    bytes.push(piece);
  return [...readZip(Buffer.concat(bytes))]
    .filter(([name]) => name.endsWith('.xhtml'))
    .map(([, content]) => String(content))
    .join('');
};

/** Elements that hold words from right to left without a direction of their own. What stands in the head, a crest of one letter, and names isolated within a sentence need none. */
const undirected = (html: string): readonly string[] =>
  [
    ...html
      .replaceAll(/<head>.*?<\/head>|<div class="crest".*?<\/div>|\u2068.*?\u2069/gsu, '')
      .matchAll(/<(?<tag>[a-z]\w*)(?<attributes>[^>]*)>(?<text>[^<]+)/gu),
  ]
    .filter(({ groups }) => /[\u0590-\u06FF]/u.test(groups?.['text'] ?? ''))
    .filter(({ groups }) => groups?.['tag'] !== 'bdi' && !groups?.['attributes']?.includes('dir="auto"'))
    .map(([found]) => found);

const places = [
  { place: 'a shared story', render: () => storyHtml(copy, author), holds: [1, 2, 3, 4, 5, 6] },
  {
    place: 'the page of a community',
    render: () => communityHtml({ name: wordsAt(7), purpose: wordsAt(8) }, copy),
    holds: [1, 2, 3, 5, 7, 8],
  },
  { place: 'a mail', render: mailHtml, holds: [9, 10] },
  { place: 'a book', render: bookHtml, holds: [1, 2, 3, 4, 5, 6] },
];

it.each(places)('words written from right to left run so in $place', async ({ render, holds }) => {
  const html = await render();
  for (const place of holds) expect(html).toContain(wordsAt(place));
  expect(undirected(html)).toEqual([]);
});

it('a large first letter is set only where letters stand apart', () => {
  expect(storyHtml(copy, author)).not.toContain('class="first"');
});
