import type { Language } from '#kernel/language.ts';
import type { OrbInstructions, OrbVariable } from '#orb/orb.vocabulary.ts';
import { maxValueLength, type RunValues } from '../orb-run.vocabulary.ts';

/** `[le sujet]` in a prompt is replaced by the value of the variable of that name; other brackets stay. */
export const fillPrompt = ({ prompt, variables }: OrbInstructions, values: RunValues, language: Language): string =>
  variables.reduce(
    (filled, variable) =>
      filled.replaceAll(`[${variable.name}]`, writtenValue(variable, values[variable.name] ?? '', language)),
    prompt,
  );

const between = { fr: ['du', 'au'], en: ['from', 'to'] } as const;

const writtenValue = ({ kind }: OrbVariable, value: string, language: Language): string => {
  const [from, to] = value.split('/');
  const [before, until] = between[language];
  return kind === 'days' && from && to ? `${before} ${from} ${until} ${to}` : value.replaceAll(/\s+/gu, ' ').trim();
};

export type WrongValue = 'orb-run.value-missing' | 'orb-run.value-invalid';

/** Every variable has a value of its kind; values of others are dropped. */
export const valuesOf = (
  variables: readonly OrbVariable[],
  given: RunValues,
): Readonly<{ values: RunValues }> | Readonly<{ wrong: WrongValue }> => {
  const values = variables.map((variable) => [variable, (given[variable.name] ?? '').trim()] as const);
  if (values.some(([, value]) => value === '')) return { wrong: 'orb-run.value-missing' };
  if (values.some(([variable, value]) => !isOfKind(variable, value))) return { wrong: 'orb-run.value-invalid' };
  return { values: Object.fromEntries(values.map(([{ name }, value]) => [name, value])) };
};

const day = String.raw`\d{4}-\d{2}-\d{2}`;
const days = new RegExp(`^(${day})/(${day})$`, 'u');

const isSpan = (value: string): boolean => {
  const [, from, to] = days.exec(value) ?? [];
  return from !== undefined && to !== undefined && from <= to;
};

const checks: Readonly<Record<OrbVariable['kind'], (value: string, options: readonly string[]) => boolean>> = {
  text: () => true,
  choice: (value, options) => options.includes(value),
  number: (value) => /^-?\d{1,12}(?:[.,]\d{1,6})?$/u.test(value),
  days: isSpan,
};
const isOfKind = ({ kind, options }: OrbVariable, value: string): boolean =>
  value.length <= maxValueLength && checks[kind](value, options);
