import { daysBetween, dayPlus, weekdayOf } from '#time/days.ts';
import type { GoalSnapshot } from '../figures/goal-snapshot.ts';

type Coded = Readonly<{ code: string }>;

/** The sentences of a day, most important first. For a state without other sentences: `alone`, whose codes are used in no other. */
export type SentenceCandidates<Sentence extends Coded> =
  | Readonly<{ fitting: readonly Sentence[] }>
  | Readonly<{ alone: AlternatingPair<Sentence> }>;
/** On every other day each. */
export type AlternatingPair<Sentence extends Coded> = readonly [even: Sentence, odd: Sentence];
export type CandidatesOn<Sentence extends Coded> = (snapshot: GoalSnapshot) => SentenceCandidates<Sentence>;

/**
 * One sentence a day, never the same as the day before, computed from the events alone: nothing is stored. null: only the former one applies.
 * Mondays have their own sentences, so that at most one week is computed.
 */
export const rotateDaily = <Sentence extends Coded>(
  snapshot: GoalSnapshot,
  candidatesOn: CandidatesOn<Sentence>,
): Sentence | null => chosenSinceMonday(snapshot, candidatesOn).at(-1) ?? null;

/** The sentence of each day from Monday, the goal's first day or the end of a state, to today. */
const chosenSinceMonday = <Sentence extends Coded>(
  snapshot: GoalSnapshot,
  candidatesOn: CandidatesOn<Sentence>,
): readonly (Sentence | null)[] => {
  const candidates = candidatesOn(snapshot);
  if ('alone' in candidates) return [candidates.alone[isEvenDay(snapshot) ? 0 : 1]];
  const { fitting } = candidates;
  if (isMonday(snapshot) || snapshot.today <= snapshot.history.startDay) return [fitting[0] ?? null];
  const before = chosenSinceMonday({ ...snapshot, today: dayPlus(snapshot.today, -1) }, candidatesOn);
  const lastShown = ({ code }: Sentence): number => before.findLastIndex((sentence) => sentence?.code === code);
  const others = fitting.filter(({ code }) => code !== before.at(-1)?.code);
  return [...before, others.toSorted((one, other) => lastShown(one) - lastShown(other))[0] ?? null];
};

export const isMonday = ({ today }: Pick<GoalSnapshot, 'today'>): boolean => weekdayOf(today) === 1;

/** No two days in a row are. */
export const isEvenDay = ({ today }: Pick<GoalSnapshot, 'today'>): boolean =>
  daysBetween('1970-01-01', today) % 2 === 0;
