import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import { createExecuteCommand, type ExecuteCommand } from '@ecrin/platform/event-sourcing/execute-command.ts';
import type { Instrument } from '@ecrin/platform/instrumentation/instrument.ts';
import type { Stores } from '#storage/open-stores.ts';

/** Called with the bytes written to and read from the blobs. */
export type OnBytes = (way: 'in' | 'out', bytes: number) => void;

/** The same stores with every command, append and byte of a blob instrumented. */
export const instrumentStores = (stores: Stores, instrument: Instrument, onBytes: OnBytes): Stores => {
  const append: Stores['events']['append'] = (...call) => {
    const [stream, , events] = call;
    return instrument(
      { name: 'append', of: stream.slice(0, stream.indexOf('-')), attributes: { events: events.length } },
      () => stores.events.append(...call),
    );
  };
  const events = { ...stores.events, append };
  return {
    ...stores,
    events,
    execute: instrumentCommands(createExecuteCommand(events, stores.answers), instrument),
    blobs: instrumentBlobs(stores.blobs, onBytes),
  };
};

const instrumentCommands =
  (execute: ExecuteCommand, instrument: Instrument): ExecuteCommand =>
  (command) => {
    const { commandId, correlationId } = command.context;
    return instrument(
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
