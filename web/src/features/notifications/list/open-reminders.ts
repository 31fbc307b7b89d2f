import type { NotificationCard } from '@ecrin/contracts/notification/notification.ts';

type Rung = Pick<NotificationCard, 'notificationId' | 'subject' | 'open'>;

/** Those that may still be ticked or put off where they stand: of each reminder the latest alone, since it stands for all before it. `cards`: newest first. */
export const openReminders = (cards: readonly Rung[]): ReadonlySet<string> => {
  const latest = new Map<string, Rung>();
  for (const card of cards)
    if (card.subject?.kind === 'reminder' && !latest.has(card.subject.id)) latest.set(card.subject.id, card);
  return new Set([...latest.values()].filter(({ open }) => open).map(({ notificationId }) => notificationId));
};
