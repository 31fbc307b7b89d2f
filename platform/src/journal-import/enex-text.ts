import { createHash } from 'node:crypto';
import type { ZipPlace } from '#ports/journal-reader.ts';
import { createBase64, latin1 } from './base64-content.ts';

/** What is passed over, or may hold the mark of something else, by how it begins: where it ends. */
const ends: Readonly<Record<string, string>> = {
  '<![CDATA[': ']]>',
  '<!--': '-->',
  '<data': '</data',
  // What programs read in a picture can be longer than the note.
  '<recognition': '</recognition',
  '<alternate-data': '</alternate-data',
};
const beginning = /<!\[CDATA\[|<!--|(?<name><(?:data|recognition|alternate-data))(?:\s[^<>/]{0,200})?>/u;
/** No beginning is longer. */
const mostBeginning = 256;
/** How often base64 may be as long as what is in it, and by how many bytes besides: what is longer was made to be read in vain. */
const [mostTimes, besides] = [2, 1_000];

/** `places`: of the data of attachments, by its MD5. */
export type EnexText = Readonly<{ text: Buffer; places: ReadonlyMap<string, ZipPlace> }>;

/** `over` gives what stands in its place. */
type Part = Readonly<{ end: string; pass: (text: string) => void; over: (at: number) => string }>;

const dataFrom = (offset: number, places: Map<string, ZipPlace>): Omit<Part, 'end'> => {
  const [base64, hash] = [createBase64(), createHash('md5')];
  let size = 0;
  return {
    pass: (text) => {
      const bytes = base64.decode(text);
      hash.update(bytes);
      size += bytes.length;
    },
    over: (at) => {
      const packed = at - offset;
      if (size === 0 || !base64.isWhole() || packed > mostTimes * size + besides) return '';
      const md5 = hash.digest('hex');
      // Of one that is there several times the first is reached soonest.
      if (!places.has(md5)) places.set(md5, { offset, packed, size, isDeflated: false, isBase64: true, changed: '' });
      return md5;
    },
  };
};

/** What of a file was not yet looked at, and where that begins in it. */
const createWindow = (from: number) => {
  let [held, at] = ['', from];
  const take = (length: number): string => {
    const taken = held.slice(0, length);
    [held, at] = [held.slice(length), at + taken.length];
    return taken;
  };
  return {
    at: () => at,
    add: (piece: Uint8Array): void => {
      held += latin1(piece);
    },
    rest: () => take(held.length),
    /** Up to this, or up to where it may have begun. */
    before: (mark: string): Readonly<{ taken: string; isThere: boolean }> => {
      const found = held.indexOf(mark);
      return { taken: take(found < 0 ? Math.max(0, held.length + 1 - mark.length) : found), isThere: found >= 0 };
    },
    /** With what begins then. */
    withBeginning: (): Readonly<{ taken: string; name: string | null }> => {
      const found = beginning.exec(held);
      const taken = take(found ? found.index + found[0].length : Math.max(0, held.length - mostBeginning));
      return { taken, name: found && (found.groups?.['name'] ?? found[0]) };
    },
  };
};

/** Pieces become the text of an ENEX and the places of what is attached in it. */
const createReading = (from: number) => {
  const [window, kept, places] = [createWindow(from), new Array<Buffer>(), new Map<string, ZipPlace>()];
  let [part, length]: [Part | null, number] = [null, 0];
  // As bytes: a part of a string would hold all of it in memory.
  const keep = (text: string): void => {
    kept.push(Buffer.from(text, 'latin1'));
    length += text.length;
  };
  const partOf = (name: string): Part => ({
    end: ends[name] ?? '',
    ...(name === '<data'
      ? dataFrom(window.at(), places)
      : { pass: name === '<![CDATA[' ? keep : () => {}, over: () => '' }),
  });
  const enter = (): Part | null => {
    const { taken, name } = window.withBeginning();
    keep(taken);
    return name === null ? null : partOf(name);
  };
  const isOver = ({ end, pass, over }: Part): boolean => {
    const { taken, isThere } = window.before(end);
    pass(taken);
    if (isThere) keep(over(window.at()));
    return isThere;
  };
  return {
    add: (piece: Uint8Array): void => {
      window.add(piece);
      for (part ??= enter(); part && isOver(part);) part = enter();
    },
    length: () => length,
    end: (): EnexText => {
      keep(window.rest());
      return { text: Buffer.concat(kept), places };
    },
  };
};

/**
 * The text of an ENEX, which may be much longer than memory: in the place of the data of each attachment stands its MD5, by which notes name it; none where it
 * cannot be read. null: its text alone has more than `most` bytes. `from`: where the content begins in the file.
 */
export const readEnex = async (
  content: AsyncIterable<Uint8Array>,
  { from, most }: Readonly<{ from: number; most: number }>,
): Promise<EnexText | null> => {
  const reading = createReading(from);
  for await (const piece of content) {
    reading.add(piece);
    if (reading.length() > most) return null;
  }
  return reading.end();
};
