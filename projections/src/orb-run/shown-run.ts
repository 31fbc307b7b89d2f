import type { OrbRunCard, OrbRunDetail, ShownResult } from '@ecrin/contracts/orb/orb-run.ts';
import type { Citation } from '@ecrin/domain/conversation/conversation.events.ts';
import type { OrbResult } from '@ecrin/domain/orb-run/orb-run.vocabulary.ts';
import { shownCitation, type CitedThoughts } from '#conversation/shown-citation.ts';
import type { OrbRunDocument } from './orb-run.model.ts';

/** Ids of all that a part reads; of the whole run once it has ended. */
export const readThoughtIds = ({ parts, drafts, status }: OrbRunDocument): readonly string[] => [
  ...new Set(
    parts
      .filter((_part, place) => status === 'completed' || drafts[place])
      .flat()
      .flatMap(({ thoughtId }) => thoughtId ?? []),
  ),
];

export const orbRunCardOf = (run: OrbRunDocument): OrbRunCard => ({
  runId: run.runId,
  orbId: run.orbId,
  status: run.status,
  occasion: run.occasion,
  version: Number(run.version),
  requestedAt: run.requestedAt,
  endedAt: run.endedAt,
  reason: run.reason,
  thoughts: run.thoughts,
  read: readThoughtIds(run).length,
  hidden: run.hidden,
});

/** With the thoughts it reads and cites as they are today. */
export const orbRunDetailOf = (run: OrbRunDocument, thoughts: CitedThoughts): OrbRunDetail => {
  const allowed = { private: run.sources?.kind === 'thoughts' };
  const shown = (result: OrbResult): ShownResult => shownResult(result, (one) => shownCitation(one, thoughts, allowed));
  const all = [...new Set(run.parts.flat().flatMap(({ thoughtId }) => thoughtId ?? []))];
  return {
    ...orbRunCardOf(run),
    text: run.text,
    values: { ...run.values },
    result: run.result && !run.hidden ? shown(run.result) : null,
    ticked: [...run.ticked],
    removedCitations: run.removedCitations,
    made: run.made,
    stones: all.map((id) => thoughts.get(id)?.doc.mood ?? null),
    drafts: run.drafts.flatMap((draft) => (draft ? [shown(draft)] : [])),
  };
};

type Shown = ShownResult['items'][number]['citations'][number];

const shownResult = (result: OrbResult, show: (citation: Citation) => Shown): ShownResult => {
  const citationsOf = (citations: readonly Citation[]) => {
    const shown = citations.map(show);
    return { citations: shown, isWhole: shown.every(({ thought }) => thought !== null) };
  };
  if (result.kind === 'table') {
    const items = result.items.map(({ cells, citations: given }) => {
      const { citations, isWhole } = citationsOf(given);
      return { cells: isWhole ? [...cells] : null, citations };
    });
    return { kind: 'table', columns: [...result.columns], items };
  }
  const items = result.items.map(({ text, citations: given }) => {
    const { citations, isWhole } = citationsOf(given);
    return { text: isWhole ? text : null, citations };
  });
  return { ...result, items };
};
