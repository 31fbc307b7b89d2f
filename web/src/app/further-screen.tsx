import type { Screen } from '@ecrin/browser/lazy-screen.ts';
import { readLanguage } from '@ecrin/ui/language/language.ts';
import { fetchFurther, FurtherSentences } from '../lib/intl.tsx';

/** A screen that says what no first screen says: it comes with its sentences. */
export const furtherScreen = (load: () => Promise<Screen>) => async (): Promise<Screen> => {
  const [Further] = await Promise.all([load(), fetchFurther(readLanguage())]);
  return () => <FurtherSentences><Further /></FurtherSentences>;
};
