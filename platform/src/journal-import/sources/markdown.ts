import { parseDocument } from 'yaml';
import { fieldsOf, textOf, textsOf, type Fields } from '../json.ts';
import { momentOfIso, momentOnWall, type Moment } from '../moments.ts';
import { createLeftOut, entryOf, type LeftOut, type SourceParser, type TextFile } from '../source.ts';

const front = /^---\r?\n(?<yaml>[\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/u;
const dateFields = ['date', 'created', 'created_at', 'creation date', 'createdAt', 'occurredAt', 'day'];
const inName =
  /(?<!\d)(?<year>\d{4})[-_. ]?(?<month>\d{2})[-_. ]?(?<day>\d{2})(?!\d)(?:[ T_-]+(?<hour>\d{2})[h:.-]?(?<minute>\d{2})(?!\d))?/u;
const pictures =
  /!\[\[[^[\]|\n]{1,255}\.(?:png|jpe?g|gif|webp|heic|svg)(?:\|[^[\]\n]{0,255})?\]\]|!\[[^[\]\n]{0,1000}\]\([^()\n]{0,2000}\)/giu;
const otherFiles = /!\[\[[^\]\n]+\]\]/gu;
const blockProperty = /^\s*(?:- )?(?:id|collapsed):: .*(?:\r?\n|$)/gmu;
const hidden = /(?:^|\/)(?:\.[^/]+|__MACOSX|logseq|templates?)\//iu;
const isMarkdown = ({ path }: TextFile): boolean => /\.(?:md|markdown)$/iu.test(path) && !hidden.test(path);

/** Values as they are written: a date stays a text. */
const frontMatterOf = (text: string): Fields => {
  const yaml = front.exec(text)?.groups?.['yaml'];
  if (yaml === undefined || yaml.length > 20_000) return {};
  const document = parseDocument(yaml, { schema: 'failsafe', strict: false });
  return document.errors.length > 0 ? {} : (fieldsOf(document.toJS({ maxAliasCount: 0 })) ?? {});
};

const nameOf = (path: string): string => path.split('/').at(-1) ?? path;

const momentOfName = (path: string, zone: string): Moment | null => {
  const found = inName.exec(nameOf(path))?.groups;
  if (!found) return null;
  const { year, month, day, hour, minute } = found;
  const time = hour === undefined ? {} : { hour: Number(hour), minute: Number(minute) };
  return momentOnWall({ year: Number(year), month: Number(month), day: Number(day), ...time }, zone);
};

/** What the front matter says comes first, then the name of the file. */
const momentOf = (path: string, known: Fields, zone: string): Moment | null => {
  const own = textOf(known['timeZone']) ?? zone;
  const said = dateFields.flatMap((field) => momentOfIso(textOf(known[field]) ?? '', own) ?? []);
  return said[0] ?? momentOfName(path, own);
};

const tagsOf = (known: Fields): readonly string[] => {
  const tags = known['tags'] ?? known['tag'];
  return (typeof tags === 'string' ? tags.split(/[,\s]+/u) : textsOf(tags))
    .map((tag) => tag.replace(/^#/u, '').trim())
    .filter((tag) => tag !== '');
};

const wordsOf = (text: string, leftOut: LeftOut): string => {
  const body = text.replace(front, '').replaceAll(blockProperty, '');
  leftOut.add('picture', body.match(pictures)?.length ?? 0);
  const without = body.replaceAll(pictures, '');
  leftOut.add('file', without.match(otherFiles)?.length ?? 0);
  return without.replaceAll(otherFiles, '').trim();
};

const folderOf = (path: string): string | null => path.split('/').slice(0, -1).at(-1) ?? null;

const readNote = ({ path, text }: TextFile, zone: string, leftOut: LeftOut) => {
  const known = frontMatterOf(text);
  const words = wordsOf(text, leftOut);
  if (/^-?\s*$/u.test(words)) return leftOut.add('empty');
  const moment = momentOf(path, known, zone);
  if (!moment) return leftOut.add('undated');
  return entryOf({
    ...moment,
    text: words,
    tags: tagsOf(known),
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
