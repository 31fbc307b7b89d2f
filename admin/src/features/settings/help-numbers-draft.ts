import { helpNumberChange } from '@ecrin/contracts/help/help.ts';
import {
  helpCountries,
  helpLineKinds,
  type HelpCountry,
  type HelpLineKind,
  type HelpNumberChange,
} from '@ecrin/domain/help/help-numbers.ts';

/** How a kind of line is typed, in both languages; the first of them is how it is shown. */
const typedAs: Readonly<Record<HelpLineKind, readonly string[]>> = {
  listening: ['écoute', 'listening'],
  violence: ['violences', 'violence'],
  child: ['enfance', 'child'],
  poison: ['antipoison', 'poison'],
  medical: ['médical', 'medical'],
  police: ['police'],
  emergency: ['urgence', 'emergency'],
  written: ['message', 'written'],
};
const none: readonly string[] = ['aucun', 'none'];

/** For the sentence that says how a line is written. */
export const helpNumberChoices = {
  countries: helpCountries.join(', '),
  kinds: helpLineKinds.map((kind) => typedAs[kind][0]).join(', '),
};

export const helpNumberLine = (value: unknown): string => {
  const { data } = helpNumberChange.safeParse(value);
  return data ? `${data.country} ; ${typedAs[data.kind][0] ?? ''} ; ${data.number ?? none[0] ?? ''}` : '';
};

const countryIn = (typed: string): HelpCountry | undefined =>
  helpCountries.find((country) => country === typed.toUpperCase());
const kindIn = (typed: string): HelpLineKind | undefined =>
  helpLineKinds.find((kind) => typedAs[kind].includes(typed.toLowerCase()));

const changeIn = (line: string): HelpNumberChange | undefined => {
  const [country = '', kind = '', number = ''] = line.split(';').map((part) => part.trim());
  return helpNumberChange.safeParse({
    country: countryIn(country),
    kind: kindIn(kind),
    number: none.includes(number.toLowerCase()) ? null : number,
  }).data;
};

/** undefined: a line is none. */
export const helpNumbersIn = (typed: string): readonly HelpNumberChange[] | undefined => {
  const changes = typed
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(changeIn);
  return changes.includes(undefined) ? undefined : changes.filter((change) => change !== undefined);
};
