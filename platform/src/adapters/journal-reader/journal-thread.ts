import { parentPort, workerData } from 'node:worker_threads';
import { maxImportEntries } from '@ecrin/domain/journal-import/journal-import.vocabulary.ts';
import { parseJournal } from '#journal-import/parse-journal.ts';
import { checkSounds } from './check-sounds.ts';
import type { FromThread, ThreadOrder, ToThread } from './journal-messages.ts';
import { readTextFiles } from './text-files.ts';

const { name, size, pieceBytes, options } = workerData as ThreadOrder;
const entriesAtATime = 100;

/** One question at a time: the other side answers each. */
let earlier: Promise<unknown> = Promise.resolve();
const ask = (message: FromThread): Promise<ToThread> => {
  const answer = earlier.then(
    () =>
      new Promise<ToThread>((resolve) => {
        parentPort?.once('message', resolve);
        parentPort?.postMessage(message, []);
      }),
  );
  earlier = answer;
  return answer;
};

let held: Readonly<{ seq: number; bytes: Uint8Array }> = { seq: -1, bytes: new Uint8Array() };
const pieceAt = async (seq: number): Promise<Uint8Array> => {
  if (held.seq !== seq) held = { seq, bytes: (await ask({ piece: seq })) ?? new Uint8Array() };
  return held.bytes;
};

async function* read(start: number, end: number): AsyncGenerator<Uint8Array> {
  for (let at = start; at < end;) {
    const seq = Math.floor(at / pieceBytes);
    const from = at - seq * pieceBytes;
    const part = (await pieceAt(seq)).subarray(from, from + end - at);
    if (part.length === 0) throw new Error('the file is shorter than it was said to be');
    yield part;
    at += part.length;
  }
}

const run = async (): Promise<FromThread> => {
  const files = await readTextFiles({ name, size, read });
  if ('refused' in files) return files;
  const found = parseJournal(files, options);
  if ('refused' in found) return found;
  if (found.entries.length > maxImportEntries) return { refused: 'import.too-many' };
  const parsed = await checkSounds(found, { read, texts: files.texts });
  for (let at = 0; at < parsed.entries.length; at += entriesAtATime)
    await ask({ entries: parsed.entries.slice(at, at + entriesAtATime), source: parsed.facts.source });
  return { facts: parsed.facts };
};

parentPort?.postMessage(await run().catch((): FromThread => ({ refused: 'import.damaged' })), []);
