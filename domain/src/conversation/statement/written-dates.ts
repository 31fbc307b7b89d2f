const monthNames = [
  'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre'.split(' '),
  'january february march april may june july august september october november december'.split(' '),
] as const;
const weekdayNames =
  'lundi mardi mercredi jeudi vendredi samedi dimanche monday tuesday wednesday thursday friday saturday sunday'.split(
    ' ',
  );

/** Words (folded) that begin with a capital in English and name nobody. */
export const calendarNames: ReadonlySet<string> = new Set([...monthNames.flat(), ...weekdayNames, 'i']);

/** How a day (YYYY-MM-DD) is written in French and English, folded, the longest first: « 21 mars », « le 21 », « 21/03/2025 », “March 21st”. */
export const datesOf = (date: string): readonly string[] => {
  const [year = '', month = '', twoDigits = ''] = date.split('-');
  const day = String(Number(twoDigits));
  const [french = '', english = ''] = monthNames.map((names) => names[Number(month) - 1]);
  return [
    ...[day, `${day}er`].flatMap((figure) => [`${figure} ${french}`, `le ${figure}`]),
    ...['', 'st', 'nd', 'rd', 'th'].flatMap((ending) => [
      `${day}${ending} ${english}`,
      `${english} ${day}${ending}`,
      `on the ${day}${ending}`,
    ]),
    `${twoDigits}/${month}/${year}`,
    year,
  ].toSorted((one, other) => other.length - one.length);
};
