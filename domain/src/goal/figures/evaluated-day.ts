import type { Mark } from '../goal-history.ts';

/** `out`: nothing is asked of it – at rest, skipped, paused, or the goal put to sleep. */
export type EvaluatedDay = Readonly<{
  day: string;
  count: number;
  mark: Mark['mark'] | null;
  rest: boolean;
  paused: boolean;
  deactivated: boolean;
  exempt: boolean;
}>;
