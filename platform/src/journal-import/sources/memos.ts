import { fieldsOf, listOf, objectsOf, parseFields, parseJson, textOf, textsOf, type Fields } from '../json.ts';
import { momentAt } from '../moments.ts';
import {
  createLeftOut,
  entryOf,
  marksOf,
  reasonOfMime,
  type LeftOut,
  type SourceParser,
  type TextFile,
} from '../source.ts';

/** Both as its interface writes it and as its documents do. */
const createdAt = (memo: Fields): string | null => textOf(memo['createTime']) ?? textOf(memo['create_time']);
const isMemo = (memo: Fields): boolean =>
  (textOf(memo['name'])?.startsWith('memos/') ?? false) && textOf(memo['content']) !== null && createdAt(memo) !== null;

/** A page of answers as it was saved, or the memos alone. */
const memosIn = ({ text }: TextFile): readonly Fields[] => {
  if (!/^\s*[[{]/u.test(text.slice(0, 1_000))) return [];
  const found = parseFields(text)?.['memos'] ?? parseJson(text);
  return objectsOf(listOf(found)).filter(isMemo);
};

const countAttached = (memo: Fields, leftOut: LeftOut): void => {
  for (const attachment of objectsOf(memo['attachments'] ?? memo['resources']))
    leftOut.add(reasonOfMime(textOf(attachment['type'])));
  if (fieldsOf(memo['location'])) leftOut.add('place');
};

const readMemo = (memo: Fields, { me, zone }: Readonly<{ me: string | null; zone: string }>, leftOut: LeftOut) => {
  if ((textOf(memo['creator']) ?? '') !== me) return leftOut.add('other-people');
  countAttached(memo, leftOut);
  const text = textOf(memo['content'])?.trim() ?? '';
  const moment = momentAt(Date.parse(createdAt(memo) ?? ''), null, zone);
  if (text === '') return leftOut.add('empty');
  if (!moment) return leftOut.add('undated');
  return entryOf({
    ...moment,
    ...marksOf(false, memo['pinned']),
    text,
    tags: textsOf(memo['tags']),
    sourceId: textOf(memo['name']),
  });
};

/** Answers of its interface, which is its only export. Comments are memos too, also those of others: whose come is asked where there are several. */
export const memos: SourceParser = {
  source: 'memos',
  recognises: (files) => files.some((file) => memosIn(file).length > 0),
  parse: (files, { timeZone: zone, me: chosen }) => {
    const leftOut = createLeftOut();
    const found = files.flatMap(memosIn);
    const writers = new Map<string, number>();
    for (const memo of found) {
      const writer = textOf(memo['creator']) ?? '';
      writers.set(writer, (writers.get(writer) ?? 0) + 1);
    }
    const me = chosen ?? (writers.size === 1 ? ([...writers.keys()][0] ?? null) : null);
    const entries = found.flatMap((memo) => readMemo(memo, { me, zone }, leftOut));
    return { entries, leftOut: leftOut.counts, ...(writers.size > 1 && { senders: writers, me }) };
  },
};
