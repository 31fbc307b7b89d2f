import { Worker } from 'node:worker_threads';
import type { JournalFacts, JournalReader, ReadJournal, UnreadableJournal } from '#ports/journal-reader.ts';
import type { FromThread, ThreadOrder, ToThread } from './journal-messages.ts';

type Read = JournalFacts | Readonly<{ refused: UnreadableJournal }>;

/** A file that takes longer was made to, in ms: two minutes, and its size at a quarter of what a quiet machine reads. */
const longestMs = (bytes: number): number => 120_000 + bytes / 10_000;
/** What it holds while it reads, in MB: past it the thread ends, and only it. */
const resourceLimits = { maxOldGenerationSizeMb: 448, maxYoungGenerationSizeMb: 32 };

/** Reads each file in a thread of its own, one file after the other: what it holds is bounded, whoever sends files. */
export const createThreadJournalReader = (): JournalReader => {
  let earlier: Promise<unknown> = Promise.resolve();
  return (asked) => {
    const read = earlier.then(() => readInThread(asked));
    earlier = read.catch(() => {});
    return read;
  };
};

const readInThread = async (asked: ReadJournal): Promise<Read> => {
  const { piece: _piece, ...file } = asked.file;
  const worker = new Worker(new URL('journal-thread.ts', import.meta.url), {
    workerData: { ...file, options: asked.options } satisfies ThreadOrder,
    resourceLimits,
  });
  const { promise, resolve, reject } = Promise.withResolvers<Read>();
  const tooLong = setTimeout(() => resolve({ refused: 'import.too-large' }), longestMs(file.size));
  worker.on('message', (message: FromThread) => {
    if ('facts' in message) resolve(message.facts);
    else if ('refused' in message) resolve(message);
    else answerTo(message, asked).then((answer) => worker.postMessage(answer, []), reject);
  });
  worker.once('error', (fault: NodeJS.ErrnoException) => {
    if (fault.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ refused: 'import.too-large' });
    else reject(fault);
  });
  worker.once('exit', () => reject(new Error('the thread that reads a journal ended early')));
  try {
    return await promise;
  } finally {
    clearTimeout(tooLong);
    await worker.terminate();
  }
};

const answerTo = async (
  message: Exclude<FromThread, Readonly<{ facts: unknown }> | Readonly<{ refused: unknown }>>,
  { file, onEntries }: ReadJournal,
): Promise<ToThread> => {
  if ('piece' in message) return file.piece(message.piece);
  await onEntries(message.entries, message.source);
  return null;
};
