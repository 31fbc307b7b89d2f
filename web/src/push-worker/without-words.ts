import type { PushPayload } from '@ecrin/contracts/notification/notification.ts';

const texts = {
  fr: { reminder: 'Un rappel', other: 'Une notification' },
  en: { reminder: 'A reminder', other: 'A notification' },
} as const;

/** What a system notification says on a device with a lock: of what kind it is. Only reminders have actions. */
export const withoutWords = (payload: PushPayload): PushPayload => ({
  ...payload,
  title: 'Écrin',
  body: texts[payload.language][payload.actions.length > 0 ? 'reminder' : 'other'],
});
