import type { CertificatePlace, ErasureCertificate } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';

type Part = NonNullable<ErasureCertificate['part']>;
type Asker = ErasureCertificate['askedBy'];

/** What a certificate says on paper. `count`: a number as it is written in that language. */
type CertificateWords = Readonly<{
  locale: string;
  title: string;
  lead: Readonly<Record<'whole' | 'part', string>>;
  openLead: (open: number) => string;
  facts: Readonly<Record<'number' | 'asked' | 'destroyed' | 'key' | 'erased' | 'sought' | 'searched', string>>;
  askedBy: Readonly<Record<Asker, string>>;
  searchedBy: (program: string) => string;
  noKey: string;
  erased: (part: Part) => string;
  sought: (sought: Readonly<{ fragments: number; ids: number; bytes: string }>) => string;
  places: string;
  columns: readonly [place: string, bytes: string, found: string];
  place: Readonly<Record<CertificatePlace, string>>;
  nothingToRead: string;
  open: Readonly<Record<'unreachable' | 'restarted', string>>;
  /** Of devices: how many have not come back yet, or that each has. */
  notSeen: (waiting: number, all: number) => string;
  cleared: (all: number) => string;
  left: (found: number) => string;
  verify: string;
  signed: (file: string) => string;
  attached: string;
  again: (told: Readonly<{ page: string; codeBegin: string }>) => string;
}>;

const many = (count: number, one: string, several: string): string => (count === 1 ? one : several);
const written = (count: number, locale: string): string => count.toLocaleString(locale);

const french: CertificateWords = {
  locale: 'fr-FR',
  title: 'Attestation d’effacement',
  lead: {
    whole: 'Ce qui avait été confié à Écrin n’existe plus dans aucun des endroits relus.',
    part: 'Ce qui a été choisi n’existe plus dans aucun des endroits relus.',
  },
  openLead: (open) =>
    `Cette attestation n’est pas complète : ${many(open, 'un endroit reste ouvert', `${open} endroits restent ouverts`)}.`,
  facts: {
    number: 'Numéro',
    asked: 'Demandé',
    destroyed: 'Clé détruite',
    key: 'Son empreinte (SHA-256)',
    erased: 'Effacé',
    sought: 'Cherché',
    searched: 'Relu',
  },
  askedBy: { person: 'par la personne elle-même', administrator: 'par l’administration' },
  searchedBy: (program) => `par ${program}`,
  noKey: 'il n’y en avait pas',
  erased: ({ thoughts, sounds, quotations }) =>
    [
      thoughts > 0 &&
        `${many(thoughts, 'une pensée', `${written(thoughts, 'fr-FR')} pensées`)}, ${frenchQuoted(thoughts, quotations)}`,
      sounds > 0 &&
        many(
          sounds,
          'le son d’un enregistrement, dont les mots restent',
          `le son de ${written(sounds, 'fr-FR')} enregistrements, dont les mots restent`,
        ),
    ]
      .filter(Boolean)
      .join(' ; '),
  sought: ({ fragments, ids, bytes }) =>
    `${many(fragments, 'un fragment', `${written(fragments, 'fr-FR')} fragments`)}, ${many(ids, 'un identifiant', `${written(ids, 'fr-FR')} identifiants`)}, dans ${bytes} octets`,
  places: 'Où l’on a cherché',
  columns: ['Endroit', 'Octets lus', 'Traces trouvées'],
  place: {
    keys: 'Clés',
    events: 'Journal',
    'read-models': 'Copies de lecture',
    recordings: 'Sons et images',
    access: 'Accès et sessions',
    messages: 'Messages en attente',
    outbox: 'Messages envoyés',
    workflows: 'Tâches',
    answers: 'Réponses récentes',
    presence: 'Présence',
    crashes: 'Relevés d’incidents',
    'other-files': 'Autres fichiers',
    'key-copies': 'Clés des sauvegardes',
    backups: 'Sauvegardes',
    devices: 'Appareils connectés',
  },
  nothingToRead: 'rien à lire',
  open: { unreachable: 'ouvert : hors d’atteinte', restarted: 'ouvert : le service avait redémarré' },
  left: (found) => `ouvert : ${written(found, 'fr-FR')}`,
  notSeen: (waiting, all) =>
    `ouvert : ${written(waiting, 'fr-FR')} sur ${written(all, 'fr-FR')} pas encore ${many(waiting, 'revu', 'revus')}`,
  cleared: (all) => (all === 0 ? 'aucun' : `${written(all, 'fr-FR')} ${many(all, 'vidé', 'vidés')}`),
  verify: 'Vérifier cette attestation',
  signed: (file) =>
    `Ce fichier est signé à part. Avec ${file}.minisig à côté de lui, minisign dit, sans rien d’Écrin, si un seul de ses signes a changé :`,
  attached: 'Le fichier certificate.json, joint à ce PDF, dit la même chose à un programme. Son empreinte (SHA-256) :',
  again: ({ page, codeBegin }) =>
    `L’attestation se retrouve à l’adresse ${page}, par son numéro et par le code donné avec lui, qui commence par ${codeBegin}. Cette page vérifie aussi ce fichier, sur l’appareil même.`,
};

