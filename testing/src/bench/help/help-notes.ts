import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { readLabelledThoughts } from '@ecrin/platform/adapters/analyst/labels/labelled-thoughts.ts';

/** `calls`: help should be shown. `kind`: the situation, or what it is instead; `ordinary` notes are of everyday journals. */
export type HelpNote = Readonly<{ text: string; calls: boolean; kind: string; language: Language }>;

const read = (name: string): string => readFileSync(new URL(`notes/${name}`, import.meta.url), 'utf8');
const rowsOf = (name: string): readonly Record<string, unknown>[] =>
  read(name)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** One note a line below its kind (`# kind`). */
const listed = (name: string, calls: boolean, language: HelpNote['language']): readonly HelpNote[] =>
  read(name)
    .split('\n# ')
    .flatMap((part) => {
      const [kind = '', ...notes] = part.replace(/^# /u, '').trim().split('\n');
      return notes.map((text) => ({ text, calls, kind, language }));
    });

const languageOf = (language: unknown): HelpNote['language'] => (language === 'en' ? 'en' : 'fr');

const written: readonly HelpNote[] = [
  ...listed('calls-fr.txt', true, 'fr'),
  ...listed('calls-en.txt', true, 'en'),
  ...listed('others-fr.txt', false, 'fr'),
  ...listed('others-en.txt', false, 'en'),
];
const other: readonly HelpNote[] = [
  ...listed('other-hand/calls-fr.txt', true, 'fr'),
  ...listed('other-hand/calls-en.txt', true, 'en'),
  ...listed('other-hand/others-fr.txt', false, 'fr'),
  ...listed('other-hand/others-en.txt', false, 'en'),
];
const given: readonly HelpNote[] = rowsOf('crisis-a.jsonl').map(({ text, crisis, kind, language }) => ({
  text: String(text),
  calls: crisis === true,
  kind: String(kind),
  language: languageOf(language),
}));
const ordinary: readonly HelpNote[] = (['fr', 'en'] as const).flatMap((language) =>
  readLabelledThoughts(language).map(({ text }) => ({
    text,
    calls: false,
    kind: 'ordinary',
    language,
  })),
);

/** Which notes judge is fixed by their words, so that adding some moves none from one side to the other. */
const placeOf = ({ text }: HelpNote, parts: number): number =>
  Number.parseInt(createHash('sha256').update(text).digest('hex').slice(0, 8), 16) % parts;

/** `tuned`: read while rules were written, and what the classifier is trained on. `judging`: neither. */
type Halves = Readonly<{ tuned: readonly HelpNote[]; judging: readonly HelpNote[] }>;
const halvesOf = (notes: readonly HelpNote[], isJudging: (note: HelpNote) => boolean): Halves => ({
  tuned: notes.filter((note) => !isJudging(note)),
  judging: notes.filter(isJudging),
});

/** `given`: by another hand than the rules and `written`; a half of it was never read by who wrote them. `other`: by a third hand, allusive. */
export const helpNotes = {
  given: halvesOf(given, (note) => placeOf(note, 2) === 1),
  written: halvesOf(written, (note) => placeOf(note, 4) === 0),
  other: halvesOf(other, (note) => placeOf(note, 5) === 0),
  ordinary: halvesOf(ordinary, (note) => placeOf(note, 2) === 1),
} satisfies Readonly<Record<string, Halves>>;
