import { strToU8, unzipSync, zipSync } from 'fflate';

const bytesOf = (content: string | Uint8Array): Uint8Array =>
  typeof content === 'string' ? strToU8(content) : new Uint8Array(content);

/** An archive with these files, by path. */
export const archiveOf = (files: Readonly<Record<string, string | Uint8Array>>): Uint8Array<ArrayBuffer> =>
  new Uint8Array(zipSync(Object.fromEntries(Object.entries(files).map(([path, content]) => [path, bytesOf(content)]))));

/** The same, not packed: as browsers make one of a folder. */
export const storedArchiveOf = (files: Readonly<Record<string, Uint8Array>>): Uint8Array<ArrayBuffer> =>
  new Uint8Array(zipSync(files, { level: 0 }));

/** The files of an archive, packed or not, by path. */
export const filesIn = (archive: Uint8Array): ReadonlyMap<string, Buffer> =>
  new Map(Object.entries(unzipSync(archive)).map(([path, content]) => [path, Buffer.from(content)]));

type DayOneEntry = Readonly<{ uuid?: string; creationDate: string; text?: string; [field: string]: unknown }>;

/** What Day One exports: one file a journal. */
export const dayOneArchive = (journals: Readonly<Record<string, readonly DayOneEntry[]>>): Uint8Array<ArrayBuffer> =>
  archiveOf(
    Object.fromEntries(
      Object.entries(journals).map(([name, entries]) => [
        `${name}.json`,
        JSON.stringify({ metadata: { version: '1.0' }, entries }),
      ]),
    ),
  );
