import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import { createExecuteCommand, type ExecuteCommand } from '@ecrin/platform/event-sourcing/execute-command.ts';
import type { Instrument } from '@ecrin/platform/instrumentation/instrument.ts';
import type { Stores } from '#storage/open-stores.ts';

/** Told of bytes that go into the blobs and come out of them. */
export type OnBytes = (way: 'in' | 'out', bytes: number) => void;

/** The same stores, looked on at: every command, every append, every byte of a blob. */
export const instrumentStores = (stores: Stores, around: Instrument, onBytes: OnBytes): Stores => {
  const append: Stores['events']['append'] = (stream, expected, events) =>
    around({ name: 'append', of: stream.slice(0, stream.indexOf('-')), attributes: { events: events.length } }, () =>
      stores.events.append(stream, expected, events),
    );
  const events = { ...stores.events, append };
  return {
    ...stores,
    events,
    execute: instrumentCommands(createExecuteCommand(events), around),
    blobs: instrumentBlobs(stores.blobs, onBytes),
  };
};

const instrumentCommands =
  (execute: ExecuteCommand, around: Instrument): ExecuteCommand =>
  (command) => {
    const { commandId, correlationId } = command.context;
    return around(
      { name: 'command', of: command.decide.name || 'unnamed', attributes: { commandId, requestId: correlationId } },
      async (note) => {
        const outcome = await execute(command);
        note({ outcome: 'refused' in outcome ? 'refused' : 'done' });
        return outcome;
      },
    );
  };

const instrumentBlobs = (blobs: SealedBlobs, onBytes: OnBytes): SealedBlobs => ({
  ...blobs,
  put: async (ownerId, name, content) => {
    const put = await blobs.put(ownerId, name, content);
    onBytes('in', put.bytes);
    return put;
  },
  read: async (ownerId, name, range) => {
    const content = await blobs.read(ownerId, name, range);
    return content && countBytes(content, (bytes) => onBytes('out', bytes));
  },
});

const countBytes = async function* (
  content: AsyncIterable<Uint8Array>,
  onBytes: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const piece of content) {
    onBytes(piece.length);
    yield piece;
  }
};
