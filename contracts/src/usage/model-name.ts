import type { Language } from '@ecrin/domain/kernel/language.ts';

/** What computes without a model has a name of ours. */
const ours: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  'word-lists': { fr: 'listes de mots', en: 'word lists' },
};

/** A model as it is told: by the name its maker gave it. */
export const modelName = (language: Language, model: string): string => ours[model]?.[language] ?? model;
