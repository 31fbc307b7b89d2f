import type { RunFilter, RunSources } from '@ecrin/domain/orb-run/orb-run.vocabulary.ts';
import type { Mood } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { dayPlus } from '@ecrin/domain/time/days.ts';

export const spans = ['week', 'month', 'year', 'all'] as const;
export type Span = (typeof spans)[number];
export const choiceKinds = ['filter', 'threads', 'text'] as const;
export type ChoiceKind = (typeof choiceKinds)[number];

/** What a run is to read, as the screen holds it. `chosen`: thoughts picked one by one; null: all that the filter finds. */
export type RunChoice = Readonly<{
  kind: ChoiceKind;
  span: Span;
  tag: string | null;
  mood: Mood | null;
  chosen: readonly string[] | null;
  threads: readonly string[];
  text: string;
}>;
export const firstChoice: RunChoice = {
  kind: 'filter',
  span: 'month',
  tag: null,
  mood: null,
  chosen: null,
  threads: [],
  text: '',
};

const daysBack: Readonly<Record<Span, number | null>> = { week: 6, month: 29, year: 364, all: null };

export const filterOf = ({ span, tag, mood }: RunChoice, today: string): RunFilter => {
  const back = daysBack[span];
  return { from: back === null ? null : dayPlus(today, -back), to: null, tag, mood, category: null };
};

export const sourcesOf = (choice: RunChoice, today: string): RunSources => {
  if (choice.kind === 'threads') return { kind: 'threads', threadIds: choice.threads };
  if (choice.kind === 'text') return { kind: 'text' };
  return choice.chosen
    ? { kind: 'thoughts', thoughtIds: choice.chosen }
    : { kind: 'filter', filter: filterOf(choice, today) };
};

/** The same as the query of an estimate. */
export const estimateQueryOf = (choice: RunChoice, today: string): string => {
  const query = new URLSearchParams();
  const sources = sourcesOf(choice, today);
  if (sources.kind === 'thoughts') query.set('thoughts', sources.thoughtIds.join(','));
  if (sources.kind === 'threads') query.set('threads', sources.threadIds.join(','));
  if (sources.kind === 'text') query.set('characters', String(choice.text.trim().length));
  if (sources.kind === 'filter') {
    query.set('filter', 'true');
    for (const [name, value] of Object.entries(sources.filter)) if (value !== null) query.set(name, value);
  }
  return query.toString();
};

/** The same as the query of the list of thoughts. */
export const listQueryOf = (choice: RunChoice, today: string): string => {
  const { from, tag, mood } = filterOf(choice, today);
  return new URLSearchParams({ ...(from && { from }), ...(tag && { tag }), ...(mood && { mood }) }).toString();
};
