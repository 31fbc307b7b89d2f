import {
  importChunkAnswer,
  importChunkParams,
  importParams,
  startImportRequest,
} from '@ecrin/contracts/journal-import/journal-import.ts';
import { chunkHashHeader } from '@ecrin/contracts/recording/recording.ts';
import {
  giveUpJournalFetch,
  pauseJournalImport,
  resumeJournalImport,
  startJournalImport,
  undoJournalImport,
} from '@ecrin/domain/journal-import/change-journal-import.ts';
import { journalImports } from '@ecrin/domain/journal-import/journal-import.aggregate.ts';
import { deleteImportFile, deleteImportPages, readImportFacts } from '@ecrin/platform/journal-import/import-pages.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import { customRoute, type CustomContext } from '@ecrin/platform/routing/route.ts';
import { pathCommands } from '#http/routing/path-commands.ts';
import { receiveChunk, type ChunkServices } from '#upload/receive-chunk.ts';
import { createUploadQuota } from '#upload/upload-quota.ts';
import { fetchImportRoute, showFetchRoute, type FetchServices } from './fetch-import.routes.ts';
import { previewImportRoute, type PreviewServices } from './preview-import.route.ts';

/** All imports of a client are in one stream: one is under way at a time. */
const onImports = {
  params: importParams,
  aggregate: journalImports,
  id: (_request: unknown, { clientId }: CustomContext) => clientId,
  absent: 'import.not-found',
} as const;
const importCommand = pathCommands(onImports);

const uploadImportChunkRoute = (services: ChunkServices) =>
  customRoute({
    method: 'put',
    path: '/imports/:importId/chunks/:seq',
    access: 'client',
    summary: 'Stores one piece of a journal that is being sent',
    headers: { [chunkHashHeader]: 'SHA-256 of the body in hexadecimal; required' },
    bytes: 'sent',
    params: importChunkParams,
    answer: importChunkAnswer,
    handle: async ({ params: { importId, seq }, ...sent }, { clientId }) => {
      const stored = await receiveChunk(services, { ownerId: clientId, uploadId: importId, seq }, sent);
      return 'refused' in stored ? stored : { json: { seq, ...stored } };
    },
  });

const startImportRoute = ({ blobs }: Pick<PreviewServices, 'blobs'>) =>
  commandRoute({
    ...onImports,
    method: 'post',
    path: '/imports/:importId/start',
    access: 'client',
    summary: 'Brings a journal that was shown before, in the background',
    body: startImportRequest,
    prepare: async ({ params: { importId } }, { clientId: ownerId }) =>
      (await readImportFacts(blobs, { ownerId, importId })) ?? ({ refused: 'import.not-found' } as const),
    input: ({ params: { importId }, body: { understand, ...choice }, found }, { clientId: ownerId, language, now }) => {
      const { name: fileName, source, entries, goals = 0, stories = 0, leftOut } = found;
      const others = goals + stories;
      const known = { source, entries, others, fileName, ...(leftOut && { leftOut }) };
      return { importId, ownerId, understand, language, choice, now, ...known };
    },
    decide: startJournalImport,
    after: async (outcome, { params: { importId }, found }, { clientId: ownerId }) => {
      // The entries that were read of it are all that is needed from here, unless there are pictures or sounds.
      if ('receipt' in outcome && !found.pictures && !found.sounds)
        await deleteImportFile(blobs, { ownerId, importId });
    },
  });

const giveUpImportRoute = ({ blobs }: Pick<PreviewServices, 'blobs'>) =>
  customRoute({
    method: 'delete',
    path: '/imports/:importId/file',
    access: 'client',
    summary: 'Deletes a journal that was sent and shall not be brought',
    params: importParams,
    handle: async ({ params: { importId } }, { clientId: ownerId }) => {
      await deleteImportFile(blobs, { ownerId, importId });
      await deleteImportPages(blobs, { ownerId, importId });
      return { empty: true };
    },
  });

/** `clientBytes`: limit of what a client stores, in bytes. */
type ImportServices = PreviewServices & Omit<FetchServices, 'quota'> & Readonly<{ clientBytes: () => Promise<number> }>;

/** Bringing a journal from elsewhere: its file is sent in pieces, or fetched from another écrin. Which pieces are stored is said by the route of recordings, under the id of the import. */
export const createJournalImportRoutes = ({ clientBytes, ...services }: ImportServices) => {
  const quota = createUploadQuota(services.blobs, { kind: 'import', clientBytes });
  return [
    uploadImportChunkRoute({ ...services, quota }),
    fetchImportRoute({ ...services, quota }),
    showFetchRoute(services),
    importCommand(
      'delete /imports/:importId/fetch',
      'Gives up what is fetched from another écrin, or was',
      giveUpJournalFetch,
    ),
    previewImportRoute(services),
    startImportRoute(services),
    giveUpImportRoute(services),
    importCommand('post /imports/:importId/pause', 'Pauses an import', pauseJournalImport),
    importCommand('post /imports/:importId/resume', 'Goes on with a paused import', resumeJournalImport),
    importCommand('delete /imports/:importId', 'Undoes an import: what it brought is deleted', undoJournalImport),
  ] as const;
};
