import { createMessageParts } from '@ecrin/browser/language/message-parts.tsx';

/** `further`: of all screens but the sign-in and the dashboard. */
export const { loadMessages, withMessages } = createMessageParts(
  { fr: () => import('virtual:messages/fr'), en: () => import('virtual:messages/en') },
  { further: { fr: () => import('virtual:messages/fr/further'), en: () => import('virtual:messages/en/further') } },
);
