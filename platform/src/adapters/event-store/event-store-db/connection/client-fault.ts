import { EventStoreFault, type EventStoreFaultKind } from '#ports/event-store.ts';

const kinds: Readonly<Record<string, EventStoreFaultKind>> = {
  timeout: 'timed-out',
  'deadline-exceeded': 'timed-out',
  'access-denied': 'access-denied',
  'maximum-append-size-exceeded': 'too-large',
  'invalid-argument': 'malformed',
  'missing-required-metadata-property': 'malformed',
  // This code never deletes a stream.
  'stream-deleted': 'damaged',
};
/** Of gRPC, where the server names no exception of its own. */
const kindsOfCodes: Readonly<Record<number, EventStoreFaultKind>> = {
  3: 'malformed',
  4: 'timed-out',
  7: 'access-denied',
  8: 'too-large',
  16: 'access-denied',
};

const words: Readonly<Partial<Record<EventStoreFaultKind, string>>> = {
  'timed-out': 'EventStoreDB did not answer in time',
  'access-denied': 'EventStoreDB refuses these credentials',
  'too-large': 'EventStoreDB takes no append of this size',
  malformed: 'EventStoreDB cannot read the request',
  damaged: 'the stream was deleted from EventStoreDB',
};

/** What a call of the client threw, in our own words: theirs may quote what was sent. */
export const clientFault = (error: unknown): EventStoreFault => {
  if (error instanceof EventStoreFault) return error;
  const code = codeOf(error);
  const kind = kinds[typeOf(error)] ?? kindsOfCodes[code ?? 0] ?? 'unavailable';
  return new EventStoreFault(
    kind,
    `${words[kind] ?? 'EventStoreDB cannot be reached'}${code === null ? '' : ` (${code})`}`,
  );
};

/** The client's name of an error; empty when it has none. */
export const typeOf = (error: unknown): string =>
  error instanceof Error && 'type' in error && typeof error.type === 'string' ? error.type : '';
const codeOf = (error: unknown): number | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'number' ? error.code : null;

/** Whether retrying may help: the same call can be made again. */
export const isTransient = ({ kind }: EventStoreFault): boolean => kind === 'unavailable' || kind === 'timed-out';
