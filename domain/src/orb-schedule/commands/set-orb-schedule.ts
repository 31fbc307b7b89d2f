import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import { isSameValue } from '#kernel/same-value.ts';
import { maxOwnTextLength, type RunValues } from '#orb-run/orb-run.vocabulary.ts';
import { valuesOf, type WrongValue } from '#orb-run/result/fill-prompt.ts';
import type { OrbInstructions } from '#orb/orb.vocabulary.ts';
import { tidyText } from '#text/visible-text.ts';
import type { ExistingOrbSchedule, OrbSchedule } from '../orb-schedule.aggregate.ts';
import type { OrbScheduleSet } from '../orb-schedule.events.ts';
import type { OrbLookBack, OrbTimes } from '../orb-schedule.vocabulary.ts';

/** `instructions`: the current ones of the orb, whose variables the values are for. */
export type SetOrbSchedule = Readonly<{
  orbId: string;
  ownerId: string;
  instructions: OrbInstructions;
  times: OrbTimes;
  timeZone: string;
  lookBack: OrbLookBack;
  text: string;
  values: RunValues;
  now: string;
}>;

/** The caller checks that the orb is one the client may run. */
export const setOrbSchedule = (
  { orbId, ownerId, instructions, times, timeZone, lookBack, now, ...given }: SetOrbSchedule,
  state: OrbSchedule,
): Decision<OrbScheduleSet, 'orb-schedule.text-required' | 'orb-run.text-too-long' | WrongValue> => {
  const text = tidyText(given.text);
  if (text === '') return refuse('orb-schedule.text-required');
  if (text.length > maxOwnTextLength) return refuse('orb-run.text-too-long');
  const checked = valuesOf(instructions.variables, given.values);
  if ('wrong' in checked) return refuse(checked.wrong);
  const words = { text, values: checked.values };
  const data = { orbId, ownerId, times, timeZone, lookBack };
  return state.status === 'set' && isSameSchedule(state, { ...data, words })
    ? nothingNew
    : [{ type: 'OrbScheduleSet', data: { ...data, setAt: now }, private: words }];
};

type Terms = Pick<ExistingOrbSchedule, 'times' | 'timeZone' | 'lookBack' | 'words'>;
const isSameSchedule = (one: Terms, other: Terms): boolean => isSameValue(termsOf(one), termsOf(other));
const termsOf = ({ times, timeZone, lookBack, words }: Terms): Terms => ({ times, timeZone, lookBack, words });
