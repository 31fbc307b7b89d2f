import { helpCountryOf, helpLinesFor, type HelpLine } from '@ecrin/domain/help/help-numbers.ts';
import type { HelpSituation } from '@ecrin/domain/help/help.vocabulary.ts';
import { useLanguage } from '../i18n/intl.tsx';
import { useGetMeQuery } from '../session/client.api.ts';
import { useListHelpNumbersQuery } from './help.api.ts';

/** The numbers of the account's country, the one to call first first; what administrators changed replaces them once it is known. */
export const useHelpLines = (situation: HelpSituation): readonly HelpLine[] => {
  const { language } = useLanguage();
  const { data: client } = useGetMeQuery();
  const { data } = useListHelpNumbersQuery();
  const lines = helpLinesFor(situation, helpCountryOf(client?.country ?? null, language), data?.changes ?? []);
  return lines.map((line) => ({ ...line, number: unbroken(line.number) }));
};

/** A number that breaks over two lines is misread. */
const unbroken = (number: string): string => number.replaceAll(' ', '\u00a0');
