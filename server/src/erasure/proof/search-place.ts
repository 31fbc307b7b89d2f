import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ErasurePlace, SearchedPlace } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import { deriveKey, type MasterKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import { readBackupRecord } from '#backup/backup-record.ts';
import { makesBackups } from '#backup/schedule-backups.ts';
import { backupPlacesOf, isBucket } from '#config/backup.config.ts';
import type { SharedConfig } from '#config/config.ts';
import type { ErasureMarks } from '../erasure-proof.ts';
import { openPlaceSearch, type PlaceSearch } from './place-search.ts';
import { placesOnServers, soughtIn } from './places.ts';
import { searchBackups, searchKeyCopies } from './search-backups.ts';
import { searchFolder } from './search-folder.ts';

/** What is sought, and where. `marks` null: they were lost. `drafts`: an empty folder for this search alone. */
export type SearchOrder = Readonly<{
  clientId: string;
  marks: ErasureMarks | null;
  config: SharedConfig;
  masterKey: MasterKey;
  drafts: string;
}>;

/** Never throws: a place that cannot be read stays open. */
export const searchPlace = async (place: ErasurePlace, order: SearchOrder): Promise<SearchedPlace> => {
  const open = (reason: SearchedPlace['reason'], bytes: number) => ({ place, bytes, found: null, reason });
  if (placesOnServers(order.config).has(place)) return open('unreachable', 0);
  const search = openPlaceSearch(marksFor(place, order));
  try {
    await searchIn(place, order, search);
  } catch {
    return open('unreachable', search.counted().bytes);
  }
  if (soughtIn[place] === 'fragments' && !order.marks) return open('restarted', search.counted().bytes);
  return { place, ...search.counted(), reason: null };
};

const marksFor = (place: ErasurePlace, { clientId, marks }: SearchOrder): readonly Uint8Array[] => {
  const texts = { fragments: marks?.fragments ?? [], ids: marks?.ids ?? [clientId], key: [] }[soughtIn[place]];
  const key = soughtIn[place] === 'key' && marks?.wrappedKey ? [marks.wrappedKey] : [];
  return [...texts.map((text) => Buffer.from(text)), ...key];
};

const searchIn = async (place: ErasurePlace, order: SearchOrder, search: PlaceSearch): Promise<void> => {
  const { clientId, config, masterKey, drafts } = order;
  const messageKey = deriveKey(masterKey, 'messages');
  if (place !== 'key-copies' && place !== 'backups')
    return searchFolder(place, { dir: resolve(config.DATA_DIR), clientId, messageKey }, search);
  const address = await backupsAt(place, config);
  if (address === null) return;
  const backups = { address, config, drafts };
  await (place === 'backups' ? searchBackups(backups, messageKey, search) : searchKeyCopies(backups, clientId, search));
};

/** null: this service has made none. Throws when those it has made are not there, as on a disk that is not mounted. */
const backupsAt = async (place: 'key-copies' | 'backups', config: SharedConfig): Promise<string | null> => {
  const places = makesBackups(config) ? backupPlacesOf(config) : null;
  if (!places) return null;
  const address = place === 'backups' ? places.data : places.keys;
  if (isBucket(address) || existsSync(resolve(address))) return address;
  const record = await readBackupRecord(resolve(config.DATA_DIR));
  if (record?.lastGood) throw new Error(`${address} is not there`);
  return null;
};
