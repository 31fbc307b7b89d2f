import { appendRecordingRequest, sealAnswer } from '@ecrin/contracts/recording/recording.ts';
import { thoughtParams } from '@ecrin/contracts/thought/thought.ts';
import { appendRecording } from '@ecrin/domain/thought/commands/append-recording.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import { findZoneOfWords, type ZoneServices } from '#thought/zone-of-words.ts';
import { finishSeal, type SealServices } from '#upload/finish-seal.ts';
import { storeRecording } from './store-recording.ts';

/** Adds a recording to a thought. As with `seal`, the device deletes its copy only when the hash in the response matches. */
export const appendRecordingRoute = (services: SealServices & ZoneServices) =>
  commandRoute({
    method: 'post',
    path: '/thoughts/:thoughtId/recordings',
    access: 'client',
    summary: 'Adds a complete recording to a spoken thought',
    params: thoughtParams,
    body: appendRecordingRequest,
    answer: sealAnswer,
    aggregate: thought,
    id: ({ params }) => params.thoughtId,
    prepare: async ({ params, body: { recordingId, sha256, chunks, timeZone: given }, signal }, { clientId }) => {
      const pending = { ...params, recordingId, ownerId: clientId, sha256 };
      const stored = await storeRecording(services, { pending, chunks, signal: signal() });
      if ('refused' in stored) return stored;
      return { ...stored, pending, timeZone: await findZoneOfWords(services)(given, clientId) };
    },
    input: ({ params, body: { chunks: _chunks, ...sealed }, found: { format, bytes, timeZone } }, context) => ({
      ...params,
      ...sealed,
      timeZone,
      now: context.now,
      language: sealed.language ?? context.language,
      format,
      fileSize: bytes,
    }),
    decide: appendRecording,
    after: async (outcome, { params, body: { sha256 }, found: { pending } }) => {
      await finishSeal(services, pending);
      return 'receipt' in outcome ? { json: { ...outcome.receipt, ...params, sha256 } } : undefined;
    },
    absent: 'thought.not-found',
  });
