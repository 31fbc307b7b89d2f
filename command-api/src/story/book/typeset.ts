import type { Language } from '@ecrin/domain/kernel/language.ts';

const [space, narrow, wide] = ['[ \u00A0\u202F]', '\u202F', '\u00A0'];
const beforeHigh = new RegExp(`(?<!${space})${space}+([;?!])`, 'gu');
const beforeColon = new RegExp(`(?<!${space})${space}+([:»])`, 'gu');
const afterOpening = new RegExp(`«${space}*`, 'gu');

/** Words as a book sets them: French blanks that no line breaks at, and the signs of print. The words themselves stay. */
export const typeset = (text: string, language: Language): string => {
  const printed = text.replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’').replaceAll('...', '…');
  if (language !== 'fr') return printed;
  return printed
    .replaceAll(beforeHigh, `${narrow}$1`)
    .replaceAll(beforeColon, `${wide}$1`)
    .replaceAll(afterOpening, `«${wide}`);
};
