import type { NotificationSubject } from '@ecrin/domain/notification/notification.vocabulary.ts';

/** Where a notification leads, as a path of the client's pages: to what it speaks of where that has a page, else to the list. */
export const linkOfSubject = (subject: NotificationSubject | null): string => {
  if (subject?.kind === 'thought') return `/app/thoughts/${subject.id}`;
  return subject?.kind === 'goal' ? `/app/goals/${subject.id}` : '/app/notifications';
};
