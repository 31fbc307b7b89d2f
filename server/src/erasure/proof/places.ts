import type { ErasurePlace } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import type { SharedConfig } from '#config/config.ts';

/** What would be left in a place by an eraser that forgot it: words, the client’s id, or the key that opens everything else. */
type Sought = 'fragments' | 'ids' | 'key';
export const soughtIn: Readonly<Record<ErasurePlace, Sought>> = {
  keys: 'key',
  events: 'fragments',
  'read-models': 'fragments',
  recordings: 'fragments',
  access: 'ids',
  messages: 'fragments',
  outbox: 'fragments',
  workflows: 'fragments',
  answers: 'fragments',
  presence: 'ids',
  crashes: 'fragments',
  'other-files': 'fragments',
  'key-copies': 'key',
  backups: 'fragments',
};

/** A database with its log and its index, and one that was set aside. */
const databases: Readonly<Record<string, ErasurePlace>> = {
  'keys.db': 'keys',
  'events.db': 'events',
  'models.db': 'read-models',
  'access.db': 'access',
  'messages.db': 'messages',
  'workflows.db': 'workflows',
  'triggers.db': 'workflows',
  'answered.db': 'answers',
  'presence.db': 'presence',
  'crashes.db': 'crashes',
};
const folders: Readonly<Record<string, ErasurePlace>> = { blobs: 'recordings', outbox: 'outbox' };

/** `file`: below the data folder, with `/` between folders. */
export const placeOfFile = (file: string): ErasurePlace => {
  const [first = '', ...inner] = file.split('/');
  if (inner.length > 0) return folders[first] ?? 'other-files';
  const [database = ''] = /^[a-z]+\.db(?=$|[-.])/u.exec(first) ?? [];
  return databases[database] ?? 'other-files';
};

/** The files of a place, as `placeOfFile` knows them; a folder ends with `/`. */
export const filesOfPlace = (place: ErasurePlace): readonly string[] => [
  ...Object.entries(databases).flatMap(([file, of]) => (of === place ? [file] : [])),
  ...Object.entries(folders).flatMap(([folder, of]) => (of === place ? [`${folder}/`] : [])),
];

const onMongo: readonly ErasurePlace[] = [
  'keys',
  'read-models',
  'recordings',
  'access',
  'messages',
  'answers',
  'presence',
];

export const isOnMongo = (place: ErasurePlace): boolean => onMongo.includes(place);

/** Those that are on servers: files say nothing of them. */
export const placesOnServers = ({
  EVENTSTORE_URL,
  MONGODB_URL,
  TEMPORAL_ADDRESS,
}: Pick<SharedConfig, 'EVENTSTORE_URL' | 'MONGODB_URL' | 'TEMPORAL_ADDRESS'>): ReadonlySet<ErasurePlace> =>
  new Set<ErasurePlace>([
    ...(MONGODB_URL ? onMongo : []),
    ...(EVENTSTORE_URL ? (['events'] as const) : []),
    ...(TEMPORAL_ADDRESS ? (['workflows'] as const) : []),
  ]);
