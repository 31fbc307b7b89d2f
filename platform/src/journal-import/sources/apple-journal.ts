import type { LeftOutReason } from '@ecrin/domain/journal-import/journal-import.vocabulary.ts';
import type { JournalEntry } from '#ports/journal-reader.ts';
import { attached, isEmpty, kindOfPath, pathOfLink } from '../attached.ts';
import { htmlText } from '../html-text.ts';
import { createLongDates } from '../long-dates.ts';
import { momentOnWall } from '../moments.ts';
import { createLeftOut, entryOf, type LeftOut, type SourceParser, type TextFile } from '../source.ts';

/** The parts of a page: what is nested in them is not well formed, so that each reaches to where the next begins. */
const beginning = /<div[^>]{0,300}\bclass="(?<name>pageHeader|assetGrid|title|reflectionPrompt|bodyText)[" ]/gu;

type Part = Readonly<{ name: string; html: string }>;
const partsOf = (html: string): readonly Part[] => {
  const found = [...html.matchAll(beginning)];
  return found.map(({ index, groups }, at) => ({
    name: groups?.['name'] ?? '',
    html: html.slice(index, found[at + 1]?.index ?? html.length),
  }));
};
const isPage = ({ text }: TextFile): boolean =>
  /<div[^>]{0,300}\bclass="pageHeader[" ]/u.test(text) && /class="(?:bodyText|assetGrid|title)[" ]/u.test(text);

/** It leads to the pages. */
const isIndex = ({ path, text }: TextFile): boolean =>
  /(?:^|\/)index\.html$/iu.test(path) || /\bhref="(?:\.\/)?Entries\//u.test(text);

const reasons: Readonly<Record<string, LeftOutReason>> = {
  photo: 'picture',
  livePhoto: 'picture',
  video: 'video',
  audio: 'sound',
  genericMap: 'place',
  multiPinMap: 'place',
};
const asset = /\bassetType_(?<type>[A-Za-z]{1,40})/gu;
const feeling = /class="gridItemOverlayHeader"[^>]{0,200}>(?<words>[^<]{1,200})</u;
/** The mood is the first of the feelings that are listed. */
const moodIn = (html: string): string | null => {
  const start = html.indexOf('assetType_stateOfMind');
  const words = start === -1 ? undefined : feeling.exec(html.slice(start, start + 2_000))?.groups?.['words'];
  return words?.split(',')[0]?.trim() ?? null;
};

const resource = /\b(?:src|href)="(?:\.\.\/)?(?<path>Resources\/[^"]{1,300})"/gu;

/** Pictures and sounds by the file that is shown for each; one without a file is counted, as is all else. */
const assetsIn = (parts: readonly Part[], leftOut: LeftOut) => {
  const html = parts.flatMap((part) => (part.name === 'assetGrid' ? [part.html] : [])).join('\n');
  const paths = new Set([...html.matchAll(resource)].map(({ groups }) => pathOfLink(groups?.['path'] ?? '')));
  const named = [...paths]
    .map((path) => ({ path, kind: kindOfPath(path) }))
    .filter(({ kind }) => kind === 'picture' || kind === 'sound');
  const missing = named.map(({ kind }) => kind);
  for (const { groups } of html.matchAll(asset)) {
    const reason = reasons[groups?.['type'] ?? ''] ?? 'file';
    const at = missing.indexOf(reason);
    if (at >= 0) missing.splice(at, 1);
    else if (groups?.['type'] !== 'stateOfMind') leftOut.add(reason);
  }
  return attached(named, leftOut);
};

const wordsOf = (parts: readonly Part[], wanted: string): readonly string[] =>
  parts.flatMap(({ name, html }) => (name === wanted ? [htmlText(html)] : [])).filter((words) => words !== '');

type Reading = Readonly<{ zone: string; dayOf: ReturnType<typeof createLongDates>; leftOut: LeftOut }>;

const readPage = ({ text: html }: TextFile, { zone, dayOf, leftOut }: Reading): readonly JournalEntry[] => {
  const parts = partsOf(html);
  const media = assetsIn(parts, leftOut);
  const text = ['title', 'bodyText'].flatMap((name) => wordsOf(parts, name)).join('\n\n');
  // What the phone asked is nobody's thought.
  leftOut.add('prompt', wordsOf(parts, 'reflectionPrompt').length);
  const day = dayOf(wordsOf(parts, 'pageHeader')[0] ?? '');
  const moment = day && momentOnWall(day, zone);
  if (isEmpty(text, media)) return leftOut.add('empty');
  if (!moment) return leftOut.add('undated');
  return [entryOf({ ...moment, ...media, text, mood: moodIn(html) })];
};

/** The export of Apple Journal: one page an entry, with the day in the language of the phone and no hour. */
export const appleJournal: SourceParser = {
  source: 'apple-journal',
  recognises: (files) => files.some(isPage),
  parse: (files, { timeZone }) => {
    const leftOut = createLeftOut();
    const pages = files.filter((file) => isPage(file) && !isIndex(file));
    const reading = { zone: timeZone, dayOf: createLongDates(), leftOut };
    return { entries: pages.flatMap((page) => readPage(page, reading)), leftOut: leftOut.counts };
  },
};
