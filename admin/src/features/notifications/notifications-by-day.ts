import { shortDate } from '@ecrin/browser/time/short-date.ts';
import type { AdminNotificationCard } from '@ecrin/contracts/admin-notification/admin-notification.ts';

type Day = Readonly<{ day: string; cards: readonly AdminNotificationCard[] }>;

/** In their order, under the days of this device. */
export const byDay = (cards: readonly AdminNotificationCard[]): readonly Day[] =>
  cards.reduce<readonly Day[]>((days, card) => {
    const day = shortDate(card.postedAt);
    const last = days.at(-1);
    return last?.day === day
      ? [...days.slice(0, -1), { day, cards: [...last.cards, card] }]
      : [...days, { day, cards: [card] }];
  }, []);

/** How many days ago a day began, for today and yesterday; null: it is named by its date. */
export const daysAgo = (day: string, now: Date): 0 | 1 | null => {
  if (day === shortDate(now.toISOString())) return 0;
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1, 12);
  return day === shortDate(yesterday.toISOString()) ? 1 : null;
};
