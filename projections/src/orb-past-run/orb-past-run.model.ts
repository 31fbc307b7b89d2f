import type { PastSpan, PastStep } from '@ecrin/domain/orb-past-run/orb-past-run.vocabulary.ts';
import type { RunFailure } from '@ecrin/domain/orb-run/orb-run.vocabulary.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';

/** `done`: steps that ended; `reason`: why it stopped, null: by the person. */
export type OrbPastRunDocument = Readonly<{
  ownerId: string;
  pastRunId: string;
  orbId: string;
  status: 'running' | 'stopped' | 'ended';
  reason: RunFailure | null;
  versions: readonly number[];
  step: PastStep;
  spans: readonly PastSpan[];
  done: number;
  begunAt: string;
}>;

export const orbPastRunModel: Model<OrbPastRunDocument> = {
  name: 'orb-past-run',
  version: 1,
  indexes: [['ownerId', 'orbId', 'begunAt']],
};
