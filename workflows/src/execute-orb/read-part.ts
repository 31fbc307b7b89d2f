import { recordReadPart } from '@ecrin/domain/orb-run/commands/execute-orb-run.ts';
import type { RequestedRun } from '@ecrin/domain/orb-run/orb-run.aggregate.ts';
import { reachedLimit } from '@ecrin/domain/orb-run/run-limits.ts';
import { ActivityFault, type ActivityContext } from '@ecrin/platform/workflows/workflow.ts';
import { notesOfPart, type Note } from './compose/notes.ts';
import type { ExecuteOrbInput, PartOutcome } from './execute-orb.input.ts';
import { decideOnRun, orBehind, readRunning, type ExecuteOrbServices } from './orb-run-step.ts';
import { write, writerOf } from './run-writer.ts';

/** One part, as its thoughts are at this moment. A part that was read already is not read again. */
export const readPart = async (
  services: ExecuteOrbServices,
  { runId, part }: ExecuteOrbInput & Readonly<{ part: number }>,
  context: ActivityContext,
): Promise<PartOutcome> => {
  const run = await readRunning(services, runId);
  if (!run) return 'ended';
  if (run.drafts[part] !== null) return 'read';
  await requireWords(services, run);
  const notes = await notesOf(services, run, part);
  // All of it is gone, or no longer for models.
  if (notes.length === 0) return 'read';
  const writer = await writerOf(services, run, context);
  const written = await write(services, writer, { notes, together: false });
  if (written === 'ended' || written === 'too-large') return written;
  const { result: draft, removedCitations } = written;
  await decideOnRun(services, run, context)(`recordReadPart-${part}`, recordReadPart, (which) => ({
    ...which,
    part,
    draft,
    removedCitations,
  }));
  return 'read';
};

const notesOf = async (
  { orbs }: ExecuteOrbServices,
  { ownerId, parts, words, language }: RequestedRun,
  part: number,
): Promise<readonly Note[]> => {
  const ranges = parts?.[part] ?? [];
  const thoughts = orBehind(await orbs.readPart({ ownerId, part: ranges }));
  return notesOfPart(ranges, { thoughts, ownText: words?.text ?? null, language });
};

const requireWords = async ({ orbs, clock }: ExecuteOrbServices, { ownerId }: RequestedRun): Promise<void> => {
  const now = clock.now().toISOString();
  const used = await orbs.usedOf(ownerId, now);
  // Today's runs were counted when it was requested.
  if (reachedLimit(used, { ...(await orbs.limits()), runsPerDay: 0 }))
    throw new ActivityFault('over-cap', 'the words of the month are used', null);
  if (((await orbs.usedShare(ownerId, now)) ?? 0) >= 1)
    throw new ActivityFault('over-cap', 'the budget of the month is used', null);
};
