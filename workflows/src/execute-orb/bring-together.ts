import type { OrbResult } from '@ecrin/domain/orb-run/orb-run.vocabulary.ts';
import { ActivityFault } from '@ecrin/platform/workflows/workflow.ts';
import { notesOfDrafts } from './compose/notes.ts';
import type { ExecuteOrbServices } from './orb-run-step.ts';
import { write, type RunWriter, type Written } from './run-writer.ts';

/** Group after group, until one is left; a crash begins this again. */
export const bringTogether = async (
  services: ExecuteOrbServices,
  writer: RunWriter,
  drafts: readonly OrbResult[],
): Promise<Written | 'ended' | 'too-large'> => {
  const [only] = drafts;
  if (!only) throw new ActivityFault('nothing-to-read', 'there is no draft', null);
  if (drafts.length === 1) return { result: only, removedCitations: 0, model: writer.writing.model };
  const merged: OrbResult[] = [];
  for (const group of groupsOf(drafts, services.orbs.partLength)) {
    const [first] = group;
    if (first && group.length === 1) {
      merged.push(first);
      continue;
    }
    const written = await write(services, writer, { notes: notesOfDrafts(group), together: true });
    if (written === 'ended' || written === 'too-large') return written;
    merged.push(written.result);
  }
  return bringTogether(services, writer, merged);
};

const lengthOf = (draft: OrbResult): number => notesOfDrafts([draft]).reduce((sum, { text }) => sum + text.length, 0);

/** Two at least in the first, so that there are fewer each time. */
const groupsOf = (drafts: readonly OrbResult[], length: number): readonly (readonly OrbResult[])[] => {
  const groups: OrbResult[][] = [];
  let room = 0;
  for (const draft of drafts) {
    const last = groups.at(-1);
    const fits = last !== undefined && (last.length < 2 || lengthOf(draft) <= room);
    if (fits) last.push(draft);
    else groups.push([draft]);
    room = (fits ? room : length) - lengthOf(draft);
  }
  return groups;
};
