import type { ExportChoice } from '@ecrin/contracts/export/export.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { hasOthers, hasPart } from './chosen-thoughts.ts';

/** Of files that are called the same in every language. */
export const archiveNames = {
  data: 'ecrin.json',
  thoughts: 'pensees.jsonl',
  schema: 'ecrin.schema.json',
  sums: 'SHA256SUMS',
  signature: 'SHA256SUMS.minisig',
  key: 'minisign.pub',
  verifier: 'verify.mjs',
} as const;

/** The names of its files, and what was chosen. */
type Told = Readonly<{ sendings: string; table: string; choice: ExportChoice }>;
const toldParts = [
  'period',
  'thread',
  'book',
  'markdown',
  'sounds',
  'pictures',
  'table',
  'thoughts',
  'part',
  'stories',
  'data',
  'schema',
  'sendings',
  'withoutUnderstanding',
  'withoutVersions',
] as const;
type ToldPart = (typeof toldParts)[number];

/** The sentences of what is in the archive, in this order. */
const partsTold = ({ choice }: Told, sentences: Readonly<Record<ToldPart, string>>): readonly string[] => {
  const [json, others] = [choice.forms.includes('ecrin'), hasOthers(choice)];
  const told: Readonly<Record<ToldPart, boolean>> = {
    period: choice.from !== undefined || choice.to !== undefined,
    thread: choice.threadId !== undefined,
    book: choice.forms.includes('book'),
    markdown: choice.forms.includes('markdown'),
    sounds: hasPart(choice, 'sounds'),
    pictures: hasPart(choice, 'pictures'),
    table: choice.forms.includes('table'),
    thoughts: json,
    part: json && !others,
    stories: others,
    data: json && others,
    schema: json,
    sendings: others,
    withoutUnderstanding: !choice.parts.includes('understood'),
    withoutVersions: !json,
  };
  return toldParts.filter((part) => told[part]).map((part) => sentences[part]);
};

export type ArchiveWords = Readonly<{
  thoughts: string;
  sounds: string;
  pictures: string;
  readMe: string;
  sendings: string;
  table: string;
  portrait: string;
  orbs: string;
  stories: string;
  untitledStory: string;
  missing: string;
  summary: string;
  keyInsights: string;
  questions: string;
  about: (told: Told) => string;
  missingText: (names: readonly string[]) => string;
}>;

