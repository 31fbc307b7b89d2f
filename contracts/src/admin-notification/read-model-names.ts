import type { Language } from '@ecrin/domain/thought/thought.vocabulary.ts';

type Names = Readonly<{ fr: string; en: string }>;

/** What the screens show of a read model; one that is not here is named by its technical name. */
const names: Readonly<Record<string, Names>> = {
  'admin-row': { fr: 'administrateurs', en: 'administrators' },
  'client-profile': { fr: 'profils', en: 'profiles' },
  'thought-card': { fr: 'pensées (listes et recherche)', en: 'thoughts (lists and search)' },
  'thought-detail': { fr: 'pensées (pages)', en: 'thoughts (pages)' },
  passages: { fr: 'recherche par le sens', en: 'search by meaning' },
  thread: { fr: 'fils', en: 'threads' },
  reminder: { fr: 'rappels', en: 'reminders' },
  notification: { fr: 'notifications', en: 'notifications' },
  'unread-count': { fr: 'notifications non lues', en: 'unread notifications' },
  'notification-settings': { fr: 'réglages de notifications', en: 'notification settings' },
  'push-device': { fr: 'appareils', en: 'devices' },
  goal: { fr: 'objectifs', en: 'goals' },
  'goal-calendar': { fr: 'calendriers des objectifs', en: 'goal calendars' },
  conversation: { fr: 'conversations', en: 'conversations' },
  memory: { fr: 'faits retenus', en: 'remembered facts' },
  rereading: { fr: 'relectures', en: 'rereadings' },
  orb: { fr: 'orbes', en: 'orbs' },
  'orb-run': { fr: 'lectures d’orbe', en: 'orb runs' },
  'orb-schedule': { fr: 'orbes automatiques', en: 'scheduled orbs' },
  'orb-past-run': { fr: 'orbes dans le passé', en: 'orbs over the past' },
  referral: { fr: 'parrainages', en: 'referrals' },
};

export const readModelName = (language: Language, model: string): string => names[model]?.[language] ?? model;
