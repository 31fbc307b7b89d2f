/** A date in letters as French writes it: « 1er novembre », not « 1 novembre ». `date`: as `Intl` formats it. */
export const withFirstOfMonth = (date: string): string => date.replace(/(?<!\d)1(?= \p{Ll})/u, '1er');
