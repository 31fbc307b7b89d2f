/** What one client's runs used: today, and this month. */
export type RunsUsed = Readonly<{ runsToday: number; wordsThisMonth: number }>;
/** Of one client; 0: none. */
export type RunLimits = Readonly<{ runsPerDay: number; wordsPerMonth: number }>;

/** Which limit forbids one more run; null: none. */
export const reachedLimit = (
  { runsToday, wordsThisMonth }: RunsUsed,
  { runsPerDay, wordsPerMonth }: RunLimits,
): 'over-day-cap' | 'over-month-cap' | null => {
  if (runsPerDay > 0 && runsToday >= runsPerDay) return 'over-day-cap';
  return wordsPerMonth > 0 && wordsThisMonth >= wordsPerMonth ? 'over-month-cap' : null;
};
