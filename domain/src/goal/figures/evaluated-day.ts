import type { Mark } from '../goal-history.ts';

/** `exempt`: nothing is asked of it – a day of rest, skipped, paused, or the goal deactivated. */
export type EvaluatedDay = Readonly<{
  day: string;
  count: number;
  mark: Mark['mark'] | null;
  rest: boolean;
  paused: boolean;
  deactivated: boolean;
  exempt: boolean;
}>;
