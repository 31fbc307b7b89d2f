import { guessesAGender } from './message-gender.ts';

/** Before ; ? ! a narrow non-breaking space, before : and inside « » a non-breaking one: never a plain space, which could break the line. */
const looseSpace = /[^,] :| [;?!»]|« /;

/** Sentences, or parts after a name, with a fixed wording: their plain spaces and straight apostrophes stay. */
const asSpecified = [
  "L'authentification ",
  'Les mots de passe ne correspondent pas !',
  ' a échoué. Veuillez réessayer.',
  'Le titre est requis',
  'Veuillez entrer une question',
  "Désolé, j'ai rencontré une erreur. Veuillez réessayer.",
  "Une entrée personnalisée est requise pour l'exécution automatique",
  "Vous n'avez pas la permission de créer des orbes",
  'La génération de la transcription prend plus de temps que prévu',
  'Une erreur est survenue',
];
/** Has a plain space where French typography has one that does not break. */
export const hasLooseSpace = (sentence: string): boolean => looseSpace.test(sentence);

const plain = (sentence: string): string => sentence.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('’', "'");
/** A fixed sentence in other typography. */
export const isRespelt = (sentence: string): boolean =>
  asSpecified.some((fixed) => plain(sentence).includes(fixed) && !sentence.includes(fixed));
const withoutFixed = (sentence: string): string =>
  asSpecified.reduce((left, fixed) => left.replaceAll(fixed, ''), sentence);

/** British English has one spelling for each of these; « program » is British where it is a computer’s. */
const american =
  /\b(?:favor(?:s|ed|ing|able|ites?)?|colors?|colored|behaviors?|honors?|honored|labor|neighbors?|humor|rumors?|(?:organ|recogn|real|summar|apolog|custom|synchron|author|normal|minim|optim|categor|prior|final|memor)iz\p{L}+|analyz\p{L}+|centers?|centered|theaters?|gray|(?:cancel|label|travel|model|signal)(?:ed|ing)|fulfills?|enrolls?|catalogs?|dialogs?|toward|gotten|outside of)\b/iu;
/** In another spelling than British. */
export const isAmerican = (sentence: string): boolean => american.test(sentence);

type TypographyRule = Readonly<{ language: 'fr' | 'en'; fault: string; breaks: (sentence: string) => boolean }>;

const typographyRules: readonly TypographyRule[] = [
  { language: 'fr', fault: 'a plain space at a French sign', breaks: (sentence) => looseSpace.test(sentence) },
  { language: 'fr', fault: 'a straight apostrophe in French', breaks: (sentence) => /\p{L}'\p{L}/u.test(sentence) },
  { language: 'fr', fault: 'English quotation marks in French', breaks: (sentence) => /[“”"]/u.test(sentence) },
  { language: 'en', fault: 'a straight apostrophe in English', breaks: (sentence) => /\p{L}'\p{L}/u.test(sentence) },
  { language: 'en', fault: 'French quotation marks in English', breaks: (sentence) => /[«»"]/u.test(sentence) },
  {
    language: 'en',
    fault: 'a space before a sign in English',
    breaks: (sentence) => /[\s\u00a0\u202f][;?!]/u.test(sentence),
  },
  { language: 'en', fault: 'a space before % in English', breaks: (sentence) => /[\s\u00a0\u202f]%/u.test(sentence) },
  { language: 'en', fault: 'an exclamation mark in English', breaks: (sentence) => sentence.includes('!') },
  { language: 'en', fault: 'not British English', breaks: isAmerican },
  { language: 'fr', fault: 'no no-break space before %', breaks: (sentence) => /(?<!\u00a0|^)%/u.test(sentence) },
  { language: 'fr', fault: 'a narrow space before a colon', breaks: (sentence) => sentence.includes('\u202f:') },
  {
    language: 'fr',
    fault: 'a plain space before a unit',
    breaks: (sentence) => /[\d}#] (?:€|s|min|h|j|ko|Mo|Go)(?![\p{L}’])/u.test(sentence),
  },
  { language: 'fr', fault: 'a guess at somebody’s gender', breaks: guessesAGender },
  {
    language: 'fr',
    fault: 'a name that « de » never elides before',
    breaks: (sentence) =>
      /(?<!\p{L})(?:de|que|jusque) (?:<\w+>)?\{(?:name|who|author|tag|thread|title|zone|city|source)\}/u.test(sentence),
  },
  { language: 'fr', fault: 'three dots in French', breaks: (sentence) => sentence.includes('...') },
  { language: 'en', fault: 'three dots in English', breaks: (sentence) => sentence.includes('...') },
];

/** Reasons why sentences break the typography of their language; sentences with a fixed wording are exempt. */
export const typographyFaults = (sentences: Readonly<Record<string, string>>, language: 'fr' | 'en'): string[] =>
  typographyRules
    .filter((rule) => rule.language === language)
    .flatMap(({ fault, breaks }) =>
      Object.entries(sentences)
        .filter(([, sentence]) => breaks(withoutFixed(sentence)))
        .map(([id]) => `${id}: ${fault}`),
    );
