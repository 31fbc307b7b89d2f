import type { Language } from '@ecrin/ui/language/language.ts';
import { useState } from 'react';

type Drafted = Readonly<{ names: Readonly<Record<Language, string>>; prompts: readonly string[] }>;

const isEmpty = (texts: readonly string[]): boolean => texts.every((text) => text.trim() === '');

/** What an orb cannot be saved without, from the first try on: a name and a prompt, in one language at least. `tried`: true when nothing is missing. */
export const useMissingWords = ({ names, prompts }: Drafted) => {
  const [tried, setTried] = useState(false);
  const missing = { name: isEmpty([names.fr, names.en]), prompt: isEmpty(prompts) };
  const trySaving = (): boolean => {
    setTried(true);
    return !missing.name && !missing.prompt;
  };
  return { name: tried && missing.name, prompt: tried && missing.prompt, trySaving };
};
