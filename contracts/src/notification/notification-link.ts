import type { NotificationSubject } from '@ecrin/domain/notification/notification.vocabulary.ts';

/** The link of a notification, as a path of the client's pages: to its subject if that has a page, else to the list. */
export const linkOfSubject = (subject: NotificationSubject | null): string => {
  const { kind, id, orbId } = { orbId: undefined, ...(subject?.about ?? subject ?? { kind: null, id: '' }) };
  return kind === null ? list : (pages[kind]?.(id, orbId) ?? list);
};

const list = '/app/notifications';
const pages: Partial<Record<NotificationSubject['kind'], (id: string, orbId: string | undefined) => string>> = {
  thought: (id) => `/app/thoughts/${id}`,
  goal: (id) => `/app/goals/${id}`,
  request: (id) => `/app/profile/requests/${id}`,
  look: () => '/app/profile/looks',
  'orb-run': (id, orbId) => `/app/orbs/${orbId}/runs/${id}`,
};
