import { defineMessage } from 'react-intl';

export const writingMessages = {
  title: defineMessage({
    id: 'communication.title',
    defaultMessage: 'Communication',
    description: 'Page title and menu entry',
  }),
  write: defineMessage({
    id: 'communication.write',
    defaultMessage: 'Écrire',
    description: 'Name of the form, for screen readers',
  }),
  form: defineMessage({
    id: 'communication.form',
    defaultMessage: 'Nature',
    description: 'Choice between a message and an announcement',
  }),
  message: defineMessage({ id: 'communication.message', defaultMessage: 'Message', description: 'One of two kinds' }),
  announcement: defineMessage({
    id: 'communication.announcement',
    defaultMessage: 'Annonce',
    description: 'One of two kinds: a banner in the app',
  }),
  kept: defineMessage<{ at: string }>({
    id: 'communication.kept',
    defaultMessage: 'Brouillon gardé le {at}',
    description: 'When the draft was last stored',
  }),
  audience: defineMessage({
    id: 'communication.audience',
    defaultMessage: 'À qui',
    description: 'Part of the form, and its choice',
  }),
  toSegment: defineMessage({
    id: 'communication.to-segment',
    defaultMessage: 'Certains',
    description: 'Audience by criteria',
  }),
  toAll: defineMessage({ id: 'communication.to-all', defaultMessage: 'Tous', description: 'Audience' }),
  toOne: defineMessage({
    id: 'communication.to-one',
    defaultMessage:
      'À une seule personne. Ce message compte comme un acte sur ce client, et figure dans son historique.',
    description: 'Audience of a message to one client',
  }),
  seeClient: defineMessage({ id: 'communication.see-client', defaultMessage: 'Voir ce client', description: 'Link' }),
  any: defineMessage({
    id: 'communication.any',
    defaultMessage: 'Peu importe',
    description: 'Choice of a criterion that is not used',
  }),
  activity: defineMessage({ id: 'communication.activity', defaultMessage: 'Présence', description: 'Criterion' }),
  activityOf: defineMessage<{ days: string; kind: string }>({
    id: 'communication.activity-of',
    defaultMessage: '{kind, select, active {Présents ces {days} derniers jours} other {Absents depuis {days} jours}}',
    description: 'Choice of a criterion',
  }),
  language: defineMessage({ id: 'communication.language', defaultMessage: 'Langue', description: 'Criterion' }),
  languageOf: defineMessage<{ lang: string }>({
    id: 'communication.language-of',
    defaultMessage: '{lang, select, fr {En français} other {En anglais}}',
    description: 'Choice of a criterion',
  }),
  permission: defineMessage({ id: 'communication.permission', defaultMessage: 'Permission', description: 'Criterion' }),
  createOrbs: defineMessage({
    id: 'communication.create-orbs',
    defaultMessage: 'Peuvent créer des orbes',
    description: 'Choice of a criterion',
  }),
  criteriaText: defineMessage({
    id: 'communication.criteria-text',
    defaultMessage: 'Les critères comptent des actes, jamais des contenus.',
    description: 'Under the criteria',
  }),
  what: defineMessage({ id: 'communication.what', defaultMessage: 'Quoi', description: 'Part of the form: the words' }),
  titleIn: defineMessage<{ lang: string }>({
    id: 'communication.title-in',
    defaultMessage: '{lang, select, fr {Titre} other {Titre, en anglais}}',
    description: 'Field',
  }),
  bodyIn: defineMessage<{ lang: string }>({
    id: 'communication.body-in',
    defaultMessage: '{lang, select, fr {Texte} other {Texte, en anglais}}',
    description: 'Field',
  }),
  length: defineMessage<{ length: number; most: number }>({
    id: 'communication.length',
    defaultMessage: '{length, plural, one {# signe} other {# signes}} sur {most, number}',
    description: 'Under the text field',
  }),
  fallback: defineMessage({
    id: 'communication.fallback',
    defaultMessage: 'Pour ceux dont la langue manque',
    description: 'Field: the fallback language',
  }),
  fallbackNone: defineMessage({
    id: 'communication.fallback-none',
    defaultMessage: 'Écrire les deux langues',
    description: 'Choice: no fallback',
  }),
  fallbackIn: defineMessage<{ lang: string }>({
    id: 'communication.fallback-in',
    defaultMessage: '{lang, select, fr {Ils lisent le français} other {Ils lisent l’anglais}}',
    description: 'Choice of the fallback',
  }),
  opens: defineMessage({
    id: 'communication.opens',
    defaultMessage: 'Ouvre',
    description: 'Field: the page that it opens',
  }),
  opensList: defineMessage({
    id: 'communication.opens-list',
    defaultMessage: 'La liste des notifications',
    description: 'Choice: no page of its own',
  }),
  opensNothing: defineMessage({
    id: 'communication.opens-nothing',
    defaultMessage: 'Rien, l’annonce se lit sur place',
    description: 'Choice: no page of its own',
  }),
  page: defineMessage<{ page: string }>({
    id: 'communication.page',
    defaultMessage:
      '{page, select, home {Accueil} thoughts {Pensées} orbs {Orbes} goals {Objectifs} chat {Questions} reminders {Rappels} profile {Profil} own_data {Emporter son écrin} other {Réglages des notifications}}',
    description: 'Choice of the page that it opens',
  }),
  how: defineMessage({ id: 'communication.how', defaultMessage: 'Par où, et quand', description: 'Part of the form' }),
  span: defineMessage({
    id: 'communication.span',
    defaultMessage: 'Quand',
    description: 'Part of the form of an announcement',
  }),
  channels: defineMessage({
    id: 'communication.channels',
    defaultMessage: 'Voies',
    description: 'Name of the choices, for screen readers',
  }),
  channel: defineMessage<{ channel: string }>({
    id: 'communication.channel',
    defaultMessage: '{channel, select, push {Sur le téléphone} mail {Par e-mail} other {Dans l’application}}',
    description: 'Channel',
  }),
  channelShort: defineMessage<{ channel: string }>({
    id: 'communication.channel-short',
    defaultMessage: '{channel, select, push {téléphone} mail {e-mail} other {application}}',
    description: 'Channel, in a list of them',
  }),
  channelOff: defineMessage({
    id: 'communication.channel-off',
    defaultMessage: 'non configuré',
    description: 'Instead of the count of a channel that this server does not have',
  }),
  banner: defineMessage({
    id: 'communication.banner',
    defaultMessage: 'bandeau',
    description: 'Channel of an announcement',
  }),
  when: defineMessage({
    id: 'communication.when',
    defaultMessage: 'Quand',
    description: 'Choice between now and an hour',
  }),
  now: defineMessage({ id: 'communication.now', defaultMessage: 'Maintenant', description: 'Choice' }),
  later: defineMessage({ id: 'communication.later', defaultMessage: 'À une heure choisie', description: 'Choice' }),
  at: defineMessage({
    id: 'communication.at',
    defaultMessage: 'Part le',
    description: 'Field and fact: when a message is sent',
  }),
  from: defineMessage({
    id: 'communication.from',
    defaultMessage: 'Commence le',
    description: 'Field and fact: when an announcement begins',
  }),
  until: defineMessage({
    id: 'communication.until',
    defaultMessage: 'Finit le',
    description: 'Field and fact: when an announcement ends',
  }),
  zone: defineMessage<{ zone: string }>({
    id: 'communication.zone',
    defaultMessage: 'À votre heure : {zone}',
    description: 'Under the field; an IANA name',
  }),
};
