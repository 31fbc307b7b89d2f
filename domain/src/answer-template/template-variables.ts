import { languages, type Language } from '#kernel/language.ts';
import { serviceName, templateVariables, type TemplateWords } from './answer-template.vocabulary.ts';

const betweenBraces = /\{[^{}]*\}/gu;

/** Whether each variable in a text is one of its language. */
export const hasKnownVariables = (words: TemplateWords): boolean =>
  languages.every((language) => {
    const known: ReadonlySet<string> = new Set(Object.values(templateVariables[language]));
    return (words[language] ?? '').match(betweenBraces)?.every((found) => known.has(found)) ?? true;
  });

type Filling = Readonly<{ language: Language; firstName: string | null }>;

/** A template as it is sent to one person. Without a first name nothing stands in its place, nor the blank before it. */
export const fillTemplate = (words: string, { language, firstName }: Filling): string => {
  const variables = templateVariables[language];
  // The service first: a first name may have braces, and is no template.
  const ofService = words.replaceAll(variables.service, serviceName);
  return firstName === null
    ? ofService.replaceAll(` ${variables.firstName}`, '').replaceAll(variables.firstName, '')
    : ofService.replaceAll(variables.firstName, () => firstName);
};
