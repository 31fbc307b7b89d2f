import { parseDocument } from 'yaml';
import { attached, isEmpty, pathOfLink, type Named } from '../attached.ts';
import { fieldsOf, textOf, textsOf, type Fields } from '../json.ts';
import { momentOfIso, momentOfName, momentOnWall, type Moment } from '../moments.ts';
import { createLeftOut, entryOf, type LeftOut, type SourceParser, type TextFile } from '../source.ts';
import { dayOfHeading } from './plain-text.ts';

const front = /^---\r?\n(?<yaml>[\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/u;
/** Without the signs that tell words of a name apart, in small letters. */
const dateFields = ['date', 'datetime', 'created', 'createdat', 'creationdate', 'datecreated', 'occurredat', 'day'];
const plain = (name: string): string => name.toLowerCase().replaceAll(/[\s_-]/gu, '');
/** « ![[folder/file|caption]] », or « ![caption](folder/file) ». */
const embedded =
  /!\[\[(?<wiki>[^[\]|\n]{1,255})(?:\|[^[\]\n]{0,255})?\]\]|!\[[^[\]\n]{0,1000}\]\(<?(?<linked>[^()\n]{0,2000}?)>?\)/gu;
/** A heading or a block of another note. */
const isFile = (path: string): boolean => /\.[A-Za-z0-9]{1,5}$/u.test(path);
/** Of Logseq: « key:: value », of a page or a block. */
const property = /^[ \t]*(?:- )?(?<name>[\p{L}][\p{L}\p{N}_-]{0,50}):: ?(?<value>.{0,500})$/gmu;
const blockProperty = /^[ \t]*(?:- )?(?:id|collapsed|tags|date|created):: .*(?:\r?\n|$)/gmu;
/** « #voile », « #sport/voile », « #[[petit matin]] »: no heading, no address, no colour. */
const inlineTag = /(?<![\p{L}\p{N}_/#&;([])#(?:\[\[(?<page>[^[\]\n]{1,40})\]\]|(?<word>\p{L}[\p{L}\p{N}_/-]{0,39}))/gu;
const hidden = /(?:^|\/)(?:\.[^/]+|__MACOSX|logseq|templates?)\//iu;

/** Values as they are written: a date stays a text. */
const frontMatterOf = (text: string): Fields => {
  const yaml = front.exec(text)?.groups?.['yaml'];
  if (yaml === undefined || yaml.length > 20_000) return {};
  const document = parseDocument(yaml, { schema: 'failsafe', strict: false });
  return document.errors.length > 0 ? {} : (fieldsOf(document.toJS({ maxAliasCount: 0 })) ?? {});
};

/** Properties of Logseq are said before its first block. */
const propertiesOf = (text: string): Fields =>
  Object.fromEntries(
    [...text.slice(0, 20_000).matchAll(property)].map(({ groups }) => [
      groups?.['name'] ?? '',
      groups?.['value'] ?? '',
    ]),
  );
const dateIn = (known: Fields, zone: string): Moment | null => {
  const named = new Map(Object.entries(known).map(([name, value]) => [plain(name), value]));
  return dateFields.flatMap((field) => momentOfIso(textOf(named.get(field)) ?? '', zone) ?? [])[0] ?? null;
};

/** « 2024/01/15.md », « 15-01-2024.md », « Jan 15th, 2024.md », « lundi 15 janvier 2024.md ». */
const dayOfName = (path: string, zone: string): Moment | null => {
  const parts = path.replace(/\.[^./]*$/u, '').split('/');
  const day = dayOfHeading(parts.at(-1)?.replaceAll('_', '-').trim() ?? '');
  return (day && momentOnWall(day, zone)) ?? momentOfIso(parts.slice(-3).join('-'), zone);
};

/** What the front matter says comes first, then the properties, then the name of the file. */
const momentOf = ({ path, text }: TextFile, known: Fields, zone: string): Moment | null => {
  const own = textOf(known['timeZone']) ?? zone;
  return dateIn(known, own) ?? momentOfName(path, own) ?? dayOfName(path, own) ?? dateIn(propertiesOf(text), own);
};

/** By its name, or by a date in its front matter. */
const isMarkdown = ({ path, text }: TextFile): boolean =>
  !hidden.test(path) &&
  (/\.(?:md|markdown)$/iu.test(path) ||
    Object.keys(frontMatterOf(text)).some((name) => dateFields.includes(plain(name))));

const tagsIn = (known: Fields): readonly string[] => {
  const tags = known['tags'] ?? known['tag'];
  return (typeof tags === 'string' ? tags.split(/[,\s]+/u) : textsOf(tags)).map((tag) => tag.replace(/^#/u, ''));
};
const inlineTags = (words: string): readonly string[] =>
  [...words.matchAll(inlineTag)].map(({ groups }) => groups?.['page'] ?? groups?.['word'] ?? '');
/** Of the front matter, of properties, and those that stand in the text, where they stay. */
const tagsOf = (known: Fields, { text, words }: Readonly<{ text: string; words: string }>): readonly string[] => {
  const all = [...tagsIn(known), ...tagsIn(propertiesOf(text)), ...inlineTags(words)];
  return [...new Set(all.map((tag) => tag.trim()).filter((tag) => tag !== ''))];
};

const namedIn = ({ groups }: RegExpExecArray): Named => {
  const { wiki, linked = '' } = groups ?? {};
  if (wiki !== undefined) return { path: pathOfLink(wiki) };
  const path = pathOfLink((linked.split(/\s["']/u)[0] ?? '').trimEnd());
  // What is shown inline is a picture, whatever its address ends with.
  return isFile(path) ? { path } : { path, kind: 'picture' };
};

/** What was written in a note, and what is in it besides. */
const contentOf = (text: string, leftOut: LeftOut) => {
  const body = text.replace(front, '').replaceAll(blockProperty, '');
  // The bullet of a block with nothing else is no word.
  const words = body.replaceAll(embedded, '').trim().replace(/^-$/u, '');
  const media = attached([...body.matchAll(embedded)].map(namedIn), leftOut);
  return { words, media };
};

const folderOf = (path: string): string | null => path.split('/').slice(0, -1).at(-1) ?? null;

const readNote = (note: TextFile, zone: string, leftOut: LeftOut) => {
  const { path, text } = note;
  const known = frontMatterOf(text);
  const { words, media } = contentOf(text, leftOut);
  if (isEmpty(words, media)) return leftOut.add('empty');
  const moment = momentOf(note, known, zone);
  if (!moment) return leftOut.add('undated');
  return entryOf({
    ...moment,
    ...media,
    text: words,
    tags: tagsOf(known, { text, words }),
    journal: folderOf(path),
    sourceId: textOf(known['uuid']),
  });
};

/** A folder of notes, as Obsidian and Logseq keep them: those with a date, in their front matter or their name. */
export const markdown: SourceParser = {
  source: 'markdown',
  recognises: (files) => files.some(isMarkdown),
  parse: (files, { timeZone }) => {
    const leftOut = createLeftOut();
    const entries = files.filter(isMarkdown).flatMap((file) => readNote(file, timeZone, leftOut));
    return { entries, leftOut: leftOut.counts };
  },
};
