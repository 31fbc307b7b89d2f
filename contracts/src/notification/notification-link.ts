import type { NotificationSubject } from '@ecrin/domain/notification/notification.vocabulary.ts';

/** The link of a notification, as a path of the client's pages: to its subject if that has a page, else to the list. */
export const linkOfSubject = (subject: NotificationSubject | null): string => {
  const spoken = subject?.about ?? subject;
  if (spoken?.kind === 'thought') return `/app/thoughts/${spoken.id}`;
  return spoken?.kind === 'goal' ? `/app/goals/${spoken.id}` : '/app/notifications';
};
