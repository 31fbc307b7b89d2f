import { randomUUID } from 'node:crypto';

/** An entry of the fake's transaction log. `position`: a number of bytes, as in the real one. */
export type LogRecord = Readonly<{
  position: number;
  stream: string;
  revision: number;
  id: string;
  type: string;
  contentType: string;
  data: Uint8Array;
  metadata: Uint8Array;
  /** Unix time in units of 100 ns. */
  created: string;
}>;
export type NewRecord = Pick<LogRecord, 'id' | 'type' | 'contentType' | 'data' | 'metadata'>;
/** A number: revision of the last event, -1 for none. */
export type Expected = 'any' | 'stream-exists' | number;
/** `current`: -1 when there is no stream. */
export type Outcome = Readonly<
  | { kind: 'appended'; revision: number; position: number | null }
  | { kind: 'wrong-version'; current: number }
  /** The same ids at the same revision, not committed yet: the server drops them without an answer. */
  | { kind: 'dropped' }
>;

/** `all` and `stream`: committed events. */
export type MemoryLog = Readonly<{
  all: readonly LogRecord[];
  stream: (name: string) => readonly LogRecord[];
  /** Checks the append and assigns its position; it cannot be read before it is committed. */
  prepare: (stream: string, expected: Expected, events: readonly NewRecord[]) => Outcome;
  /** Everything that is prepared. */
  commit: () => void;
  /** Prepared and committed at once. */
  append: (stream: string, expected: Expected, events: readonly NewRecord[]) => Outcome;
  /** Of the server's own: stored like any other, named `$…`. */
  appendSystem: (stream: string, type: string) => void;
  /** Replaces the record at a position, as a bit flip on disk would. */
  replace: (position: number, changed: Partial<LogRecord>) => void;
  /** Clears the cache of recent ids, as a restart of the process does. */
  restart: () => void;
  onAppended: (listener: () => void) => () => void;
}>;

const headerBytes = 120;

/** The rules of the real server's index writer, appends of deleted streams left out. */
export const createMemoryLog = (): MemoryLog => {
  const [all, committed, listeners] = [[] as LogRecord[], new Map<string, LogRecord[]>(), new Set<() => void>()];
  /** Of prepared appends only. */
  const streams = new Map<string, LogRecord[]>();
  const prepared: LogRecord[] = [];
  const lately = new Map<string, Readonly<{ stream: string; revision: number }>>();
  let nextPosition = 0;

  const streamOf = (name: string): LogRecord[] => streams.get(name) ?? [];

  const write = (stream: string, events: readonly NewRecord[]): LogRecord[] => {
    const records = streamOf(stream);
    streams.set(stream, records);
    const created = `${BigInt(Date.now()) * 10_000n}`;
    const written = events.map((event) => {
      const record = { ...event, stream, revision: records.length, position: nextPosition, created };
      nextPosition += headerBytes + event.data.length + event.metadata.length;
      records.push(record);
      prepared.push(record);
      lately.set(event.id, { stream, revision: record.revision });
      return record;
    });
    return written;
  };

  const commit = (): void => {
    for (const record of prepared.splice(0)) {
      all.push(record);
      const records = committed.get(record.stream) ?? [];
      records.push(record);
      committed.set(record.stream, records);
    }
    for (const listener of listeners) listener();
  };

  const isAt = (stream: string, revision: number, id: string): boolean => streamOf(stream)[revision]?.id === id;

  /** Without a revision ids are only recognized while they are cached; some known and some new are refused. */
  const findLately = (stream: string, ids: readonly string[]): 'new' | 'corrupted' | number => {
    const found = ids.map((id) => lately.get(id)).map((known) => (known?.stream === stream ? known.revision : null));
    if (found[0] === null) return 'new';
    return found.includes(null) ? 'corrupted' : (found.at(-1) ?? -1);
  };

  const idempotent = (stream: string, revision: number): Outcome => {
    const record = committed.get(stream)?.[revision];
    return record ? { kind: 'appended', revision, position: record.position } : { kind: 'dropped' };
  };

  const checkWithoutRevision = (stream: string, ids: readonly string[]): Outcome | null => {
    const found = findLately(stream, ids);
    if (found === 'new') return null;
    return found === 'corrupted' ? wrong(stream) : idempotent(stream, found);
  };

  const wrong = (stream: string): Outcome => ({ kind: 'wrong-version', current: streamOf(stream).length - 1 });

  /** null: to be written. */
  const check = (stream: string, expected: Expected, ids: readonly string[]): Outcome | null => {
    const current = streamOf(stream).length - 1;
    if (expected === 'stream-exists' && current < 0) return wrong(stream);
    if (typeof expected !== 'number') return checkWithoutRevision(stream, ids);
    if (expected === current) return null;
    const same =
      expected < current && ids.length > 0 && ids.every((id, index) => isAt(stream, expected + 1 + index, id));
    return same ? idempotent(stream, expected + ids.length) : wrong(stream);
  };

  const prepare: MemoryLog['prepare'] = (stream, expected, events) => {
    const decided = check(
      stream,
      expected,
      events.map(({ id }) => id),
    );
    if (decided) return decided;
    const last = write(stream, events).at(-1);
    return { kind: 'appended', revision: last?.revision ?? -1, position: last?.position ?? null };
  };

  return {
    all,
    stream: (name) => committed.get(name) ?? [],
    prepare,
    commit,
    append: (stream, expected, events) => {
      const outcome = prepare(stream, expected, events);
      commit();
      return outcome;
    },
    appendSystem: (stream, type) => {
      write(stream, [
        {
          id: randomUUID(),
          type,
          contentType: 'application/json',
          data: Buffer.from('{}'),
          metadata: new Uint8Array(),
        },
      ]);
      commit();
    },
    replace: (position, changed) => {
      const record = all.find((candidate) => candidate.position === position);
      if (!record) throw new Error(`nothing lies at ${position}`);
      all[all.indexOf(record)] = { ...record, ...changed };
      for (const records of [streams, committed])
        records.get(record.stream)?.splice(record.revision, 1, { ...record, ...changed });
    },
    restart: () => {
      lately.clear();
      commit();
    },
    onAppended: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
