import type { PushPayload } from '@ecrin/contracts/notification.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const isAction = (value: unknown): boolean => typeof value === 'object' && value !== null && 'action' in value && isText(value.action) && 'title' in value && isText(value.title);
const texts = ['notificationId', 'title', 'link', 'ticket'] as const;

/** Of our own server, by its shape. The check is written out: a worker carries no library. */
export const isPayload = (value: unknown): value is PushPayload => {
  if (typeof value !== 'object' || value === null || !texts.every((name) => isText(Reflect.get(value, name)))) return false;
  const [body, actions, language]: unknown[] = ['body', 'actions', 'language'].map((name) => Reflect.get(value, name));
  return (body === null || isText(body)) && Array.isArray(actions) && actions.every(isAction) && (language === 'fr' || language === 'en');
};

/** What a push brings; null when there is nothing to read in it. */
export const readPayload = (data: Readonly<{ json: () => unknown }> | null): PushPayload | null => {
  try {
    const value = data?.json();
    return isPayload(value) ? value : null;
  } catch {
    return null;
  }
};
