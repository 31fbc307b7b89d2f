import type { Parked } from '#ports/read-models.ts';

/** In place of a fault's name: the event ended the process. */
const deathReason = 'ProcessDeath';

/** `fault`: its name; null: the event ended the process. `type`: of the event. */
export const parkedReason = (fault: string | null, type: string): string => `${fault ?? deathReason} in ${type}`;

export const isPoison = ({ reason }: Pick<Parked, 'reason'>): boolean => reason.startsWith(`${deathReason} in `);

/** What happened, by its kind, and the type of the event it happened in. */
export const readParkedReason = (
  parked: Pick<Parked, 'reason'>,
): Readonly<{ happened: 'ended-process' | 'too-long' | 'fault'; event: string }> => {
  const event = parked.reason.split(' in ').at(-1) ?? '';
  if (isPoison(parked)) return { happened: 'ended-process', event };
  return { happened: parked.reason.startsWith('WorkBudgetFault in ') ? 'too-long' : 'fault', event };
};
