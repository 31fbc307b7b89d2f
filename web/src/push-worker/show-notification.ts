import type { PushPayload } from '@ecrin/contracts/notification.ts';
import type { WorkerScope } from './worker-scope.ts';

const icon = '/icons/ecrin-192.png';
export const unreadable = { fr: 'Une notification vous attend dans Écrin.', en: 'A notification is waiting for you in Écrin.' } as const;

/** By the system. One that comes again takes the place of the first: its tag is its id. */
export const showNotification = ({ show }: Pick<WorkerScope, 'show'>, payload: PushPayload): Promise<void> => {
  const { notificationId, title, body, actions, language } = payload;
  return show(title, { ...(body === null ? {} : { body }), tag: notificationId, icon, lang: language, data: payload, actions });
};

/** A browser demands that something is shown for every push; without a word to show, that one waits. */
export const showUnreadable = ({ show }: Pick<WorkerScope, 'show'>, language: 'fr' | 'en'): Promise<void> =>
  show('Écrin', { body: unreadable[language], tag: 'unreadable', icon, lang: language, data: null, actions: [] });
