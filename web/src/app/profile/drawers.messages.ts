import { defineMessage } from 'react-intl';

/** Titles of the groups of rows, and the fact under the name of each row. */
export const drawerMessages = {
  rows: defineMessage({ id: 'profile.rows', defaultMessage: 'Tout ce que garde votre profil', description: 'Name of the navigation on the profile, for screen readers' }),
  count: defineMessage<{ count: number; date: string }>({
    id: 'profile.count',
    defaultMessage: '{count, plural, =0 {Écrin ouvert le {date}} one {Une pensée depuis le {date}} other {{count, number} pensées depuis le {date}}}',
    description: 'Under the name: how many thoughts since the account was made; the date is DD/MM/YYYY',
  }),
  returning: defineMessage({ id: 'profile.group.return', defaultMessage: 'Revenir', description: 'Group of links: what was kept' }),
  sharing: defineMessage({ id: 'profile.group.share', defaultMessage: 'Partager', description: 'Group of links: communities, referral' }),
  taking: defineMessage({ id: 'profile.group.take', defaultMessage: 'Apporter et emporter', description: 'Group of links: importing, the archive' }),
  trust: defineMessage({ id: 'profile.group.trust', defaultMessage: 'Confiance', description: 'Group of links: who looked, what is accepted, erasing the account' }),
  settings: defineMessage({ id: 'profile.group.settings', defaultMessage: 'Réglages', description: 'Group of links' }),
  year: defineMessage<{ count: number; year: string }>({
    id: 'profile.fact.year',
    defaultMessage: '{count, plural, =0 {Rien encore en {year}} one {Une pensée en {year}} other {{count, number} pensées en {year}}}',
    description: 'Under « your year »: how many thoughts this year',
  }),
  nothing: defineMessage({ id: 'profile.fact.nothing', defaultMessage: 'Rien pour l’instant', description: 'Under a row whose page lists nothing yet' }),
  named: defineMessage<{ name: string; others: number; more: string }>({
    id: 'profile.fact.named',
    defaultMessage: '{more, select, yes {{name}, et d’autres} other {{others, plural, =0 {{name}} one {{name}, et un autre} other {{name}, et # autres}}}}',
    description: 'Under a row: the first of what its page lists, and how many others; more: how many is not known',
  }),
  favorites: defineMessage<{ count: number }>({ id: 'profile.fact.favorites', defaultMessage: '{count, plural, one {Un favori} other {# favoris}}', description: 'Under « Favoris »' }),
  friends: defineMessage<{ count: number }>({
    id: 'profile.fact.friends',
    defaultMessage: '{count, plural, =0 {Personne n’est encore venu} one {Une personne est venue} other {# personnes sont venues}}',
    description: 'Under « Inviter un proche »',
  }),
  keptForEver: defineMessage({ id: 'profile.fact.kept-for-ever', defaultMessage: 'Tout, enregistrements compris', description: 'Under « Emporter mon écrin », while recordings are kept for good' }),
  keptDays: defineMessage<{ days: number }>({
    id: 'profile.fact.kept-days',
    defaultMessage: 'Enregistrements gardés {days, plural, one {un jour} other {# jours}}',
    description: 'Under « Emporter mon écrin », while recordings are kept for some days',
  }),
  imports: defineMessage<{ count: number }>({
    id: 'profile.fact.imports',
    defaultMessage: '{count, plural, =0 {Un journal d’ailleurs} one {Une pensée apportée} other {{count, number} pensées apportées}}',
    description: 'Under « Apporter mes écrits »: how many thoughts came from elsewhere',
  }),
  looks: defineMessage<{ count: number }>({
    id: 'profile.fact.looks',
    defaultMessage: '{count, plural, =0 {Personne cette année} one {Une ouverture cette année} other {# ouvertures cette année}}',
    description: 'Under « Qui a ouvert ma fiche »',
  }),
  consents: defineMessage<{ given: number; all: number }>({
    id: 'profile.fact.consents',
    defaultMessage: '{all, plural, =0 {Rien ne part de ce serveur} other {{given, plural, =0 {Aucun usage sur {all}} one {Un usage sur {all}} other {# usages sur {all}}}}}',
    description: 'Under « Ce que j’accepte »: how many of the purposes are accepted',
  }),
  erasure: defineMessage({ id: 'profile.fact.erasure', defaultMessage: 'Avec sept jours pour changer d’avis', description: 'Under « Effacer mon écrin »' }),
  erased: defineMessage<{ thoughts: number; sounds: number; date: string }>({
    id: 'profile.fact.erased',
    defaultMessage:
      '{thoughts, plural, =0 {{sounds, plural, one {Un enregistrement effacé} other {{sounds, number} enregistrements effacés}}} one {Une pensée effacée} other {{thoughts, number} pensées effacées}} le {date}',
    description: 'Under « Effacer mon écrin », once something was erased: the last erasure; date: DD/MM/YYYY',
  }),
  noReminder: defineMessage({ id: 'profile.fact.no-reminder', defaultMessage: 'Aucun à venir', description: 'Under « Rappels »' }),
  quiet: defineMessage<{ from: string }>({ id: 'profile.fact.quiet', defaultMessage: 'Heures calmes dès {from}', description: 'Under « Notifications »; from is a time of day' }),
  notQuiet: defineMessage({ id: 'profile.fact.not-quiet', defaultMessage: 'Sans heures calmes', description: 'Under « Notifications »' }),
  devices: defineMessage<{ others: number }>({
    id: 'profile.fact.devices',
    defaultMessage: '{others, plural, =0 {Cet appareil seulement} one {Cet appareil et un autre} other {Cet appareil et # autres}}',
    description: 'Under « Vos appareils »',
  }),
  display: defineMessage<{ language: string; scheme: string }>({
    id: 'profile.fact.display',
    defaultMessage: '{language, select, en {Anglais} other {Français}}, {scheme, select, light {toujours clair} dark {toujours sombre} other {comme l’appareil}}',
    description: 'Under « Langue et apparence »',
  }),
  words: defineMessage<{ count: number }>({
    id: 'profile.fact.words',
    defaultMessage: '{count, plural, =0 {Aucun nom pour l’instant} one {Un nom} other {# noms}}',
    description: 'Under « Vos mots à vous »',
  }),
  rereading: defineMessage<{ count: number; running: string }>({
    id: 'profile.fact.rereading',
    defaultMessage: '{running, select, yes {En cours} other {{count, plural, =0 {Rien à relire} one {Une à relire} other {# à relire}}}}',
    description: 'Under « Relire d’anciennes pensées »',
  }),
  requests: defineMessage<{ count: number }>({
    id: 'profile.fact.requests',
    defaultMessage: '{count, plural, =0 {Aucune en cours} one {Une en cours} other {# en cours}}',
    description: 'Under « Aide et demandes »: how many wait for an answer',
  }),
  version: defineMessage<{ version: string }>({ id: 'profile.fact.version', defaultMessage: 'Version {version}', description: 'Under « À propos d’Écrin »' }),
};
