import { maxImportEntries } from '@ecrin/domain/journal-import/journal-import.vocabulary.ts';
import { archiveOf, dayOneArchive } from '@ecrin/testing/kits/journals/journal-file.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createThreadJournalReader } from '#adapters/journal-reader/thread-journal-reader.ts';

const pieceBytes = 4 * 1024 * 1024;
const options = { timeZone: 'Europe/Paris', me: null, columns: null };

/** What is said of a file, and how many entries were handed on before. */
const read = async (
  bytes: Uint8Array,
  name: string,
  piece = async (seq: number): Promise<Uint8Array> => bytes.subarray(seq * pieceBytes, (seq + 1) * pieceBytes),
) => {
  let entries = 0;
  const found = await createThreadJournalReader()({
    file: { name, size: bytes.length, pieceBytes, piece },
    options,
    onEntries: async (some) => void (entries += some.length),
  });
  return { refused: 'refused' in found ? found.refused : null, entries };
};

/** With the mark of a password on each of its files. */
const encrypted = (archive: Uint8Array): Uint8Array => {
  const bytes = Buffer.from(archive);
  for (const [mark, flags] of [
    ['PK\u0003\u0004', 6],
    ['PK\u0001\u0002', 8],
  ] as const)
    for (let at = bytes.indexOf(mark, 0, 'latin1'); at >= 0; at = bytes.indexOf(mark, at + 1, 'latin1'))
      bytes.writeUInt16LE(bytes.readUInt16LE(at + flags) | 1, at + flags);
  return bytes;
};

const entriesOf = (count: number) =>
  dayOneArchive({
    Journal: Array.from({ length: count }, (_, at) => ({
      uuid: String(at),
      creationDate: new Date(Date.UTC(2000, 0, 1) + at * 60_000).toISOString(),
      text: 'Mot',
    })),
  });

afterEach(() => vi.useRealTimers());

describe('a file that cannot be read is refused for what it is, and nothing of it is handed on', () => {
  it('that needs a password', async () => {
    const archive = archiveOf({ 'a.json': '{}' });
    expect(await read(encrypted(archive), 'a.zip')).toEqual({ refused: 'import.encrypted', entries: 0 });
  });

  it('with more entries than one import may bring, and not with as many', async () => {
    expect(await read(entriesOf(maxImportEntries + 1), 'a.zip')).toEqual({ refused: 'import.too-many', entries: 0 });
    expect(await read(entriesOf(maxImportEntries), 'a.zip')).toEqual({ refused: null, entries: maxImportEntries });
  });

  it('that takes too long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = Promise.withResolvers<undefined>();
    const refused = read(Buffer.from('[]'), 'a.json', () => {
      asked.resolve(undefined);
      return new Promise(() => {});
    });
    await asked.promise;
    await vi.advanceTimersByTimeAsync(121_000);
    expect(await refused).toEqual({ refused: 'import.too-large', entries: 0 });
  });

  it('that ends before it should', async () => {
    expect(await read(Buffer.from('{"entries": []}'), 'a.json', async () => new Uint8Array())).toEqual({
      refused: 'import.damaged',
      entries: 0,
    });
  });
});
