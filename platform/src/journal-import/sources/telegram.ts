import { attached, isEmpty, type Named } from '../attached.ts';
import { fieldsOf, listOf, objectsOf, parseFields, textOf, type Fields } from '../json.ts';
import { momentAt } from '../moments.ts';
import { createLeftOut, entryOf, type LeftOut, type SourceParser, type TextFile } from '../source.ts';

/** One chat, or all of an account. */
const chatsOf = ({ text }: TextFile): readonly Fields[] => {
  const found = parseFields(text);
  const chats = found && Array.isArray(found['messages']) ? [found] : objectsOf(fieldsOf(found?.['chats'])?.['list']);
  return chats.filter((chat) => listOf(chat['messages']).some(isMessage));
};
const isMessage = (message: unknown): boolean => textOf(fieldsOf(message)?.['date_unixtime']) !== null;

/** A text, or pieces of it with their kind. */
const wordsOf = (message: Fields): string =>
  (Array.isArray(message['text']) ? message['text'] : [message['text']])
    .map((part) => textOf(part) ?? textOf(fieldsOf(part)?.['text']) ?? '')
    .join('')
    .trim();

const kindOfMedia = (kind: string): Pick<Named, 'kind'> => {
  if (/voice|audio/u.test(kind)) return { kind: 'sound' };
  return /video/u.test(kind) ? { kind: 'video' } : {};
};

/** What stands for a file that was not exported is no path. */
const filesOf = (message: Fields): readonly Named[] => {
  const [photo, file] = [textOf(message['photo']), textOf(message['file'])];
  const kind = kindOfMedia(textOf(message['media_type']) ?? '');
  return [
    ...(photo === null ? [] : [{ path: photo, kind: 'picture' } as const]),
    ...(file === null ? [] : [{ path: file, ...kind }]),
  ];
};

const readMessage = (
  message: Fields,
  { me, zone, journal }: Readonly<{ me: string | null; zone: string; journal: string | null }>,
  leftOut: LeftOut,
) => {
  if (message['type'] !== 'message') return [];
  if (textOf(message['from']) !== me) return leftOut.add('other-people');
  const media = attached(filesOf(message), leftOut);
  const text = wordsOf(message);
  const moment = momentAt(1_000 * Number(textOf(message['date_unixtime'])), null, zone);
  if (isEmpty(text, media)) return [];
  if (!moment) return leftOut.add('undated');
  return entryOf({ ...moment, ...media, text, journal, sourceId: `${journal ?? ''}/${String(message['id'])}` });
};

/** The JSON export of Telegram. Only what one person wrote comes: who that is, is asked. */
export const telegram: SourceParser = {
  source: 'telegram',
  recognises: (files) => files.some((file) => chatsOf(file).length > 0),
  parse: (files, { timeZone: zone, me }) => {
    const leftOut = createLeftOut();
    const senders = new Map<string, number>();
    const entries = files.flatMap(chatsOf).flatMap((chat) =>
      objectsOf(chat['messages']).flatMap((message) => {
        const name = textOf(message['from']);
        if (name !== null) senders.set(name, (senders.get(name) ?? 0) + 1);
        return readMessage(message, { me, zone, journal: textOf(chat['name']) }, leftOut);
      }),
    );
    return { entries, leftOut: leftOut.counts, senders, me };
  },
};
