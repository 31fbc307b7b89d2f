import type { WorkKind } from '@ecrin/domain/operation/operation.vocabulary.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';

/** One try to transcribe one recording of a thought; `reason`: of a failure. */
export type TranscriptionTry = Readonly<{
  recordingId: string | null;
  attempt: number;
  since: string;
  reason: string | null;
}>;

/**
 * One document for each thought, orb run or notification with work that runs or failed, and for each workflow that was closed. `since`: when it began,
 * or failed. `revision`: of the failure. `tries`: of a thought's transcriptions, those without a transcript.
 */
export type WorkDocument = Readonly<{
  ownerId: string;
  workId: string;
  kind: WorkKind;
  state: 'running' | 'failed' | 'dropped';
  clientId: string;
  reason: string | null;
  attempts: number;
  since: string;
  revision: number;
  tries: readonly TranscriptionTry[];
}>;

export const workModel: Model<WorkDocument> = {
  name: 'work',
  version: 1,
  indexes: [
    ['state', 'since'],
    ['state', 'kind', 'since'],
  ],
};
