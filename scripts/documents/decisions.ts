/** `text`: of a document, by its path from the root. */
export type Document = Readonly<{ file: string; text: string }>;
/** Where each decision is: its number, and the name of its page. */
export type Places = ReadonlyMap<string, string>;

export const decisionsFolder = 'docs/decisions/';
const [mostPages, mostWords] = [30, 18_000];

const heading = /^## .*$/gmu;
const anchor = /<a id="(?<number>\d{4}(?:-[a-z]+)?)"><\/a>/gu;

const nameOf = ({ file }: Document): string => file.slice(decisionsFolder.length);
const numbersIn = (text: string): readonly string[] =>
  [...text.matchAll(anchor)].map(({ groups }) => groups?.['number'] ?? '');

export const placesOf = (pages: readonly Document[]): Places =>
  new Map(pages.flatMap((page) => numbersIn(page.text).map((number) => [number, nameOf(page)] as const)));

const pageProblems = ({ file, text }: Document): readonly string[] => {
  if (file === `${decisionsFolder}README.md`) return [];
  if (!/^\d\d-[a-z-]+\.md$/u.test(file.slice(decisionsFolder.length)))
    return [`${file}: a decision is a section of the page of its subject (CONTRIBUTING.md)`];
  const unnumbered = [...text.matchAll(heading)].filter(([line]) => numbersIn(line).length === 0);
  return unnumbered.map(([line]) => `${file}: « ${line} » has no number (CONTRIBUTING.md)`);
};

/** What is wrong with the pages of decisions, each in a sentence: their names, numbers and size. */
export const decisionProblems = (pages: readonly Document[]): readonly string[] => {
  const numbers = pages.flatMap(({ text }) => numbersIn(text));
  const twice = new Set(numbers.filter((number, index) => numbers.indexOf(number) !== index));
  const words = pages.flatMap(({ text }) => text.split(/\s+/u).filter(Boolean)).length;
  return [
    ...pages.flatMap(pageProblems),
    ...[...twice].map((number) => `${decisionsFolder}: ${number} is there twice`),
    ...(pages.length > mostPages ? [`${decisionsFolder}: ${pages.length} pages; at most ${mostPages}`] : []),
    ...(words > mostWords ? [`${decisionsFolder}: ${words} words; at most ${mostWords}`] : []),
  ];
};

/** From elsewhere: `decisions/<page>.md#<number>`, or a number alone, as pages were named once. Between pages: the same without the folder. */
const cited =
  /(?<before>\bdecisions\/|\]\()(?:\d\d-[a-z-]+\.md#(?<number>\d{4}(?:-[a-z]+)?)|(?<alone>\d{4})\b(?:-[\w-]+\.md)?)/gu;
const spoken = /\bdecisions? \(?(?<number>\d{4})\b/gu;
const named = /\bdecisions\/(?<page>\d\d-[a-z-]+\.md)/gu;

/** The text with every citation leading to the page on which the cited number is. Unknown numbers are left. */
export const withCitations = ({ file, text }: Document, places: Places): string =>
  text.replaceAll(cited, (...match) => {
    const [whole] = match;
    const { before = '', number, alone } = match.at(-1) as Record<string, string | undefined>;
    const wanted = number ?? alone ?? '';
    const page = places.get(wanted);
    if (page === undefined || (before === '](' && !file.startsWith(decisionsFolder))) return whole;
    return `${before}${page}#${wanted}`;
  });

/** What a text cites that is not there: numbers of no section, pages of no number. */
export const unknownCitations = ({ file, text }: Document, places: Places): readonly string[] => {
  const within = file.startsWith(decisionsFolder);
  const links = [...text.matchAll(cited)].filter(({ groups }) => within || groups?.['before'] !== '](');
  const numbers = [...links, ...text.matchAll(spoken)].map(
    ({ groups }) => groups?.['number'] ?? groups?.['alone'] ?? '',
  );
  const pages = [...text.matchAll(named)].map(({ groups }) => groups?.['page'] ?? '');
  const known = new Set(places.values());
  return [
    ...numbers.filter((number) => !places.has(number)).map((number) => `${file}: there is no decision ${number}`),
    ...pages.filter((page) => !known.has(page)).map((page) => `${file}: there is no page ${page} of decisions`),
  ];
};
