import {
  fetchedImport,
  fetchImportRequest,
  importParams,
  maxImportBytes,
} from '@ecrin/contracts/journal-import/journal-import.ts';
import type { ProblemCode } from '@ecrin/contracts/problem/problem.ts';
import { askJournalFetch } from '@ecrin/domain/journal-import/change-journal-import.ts';
import { journalImports } from '@ecrin/domain/journal-import/journal-import.aggregate.ts';
import { moveMs } from '@ecrin/domain/journal-import/journal-import.vocabulary.ts';
import { msBetween } from '@ecrin/domain/time/instant.ts';
import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { keyPrintOf, type ArchiveSource, type OfferRefusal } from '@ecrin/platform/journal-import/archive-source.ts';
import { storedPieces } from '@ecrin/platform/journal-import/fetched-archive.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import { customRoute, type CustomContext } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { countAttempt } from '#account/challenge/attempt-limits.ts';
import type { ApiServices } from '#http/api-services.ts';
import type { UploadQuota } from '#upload/upload-quota.ts';

export type FetchServices = Pick<ApiServices, 'access' | 'events' | 'keyedHash' | 'publicUrl'> &
  Readonly<{ blobs: SealedBlobs; archiveSource: ArchiveSource; quota: UploadQuota }>;

/** Links that one client may try in a quarter of an hour: each is a call to a place of their choice. */
const triesOfClient = 10;

const problemOf: Readonly<Record<OfferRefusal, ProblemCode>> = {
  unknown: 'import.link-unknown',
  closed: 'import.link-closed',
  'wrong-code': 'import.link-code',
  'too-many-tries': 'client.too-many-tries',
  unreachable: 'import.link-unreachable',
};

/** Asks the other écrin with link and code, while the person waits; what it offers is fetched in the background. */
export const fetchImportRoute = (services: FetchServices) =>
  commandRoute({
    method: 'post',
    path: '/imports/:importId/fetch',
    access: 'client',
    summary: 'Fetches the archive of an account in another écrin by the link and the code that it gave',
    params: importParams,
    body: fetchImportRequest,
    aggregate: journalImports,
    id: (_request, { clientId }) => clientId,
    absent: 'import.not-found',
    prepare: async ({ params: { importId }, body }, { clientId, now }: CustomContext) => {
      const { archiveSource, quota, publicUrl } = services;
      const tooMany = await countAttempt(services, now, { key: `fetch-import:${clientId}`, limit: triesOfClient });
      if (tooMany) return tooMany;
      const offered = await archiveSource.open({ ...body, host: new URL(publicUrl).host });
      if ('refused' in offered) return { refused: problemOf[offered.refused] };
      if (offered.bytes > maxImportBytes) return { refused: 'import.archive-too-large' } as const;
      const refused = await quota.reserve(clientId, importId, offered.bytes);
      quota.invalidate(clientId, importId);
      return refused ? { refused } : offered;
    },
    input: ({ params: { importId }, found }, { clientId: ownerId, now }) => ({ ...found, importId, ownerId, now }),
    decide: askJournalFetch,
  });

export const showFetchRoute = ({ events, blobs }: Pick<FetchServices, 'events' | 'blobs'>) =>
  customRoute({
    method: 'get',
    path: '/imports/fetch',
    access: 'client',
    summary: 'How far the archive is that is fetched from another écrin, or how that ended',
    params: z.object({}),
    answer: fetchedImport,
    handle: async (_request, { clientId: ownerId, now }) => {
      const { fetch } = (await loadAggregate(events, journalImports, { id: ownerId })).state;
      if (!fetch) return { json: { fetch } };
      const { importId, status, address, bytes, askedAt, publicKey } = fetch;
      const stored = await storedPieces(blobs, { ownerId, importId });
      const isPast = status === 'given-up' || msBetween(askedAt, now) > moveMs;
      // What has arrived is deleted a day after it did.
      if (status === 'arrived' ? stored.pieces === 0 : status !== 'running' && isPast) return { json: { fetch: null } };
      const host = address && new URL(address).host;
      const keyPrint = keyPrintOf(publicKey);
      const come = { received: stored.bytes, bytes, pieces: stored.pieces };
      return { json: { fetch: { importId, host, status, ...come, keyPrint } } };
    },
  });
