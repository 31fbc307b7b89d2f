import {
  importParams,
  importPreview,
  previewImportRequest,
  type ImportPreview,
} from '@ecrin/contracts/journal-import/journal-import.ts';
import { maxChunkBytes } from '@ecrin/contracts/recording/recording.ts';
import { hasImportUnderWay } from '@ecrin/domain/journal-import/change-journal-import.ts';
import { journalImports } from '@ecrin/domain/journal-import/journal-import.aggregate.ts';
import { chunkBlobName, chunkBlobPrefix } from '@ecrin/platform/audio/audio-blob-names.ts';
import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { deleteImportFile, type OwnedImport } from '@ecrin/platform/journal-import/import-pages.ts';
import type { JournalFile } from '@ecrin/platform/ports/journal-reader.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { findZoneOfWords, type ZoneServices } from '#thought/zone-of-words.ts';
import { readJournalFile, type ReadingServices } from './read-journal-file.ts';

/** `understanding`: what would read a client’s thoughts now. */
export type PreviewServices = ZoneServices &
  Pick<ApiServices, 'events'> &
  ReadingServices &
  Readonly<{ understanding: (clientId: string) => Promise<ImportPreview['understanding']> }>;

/** Reads the file that was sent, and says what is in it. Asked again, with another choice of columns or of who is who, it is read again. */
export const previewImportRoute = (services: PreviewServices) =>
  customRoute({
    method: 'post',
    path: '/imports/:importId/preview',
    access: 'client',
    summary: 'Reads a journal that was sent in pieces, and shows what would come of it; nothing is kept',
    params: importParams,
    body: previewImportRequest,
    answer: importPreview,
    handle: async ({ params: { importId }, body }, { clientId: ownerId }) => {
      const { blobs, events } = services;
      const which = { ownerId, importId };
      const { state } = await loadAggregate(events, journalImports, { id: ownerId });
      if (hasImportUnderWay(state) || state.imports[importId]) return { refused: 'import.under-way' };
      const file = await findFile(blobs, which, body);
      if (!file) return { refused: 'import.incomplete' };
      const timeZone = await findZoneOfWords(services)(body.timeZone, ownerId);
      const options = { timeZone, me: body.me ?? null, columns: body.columns ?? null };
      const read = await readJournalFile(services, { which, file, options });
      if ('refused' in read) await deleteImportFile(blobs, which);
      return 'refused' in read ? read : { json: { ...read, understanding: await services.understanding(ownerId) } };
    },
  });

/** null: pieces of it are missing. */
const findFile = async (
  blobs: SealedBlobs,
  { ownerId, importId }: OwnedImport,
  { name, pieces }: Readonly<{ name: string; pieces: number }>,
): Promise<JournalFile | null> => {
  const stored = await Array.fromAsync(blobs.list(ownerId, chunkBlobPrefix(importId)));
  const sizes = new Map(stored.map((piece) => [piece.name, piece.bytes]));
  const expected = Array.from({ length: pieces }, (_, seq) => sizes.get(chunkBlobName(importId, seq)));
  if (expected.some((bytes, seq) => bytes === undefined || (seq < pieces - 1 && bytes !== maxChunkBytes))) return null;
  const size = (pieces - 1) * maxChunkBytes + (expected.at(-1) ?? 0);
  return {
    name,
    size,
    pieceBytes: maxChunkBytes,
    piece: (seq) => readPiece(blobs, ownerId, chunkBlobName(importId, seq)),
  };
};

const readPiece = async (blobs: SealedBlobs, ownerId: string, name: string): Promise<Uint8Array> => {
  const parts: Uint8Array[] = [];
  for await (const part of (await blobs.read(ownerId, name)) ?? []) parts.push(part);
  return Buffer.concat(parts);
};
