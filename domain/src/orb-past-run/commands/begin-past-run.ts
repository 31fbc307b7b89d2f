import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Language } from '#kernel/language.ts';
import { isSameValue } from '#kernel/same-value.ts';
import type { RunValues } from '#orb-run/orb-run.vocabulary.ts';
import { valuesOf, type WrongValue } from '#orb-run/result/fill-prompt.ts';
import type { OrbVariable } from '#orb/orb.vocabulary.ts';
import type { OrbPastRun } from '../orb-past-run.aggregate.ts';
import type { OrbPastRunBegun } from '../orb-past-run.events.ts';
import { maxPastSpans, maxPastVersions, type PastSpan, type PastStep } from '../orb-past-run.vocabulary.ts';
import { pastSpans } from '../past-spans.ts';

/** `variables`: of the versions, whose values are given. */
export type BeginPastRun = Readonly<{
  pastRunId: string;
  orbId: string;
  ownerId: string;
  versions: readonly number[];
  variables: readonly OrbVariable[];
  past: PastSpan;
  step: PastStep;
  values: RunValues;
  language: Language;
  timeZone: string;
  now: string;
}>;
export type BeginPastRunRefusal =
  | 'orb-past-run.empty'
  | 'orb-past-run.too-long'
  | 'orb-past-run.versions'
  | 'orb-past-run.already-begun'
  | WrongValue;

/** The caller checks that the orb is one the client may run, that its versions exist, and the caps. */
export const beginPastRun = (
  { versions, variables, past, step, values: given, now, ...named }: BeginPastRun,
  state: OrbPastRun,
): Decision<OrbPastRunBegun, BeginPastRunRefusal> => {
  const spans = pastSpans(past, step, maxPastSpans);
  const wrong = wrongPast(spans, versions);
  if (wrong) return refuse(wrong);
  const checked = valuesOf(variables, given);
  if ('wrong' in checked) return refuse(checked.wrong);
  if (state.status !== 'absent')
    return isSameValue([state.orbId, state.spans, state.versions], [named.orbId, spans, versions])
      ? nothingNew
      : refuse('orb-past-run.already-begun');
  const data = { ...named, versions, step, spans, begunAt: now };
  return [{ type: 'OrbPastRunBegun', data, private: { values: checked.values } }];
};

const wrongPast = (
  spans: readonly PastSpan[],
  versions: readonly number[],
): 'orb-past-run.empty' | 'orb-past-run.too-long' | 'orb-past-run.versions' | null => {
  if (spans.length === 0) return 'orb-past-run.empty';
  if (spans.length > maxPastSpans) return 'orb-past-run.too-long';
  const different = new Set(versions).size;
  return different === versions.length && different >= 1 && different <= maxPastVersions
    ? null
    : 'orb-past-run.versions';
};
