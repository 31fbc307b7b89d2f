import type { ReminderCard } from '@ecrin/contracts/reminder/reminder.ts';

/** Its only date has gone by. */
export const isOver = ({ active, next }: Pick<ReminderCard, 'active' | 'next'>): boolean => active && next.length === 0;
