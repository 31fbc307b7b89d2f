import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  parse,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import { isRespelt, typographyFaults } from './message-typography.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
type Catalogue = Record<string, string>;
type Extracted = Record<string, { defaultMessage: string; description?: string; file?: string }>;

/** The French sentences of one app, from the `*.messages.ts` of each feature, with their non-breaking spaces as written. */
const extractFrench = (app: string): Extracted => {
  const files = globSync('src/**/*.messages.ts', { cwd: join(root, app) });
  if (files.length === 0) return {};
  const bin = join(root, 'node_modules/.bin/formatjs');
  return JSON.parse(
    execFileSync(bin, ['extract', ...files, '--throws', '--preserve-whitespace', '--extract-source-location'], {
      cwd: join(root, app),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
};

const readEnglish = (app: string): [file: string, Catalogue][] =>
  globSync('src/lang/en/*.json', { cwd: join(root, app) })
    .toSorted()
    .map((file) => [basename(file), JSON.parse(readFileSync(join(root, app, file), 'utf8'))]);

/** All sentences of one app in one language, as text. */
export const readMessages = (app: string, language: 'fr' | 'en'): Catalogue =>
  language === 'fr'
    ? Object.fromEntries(Object.entries(extractFrench(app)).map(([id, { defaultMessage }]) => [id, defaultMessage]))
    : Object.assign({}, ...readEnglish(app).map(([, sentences]) => sentences));

/** `first`: what every screen may need. `site`: of the public pages. `further`: of all other screens. */
export const messageParts = ['first', 'site', 'further'] as const;
export type MessagePart = (typeof messageParts)[number];

/** By app, the folders whose sentences travel with the screens that need them. An app not listed here has one part. */
const partFolders: Readonly<Record<string, Readonly<Partial<Record<MessagePart, RegExp>>>>> = {
  admin: {
    further:
      /^src\/(features\/(account|acts|admins|answer-templates|clients|communication|dashboard\/operation|exceptional-access|inbox|miniapps|notifications|orbs|organizations|palette|payments|queues|settings|statistics)|lib\/(activity|answer-templates|client-search|erasure-proposal|export|id-search|inbox|list|moderation|passkey))\//,
  },
  web: {
    site: /^src\/features\/(landing\/(?!legal\/)|auth\/(?!password\/|verify\/))/,
    further:
      /^src\/(features\/(attestation|chat|communities|goals|orbs|reminders|notifications|profile|favorites|stories|year|landing\/legal|auth\/(password|verify)|capture\/(append|import|pictures|recorder|recovery)|thoughts\/(choosing|detail|earlier-years|insights|list|near|pictures|questions|playback|relevance|two-versions))|app\/(announcements|home\/(openers|slip|stone-note)|lock|offline|profile|share|shortcuts)|lib\/(consent|empty|erasure|favorites|form|help|journal-import|photo|push|time))\/|^src\/features\/(capture\/composer\/(refused-thoughts|too-long)|thoughts\/threads\/(thread-pages|thread-ai-use))\./,
  },
};

const partOf = (app: string, { file = '' }: Extracted[string]): MessagePart => {
  const path = file.replaceAll('\\', '/');
  const folders = partFolders[app];
  return messageParts.find((part) => folders?.[part]?.test(path)) ?? 'first';
};

/** The messages of one app in one language, by part. */
export const readMessageParts = (app: string, language: 'fr' | 'en'): Readonly<Record<MessagePart, Catalogue>> => {
  const parts = new Map(Object.entries(extractFrench(app)).map(([id, extracted]) => [id, partOf(app, extracted)]));
  const sentences = Object.entries(readMessages(app, language));
  const of = (part: MessagePart) => Object.fromEntries(sentences.filter(([id]) => (parts.get(id) ?? 'first') === part));
  return { first: of('first'), site: of('site'), further: of('further') };
};

/** Parsed at build time, so that the parser need not be shipped. */
export const compileMessages = (sentences: Catalogue) =>
  Object.fromEntries(Object.entries(sentences).map(([id, sentence]) => [id, parse(sentence)]));

const malformed = (sentences: Catalogue, language: string) =>
  Object.entries(sentences).flatMap(([id, sentence]) => {
    try {
      return parse(sentence) && [];
    } catch (error) {
      return [`${id}: not a message in ${language} (${error instanceof Error ? error.message : String(error)})`];
    }
  });

const namesIn = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (isLiteralElement(element) || isPoundElement(element)) return [];
    if (isTagElement(element)) return [element.value, ...namesIn(element.children)];
    const branches = isSelectElement(element) || isPluralElement(element) ? Object.values(element.options) : [];
    return [element.value, ...branches.flatMap(({ value }) => namesIn(value))];
  });

/** The values a sentence needs, whatever their order; none of a malformed one, which is its own fault. */
const argumentsOf = (sentence = '') => {
  try {
    return [...new Set(namesIn(parse(sentence)))].toSorted().join();
  } catch {
    return '';
  }
};

const doubled = (app: string) => {
  const ids = readEnglish(app).flatMap(([, sentences]) => Object.keys(sentences));
  return ids.filter((id, at) => ids.indexOf(id) !== at);
};

/** An app whose sentences are split must load the other parts, or its screens show message ids. */
const unloadedParts = (app: string) => {
  const parts = readMessageParts(app, 'fr');
  const source = globSync('src/**/*.{ts,tsx}', { cwd: join(root, app) })
    .filter((file) => !file.endsWith('.d.ts'))
    .map((file) => readFileSync(join(root, app, file), 'utf8'))
    .join('\n');
  return messageParts
    .filter((part) => part !== 'first' && Object.keys(parts[part]).length > 0)
    .flatMap((part) => ['fr', 'en'].map((language) => `virtual:messages/${language}/${part}`))
    .filter((name) => !source.includes(`import('${name}')`))
    .map((name) => `${name}: declared, but never loaded`);
};

/** Every reason why an app's messages are not complete in both languages; none when they are. */
export const messageFaults = (app: string): string[] => {
  const described = extractFrench(app);
  const french = readMessages(app, 'fr');
  const english = readMessages(app, 'en');
  const both = Object.keys(french).filter((id) => id in english);
  return [
    ...Object.keys(described)
      .filter((id) => !described[id]?.description)
      .map((id) => `${id}: no description`),
    ...Object.keys(french)
      .filter((id) => !(id in english))
      .map((id) => `${id}: missing in English`),
    ...Object.keys(english)
      .filter((id) => !(id in french))
      .map((id) => `${id}: in English only`),
    ...malformed(french, 'French'),
    ...malformed(english, 'English'),
    ...typographyFaults(french, 'fr'),
    ...typographyFaults(english, 'en'),
    ...Object.keys(french)
      .filter((id) => isRespelt(french[id] ?? ''))
      .map((id) => `${id}: not to the letter of the specification`),
    ...unloadedParts(app),
    ...doubled(app).map((id) => `${id}: twice in English`),
    ...both
      .filter((id) => argumentsOf(french[id]) !== argumentsOf(english[id]))
      .map((id) => `${id}: other values in English`),
  ].map((fault) => `${app}: ${fault}`);
};

const main = () => {
  const apps = ['web', 'admin'];
  const faults = apps.flatMap(messageFaults);
  console.log(
    faults.length > 0
      ? faults.join('\n')
      : `${apps.map((app) => `${app}: ${Object.keys(readMessages(app, 'fr')).length} messages`).join(', ')}, complete in French and English`,
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
};

if (import.meta.main) main();
