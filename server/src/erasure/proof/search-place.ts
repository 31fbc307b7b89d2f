import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ErasurePlace, SearchedPlace } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import type { ErasedPart } from '@ecrin/domain/erasure/erasure.events.ts';
import { deriveKey, type MasterKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import { readBackupRecord } from '#backup/backup-record.ts';
import { makesBackups } from '#backup/schedule-backups.ts';
import { backupPlacesOf, isBucket } from '#config/backup.config.ts';
import type { SharedConfig } from '#config/config.ts';
import { mailsIntoOutbox } from '#config/sends-mail.ts';
import { temporalServerOf } from '#config/temporal-server.ts';
import type { ErasureMarks } from '../erasure-proof.ts';
import { keysSoughtOf } from './keys-sought.ts';
import { openPlaceSearch, type PlaceSearch } from './place-search.ts';
import { placesOnServers, soughtIn } from './places.ts';
import { searchBackups, searchKeyCopies } from './search-backups.ts';
import { searchFolder } from './search-folder.ts';
import type { RowsSought } from './search-rows.ts';

/** What is sought, and where. `ids`: of the account, or of what is erased of it. `marks` null: they were lost. `drafts`: an empty folder for this search alone. */
export type SearchOrder = Readonly<{
  clientId: string;
  /** Of less than the account. */
  part?: ErasedPart | undefined;
  ids: readonly string[];
  marks: ErasureMarks | null;
  config: SharedConfig;
  masterKey: MasterKey;
  drafts: string;
}>;

/** Never throws: a place that cannot be read stays open. */
export const searchPlace = async (place: ErasurePlace, order: SearchOrder): Promise<SearchedPlace> => {
  const open = (reason: SearchedPlace['reason'], bytes: number) => ({ place, bytes, found: null, reason });
  const marks = marksFor(place, order);
  const search = openPlaceSearch(marks, isApartOf(marks, order));
  try {
    await searchIn(place, order, search);
  } catch {
    return open('unreachable', search.counted().bytes);
  }
  if (soughtIn[place] === 'fragments' && !order.marks) return open('restarted', search.counted().bytes);
  return { place, ...search.counted(), reason: null };
};

/** Fragments that are within somebody else’s address. */
const isApartOf = (found: readonly Uint8Array[], { marks }: SearchOrder): ((number: number) => boolean) => {
  const apart = new Set(marks?.apart);
  const numbers = new Set([...found.keys()].filter((at) => apart.has(Buffer.from(found[at] ?? []).toString())));
  return (number) => numbers.has(number);
};

/** Whose rows of read models are read one by one, and what for. */
const rowsSoughtOf = ({ clientId, part, marks }: SearchOrder): RowsSought => ({
  of: part ? 'thoughts' : 'account',
  subjects: part ? part.thoughtIds : [clientId],
  short: marks?.short ?? [],
});

const marksFor = (place: ErasurePlace, order: SearchOrder): readonly Uint8Array[] => {
  const { wrappedKey } = order.marks ?? {};
  if (soughtIn[place] === 'key') return wrappedKey ? [wrappedKey] : [];
  return [...textsFor(place, order).map((text) => Buffer.from(text)), ...sealedFor(place, order)];
};

/** What is in recordings is sealed: they are known by their names. */
const textsFor = (place: ErasurePlace, { ids, marks }: SearchOrder): readonly string[] =>
  soughtIn[place] === 'ids' ? ids : [...(marks?.fragments ?? []), ...(place === 'recordings' ? ids : [])];

/** Where copies of the service’s own files lie. */
const copied: ReadonlySet<ErasurePlace> = new Set(['backups', 'other-files']);

/**
 * The key of a person who stays opens what is sealed, in backups too. What the key of an erased thought opened is replaced in this service's own events; in
 * backups, and in a store whose events nobody can change, that key is gone: `keys` and `key-copies` show it.
 */
const sealedFor = (place: ErasurePlace, { marks, config }: SearchOrder): readonly Uint8Array[] => {
  const { staying = [], going = [] } = marks?.sealed ?? {};
  if (place === 'events') return config.EVENTSTORE_URL ? staying : [...staying, ...going];
  return copied.has(place) ? staying : [];
};

const searchIn = async (place: ErasurePlace, order: SearchOrder, search: PlaceSearch): Promise<void> => {
  if (place === 'key-copies' || place === 'backups') return searchCopies(place, order, search);
  const isOnServer = placesOnServers(order.config).has(place);
  if (isOnServer) await searchServer(place, order, search);
  const dir = resolve(order.config.DATA_DIR);
  // Files may still be there from before the data moved to a server; a process of a fleet may have no folder.
  if (isOnServer && !existsSync(dir)) return;
  const folder = {
    dir,
    keys: keysSoughtOf(order),
    owned: order.ids,
    rows: rowsSoughtOf(order),
    messageKey: messageKeyOf(order),
  };
  await searchFolder(place, folder, search);
  if (isElsewhereToo(place, order.config) && search.counted().found === 0)
    throw new Error(`${place} of other processes cannot be read`);
};

/** In a fleet each process that sends writes into a folder of its own. */
const isElsewhereToo = (place: ErasurePlace, config: SharedConfig): boolean =>
  place === 'outbox' && config.MONGODB_URL !== undefined && mailsIntoOutbox(config);

/** Seals the messages that wait. */
const messageKeyOf = ({ masterKey }: SearchOrder): Uint8Array => deriveKey(masterKey, 'messages');

/** Loaded on demand: a service on one folder searches without the drivers. */
const searchServer = async (place: ErasurePlace, order: SearchOrder, search: PlaceSearch): Promise<void> => {
  const { MONGODB_URL, MONGODB_DATABASE: name, EVENTSTORE_URL } = order.config;
  const servers = await import('./search-servers.ts');
  if (place === 'events' && EVENTSTORE_URL) return servers.searchEventStoreDb(EVENTSTORE_URL, search);
  const temporal = temporalServerOf(order.config);
  if (place === 'workflows' && temporal) return servers.searchTemporal(temporal, search);
  if (!MONGODB_URL) throw new Error(`${place} cannot be read`);
  const mongo = {
    url: MONGODB_URL,
    name,
    keys: keysSoughtOf(order),
    rows: rowsSoughtOf(order),
    messageKey: messageKeyOf(order),
  };
  return servers.searchMongo(place, mongo, search);
};

const searchCopies = async (
  place: 'key-copies' | 'backups',
  order: SearchOrder,
  search: PlaceSearch,
): Promise<void> => {
  const { config, drafts } = order;
  const address = await backupsAt(place, config);
  if (address === null) return;
  const backups = { address, config, drafts };
  await (place === 'backups'
    ? searchBackups(backups, messageKeyOf(order), search)
    : searchKeyCopies(backups, keysSoughtOf(order), search));
};

/** null: this service has made none. Throws when those it has made are not there, as on a disk that is not mounted. */
const backupsAt = async (place: 'key-copies' | 'backups', config: SharedConfig): Promise<string | null> => {
  const places = makesBackups(config) ? backupPlacesOf(config) : null;
  if (!places) return null;
  return reachable(place === 'backups' ? places.data : places.keys, config);
};

const reachable = async (address: string, config: SharedConfig): Promise<string | null> => {
  // A disk that is not mounted leaves an empty folder.
  if (isBucket(address) || existsSync(join(resolve(address), 'backups'))) return address;
  const record = await readBackupRecord(resolve(config.DATA_DIR));
  if (record?.lastGood) throw new Error(`${address} is not there`);
  return existsSync(resolve(address)) ? address : null;
};
