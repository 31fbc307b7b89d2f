import type { PushPayload } from '@ecrin/contracts/notification/notification.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { isPayload } from './push-payload.ts';
import type { WorkerScope } from './worker-scope.ts';

const icon = '/icons/ecrin-192.png';
export const unreadable = {
  fr: 'Une notification vous attend dans Écrin.',
  en: 'A notification is waiting for you in Écrin.',
} as const;

/** Shows a system notification, one per tag. A repeat replaces the first silently; a new one alerts. */
export const showNotification = async (
  { show, shownWithTag }: Pick<WorkerScope, 'show' | 'shownWithTag'>,
  payload: PushPayload,
): Promise<void> => {
  const { notificationId, tag = notificationId, title, body, actions, language } = payload;
  const isHere = (await shownWithTag(tag)).some((data) => isPayload(data) && data.notificationId === notificationId);
  return show(title, {
    ...(body === null ? {} : { body }),
    tag,
    renotify: !isHere,
    icon,
    lang: language,
    data: payload,
    actions,
  });
};

/** Browsers require a notification for every push: an unreadable one shows a generic text. */
export const showUnreadable = ({ show }: Pick<WorkerScope, 'show'>, language: Language): Promise<void> =>
  show('Écrin', {
    body: unreadable[language],
    tag: 'unreadable',
    renotify: false,
    icon,
    lang: language,
    data: null,
    actions: [],
  });
