import { join } from 'node:path';
import type { ErasurePlace } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import { modelRowsIn, openedMessagesIn } from './database-rows.ts';
import { filesBelow, piecesOf } from './files.ts';
import { hasKeyLeft, type KeySought } from './keys-sought.ts';
import type { PlaceSearch } from './place-search.ts';
import { placeOfFile } from './places.ts';
import { searchRows, type RowsSought } from './search-rows.ts';

/** `keys`: which must be gone. `owned`: how the files of what is erased are named. `rows`: what is sought of read models. */
type Folder = Readonly<{
  dir: string;
  keys: readonly KeySought[];
  owned: readonly string[];
  rows: RowsSought;
  messageKey: Uint8Array;
}>;

/** Reads every byte of every file of the data folder that belongs to a place: free pages and logs of databases too. */
export const searchFolder = async (place: ErasurePlace, folder: Folder, search: PlaceSearch): Promise<void> => {
  const files = (await filesBelow(folder.dir)).filter((file) => placeOfFile(file) === place);
  for (const file of files) await search.read(piecesOf(join(folder.dir, file)));
  await furtherSearches[place]?.(folder, files, search);
};

type Further = (folder: Folder, files: readonly string[], search: PlaceSearch) => Promise<void>;

/** What bytes alone do not show. */
const furtherSearches: Partial<Readonly<Record<ErasurePlace, Further>>> = {
  keys: async ({ dir, keys }, files, search) => {
    for (const file of files.filter((name) => name.endsWith('.db')))
      if (hasKeyLeft(join(dir, file), keys)) search.note(file);
  },
  'read-models': async ({ dir, rows }, files, search) => {
    for (const file of files.filter((name) => name.endsWith('.db')))
      searchRows(modelRowsIn(join(dir, file)), rows, search);
  },
  messages: async ({ dir, messageKey }, files, search) => {
    for (const file of files.filter((name) => name.endsWith('.db')))
      for (const message of openedMessagesIn(join(dir, file), messageKey)) await search.read([message]);
  },
  // Copies of the databases above, in a folder that somebody was killed over.
  'other-files': async ({ dir, keys, messageKey }, files, search) => {
    for (const file of files.filter((name) => name.includes('/') && name.endsWith('.db'))) {
      if (hasKeyLeft(join(dir, file), keys)) search.note(file);
      for (const message of openedMessagesIn(join(dir, file), messageKey)) await search.read([message]);
    }
  },
  // Sealed, so that they are known by the folder of their owner.
  recordings: async ({ owned }, files, search) => {
    for (const file of files) if (owned.some((name) => file.includes(name))) search.note(file);
  },
};
