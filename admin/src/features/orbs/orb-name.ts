import { inLanguage } from '@ecrin/domain/orb/in-language.ts';
import type { Bilingual } from '@ecrin/domain/orb/orb.vocabulary.ts';
import { useLanguage } from '@ecrin/ui/language/language-provider.tsx';

/** What is written in the page's language, else in the other. */
export const useInLanguage = () => {
  const { language } = useLanguage();
  return <Value>(given: Bilingual<Value>): Value | null => inLanguage(given, language);
};
