import type { Language } from '@ecrin/domain/kernel/language.ts';
import type {
  OccasionKind,
  OrbResult,
  RunFailure,
  RunPart,
  RunSkip,
  RunSources,
  RunValues,
} from '@ecrin/domain/orb-run/orb-run.vocabulary.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';

/**
 * `version` as text: it is counted by. `sources`, `text`, `values`, `result`: null once the owner's key is destroyed. `parts`: what is read, `drafts`: of the parts
 * that were read, by their place. `language`: null where nothing ran. `pastRunId`, `from`, `to`: of a run over the past.
 */
export type OrbRunDocument = Readonly<{
  ownerId: string;
  runId: string;
  orbId: string;
  status: 'running' | 'completed' | 'failed' | 'stopped' | 'skipped';
  occasion: OccasionKind;
  pastRunId: string | null;
  from: string | null;
  to: string | null;
  version: string;
  language: Language | null;
  requestedAt: string;
  endedAt: string | null;
  reason: RunFailure | RunSkip | null;
  sources: RunSources | null;
  text: string | null;
  values: RunValues | null;
  thoughts: number;
  parts: readonly RunPart[];
  drafts: readonly (OrbResult | null)[];
  result: OrbResult | null;
  removedCitations: number;
  made: Readonly<{ engine: string; model: string; promptVersion: string }> | null;
  ticked: readonly number[];
  hidden: boolean;
}>;

export const orbRunModel: Model<OrbRunDocument> = {
  name: 'orb-run',
  version: 2,
  indexes: [
    ['ownerId', 'requestedAt'],
    ['ownerId', 'status', 'requestedAt'],
    ['ownerId', 'orbId', 'status', 'requestedAt', 'version'],
    ['ownerId', 'orbId', 'requestedAt'],
    ['ownerId', 'orbId', 'occasion', 'status', 'requestedAt'],
    ['ownerId', 'pastRunId', 'requestedAt'],
  ],
};
