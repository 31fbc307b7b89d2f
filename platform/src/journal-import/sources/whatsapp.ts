import { attached, idOfAttached, isEmpty } from '../attached.ts';
import { dayOrderOf, momentOfParts } from '../day-order.ts';
import { momentOfName, momentOnWall, timeOfClock, type Moment } from '../moments.ts';
import { createLeftOut, entryOf, type LeftOut, type SourceParser } from '../source.ts';

// « [31/12/2022 11:40:26] Nom: … » of iOS, « 12/03/2026 à 10:02 - Marie: … » of Android.
const stamp =
  /^[\u200E\u200F]*\[?(?<a>\d{1,4})[/.-](?<b>\d{1,2})[/.-](?<c>\d{1,4}),?\s+(?:à\s+|um\s+|at\s+)?(?<time>\d{1,2}[:.h]\d{2}(?:[:.]\d{2})?(?:\s*[ap]\.?\s?m\.?)?)(?:\]|\s+-)\s*(?<rest>[\s\S]*)$/iu;
const sender = /^[\u200E\u200F]*(?<name>[^:\n]{1,100}):\s(?<text>[\s\S]*)$/u;
// Android and iOS.
const fileAttached =
  /^(?<android>[^\n]{1,255}?)\s*\((?:fichier joint|file attached|archivo adjunto|Datei angehängt|arquivo anexado)\)|<(?:attached|pièce jointe|adjunto|Anhang|anexado)\s*:\s*(?<ios>[^>]{0,255})>/iu;
const omitted =
  /^<(?:Médias omis|Media omitted|Multimedia omitido|Medien ausgeschlossen)>$|^(?:audio|image|vid[eé]o|sticker|GIF|(?:[^\n]{1,255} • [^\n]{1,40} )?document)\s+(?:omitted|absente?|manquante?|omise?)$/iu;
const removed =
  /^(?:Ce message a été supprimé|Vous avez supprimé ce message|This message was deleted|You deleted this message)\.?$/iu;
const edited = /<(?:Ce message a été modifié|This message was edited)>\s*$/iu;

type Line = Readonly<{ numbers: readonly [number, number, number]; time: string; rest: string }>;
type Message = Readonly<{ moment: Moment | null; name: string | null; text: string }>;

/** A line without a date goes on with the message before. */
const linesOf = (text: string): readonly Line[] => {
  const lines: { numbers: [number, number, number]; time: string; rest: string }[] = [];
  for (const line of text.replaceAll(/[\u202F\u00A0]/gu, ' ').split(/\r?\n/u)) {
    const found = line.length < 200_000 ? stamp.exec(line)?.groups : undefined;
    const last = lines.at(-1);
    if (found)
      lines.push({
        numbers: [Number(found['a']), Number(found['b']), Number(found['c'])],
        time: found['time'] ?? '',
        rest: found['rest'] ?? '',
      });
    else if (last) last.rest += `\n${line}`;
  }
  return lines;
};

const messagesOf = (text: string, zone: string): readonly Message[] => {
  const lines = linesOf(text);
  const order = dayOrderOf(
    lines.map(({ numbers }) => numbers).filter(([first]) => first < 100),
    { isOldestFirst: true },
  );
  return lines.map(({ numbers, time, rest }) => {
    const clock = timeOfClock(time);
    const [year, month, day] = numbers;
    const moment =
      year > 999
        ? momentOnWall({ year, month, day, ...clock }, zone)
        : momentOfParts(numbers, { order, time: clock, zone });
    const said = sender.exec(rest)?.groups;
    return {
      moment,
      name: said?.['name']?.trim() ?? null,
      text: (said?.['text'] ?? rest).replaceAll(/[\u200E\u200F]/gu, ''),
    };
  });
};

/** Phones record voice into what may be a film as well. */
const kindOf = (path: string) =>
  /\.3gp$/iu.test(path) && !/(?:^|-)(?:PTT|AUD|AUDIO)-/iu.test(path) ? ({ kind: 'video' } as const) : {};

/** null: no file is attached. */
const pathIn = (line: string): string | null => {
  const { android, ios } = fileAttached.exec(line)?.groups ?? {};
  return (android ?? ios)?.trim() ?? null;
};

/** The words of a message without its file, which comes with them or is counted. */
const contentOf = (text: string, leftOut: LeftOut) => {
  const said = text.replace(edited, '').trim();
  const [first = '', ...caption] = said.split('\n');
  const path = pathIn(first);
  if (omitted.test(first)) leftOut.add(/audio/iu.test(first) ? 'sound' : 'file');
  else if (path === null) return { words: said, media: {}, path };
  const media = path === null ? {} : attached([{ path, ...kindOf(path) }], leftOut);
  return { words: caption.join('\n').trim(), media, path };
};

/** « 00000004-AUDIO-2026-06-26-20-31-14.opus »: of iOS, the name says the second. */
const namedByMoment = /^\d{8}-(?:AUDIO|PHOTO|VIDEO)-(?<moment>.+)$/u;
const momentOfFile = (path: string | null, zone: string): Moment | null => {
  const named = namedByMoment.exec(path ?? '')?.groups?.['moment'];
  const moment = named === undefined ? null : momentOfName(named, zone);
  return moment?.hourless === false ? moment : null;
};

const countSenders = (messages: readonly Message[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { name } of messages) if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};

type Reading = Readonly<{ me: string | null; zone: string; leftOut: LeftOut }>;

const readMessage = ({ moment: sent, name, text }: Message, { me, zone, leftOut }: Reading) => {
  if (name === null) return [];
  if (name !== me) return leftOut.add('other-people');
  if (removed.test(text.trim())) return leftOut.add('deleted');
  const { words, media, path } = contentOf(text, leftOut);
  if (isEmpty(words, media)) return [];
  const moment = momentOfFile(path, zone) ?? sent;
  if (!moment) return leftOut.add('undated');
  return entryOf({ ...moment, ...media, text: words, sourceId: idOfAttached(media) });
};

const isChat = (text: string): boolean => linesOf(text.slice(0, 20_000)).some(({ rest }) => sender.test(rest));

/** The text of an exported chat. Only what one person wrote comes: who that is, is asked. */
export const whatsapp: SourceParser = {
  source: 'whatsapp',
  recognises: (files) => files.some(({ text }) => isChat(text)),
  parse: (files, { timeZone, me }) => {
    const leftOut = createLeftOut();
    const reading = { me, zone: timeZone, leftOut };
    const messages = files.filter(({ text }) => isChat(text)).flatMap(({ text }) => messagesOf(text, timeZone));
    const entries = messages.flatMap((message) => readMessage(message, reading));
    return { entries, leftOut: leftOut.counts, senders: countSenders(messages), me };
  },
};