/** The texts of an archive besides the person's own words, in the client's language. */
export const archiveWords: Readonly<Record<Language, ArchiveWords>> = {
  fr: {
    thoughts: 'Pensées',
    sounds: 'Enregistrements',
    pictures: 'Images',
    readMe: 'Lisez-moi.txt',
    sendings: 'Registre des envois.csv',
    table: 'Pensées.csv',
    portrait: 'Portrait.webp',
    orbs: 'Orbes',
    stories: 'Récits',
    untitledStory: 'Récit sans titre',
    missing: 'Fichiers manquants.txt',
    summary: 'Résumé',
    keyInsights: 'Idées clés',
    questions: 'Questions pour plus tard',
    about: (told) =>
      [
        'Votre écrin.',
        '',
        ...partsTold(told, {
          book: 'Le livre (PDF) : vos mots, par mois, mis en page pour être imprimés et reliés en A5.',
          markdown: 'Pensées : un fichier par pensée, que tout éditeur de texte ouvre (Markdown).',
          sounds:
            'Enregistrements : vos sons, tels que vous les avez gardés. Un enregistrement effacé au bout du délai annoncé n’y est plus ; ses mots restent.',
          pictures: 'Images : celles de vos pensées, telles que vous les avez gardées.',
          table: `${told.table} : une ligne par pensée, pour un tableur.`,
          thoughts: `${archiveNames.thoughts} : les pensées, avec leurs versions précédentes et tout ce qu’Écrin en sait, une par ligne (JSON).`,
          part: `${archiveNames.data} : votre profil et vos fils (JSON).`,
          stories:
            'Récits : un fichier par récit (Markdown) et, dans le dossier du même nom, ses images et ses passages à écouter.',
          data: `${archiveNames.data} : votre profil et vos clés d’accès (leurs noms, leurs dates), vos fils, vos objectifs, vos rappels, vos questions, vos orbes, vos récits, vos communautés et ce que vous y avez écrit et partagé, vos demandes, vos organisations et qui vous a regardé (JSON).`,
          schema: `${archiveNames.schema} : ce que contient chacun de ces fichiers, champ par champ (schéma JSON).`,
          sendings: `${told.sendings} : chaque envoi à un moteur que vous avez accepté, chaque message, et vos accords, sans aucun mot (tableau).`,
          withoutUnderstanding: 'Sans ce que l’IA a compris de vos pensées : vous ne l’avez pas emporté.',
          withoutVersions: 'Les versions précédentes de vos pensées n’y sont pas : elles se lisent dans l’application.',
          period: `Les pensées du ${told.choice.from ?? '…'} au ${told.choice.to ?? '…'} seulement.`,
          thread: 'Les pensées d’un seul fil.',
        }),
        '',
        'Ce qui a été supprimé n’y est pas. Les notifications et la liste de vos appareils se lisent dans l’application.',
        'L’archive est signée : SHA256SUMS dit l’empreinte de chaque fichier, SHA256SUMS.minisig est sa signature. « node verify.mjs ARCHIVE.zip --key CLÉ » dit ce qui a été modifié, retiré ou ajouté depuis ; CLÉ est celle que le service affiche, et minisign.pub sa copie. Sans Node : « minisign -Vm SHA256SUMS -P CLÉ », puis « sha256sum -c SHA256SUMS ».',
        'Rien ici n’est chiffré : gardez cette archive en lieu sûr.',
        '',
      ].join('\n'),
    missingText: (names) => ['Ces fichiers n’ont pas pu être lus en entier :', ...names, ''].join('\n'),
  },
  en: {
    thoughts: 'Thoughts',
    sounds: 'Recordings',
    pictures: 'Pictures',
    readMe: 'Read me.txt',
    sendings: 'Ledger of sendings.csv',
    table: 'Thoughts.csv',
    portrait: 'Portrait.webp',
    orbs: 'Orbs',
    stories: 'Stories',
    untitledStory: 'Untitled story',
    missing: 'Missing files.txt',
    summary: 'Summary',
    keyInsights: 'Key ideas',
    questions: 'Questions for later',
    about: (told) =>
      [
        'Your Écrin.',
        '',
        ...partsTold(told, {
          book: 'The book (PDF): your words, month by month, set to be printed and bound as A5.',
          markdown: 'Thoughts: one file per thought, which any text editor opens (Markdown).',
          sounds:
            'Recordings: your sounds, as you kept them. A recording that was erased after the announced time is no longer there; its words remain.',
          pictures: 'Pictures: those of your thoughts, as you kept them.',
          table: `${told.table}: one row per thought, for a spreadsheet.`,
          thoughts: `${archiveNames.thoughts}: the thoughts, with their earlier versions and everything Écrin knows about them, one per line (JSON).`,
          part: `${archiveNames.data}: your profile and threads (JSON).`,
          stories:
            'Stories: one file per story (Markdown) and, in the folder of the same name, its pictures and the passages to listen to.',
          data: `${archiveNames.data}: your profile and passkeys (names and dates), threads, goals, reminders, questions, orbs, stories, communities and what you wrote and shared there, requests, organisations and who has opened your page (JSON).`,
          schema: `${archiveNames.schema}: what each of these files holds, field by field (JSON schema).`,
          sendings: `${told.sendings}: each sending to an engine you accepted, each message, and your consents, without a word of it (table).`,
          withoutUnderstanding: 'Without what AI made of your thoughts: you left it out.',
          withoutVersions: 'The earlier versions of your thoughts are not here: they can be read in the app.',
          period: `Only the thoughts from ${told.choice.from ?? '…'} to ${told.choice.to ?? '…'}.`,
          thread: 'Only the thoughts of one thread.',
        }),
        '',
        'What has been deleted is not here. Notifications and the list of your devices can be read in the app.',
        'The archive is signed: SHA256SUMS has the hash of every file, SHA256SUMS.minisig is its signature. “node verify.mjs ARCHIVE.zip --key KEY” says what has been changed, removed or added since; KEY is the one the service shows, and minisign.pub a copy of it. Without Node: “minisign -Vm SHA256SUMS -P KEY”, then “sha256sum -c SHA256SUMS”.',
        'Nothing here is encrypted: keep this archive in a safe place.',
        '',
      ].join('\n'),
    missingText: (names) => ['These files could not be read in full:', ...names, ''].join('\n'),
  },
};
