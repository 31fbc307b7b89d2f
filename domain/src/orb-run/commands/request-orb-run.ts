import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Language } from '#kernel/language.ts';
import { isSameValue } from '#kernel/same-value.ts';
import type { OrbInstructions } from '#orb/orb.vocabulary.ts';
import { tidyText } from '#text/visible-text.ts';
import type { OrbRun } from '../orb-run.aggregate.ts';
import type { OrbRunRequested } from '../orb-run.events.ts';
import {
  maxOwnTextLength,
  type RunOccasion,
  type RunSources,
  type RunValues,
  type RunWords,
} from '../orb-run.vocabulary.ts';
import { valuesOf, type WrongValue } from '../result/fill-prompt.ts';

/** `instructions`: those of the version, whose variables the values are for. */
export type RequestOrbRun = Readonly<{
  runId: string;
  orbId: string;
  ownerId: string;
  version: number;
  instructions: OrbInstructions;
  language: Language;
  timeZone: string;
  occasion: RunOccasion;
  sources: RunSources;
  text: string | null;
  values: RunValues;
  now: string;
}>;
export type RequestOrbRunRefusal =
  | 'orb-run.nothing-chosen'
  | 'orb-run.text-too-long'
  | 'orb-run.already-requested'
  | WrongValue;

/** The caller checks that the orb is one the client may run, and the caps. */
export const requestOrbRun = (
  { sources, text, values: given, now, instructions, ...run }: RequestOrbRun,
  state: OrbRun,
): Decision<OrbRunRequested, RequestOrbRunRefusal> => {
  const own = tidyText(text ?? '');
  const wrong = wrongWords(sources, own);
  if (wrong) return refuse(wrong);
  const checked = valuesOf(instructions.variables, given);
  if ('wrong' in checked) return refuse(checked.wrong);
  const words = { sources, text: own === '' ? null : own, values: checked.values };
  if (state.status !== 'absent')
    return isSameRun(state, { orbId: run.orbId, words }) ? nothingNew : refuse('orb-run.already-requested');
  return [{ type: 'OrbRunRequested', data: { ...run, sourceKind: sources.kind, requestedAt: now }, private: words }];
};

const isSameRun = (state: OrbRun, { orbId, words }: Readonly<{ orbId: string; words: RunWords }>): boolean =>
  'words' in state && state.orbId === orbId && isSameValue(state.words, words);

const wrongWords = (sources: RunSources, text: string): 'orb-run.nothing-chosen' | 'orb-run.text-too-long' | null => {
  if (text.length > maxOwnTextLength) return 'orb-run.text-too-long';
  return text === '' && isNothing(sources) ? 'orb-run.nothing-chosen' : null;
};

const isNothing = (sources: RunSources): boolean => {
  if (sources.kind === 'thoughts') return sources.thoughtIds.length === 0;
  if (sources.kind === 'threads') return sources.threadIds.length === 0;
  return sources.kind === 'recent' ? !sources.thoughts && !sources.threads : sources.kind === 'text';
};
