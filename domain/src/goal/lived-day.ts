import type { Mark } from './goal-history.ts';

/** `out`: nothing is asked of it – at rest, skipped, paused, or the goal put to sleep. */
export type LivedDay = Readonly<{
  day: string;
  count: number;
  mark: Mark['mark'] | null;
  rest: boolean;
  paused: boolean;
  asleep: boolean;
  out: boolean;
}>;
