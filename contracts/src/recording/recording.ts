import { languages } from '@ecrin/domain/kernel/language.ts';
import { z } from 'zod';
import { zoneOfWords } from '#time/iana-zone.ts';
import { givenInstant } from '#time/instant.ts';
import { chunkCount, chunkNumber, sha256Hex, storedChunks } from '#transport/upload.ts';

const uuidV7 = z.uuidv7();

/** `PUT /api/client/recordings/{recordingId}/chunks/{seq}`: raw body, `Content-Type` of the recording, header `X-Chunk-SHA256`. */
export { chunkHashHeader } from '#transport/headers.ts';
export { maxChunkBytes } from '#transport/upload.ts';
export const chunkParams = z.object({ recordingId: uuidV7, seq: chunkNumber });
export const maxRecordingBytes = 500 * 1024 * 1024;
export const chunkAnswer = z.object({ recordingId: z.string(), seq: z.number(), sha256: z.string() });

/** `GET /api/client/recordings/{recordingId}`: which chunks the server already stores (to resume). */
export const recordingAnswer = z.object({
  recordingId: z.string(),
  chunks: storedChunks,
});
export type RecordingAnswer = z.infer<typeof recordingAnswer>;

/** `PUT /api/client/recordings/{recordingId}/words`: what was heard of it so far. `after`: how many passages are known already. */
export const hearRecordingRequest = z.strictObject({ language: z.enum(languages), after: z.number().int().min(0) });
/** `listening` false: no more words will come before it is complete. `uncertain`: heard differently when listened to again. */
export const hearRecordingAnswer = z.object({
  listening: z.boolean(),
  passages: z.array(z.object({ text: z.string(), uncertain: z.boolean() })),
});
export type HeardPassage = z.infer<typeof hearRecordingAnswer>['passages'][number];

const completeRecording = z.strictObject({
  chunks: chunkCount,
  sha256: sha256Hex,
  /** As the recorder counted it; 0 for an imported file, whose length is known after decoding. */
  durationMs: z
    .number()
    .int()
    .min(0)
    .max(24 * 3_600_000),
  occurredAt: givenInstant,
  timeZone: zoneOfWords,
  language: z.enum(languages).optional(),
});
export const sealRecordingRequest = completeRecording.extend({ thoughtId: uuidV7 });
export type SealRecordingRequest = z.infer<typeof sealRecordingRequest>;
/** `POST /api/client/thoughts/{thoughtId}/recordings`: the recording is added to a thought that has one. Answered like a seal. */
export const appendRecordingRequest = completeRecording.extend({ recordingId: uuidV7 });
export type AppendRecordingRequest = z.infer<typeof appendRecordingRequest>;
/** Which recording of a thought is played; the first unless given. */
export const playRecordingQuery = z.strictObject({ recording: uuidV7.optional() });
/** The device deletes its copy only when this hash is its own. */
export const sealAnswer = z.object({
  stream: z.string(),
  revision: z.number(),
  position: z.number(),
  thoughtId: z.string(),
  sha256: z.string(),
});
