import { randomUUID } from 'node:crypto';

/** What lies in the transaction log of the double. `position`: a number of bytes, as in the real one. */
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
  { kind: 'appended'; revision: number; position: number | null } | { kind: 'wrong-version'; current: number }
>;

export type MemoryLog = Readonly<{
  all: readonly LogRecord[];
  stream: (name: string) => readonly LogRecord[];
  append: (stream: string, expected: Expected, events: readonly NewRecord[]) => Outcome;
  /** Of the server's own: stored like any other, named `$…`. */
  appendSystem: (stream: string, type: string) => void;
  /** As a bit that flipped on the disk: what was stored at a position is something else now. */
  replace: (position: number, changed: Partial<LogRecord>) => void;
  /** What a process forgets when it ends: which ids came lately. */
  restart: () => void;
  onAppended: (listener: () => void) => () => void;
}>;

const headerBytes = 120;

/** The rules of the real server's index writer, appends of deleted streams left out. */
export const createMemoryLog = (): MemoryLog => {
  const [all, streams, listeners] = [[] as LogRecord[], new Map<string, LogRecord[]>(), new Set<() => void>()];
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
      all.push(record);
      lately.set(event.id, { stream, revision: record.revision });
      return record;
    });
    for (const listener of listeners) listener();
    return written;
  };

  const isAt = (stream: string, revision: number, id: string): boolean => streamOf(stream)[revision]?.id === id;

  /** Without a revision ids are only known for as long as they are remembered; some known and some not is refused. */
  const findLately = (stream: string, ids: readonly string[]): 'new' | 'corrupted' | number => {
    const found = ids.map((id) => lately.get(id)).map((known) => (known?.stream === stream ? known.revision : null));
    if (found[0] === null) return 'new';
    return found.includes(null) ? 'corrupted' : (found.at(-1) ?? -1);
  };

  const idempotent = (stream: string, revision: number): Outcome => ({
    kind: 'appended',
    revision,
    position: streamOf(stream)[revision]?.position ?? null,
  });

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

  return {
    all,
    stream: streamOf,
    append: (stream, expected, events) => {
      const decided = check(
        stream,
        expected,
        events.map(({ id }) => id),
      );
      if (decided) return decided;
      const last = write(stream, events).at(-1);
      return { kind: 'appended', revision: last?.revision ?? -1, position: last?.position ?? null };
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
    },
    replace: (position, changed) => {
      const record = all.find((candidate) => candidate.position === position);
      if (!record) throw new Error(`nothing lies at ${position}`);
      all[all.indexOf(record)] = { ...record, ...changed };
      streamOf(record.stream)[record.revision] = { ...record, ...changed };
    },
    restart: () => lately.clear(),
    onAppended: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
