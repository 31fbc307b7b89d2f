import type { NotificationKind } from '@ecrin/domain/notification/notification.vocabulary.ts';
import type { Snooze } from '@ecrin/domain/reminder/reminder.vocabulary.ts';
import type { Language } from '@ecrin/domain/thought/thought.vocabulary.ts';

/** Texts shown outside the app. */
type Sentences = Readonly<{
  /** Replaces the title for clients who allow no personal words outside the app. */
  wordless: (kind: NotificationKind) => string;
  actions: Readonly<Record<'done' | Snooze, string>>;
}>;

export const notificationSentences: Readonly<Record<Language, Sentences>> = {
  fr: {
    wordless: (kind) => (kind === 'reminder' ? 'Un rappel vous attend' : 'Une notification vous attend'),
    actions: { done: 'Fait', '10-minutes': '10 min', tomorrow: 'Demain' },
  },
  en: {
    wordless: (kind) => (kind === 'reminder' ? 'A reminder is waiting' : 'A notification is waiting'),
    actions: { done: 'Done', '10-minutes': '10 min', tomorrow: 'Tomorrow' },
  },
};
