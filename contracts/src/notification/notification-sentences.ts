import type { Language } from '@ecrin/domain/kernel/language.ts';
import type { NotificationKind } from '@ecrin/domain/notification/notification.vocabulary.ts';
import type { Snooze } from '@ecrin/domain/reminder/reminder.vocabulary.ts';

/** Texts shown outside the app. */
type Sentences = Readonly<{
  /** Replaces the title for clients who allow no personal words outside the app. */
  wordless: (kind: NotificationKind) => string;
  actions: Readonly<Record<'done' | Snooze, string>>;
}>;

type Wordless = Readonly<Partial<Record<NotificationKind, string>>>;
const wordlessFrench: Wordless = {
  reminder: 'Un rappel vous attend',
  community: 'Du nouveau dans une communauté',
  digest: 'La semaine de vos communautés',
};
const wordlessEnglish: Wordless = {
  reminder: 'A reminder is waiting',
  community: 'Something new in a community',
  digest: 'Your communities this week',
};

export const notificationSentences: Readonly<Record<Language, Sentences>> = {
  fr: {
    wordless: (kind) => wordlessFrench[kind] ?? 'Une notification vous attend',
    actions: { done: 'Fait', '10-minutes': '10 min', tomorrow: 'Demain' },
  },
  en: {
    wordless: (kind) => wordlessEnglish[kind] ?? 'A notification is waiting',
    actions: { done: 'Done', '10-minutes': '10 min', tomorrow: 'Tomorrow' },
  },
};
