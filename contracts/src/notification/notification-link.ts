import type { NotificationSubject } from '@ecrin/domain/notification/notification.vocabulary.ts';

/** Where a notification leads, as a path of the client's pages: to what it speaks of where that has a page, else to the list. */
export const linkOfSubject = (subject: NotificationSubject | null): string => {
  const spoken = subject?.about ?? subject;
  if (spoken?.kind === 'thought') return `/app/thoughts/${spoken.id}`;
  return spoken?.kind === 'goal' ? `/app/goals/${spoken.id}` : '/app/notifications';
};
