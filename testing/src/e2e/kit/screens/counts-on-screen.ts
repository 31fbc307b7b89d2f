/** A line of a screen, with the names of what it stands in, the nearest first. */
export type Line = Readonly<{ text: string; within: readonly string[] }>;

/** What a screen says of how many there are of something. `of`: the thing, day or list they are counted in. */
export type Count = Readonly<{ number: number; subject: string; of: string; said: string }>;

const numberWords: Readonly<Record<string, number>> = {
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};
/** Said of nothing: « Aucune pensée », « Pas encore de pensée », “No thoughts”. */
const none = 'aucune?|pas encore de|pas de|no';
const words = [...Object.keys(numberWords), none].join('|');
const space = '[ \\u00A0\\u202F]';
const counting = new RegExp(
  `(?<![\\p{L}\\d:/.,’'-])(?<number>\\d[\\d\\u00A0\\u202F]*|${words})${space}(?<noun>\\p{L}{2,}(?:-\\p{L}+)*)(?![\\p{L}’'])(?<more>(?:${space}\\p{L}[\\p{L}’'-]*){0,2})`,
  'giu',
);
/** « 0 / 1 aujourd’hui », « 2 sur 3 »: of what its place is named after. */
const share =
  /(?<![\p{L}\d:/.,-])(?<number>\d+)[ \u00A0\u202F](?:\/|sur|of|out of)[ \u00A0\u202F]\d+(?<more>(?: \p{L}[\p{L}’'-]*)?)/giu;

const monthNames = ['fr', 'en'].flatMap((language) =>
  Array.from({ length: 12 }, (_none, month) =>
    new Date(Date.UTC(2026, month, 1)).toLocaleDateString(language, { month: 'long', timeZone: 'UTC' }),
  ),
);
/** What follows a number without being counted: dates, lengths of time, sizes. */
const measures = new Set(
  [
    ...monthNames,
    ...'min seconde second minute heure hour jour day semaine week mois month an année year fois time km px ko mo go kb mb gb caractère character signe mot word euro'.split(
      ' ',
    ),
  ].map((name) => singular(name)),
);
const connectors = new Set(
  'à au aux sur de des du et ou dans en par pour to and or of in on at for with from so'.split(' '),
);
const today = /^(?:aujourd.hui|pensées du jour|today|thoughts of the day)$/u;

function singular(word: string): string {
  const lower = word.toLocaleLowerCase();
  return lower.length > 3 ? lower.replace(/[sx]$/u, '') : lower;
}
const place = (name: string): string => {
  const folded = name.trim().toLocaleLowerCase();
  return today.test(folded) ? 'today' : folded;
};
const numberOf = (said: string): number => {
  if (/^\d/u.test(said)) return Number(said.replaceAll(/\D/gu, ''));
  return numberWords[said.toLocaleLowerCase()] ?? 0;
};

type Groups = Readonly<Partial<Record<string, string>>>;

/** What follows the noun and tells it apart, and whether it is today. */
const qualifierOf = ({ more = '' }: Groups) => {
  const rest = more
    .toLocaleLowerCase()
    .split(/[ \u00A0\u202F]/u)
    .filter(Boolean);
  const [next = ''] = rest;
  const isToday = today.test(next);
  return { isToday, tail: isToday || connectors.has(next) ? [] : rest };
};
const placeOf = ({ text, within }: Line): string => place(within.find((name) => name !== text) ?? '');

const countOf = (said: string, groups: Groups, line: Line): Count | null => {
  const { number = '', noun: word = '' } = groups;
  const noun = singular(word);
  if (measures.has(noun) || connectors.has(noun)) return null;
  const { isToday, tail } = qualifierOf(groups);
  return {
    number: numberOf(number),
    subject: [noun, ...tail].join(' '),
    of: isToday ? 'today' : placeOf(line),
    said,
  };
};

/** « Une pensée par jour », « Trois pensées par semaine »: a goal that counts all thoughts, named after them. */
const ofAllThoughts =
  /^(?:une|\d+|deux|trois|quatre|cinq|one|a|two|three|four|five)[ \u00A0](?<noun>pensée|thought)s?[ \u00A0](?:par|a|per|each|every) ?(?:jour|day)$/iu;

const shareOf = (said: string, groups: Groups, { within }: Line): Count | null => {
  const noun = within.map((name) => ofAllThoughts.exec(name.trim())?.groups?.['noun']).find(Boolean);
  if (noun === undefined || !qualifierOf(groups).isToday) return null;
  return { number: numberOf(groups['number'] ?? ''), subject: singular(noun), of: 'today', said };
};

/** Every number of a line with its subject. */
export const countsIn = (line: Line): readonly Count[] => [
  ...[...line.text.matchAll(counting)].flatMap(({ 0: said, groups = {} }) => countOf(said, groups, line) ?? []),
  ...[...line.text.matchAll(share)].flatMap(({ 0: said, groups = {} }) => shareOf(said, groups, line) ?? []),
];

/** What a screen says to be so many, and elsewhere to be so many others; none of a screen that does not contradict itself. */
export const contradictionsIn = (lines: readonly Line[]): readonly string[] => {
  const bySubject = Map.groupBy(lines.flatMap(countsIn), ({ subject, of }) => `${subject} (${of})`);
  return [...bySubject].flatMap(([subject, counts]) => {
    const numbers = new Set(counts.map(({ number }) => number));
    return numbers.size > 1 ? [`${subject}: ${[...new Set(counts.map(({ said }) => `« ${said} »`))].join(', ')}`] : [];
  });
};
