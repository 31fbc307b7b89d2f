/** DD/MM/YYYY of the day on which an announced change begins: it does at midnight in UTC. */
export const startDay = (startsAt: string): string => startsAt.slice(0, 10).split('-').toReversed().join('/');
