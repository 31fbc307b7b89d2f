import type { Language } from '@ecrin/domain/kernel/language.ts';
import type { Restored } from '#backup/run-restore.ts';

type Words = Readonly<Record<'thoughts' | 'files' | 'erased', readonly [one: string, other: string]>>;

const french: Words = {
  thoughts: ['pensée relue', 'pensées relues'],
  files: ['son ou image vérifié', 'sons et images vérifiés'],
  erased: ['pensée effacée reste illisible', 'pensées effacées restent illisibles'],
};
const english: Words = {
  thoughts: ['thought read', 'thoughts read'],
  files: ['sound or picture checked', 'sounds and pictures checked'],
  erased: ['erased thought stays unreadable', 'erased thoughts stay unreadable'],
};

const lineIn = (language: Language, words: Words, { thoughts, files, erased, ms }: Restored): string => {
  const plural = new Intl.PluralRules(language);
  const count = (figure: number, [one, other]: Words['files']): string =>
    `${figure.toLocaleString(language)} ${plural.select(figure) === 'one' ? one : other}`;
  return [
    count(thoughts, words.thoughts),
    count(files, words.files),
    ...(erased > 0 ? [count(erased, words.erased)] : []),
    `${Math.ceil(ms / 1_000).toLocaleString(language)} s`,
  ].join(', ');
};

/** What a restore or a rehearsal read, in both languages. */
export const rehearsalLines = (restored: Restored): readonly string[] => [
  `${restored.id}\u00A0: ${lineIn('fr', french, restored)}`,
  `${restored.id}: ${lineIn('en', english, restored)}`,
];
