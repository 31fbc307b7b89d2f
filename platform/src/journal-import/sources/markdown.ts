import { parseDocument } from 'yaml';
import { attached, isEmpty, pathOfLink, type Named } from '../attached.ts';
import { fieldsOf, textOf, textsOf, type Fields } from '../json.ts';
import { momentOfIso, momentOfName, type Moment } from '../moments.ts';
import { createLeftOut, entryOf, type LeftOut, type SourceParser, type TextFile } from '../source.ts';

const front = /^---\r?\n(?<yaml>[\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/u;
const dateFields = ['date', 'created', 'created_at', 'creation date', 'createdAt', 'occurredAt', 'day'];
/** « ![[folder/file|caption]] », or « ![caption](folder/file) ». */
const embedded =
  /!\[\[(?<wiki>[^[\]|\n]{1,255})(?:\|[^[\]\n]{0,255})?\]\]|!\[[^[\]\n]{0,1000}\]\(<?(?<linked>[^()\n]{0,2000}?)>?\)/gu;
/** A heading or a block of another note. */
const isFile = (path: string): boolean => /\.[A-Za-z0-9]{1,5}$/u.test(path);
const blockProperty = /^[ \t]*(?:- )?(?:id|collapsed):: .*(?:\r?\n|$)/gmu;
const hidden = /(?:^|\/)(?:\.[^/]+|__MACOSX|logseq|templates?)\//iu;

/** Values as they are written: a date stays a text. */
const frontMatterOf = (text: string): Fields => {
  const yaml = front.exec(text)?.groups?.['yaml'];
  if (yaml === undefined || yaml.length > 20_000) return {};
  const document = parseDocument(yaml, { schema: 'failsafe', strict: false });
  return document.errors.length > 0 ? {} : (fieldsOf(document.toJS({ maxAliasCount: 0 })) ?? {});
};

/** What the front matter says comes first, then the name of the file. */
const momentOf = (path: string, known: Fields, zone: string): Moment | null => {
  const own = textOf(known['timeZone']) ?? zone;
  const said = dateFields.flatMap((field) => momentOfIso(textOf(known[field]) ?? '', own) ?? []);
  return said[0] ?? momentOfName(path, own);
};

/** By its name, or by a date in its front matter. */
const isMarkdown = ({ path, text }: TextFile): boolean =>
  !hidden.test(path) && (/\.(?:md|markdown)$/iu.test(path) || dateFields.some((field) => field in frontMatterOf(text)));

const tagsOf = (known: Fields): readonly string[] => {
  const tags = known['tags'] ?? known['tag'];
  return (typeof tags === 'string' ? tags.split(/[,\s]+/u) : textsOf(tags))
    .map((tag) => tag.replace(/^#/u, '').trim())
    .filter((tag) => tag !== '');
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

const readNote = ({ path, text }: TextFile, zone: string, leftOut: LeftOut) => {
  const known = frontMatterOf(text);
  const { words, media } = contentOf(text, leftOut);
  if (isEmpty(words, media)) return leftOut.add('empty');
  const moment = momentOf(path, known, zone);
  if (!moment) return leftOut.add('undated');
  return entryOf({
    ...moment,
    ...media,
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
