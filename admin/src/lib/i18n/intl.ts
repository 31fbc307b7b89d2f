import type { Messages } from '@ecrin/ui/language/language-provider.tsx';
import type { Language } from '@ecrin/ui/language/language.ts';

const loaders: Record<Language, () => Promise<{ messages: Messages }>> = {
  fr: () => import('virtual:messages/fr'),
  en: () => import('virtual:messages/en'),
};

/** The compiled messages of one language; the other one is loaded only when chosen. */
export const loadMessages = async (language: Language) => (await loaders[language]()).messages;
