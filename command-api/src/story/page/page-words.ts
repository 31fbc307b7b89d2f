import type { Language } from '@ecrin/domain/kernel/language.ts';
import { elidesBefore } from '@ecrin/domain/text/french-elision.ts';

/** What the pages say besides the story. Not in the message files: these pages run no script and load none. */
export const pageWords = {
  fr: {
    untitled: 'Un récit',
    minutes: (minutes: number) => `${minutes}\u00A0min de lecture`,
    entrusted: (name: string | null) => `${name ?? 'La personne qui l’a écrit'} vous a confié ce récit.`,
    unnamed: 'la personne qui l’a écrit',
    closesAfter: (day: string, zone: string, name: string) =>
      `Le lien reste ouvert jusqu’au ${day} inclus (${zone}), ou moins longtemps si ${name} le souhaite.`,
    closesAt: (at: Readonly<{ day: string; clock: string; zone: string }>, name: string) =>
      `Le lien se ferme le ${at.day} à ${at.clock} (${at.zone}), ou plus tôt si ${name} le souhaite.`,
    listen: (duration: string) => `Écouter ce passage, ${duration}`,
    keep: 'Garder ce récit\u00A0:',
    flooded: 'Trop de pages ouvertes d’ici en peu de temps',
    floodedText: 'Attendez un quart d’heure, puis rouvrez cette page.',
    stays: (name: string) =>
      `Le lien reste ouvert aussi longtemps ${elidesBefore(name) ? `qu’${name}` : `que ${name}`} le souhaite.`,
    home: 'Écrin, un journal de pensées',
    card: 'Un récit partagé avec vous sur Écrin.',
    closedTitle: 'Ce récit a été refermé',
    closed:
      'La personne qui vous l’avait confié a fermé le lien, ou son adresse n’est pas complète. Aucune copie n’en reste ici.',
    discover: 'Découvrir Écrin',
    lockedTitle: 'Ce récit demande un mot de passe',
    locked: 'La personne qui vous l’a confié vous l’a donné à part, ou peut encore vous le donner.',
    password: 'Mot de passe',
    open: 'Ouvrir le récit',
    wrong: 'Ce n’est pas le bon mot de passe.',
    tooMany: 'Trop d’essais. Attendez un quart d’heure.',
  },
  en: {
    untitled: 'A story',
    minutes: (minutes: number) => `${minutes} min read`,
    entrusted: (name: string | null) => `${name ?? 'The person who wrote it'} entrusted this story to you.`,
    unnamed: 'the person who wrote it',
    closesAfter: (day: string, zone: string, name: string) =>
      `The link stays open until the end of ${day} (${zone}), or closes earlier if ${name} wishes.`,
    closesAt: (at: Readonly<{ day: string; clock: string; zone: string }>, name: string) =>
      `The link closes on ${at.day} at ${at.clock} (${at.zone}), or earlier if ${name} wishes.`,
    listen: (duration: string) => `Listen to this passage, ${duration}`,
    keep: 'Keep this story:',
    flooded: 'Too many pages opened from here in a short time',
    floodedText: 'Wait a quarter of an hour, then open this page again.',
    stays: (name: string) => `The link stays open for as long as ${name} wishes.`,
    home: 'Écrin, a thought journal',
    card: 'A story shared with you on Écrin.',
    closedTitle: 'This story has been closed',
    closed:
      'The person who entrusted it to you has closed the link, or its address is not complete. No copy of it remains here.',
    discover: 'Discover Écrin',
    lockedTitle: 'This story asks for a password',
    locked: 'The person who entrusted it to you gave it to you separately, or still can.',
    password: 'Password',
    open: 'Open the story',
    wrong: 'This is not the right password.',
    tooMany: 'Too many tries. Wait a quarter of an hour.',
  },
} as const satisfies Readonly<Record<Language, unknown>>;
