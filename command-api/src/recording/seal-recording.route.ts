import { sealAnswer, sealRecordingRequest } from '@ecrin/contracts/recording/recording.ts';
import { recordThought } from '@ecrin/domain/thought/commands/record-thought.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import { z } from 'zod';
import { findZoneOfWords, type ZoneServices } from '#thought/zone-of-words.ts';
import { finishSeal, type SealServices } from '#upload/finish-seal.ts';
import { storeRecording } from './store-recording.ts';

/** Turns a recording into a thought. The response contains the hash of what is stored: the device deletes its copy only when it matches. */
export const sealRecordingRoute = (services: SealServices & ZoneServices) =>
  commandRoute({
    method: 'post',
    path: '/recordings/:recordingId/seal',
    access: 'client',
    summary: 'Turns a complete recording into a thought',
    params: z.object({ recordingId: z.uuidv7() }),
    body: sealRecordingRequest,
    answer: sealAnswer,
    aggregate: thought,
    id: ({ body }) => body.thoughtId,
    prepare: async ({ params, body: { thoughtId, sha256, chunks, timeZone: given }, signal }, { clientId }) => {
      const pending = { ...params, ownerId: clientId, thoughtId, sha256 };
      const stored = await storeRecording(services, { pending, chunks, signal: signal() });
      if ('refused' in stored) return stored;
      return { ...stored, pending, timeZone: await findZoneOfWords(services)(given, clientId) };
    },
    input: ({ params, body: { chunks: _chunks, ...sealed }, found: { format, bytes, timeZone } }, context) => ({
      ...params,
      ...sealed,
      timeZone,
      ownerId: context.clientId,
      now: context.now,
      language: sealed.language ?? context.language,
      format,
      fileSize: bytes,
    }),
    begins: true,
    decide: recordThought,
    metadata: ({ body: { occurredAt }, found: { timeZone } }) => ({ occurredAt, timeZone }),
    after: async (outcome, { body: { thoughtId, sha256 }, found: { pending } }) => {
      await finishSeal(services, pending);
      return 'receipt' in outcome ? { json: { ...outcome.receipt, thoughtId, sha256 } } : undefined;
    },
    absent: 'thought.already-kept',
  });
