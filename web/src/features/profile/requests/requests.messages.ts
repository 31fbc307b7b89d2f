import { defineMessage } from 'react-intl';
import { pageMessages } from '#lib/navigation/page.messages.ts';

export const requestsMessages = {
  title: pageMessages.requests,
  loading: defineMessage({
    id: 'requests.loading',
    defaultMessage: 'Chargement de vos demandes',
    description: 'What a screen reader hears meanwhile',
  }),
  missing: defineMessage({
    id: 'requests.missing',
    defaultMessage: 'Vos demandes ne se chargent pas',
    description: 'When they cannot be fetched',
  }),
  newTitle: defineMessage({ id: 'requests.new', defaultMessage: 'Nouvelle demande', description: 'Heading' }),
  kind: defineMessage({ id: 'requests.kind', defaultMessage: 'Ce qu’il vous faut', description: 'Name of the choice' }),
  help: defineMessage({ id: 'requests.help', defaultMessage: 'De l’aide', description: 'Choice' }),
  join: defineMessage({ id: 'requests.join', defaultMessage: 'Rejoindre une organisation', description: 'Choice' }),
  permission: defineMessage({
    id: 'requests.permission',
    defaultMessage: 'Créer des orbes',
    description: 'Choice, title',
  }),
  words: defineMessage({ id: 'requests.words', defaultMessage: 'Votre message', description: 'Field' }),
  wordsHint: defineMessage({
    id: 'requests.words.hint',
    defaultMessage: 'Lu par qui tient ce service. Votre journal reste fermé.',
    description: 'Under the field',
  }),
  wordsMissing: defineMessage({
    id: 'requests.words.missing',
    defaultMessage: 'Dites en quelques mots ce qu’il vous faut.',
    description: 'When the field is empty',
  }),
  organization: defineMessage({
    id: 'requests.organization',
    defaultMessage: 'Chercher une organisation',
    description: 'Field',
  }),
  organizationMissing: defineMessage({
    id: 'requests.organization.missing',
    defaultMessage: 'Choisissez une organisation.',
    description: 'When none is chosen',
  }),
  noOrganization: defineMessage({
    id: 'requests.organization.none',
    defaultMessage: 'Aucune organisation ne correspond.',
    description: 'When the search finds none',
  }),
  send: defineMessage({ id: 'requests.send', defaultMessage: 'Envoyer', description: 'Button' }),
  sent: defineMessage({ id: 'requests.sent', defaultMessage: 'Demande envoyée', description: 'Toast' }),
  own: defineMessage({ id: 'requests.own', defaultMessage: 'Vos demandes', description: 'Heading' }),
  none: defineMessage({
    id: 'requests.none',
    defaultMessage: 'Vous n’avez encore rien demandé. Une demande et sa réponse restent ici.',
    description: 'Instead of the list',
  }),
  more: defineMessage({ id: 'requests.more', defaultMessage: 'En voir plus', description: 'Button' }),
  titleJoin: defineMessage<{ name: string }>({
    id: 'requests.title.join',
    defaultMessage: 'Rejoindre {name}',
    description: 'Title of a request',
  }),
  titleHelp: defineMessage({
    id: 'requests.title.help',
    defaultMessage: 'Demande d’aide',
    description: 'Title of a request',
  }),
  standing: defineMessage<{ status: string }>({
    id: 'requests.standing',
    defaultMessage:
      '{status, select, open {En attente d’une réponse} awaiting {Une question vous attend} accepted {Acceptée} refused {Non acceptée} answered {Répondue} other {Retirée}}',
    description: 'State of a request',
  }),
  from: defineMessage<{ from: string; at: string }>({
    id: 'requests.from',
    defaultMessage: '{from, select, client {Vous} other {Écrin}} · {at}',
    description: 'Over a message: who wrote it, and when',
  }),
  decided: defineMessage<{ kind: string }>({
    id: 'requests.decided',
    defaultMessage:
      '{kind, select, accepted {Demande acceptée} refused {Demande non acceptée} answered {Réponse} reversal {Décision annulée} other {Demande retirée}}',
    description: 'Over a decision in the thread',
  }),
  thread: defineMessage({ id: 'requests.thread', defaultMessage: 'Échange', description: 'Name of the messages' }),
  reply: defineMessage({ id: 'requests.reply', defaultMessage: 'Votre réponse', description: 'Field' }),
  replySend: defineMessage({ id: 'requests.reply.send', defaultMessage: 'Envoyer le message', description: 'Button' }),
  replied: defineMessage({ id: 'requests.replied', defaultMessage: 'Message envoyé', description: 'Toast' }),
  withdraw: defineMessage({ id: 'requests.withdraw', defaultMessage: 'Retirer la demande', description: 'Button' }),
  withdrawn: defineMessage({ id: 'requests.withdrawn', defaultMessage: 'Demande retirée', description: 'Toast' }),
  unnamed: defineMessage({
    id: 'requests.unnamed',
    defaultMessage: 'cette organisation',
    description: 'Without a name',
  }),
  organizations: defineMessage({
    id: 'requests.organizations',
    defaultMessage: 'Vos organisations',
    description: 'Heading in the profile',
  }),
  since: defineMessage<{ day: string }>({
    id: 'requests.organizations.since',
    defaultMessage: 'Depuis le {day}',
    description: 'Beside an organisation',
  }),
  leave: defineMessage({ id: 'requests.leave', defaultMessage: 'Quitter', description: 'Button' }),
  leaveTitle: defineMessage<{ name: string }>({
    id: 'requests.leave.title',
    defaultMessage: 'Quitter {name} ?',
    description: 'Dialog',
  }),
  leaveText: defineMessage({
    id: 'requests.leave.text',
    defaultMessage: 'Vous pourrez demander à la rejoindre de nouveau.',
    description: 'In the dialog',
  }),
  stay: defineMessage({ id: 'requests.leave.stay', defaultMessage: 'Rester', description: 'Button' }),
  left: defineMessage({ id: 'requests.left', defaultMessage: 'Vous n’en faites plus partie', description: 'Toast' }),
};