const frenchQuoted = (thoughts: number, quotations: number): string => {
  const quoted = many(thoughts, 'citée', 'citées');
  if (quotations === 0) return 'que rien ne citait';
  return many(quotations, `${quoted} une fois`, `${quoted} ${written(quotations, 'fr-FR')} fois`);
};

const english: CertificateWords = {
  locale: 'en-GB',
  title: 'Certificate of erasure',
  lead: {
    whole: 'What was entrusted to Écrin no longer exists in any of the places that were read.',
    part: 'What was chosen no longer exists in any of the places that were read.',
  },
  openLead: (open) =>
    `This certificate is not whole: ${many(open, 'one place remains open', `${open} places remain open`)}.`,
  facts: {
    number: 'Number',
    asked: 'Asked for',
    destroyed: 'Key destroyed',
    key: 'Its fingerprint (SHA-256)',
    erased: 'Erased',
    sought: 'Sought',
    searched: 'Read again',
  },
  askedBy: { person: 'by the person themselves', administrator: 'by the administrators' },
  searchedBy: (program) => `by ${program}`,
  noKey: 'there was none',
  erased: ({ thoughts, sounds, quotations }) =>
    [
      thoughts > 0 &&
        `${many(thoughts, 'one thought', `${written(thoughts, 'en-GB')} thoughts`)}, ${englishQuoted(quotations)}`,
      sounds > 0 &&
        many(
          sounds,
          'the sound of one recording, whose words remain',
          `the sound of ${written(sounds, 'en-GB')} recordings, whose words remain`,
        ),
    ]
      .filter(Boolean)
      .join('; '),
  sought: ({ fragments, ids, bytes }) =>
    `${many(fragments, 'one fragment', `${written(fragments, 'en-GB')} fragments`)}, ${many(ids, 'one identifier', `${written(ids, 'en-GB')} identifiers`)}, in ${bytes} bytes`,
  places: 'Where it was sought',
  columns: ['Place', 'Bytes read', 'Traces found'],
  place: {
    keys: 'Keys',
    events: 'Journal',
    'read-models': 'Reading copies',
    recordings: 'Sounds and pictures',
    access: 'Access and sessions',
    messages: 'Messages waiting',
    outbox: 'Messages sent',
    workflows: 'Tasks',
    answers: 'Recent answers',
    presence: 'Presence',
    crashes: 'Crash records',
    'other-files': 'Other files',
    'key-copies': 'Keys in backups',
    backups: 'Backups',
    devices: 'Signed-in devices',
  },
  nothingToRead: 'nothing to read',
  open: { unreachable: 'open: could not be reached', restarted: 'open: the service had restarted' },
  left: (found) => `open: ${written(found, 'en-GB')}`,
  notSeen: (waiting, all) => `open: ${written(waiting, 'en-GB')} of ${written(all, 'en-GB')} not seen yet`,
  cleared: (all) => (all === 0 ? 'none' : `${written(all, 'en-GB')} cleared`),
  verify: 'Verify this certificate',
  signed: (file) =>
    `This file is signed separately. With ${file}.minisig beside it, minisign says, without anything of Écrin’s, whether a single sign of it has changed:`,
  attached: 'The file certificate.json, attached to this PDF, says the same to a program. Its fingerprint (SHA-256):',
  again: ({ page, codeBegin }) =>
    `The certificate is found again at ${page}, by its number and by the code that was given with it, which begins with ${codeBegin}. That page verifies this file too, on the device itself.`,
};

const englishQuoted = (quotations: number): string =>
  quotations === 0 ? 'quoted nowhere' : `quoted ${many(quotations, 'once', `${written(quotations, 'en-GB')} times`)}`;

export const certificateWords: Readonly<Record<Language, CertificateWords>> = { fr: french, en: english };
