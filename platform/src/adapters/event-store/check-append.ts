import { EventStoreFault, maxEventBytes, type EventToAppend, type ExpectedRevision } from '#ports/event-store.ts';

/** An event as its row holds it. */
export type EventRow = Readonly<{
  id: string;
  type: string;
  data: string;
  sealed: string | null;
  metadata: string;
  recordedAt?: string;
}>;

export type AppendRequest = Readonly<{ stream: string; expected: ExpectedRevision; rows: readonly EventRow[] }>;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const maxNameLength = 512;
// Names are stored as text: NUL and lone surrogates would not be read back unchanged.
const isName = (name: unknown): boolean =>
  typeof name === 'string' &&
  name.length > 0 &&
  name.length <= maxNameLength &&
  name.isWellFormed() &&
  !name.includes('\0');

/** Throws `EventStoreFault` (`empty`, `malformed`, `too-large`, `id-reused`) before anything is queued. */
export const checkAppend = (stream: string, events: readonly EventToAppend[]): readonly EventRow[] => {
  if (!isName(stream))
    throw new EventStoreFault('malformed', `a stream name has 1 to ${maxNameLength} whole characters`);
  if (events.length === 0) throw new EventStoreFault('empty', `nothing to append to ${stream}`);
  if (new Set(events.map(({ id }) => id)).size < events.length)
    throw new EventStoreFault('id-reused', 'an append contains an id twice');
  return events.map(rowOf);
};

const rowOf = (event: EventToAppend): EventRow => {
  const wrong = wrongWith.find(([isWrong]) => isWrong(event));
  if (wrong) throw new EventStoreFault('malformed', `event ${event.id}: ${wrong[1]}`);
  const { id, type, sealed, recordedAt } = event;
  const row = {
    id,
    type,
    sealed,
    data: JSON.stringify(event.data),
    metadata: JSON.stringify(event.metadata),
    ...(recordedAt === undefined ? {} : { recordedAt }),
  };
  if (bytesOf(row) > maxEventBytes)
    throw new EventStoreFault('too-large', `event ${id} is over ${maxEventBytes} bytes`);
  return row;
};

const wrongWith: readonly (readonly [isWrong: (event: EventToAppend) => boolean, sentence: string])[] = [
  [({ id }) => !uuid.test(id), 'its id is no uuid in lower case'],
  [({ type }) => !isName(type), 'it has no proper type'],
  [({ sealed }) => sealed !== null && !isSealed(sealed), 'its sealed part is not base64'],
  [({ recordedAt }) => recordedAt !== undefined && !isInstant(recordedAt), 'it was recorded at no instant'],
  [({ data, metadata }) => !isJson(data) || !isJson(metadata), 'it is not JSON'],
];

const isSealed = (sealed: unknown): boolean => typeof sealed === 'string' && /^[A-Za-z0-9+/]*={0,2}$/.test(sealed);

const isInstant = (text: string): boolean => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text;

const bytesOf = ({ type, data, sealed, metadata }: EventRow): number =>
  Buffer.byteLength(type) + Buffer.byteLength(data) + (sealed?.length ?? 0) + Buffer.byteLength(metadata);

/** Whether a repeated id comes with the same event. */
export const isSame = (stored: EventRow, again: EventRow | undefined): boolean =>
  stored.type === again?.type &&
  stored.data === again.data &&
  stored.sealed === again.sealed &&
  stored.metadata === again.metadata;

const maxDepth = 64;

/** Whether a value survives JSON unchanged. An undefined property counts as absent; lone surrogates are preserved. */
const isJson = (value: unknown, depth = 0): boolean => {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean';
  return value === null || (depth < maxDepth && isTree(value, depth + 1));
};

const isTree = (value: object, depth: number): boolean =>
  Array.isArray(value)
    ? value.every((item) => isJson(item, depth))
    : isPlain(value) && Object.values(value).every((item) => item === undefined || isJson(item, depth));

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return (prototype === Object.prototype || prototype === null) && !('toJSON' in value);
};

/** `revision`: of the stream's last event, -1 when there is no stream. */
export const isExpectedRevision = (expected: ExpectedRevision, revision: number): boolean => {
  if (expected === 'any') return true;
  if (expected === 'no-stream') return revision < 0;
  return expected === 'stream-exists' ? revision >= 0 : revision === expected && revision >= 0;
};

/** What to throw when it is not. */
export const wrongRevision = (
  { stream, expected }: Readonly<{ stream: string; expected: ExpectedRevision }>,
  revision: number,
): EventStoreFault => {
  const found = revision < 0 ? 'no stream' : `revision ${revision}`;
  return new EventStoreFault(
    'wrong-revision',
    `${stream}: expected ${expected}, found ${found}`,
    revision < 0 ? null : revision,
  );
};
