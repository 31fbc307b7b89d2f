import { sealAnswer, sealRecordingRequest } from '@ecrin/contracts/recording/recording.ts';
import { recordThought } from '@ecrin/domain/thought/commands/record-thought.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import type { ExecuteCommand } from '@ecrin/platform/event-sourcing/execute-command.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { SealServices } from './finish-seal.ts';
import { finishSeal } from './finish-seal.ts';
import { storeRecording } from './store-recording.ts';

const params = z.object({ recordingId: z.uuidv7() });

/** Makes a recording a thought. The answer's hash is of what is stored: the device drops its copy only when it is its own. */
export const sealRecordingRoute = (services: SealServices & Readonly<{ execute: ExecuteCommand }>) =>
  customRoute({
    method: 'post',
    path: '/recordings/:recordingId/seal',
    access: 'client',
    summary: 'Turns a complete recording into a thought',
    params,
    body: sealRecordingRequest,
    answer: sealAnswer,
    handle: async ({ params: { recordingId }, body }, { clientId, now, language, command }) => {
      const { chunks, sha256, thoughtId, occurredAt, timeZone } = body;
      const mark = { ownerId: clientId, recordingId, thoughtId, sha256 };
      const stored = await storeRecording(services, { mark, chunks });
      if ('refused' in stored) return stored;

      const outcome = await services.execute({
        aggregate: thought,
        id: thoughtId,
        decide: recordThought,
        input: {
          thoughtId,
          ownerId: clientId,
          recordingId,
          sha256,
          occurredAt,
          timeZone,
          now,
          language: body.language ?? language,
          durationMs: body.durationMs,
          format: stored.format,
          fileSize: stored.bytes,
        },
        context: { ...command, occurredAt, timeZone },
      });
      await finishSeal(services, mark);
      if ('refused' in outcome)
        return { refused: outcome.refused === 'absent' ? 'thought.already-kept' : outcome.refused };
      return { json: { ...outcome.receipt, thoughtId, sha256 } };
    },
  });
