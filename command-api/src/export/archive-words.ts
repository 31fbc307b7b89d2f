import type { Language } from '@ecrin/domain/thought/thought.vocabulary.ts';

type ArchiveWords = Readonly<{
  thoughts: string;
  sounds: string;
  pictures: string;
  readMe: string;
  sendings: string;
  portrait: string;
  orbs: string;
  stories: string;
  untitledStory: string;
  missing: string;
  summary: string;
  keyInsights: string;
  questions: string;
  about: (files: Readonly<{ data: string; thoughts: string; sendings: string }>) => string;
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
    portrait: 'Portrait.webp',
    orbs: 'Orbes',
    stories: 'Récits',
    untitledStory: 'Récit sans titre',
    missing: 'Fichiers manquants.txt',
    summary: 'Résumé',
    keyInsights: 'Idées clés',
    questions: 'Questions pour plus tard',
    about: ({ data, thoughts, sendings }) =>
      [
        'Votre écrin.',
        '',
        'Pensées : un fichier par pensée, que tout éditeur de texte ouvre (Markdown).',
        'Enregistrements : vos sons, tels que vous les avez gardés. Un enregistrement effacé au bout du délai annoncé n’y est plus ; ses mots sont dans Pensées.',
        'Images : celles de vos pensées, telles que vous les avez gardées ; ce qu’elles montrent est écrit dans Pensées.',
        'Récits : un fichier par récit (Markdown) et, dans le dossier du même nom, ses images et ses passages à écouter.',
        `${thoughts} : les mêmes pensées, avec tout ce qu’Écrin en sait, une par ligne (JSON).`,
        `${data} : votre profil et vos clés d’accès (leurs noms, leurs dates), vos fils, vos objectifs, vos rappels, vos questions, vos orbes, vos récits, vos communautés et ce que vous y avez écrit et partagé, vos demandes, vos organisations et qui vous a regardé (JSON).`,
        `${sendings} : chaque envoi à un moteur que vous avez accepté, chaque message, et vos accords, sans aucun mot (tableau).`,
        '',
        'Ce qui a été supprimé n’y est pas. Les versions précédentes d’une pensée, les notifications et la liste de vos appareils se lisent dans l’application.',
        'L’archive est signée : SHA256SUMS dit l’empreinte de chaque fichier, SHA256SUMS.minisig est sa signature. « node verify.mjs ARCHIVE.zip --key CLÉ » dit ce qui a été modifié, retiré ou ajouté depuis ; CLÉ est celle que le service affiche, et minisign.pub sa copie. Sans Node : « minisign -Vm SHA256SUMS -P CLÉ », puis « sha256sum -c SHA256SUMS ».',
        'Rien ici n’est chiffré : gardez cette archive en lieu sûr.',
        '',
      ].join('\n'),
    missingText: (names) => ['Ces fichiers n’ont pas pu être lus en entier :', ...names, ''].join('\n'),
  },
  en: {
    thoughts: 'Thoughts',
    sounds: 'Recordings',
    pictures: 'Pictures',
    readMe: 'Read me.txt',
    sendings: 'Ledger of sendings.csv',
    portrait: 'Portrait.webp',
    orbs: 'Orbs',
    stories: 'Stories',
    untitledStory: 'Untitled story',
    missing: 'Missing files.txt',
    summary: 'Summary',
    keyInsights: 'Key ideas',
    questions: 'Questions for later',
    about: ({ data, thoughts, sendings }) =>
      [
        'Your Écrin.',
        '',
        'Thoughts: one file per thought, which any text editor opens (Markdown).',
        'Recordings: your sounds, as you kept them. A recording that was erased after the announced time is no longer there; its words are in Thoughts.',
        'Pictures: those of your thoughts, as you kept them; what they show is written in Thoughts.',
        'Stories: one file per story (Markdown) and, in the folder of the same name, its pictures and the passages to listen to.',
        `${thoughts}: the same thoughts, with everything Écrin knows about them, one per line (JSON).`,
        `${data}: your profile and passkeys (names and dates), threads, goals, reminders, questions, orbs, stories, communities and what you wrote and shared there, requests, organisations and who has opened your page (JSON).`,
        `${sendings}: each sending to an engine you accepted, each message, and your consents, without a word of it (table).`,
        '',
        'What has been deleted is not here. Earlier versions of a thought, notifications and the list of your devices can be read in the app.',
        'The archive is signed: SHA256SUMS has the hash of every file, SHA256SUMS.minisig is its signature. “node verify.mjs ARCHIVE.zip --key KEY” says what has been changed, removed or added since; KEY is the one the service shows, and minisign.pub a copy of it. Without Node: “minisign -Vm SHA256SUMS -P KEY”, then “sha256sum -c SHA256SUMS”.',
        'Nothing here is encrypted: keep this archive in a safe place.',
        '',
      ].join('\n'),
    missingText: (names) => ['These files could not be read in full:', ...names, ''].join('\n'),
  },
};
