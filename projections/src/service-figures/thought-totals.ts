import { msBetween } from '@ecrin/domain/time/instant.ts';
import type { Added, Amounts } from '@ecrin/platform/projections/totals.ts';
import { durationAmount } from './duration-histogram.ts';
import type { Attempt, ThoughtWork, WordingWork } from './thought-work.ts';
import { happened, happenedInHour, isNow } from './total-periods.ts';

/** Names of amounts; those of what is so now are in the total of all only. */
export const thoughtAmounts = {
  kept: 'kept',
  recordingBytes: 'recordingBytes',
  spoken: 'spoken',
  written: 'written',
  deleted: 'deleted',
  spokenMs: 'spokenMs',
  transcribed: 'transcribed',
  transcriptionsFailed: 'transcriptionsFailed',
  transcribing: 'transcribing',
  transcriptionsToRetry: 'transcriptionsToRetry',
  transcriptionMs: 'transcriptionMs',
  understood: 'understood',
  understandingsFailed: 'understandingsFailed',
  understanding: 'understanding',
  understandingsToRetry: 'understandingsToRetry',
  understandingMs: 'understandingMs',
} as const;

type Names = Readonly<{ done: string; failed: string; ms: string }>;
const ofTranscriptions: Names = {
  done: thoughtAmounts.transcribed,
  failed: thoughtAmounts.transcriptionsFailed,
  ms: thoughtAmounts.transcriptionMs,
};
const ofUnderstandings: Names = {
  done: thoughtAmounts.understood,
  failed: thoughtAmounts.understandingsFailed,
  ms: thoughtAmounts.understandingMs,
};

const endedAmounts = ({ outcome, since, endedAt }: Attempt | WordingWork, names: Names): Amounts =>
  outcome === 'done'
    ? { [names.done]: 1, ...durationAmount(names.ms, msBetween(since, endedAt)) }
    : { [names.failed]: 1 };

type Works = Pick<ThoughtWork, 'zone'> & Readonly<{ works: readonly (Attempt | WordingWork)[] }>;

const ended = ({ works, ...own }: Works, names: Names): readonly Added[] =>
  works.flatMap((one) =>
    one.endedAt === null ? [] : happenedInHour({ ...own, at: one.endedAt }, endedAmounts(one, names)),
  );

/** The attempt that counts, of each recording. */
const lastAttempts = ({ recordings, attempts }: ThoughtWork): readonly Attempt[] =>
  recordings.flatMap(({ recordingId }) => attempts.findLast((one) => one.recordingId === recordingId) ?? []);

/** Nobody waits for anything of a deleted thought. */
const nowOf = (work: ThoughtWork): readonly Added[] => {
  if (work.deletedAt !== null) return [];
  const attempts = lastAttempts(work);
  const wording = work.wordings.at(-1);
  return isNow({
    [thoughtAmounts.kept]: 1,
    [thoughtAmounts.recordingBytes]: work.recordings.reduce((sum, { bytes }) => sum + bytes, 0),
    [thoughtAmounts.transcribing]: attempts.filter(({ outcome }) => outcome === 'running').length,
    [thoughtAmounts.transcriptionsToRetry]: attempts.filter(({ outcome }) => outcome === 'failed').length,
    [thoughtAmounts.understanding]: wording?.outcome === 'running' && wording.awaited && !work.withoutAi ? 1 : 0,
    [thoughtAmounts.understandingsToRetry]: wording?.outcome === 'failed' ? 1 : 0,
  });
};

/** What one thought adds to the totals. A deletion that was undone is none. */
export const thoughtTotalsOf = (work: ThoughtWork): readonly Added[] => {
  const own = work.zone === undefined ? {} : { zone: work.zone };
  return [
    ...happened({ ...own, at: work.keptAt }, { [thoughtAmounts[work.kind]]: 1 }),
    ...(work.deletedAt === null ? [] : happened({ ...own, at: work.deletedAt }, { [thoughtAmounts.deleted]: 1 })),
    ...work.recordings.flatMap(({ at, durationMs }) =>
      happened({ ...own, at }, { [thoughtAmounts.spokenMs]: durationMs }),
    ),
    ...ended({ ...own, works: work.attempts }, ofTranscriptions),
    ...ended({ ...own, works: work.wordings }, ofUnderstandings),
    ...nowOf(work),
  ];
};
