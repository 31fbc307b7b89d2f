import type { AppPage, NotificationSubject } from '@ecrin/domain/notification/notification.vocabulary.ts';

/** The link of a notification, as a path of the client's pages: to its subject if that has a page, else to the list. */
export const linkOfSubject = (subject: NotificationSubject | null): string => {
  if (subject === null) return list;
  if (subject.opens !== undefined) return appPaths[subject.opens];
  const { kind, id, orbId } = { orbId: undefined, ...(subject.about ?? subject) };
  return pages[kind]?.(id, orbId) ?? list;
};

const list = '/app/notifications';
const pages: Partial<Record<NotificationSubject['kind'], (id: string, orbId: string | undefined) => string>> = {
  thought: (id) => `/app/thoughts/${id}`,
  goal: (id) => `/app/goals/${id}`,
  request: (id) => `/app/profile/requests/${id}`,
  community: (id) => `/app/communities/${id}`,
  'community-requests': (id) => `/app/communities/${id}/settings`,
  communities: () => '/app/communities',
  look: () => '/app/profile/looks',
  session: () => '/app/profile/devices',
  'orb-run': (id, orbId) => `/app/orbs/${orbId}/runs/${id}`,
};

export const appPaths: Readonly<Record<AppPage, string>> = {
  home: '/app',
  thoughts: '/app/thoughts',
  orbs: '/app/orbs',
  goals: '/app/goals',
  chat: '/app/chat',
  reminders: '/app/profile/reminders',
  profile: '/app/profile',
  'own-data': '/app/profile/data',
  'notification-settings': '/app/profile/notifications',
};
