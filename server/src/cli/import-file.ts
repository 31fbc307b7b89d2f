import { open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { readJournalFile, type ApiServices, type ReadingServices } from '@ecrin/command-api';
import type { FilePreview } from '@ecrin/contracts/journal-import/journal-import.ts';
import { problems } from '@ecrin/contracts/problem/problem.ts';
import { maxChunkBytes } from '@ecrin/contracts/recording/recording.ts';
import { isIanaZone } from '@ecrin/contracts/time/iana-zone.ts';
import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { hasImportUnderWay, startJournalImport } from '@ecrin/domain/journal-import/change-journal-import.ts';
import { journalImports } from '@ecrin/domain/journal-import/journal-import.aggregate.ts';
import { chunkBlobName } from '@ecrin/platform/audio/audio-blob-names.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { deleteImportFile, deleteImportPages } from '@ecrin/platform/journal-import/import-pages.ts';
import { asStream } from '@ecrin/platform/ports/blob-store.ts';
import type { JournalFile, JournalOptions } from '@ecrin/platform/ports/journal-reader.ts';
import { clientWith } from './client-with.ts';
import { previewLines } from './preview-lines.ts';
import { OptionFault, UsageFault } from './run-command.ts';

type Parts = ReadingServices &
  Pick<ApiServices, 'events' | 'execute' | 'keyedHash' | 'clock' | 'ids' | 'lastZoneOf'> &
  Readonly<{ say: (line: string) => void }>;
type Asked = Readonly<{ file: string; address: string; me: string | null; zone: string | null; isSure: boolean }>;

const usage =
  'npm run import -- FILE --for EMAIL [--me NAME] [--zone ZONE] [--yes]: what a journal from elsewhere has, and with --yes brings it to the account with this address. NAME is the person’s own in a chat; ZONE is meant where the source has none: that of their last thought unless given.';

/** Says what is in a file, as the preview of the app does; once it is sure, records that it is to be brought. Throws `UsageFault`, `EventStoreFault`. */
export const importFile = async (parts: Parts, words: readonly string[]): Promise<void> => {
  const asked = parseWords(words);
  const ownerId = await clientWith(parts, asked.address);
  const { state } = await loadAggregate(parts.events, journalImports, { id: ownerId });
  if (hasImportUnderWay(state)) throw new UsageFault(problems['import.under-way'].en);
  const which = { ownerId, importId: parts.ids.next() };
  const options = { timeZone: asked.zone ?? (await parts.lastZoneOf(ownerId)), me: asked.me, columns: null };
  const { file, close } = await openJournal(asked.file);
  const shown = await readAndKeep(parts, { which, file, options, isSure: asked.isSure }).finally(close);
  for (const line of previewLines(shown)) parts.say(line);
  if (asked.isSure) return start(parts, which, shown);
  await deleteImportPages(parts.blobs, which);
  parts.say('Nothing was kept. With --yes it is brought.');
};

type Read = Readonly<{ which: Which; file: JournalFile; options: JournalOptions; isSure: boolean }>;

/** Pictures and sounds are read from the file while it is brought, in pieces as the app would have sent it. */
const readAndKeep = async (parts: Parts, { isSure, ...asked }: Read): Promise<FilePreview> => {
  const { which, file } = asked;
  const shown = await readJournalFile(parts, asked);
  if ('refused' in shown) throw new UsageFault(problems[shown.refused].en);
  // Stories may have pictures.
  const media = (shown.pictures ?? 0) + shown.sounds + shown.stories;
  const pieces = isSure && media > 0 ? Math.ceil(file.size / file.pieceBytes) : 0;
  for (let seq = 0; seq < pieces; seq += 1) {
    const piece = asStream(await file.piece(seq));
    await parts.blobs.put(which.ownerId, chunkBlobName(which.importId, seq), piece);
  }
  return shown;
};

const start = async (parts: Parts, { ownerId, importId }: Which, shown: FilePreview) => {
  const { name: fileName, source, entries, goals, stories } = shown;
  const others = goals + stories;
  const [now, commandId] = [parts.clock.now().toISOString(), parts.ids.next()];
  const { state } = await loadAggregate(parts.events, client, { id: ownerId });
  const language = state.status === 'registered' ? state.language : 'fr';
  const choice = { leftYears: [], leftJournals: [], keepDuplicates: false, moods: {} };
  const outcome = await parts.execute({
    aggregate: journalImports,
    id: ownerId,
    decide: startJournalImport,
    input: { importId, ownerId, source, entries, others, understand: false, language, fileName, choice, now },
    context: {
      commandId,
      correlationId: commandId,
      causationId: null,
      actor: 'system:import',
      ownerId,
      occurredAt: now,
      timeZone: 'UTC',
    },
  });
  if ('refused' in outcome) {
    await deleteImportPages(parts.blobs, { ownerId, importId });
    await deleteImportFile(parts.blobs, { ownerId, importId });
    throw new UsageFault(problems[outcome.refused === 'absent' ? 'import.not-found' : outcome.refused].en);
  }
  parts.say('It is brought as soon as the server runs; the account shows how far it is, and can undo it for 30 days.');
};
type Which = Readonly<{ ownerId: string; importId: string }>;

const pieceBytes = maxChunkBytes;

const openJournal = async (path: string): Promise<Readonly<{ file: JournalFile; close: () => Promise<void> }>> => {
  const info = await stat(path).catch(() => null);
  if (!info?.isFile()) throw new UsageFault(`${path} cannot be read. ${usage}`);
  const handle = await open(path);
  const piece = async (seq: number): Promise<Uint8Array> => {
    const bytes = Buffer.alloc(Math.max(0, Math.min(pieceBytes, info.size - seq * pieceBytes)));
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, seq * pieceBytes);
    return bytes.subarray(0, bytesRead);
  };
  return { file: { name: basename(path), size: info.size, pieceBytes, piece }, close: () => handle.close() };
};

const options = {
  for: { type: 'string' },
  me: { type: 'string' },
  zone: { type: 'string' },
  yes: { type: 'boolean' },
} as const;

const parseWords = (words: readonly string[]): Asked => {
  try {
    const { positionals, values } = parseArgs({ args: [...words], allowPositionals: true, options });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0 || values.for === undefined) throw new TypeError('one file, for one');
    const given = { file, address: values.for, isSure: values.yes === true };
    return { ...given, me: values.me ?? null, zone: zoneIn(values.zone) };
  } catch {
    throw new OptionFault(usage);
  }
};

const zoneIn = (given: string | undefined): string | null => {
  if (given !== undefined && !isIanaZone(given)) throw new TypeError('no zone');
  return given ?? null;
};
