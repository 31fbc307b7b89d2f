import type { OrbRunEvent } from '@ecrin/domain/orb-run/orb-run.events.ts';
import type { RunOccasion } from '@ecrin/domain/orb-run/orb-run.vocabulary.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { orbRunModel, type OrbRunDocument } from './orb-run.model.ts';

const ended = (run: OrbRunDocument | null, status: OrbRunDocument['status'], endedAt: string): OrbRunDocument | null =>
  run?.status === 'running' ? { ...run, status, endedAt } : run;

const occasionOf = (occasion: RunOccasion) => ({
  occasion: occasion.kind,
  ...(occasion.kind === 'past'
    ? { pastRunId: occasion.pastRunId, from: occasion.from, to: occasion.to }
    : { pastRunId: null, from: null, to: null }),
});

const namesOf = ({ ownerId, runId, orbId }: Pick<OrbRunDocument, 'ownerId' | 'runId' | 'orbId'>) => ({
  ownerId,
  runId,
  orbId,
});
const unread = {
  endedAt: null,
  reason: null,
  sources: null,
  text: null,
  values: null,
  thoughts: 0,
  parts: [],
  drafts: [],
  result: null,
  removedCitations: 0,
  made: null,
  ticked: [],
  hidden: false,
} satisfies Partial<OrbRunDocument>;

export const orbRunProjection = defineProjection<OrbRunDocument, OrbRunEvent>()({
  model: orbRunModel,
  documentId: ({ data }) => data.runId,
  on: {
    OrbRunRequested: (_run, { version, requestedAt, language, occasion, ...data }, words) => ({
      ...unread,
      ...namesOf(data),
      ...occasionOf(occasion),
      status: 'running',
      version: String(version),
      language,
      requestedAt,
      sources: words?.sources ?? null,
      text: words?.text ?? null,
      values: words?.values ?? null,
    }),
    OrbRunSkipped: (_run, { version, occasion, reason, skippedAt, ...data }) => ({
      ...unread,
      ...namesOf(data),
      ...occasionOf(occasion),
      status: 'skipped',
      version: String(version),
      language: null,
      requestedAt: skippedAt,
      endedAt: skippedAt,
      reason,
    }),
    OrbRunPlanned: (run, { thoughts, parts }) => run && { ...run, thoughts, parts, drafts: parts.map(() => null) },
    OrbRunPartRead: (run, { part }, words) => run && { ...run, drafts: run.drafts.with(part, words?.draft ?? null) },
    OrbRunModelUsed: (run) => run,
    OrbRunCompleted: (run, { completedAt, engine, model, promptVersion, removedCitations }, words) => {
      const done = ended(run, 'completed', completedAt);
      const made = { engine, model, promptVersion };
      return done && { ...done, result: words?.result ?? null, removedCitations, made, drafts: [] };
    },
    OrbRunFailed: (run, { reason, failedAt }) => {
      const failed = ended(run, 'failed', failedAt);
      return failed && { ...failed, reason, drafts: [] };
    },
    OrbRunStopped: (run, { stoppedAt }) => ended(run, 'stopped', stoppedAt),
    OrbRunHidden: (run) => run && { ...run, hidden: true },
    OrbRunShown: (run) => run && { ...run, hidden: false },
    OrbRunItemTicked: (run, { item, ticked }) =>
      run && {
        ...run,
        ticked: ticked ? [...run.ticked, item] : run.ticked.filter((one) => one !== item),
      },
  },
});
