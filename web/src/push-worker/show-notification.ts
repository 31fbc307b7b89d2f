import type { PushPayload } from '@ecrin/contracts/notification/notification.ts';
import { isPayload } from './push-payload.ts';
import type { WorkerScope } from './worker-scope.ts';

const icon = '/icons/ecrin-192.png';
export const unreadable = {
  fr: 'Une notification vous attend dans Écrin.',
  en: 'A notification is waiting for you in Écrin.',
} as const;

/** By the system, one of each tag. What comes again takes the place of the first without a sound; what is new makes itself heard. */
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

/** A browser demands that something is shown for every push; without a word to show, that one waits. */
export const showUnreadable = ({ show }: Pick<WorkerScope, 'show'>, language: 'fr' | 'en'): Promise<void> =>
  show('Écrin', {
    body: unreadable[language],
    tag: 'unreadable',
    renotify: false,
    icon,
    lang: language,
    data: null,
    actions: [],
  });
