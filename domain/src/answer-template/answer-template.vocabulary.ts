import type { Language } from '#kernel/language.ts';

export const maxAnswerTemplates = 60;
export const maxTemplateTitle = 80;
/** Shorter than an answer may be: the variables, once replaced, and a few own words still fit. */
export const maxTemplateWords = 800;

/** The text in each language; null: not written in that one. */
export type TemplateWords = Readonly<Record<Language, string | null>>;
export type AnswerTemplate = Readonly<{ title: string; words: TemplateWords }>;

export const serviceName = 'Écrin';

/** What stands in a template for what differs from person to person; nothing else may stand between braces. */
export const templateVariables = {
  fr: { firstName: '{prénom}', service: '{service}' },
  en: { firstName: '{first name}', service: '{service}' },
} as const satisfies Readonly<Record<Language, Readonly<{ firstName: string; service: string }>>>;
