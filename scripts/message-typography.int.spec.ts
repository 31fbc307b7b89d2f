import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { problems } from '@ecrin/contracts/problem/problem.ts';
import { describe, expect, it } from 'vitest';
import { guessesAGender } from './message-gender.ts';
import { hasLooseSpace, isAmerican, typographyFaults } from './message-typography.ts';
import { readMessages } from './messages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

describe('typography of messages', () => {
  it.each([
    ['fr', 'Une pensée : gardée', 'a plain space at a French sign'],
    ['fr', 'Une pensée « gardée »', 'a plain space at a French sign'],
    ['fr', "Rien n'est perdu", 'a straight apostrophe in French'],
    ['fr', 'La pensée “gardée”', 'English quotation marks in French'],
    ['fr', 'Un instant...', 'three dots in French'],
    ['en', "It's kept", 'a straight apostrophe in English'],
    ['en', 'The thought «kept»', 'French quotation marks in English'],
    ['en', 'Kept ?', 'a space before a sign in English'],
    ['en', 'One moment...', 'three dots in English'],
    ['en', '81 % kept', 'a space before % in English'],
    ['en', 'Not kept!', 'an exclamation mark in English'],
    ['en', 'Your favorites', 'not British English'],
    ['en', 'Notify me outside of Écrin', 'not British English'],
    ['fr', 'Tenu à 81\u202f%', 'no no-break space before %'],
    ['fr', 'Vide\u202f: toujours', 'a narrow space before a colon'],
    ['fr', 'environ {seconds} s', 'a plain space before a unit'],
    ['fr', 'Ses auteurs en sont prévenus.', 'a guess at somebody’s gender'],
    ['fr', 'Vous serez averti demain.', 'a guess at somebody’s gender'],
    ['fr', 'Vous êtes bien arrivé.', 'a guess at somebody’s gender'],
    ['fr', 'Vous êtes connecté(e).', 'a guess at somebody’s gender'],
    ['fr', 'L’appareil est déconnecté, l’auteur aussi.', 'a guess at somebody’s gender'],
    ['fr', 'Le texte de {name}', 'a name that « de » never elides before'],
  ] as const)('in %s: %s', (language, sentence, fault) => {
    expect(typographyFaults({ id: sentence }, language)).toEqual([`id: ${fault}`]);
  });
  it.each([
    ['fr', 'Rien n’est perdu\u00a0: «\u00a0tout\u00a0» est là\u202f; vraiment\u202f?'],
    ['fr', 'Les mots de passe ne correspondent pas !'],
    ['fr', 'Cet appareil n’a pas pu être inscrit. Vous êtes ici.'],
    ['fr', 'La personne en est prévenue. Un fil ne se range pas avec lui-même.'],
    ['fr', 'environ {minutes}\u00a0min, {count} s’ajoutent, à 81\u00a0%'],
    ['en', 'It’s kept: “all” of it, 81%. Really?'],
    ['en', 'Your favourites, organised by colour; program stopped'],
  ] as const)('accepts, in %s: %s', (language, sentence) => {
    expect(typographyFaults({ id: sentence }, language)).toEqual([]);
  });
});

/** Texts of a source file that have more than one word, without its comments; what stands between two texts is code, and a style is none. */
const isCode = (text: string): boolean => /\?\?|[{}]|^[a-z-]+:\S/u.test(text.replaceAll(/\$\{[^}]*\}/gu, ''));
const textsIn = (source: string): string[] =>
  source
    .split('\n')
    .filter((line) => !/^\s*(?:\/\/|\/?\*)/u.test(line))
    .flatMap((line) => [...line.matchAll(/(['`])((?:(?!\1).)+ (?:(?!\1).)+)\1/gu)].map(([, , text = '']) => text))
    .filter((text) => !isCode(text));

describe('sentences of the server', () => {
  it.each(['fr', 'en'] as const)('of its refusals follow the typography of their language (%s)', (language) => {
    const sentences = Object.entries(problems).map(([code, problem]) => [code, problem[language]]);
    expect(typographyFaults(Object.fromEntries(sentences), language)).toEqual([]);
  });
  it('of its mails, archives and certificates have no space that could break at a French sign', () => {
    const files = globSync('command-api/src/**/*{mail,words}*.ts', { cwd: root });
    expect(files.length).toBeGreaterThan(10);
    const sentences = files
      .flatMap((file) => textsIn(readFileSync(`${root}${file}`, 'utf8')))
      .map((text) => text.replaceAll(/\$\{[^}]*\}/gu, '…'))
      .filter((text) => /^[\p{Lu}…]/u.test(text));
    expect(sentences.length).toBeGreaterThan(40);
    expect(sentences.filter(hasLooseSpace)).toEqual([]);
  });
  it('are in British English', () => {
    const files = globSync('{contracts,domain,workflows,projections,command-api}/src/**/*.ts', { cwd: root });
    expect(files.length).toBeGreaterThan(500);
    const american = files.flatMap((file) => textsIn(readFileSync(`${root}${file}`, 'utf8')).filter(isAmerican));
    expect(american).toEqual([]);
  });
  it('guess nobody’s gender', () => {
    const files = globSync('{contracts,domain,workflows,projections,command-api}/src/**/*.ts', { cwd: root });
    const guesses = files.flatMap((file) => textsIn(readFileSync(`${root}${file}`, 'utf8')).filter(guessesAGender));
    expect(guesses).toEqual([]);
  });
});

describe('what was said amiss is not said again', () => {
  const gone = {
    fr: /Cet orbe a lu|^Relire$|Télécharger en livre|sans rien payer|^\{?.*aujourd’hui, hors privées|^À \{time\}, |Donnez-le avec|Lu sur cette machine|Personne ne vous a (?:regardé|lu|vu)|parlé de Ana|Aucun paragraphe n’est encore de votre main|\} sur \{target(?:, number)?\} : le compte/u,
    en: /by your hand|entered by your link|subjects that insist|of which you are told|^Fill in$|^File$|^At an hour$|Outside the criteria|read on this machine/iu,
  };
  /** What stands in their place. */
  const instead = {
    fr: [
      'Lancer à nouveau',
      'En PDF ou EPUB',
      'L’épingle, elle, marque une pensée dans vos listes',
      'gratuitement',
      'à ce jour} other {# à ce jour}}, hors privées',
      'Facultatif. Transmettez-le à part, de vive voix si possible.',
    ],
    en: ['Run again', 'A pin, by contrast, marks a thought in your lists'],
  };
  it.each(['fr', 'en'] as const)('in %s', (language) => {
    const all = ['web', 'admin'].flatMap((app) => Object.entries(readMessages(app, language)));
    expect(all.filter(([, sentence]) => gone[language].test(sentence))).toEqual([]);
    const sentences = all.map(([, sentence]) => sentence).join('\n');
    expect(instead[language].filter((sentence) => !sentences.includes(sentence))).toEqual([]);
  });
});

describe('one thing has one name', () => {
  /** What is called otherwise everywhere: see the glossary. */
  const otherNames = [/compréhension/iu, /\bStatuts\b/u];
  it.each(['web', 'admin'])('in French sentences of %s', (app) => {
    const named = Object.entries(readMessages(app, 'fr')).filter(([, text]) =>
      otherNames.some((one) => one.test(text)),
    );
    expect(named).toEqual([]);
  });
});
