import { createMessageParts } from '@ecrin/browser/language/message-parts.tsx';

export { useLanguage } from '@ecrin/ui/language/language-provider.tsx';

/** `site`: of the public pages. `further`: of all screens but the first ones. */
export const { loadMessages, withMessages } = createMessageParts(
  { fr: () => import('virtual:messages/fr'), en: () => import('virtual:messages/en') },
  {
    site: { fr: () => import('virtual:messages/fr/site'), en: () => import('virtual:messages/en/site') },
    further: { fr: () => import('virtual:messages/fr/further'), en: () => import('virtual:messages/en/further') },
  },
);
