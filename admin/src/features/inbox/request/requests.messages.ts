import { defineMessage } from 'react-intl';

export const requestsMessages = {
  missing: defineMessage({
    id: 'requests.missing',
    defaultMessage: 'Les demandes n’ont pas pu être chargées',
    description: 'When the list cannot be fetched',
  }),
  open: defineMessage({ id: 'requests.open', defaultMessage: 'À traiter', description: 'Filter: wait for an answer' }),
  awaiting: defineMessage({
    id: 'requests.awaiting',
    defaultMessage: 'En attente de la personne',
    description: 'State: an administrator asked something back',
  }),
  answered: defineMessage({ id: 'requests.answered', defaultMessage: 'Répondues', description: 'Filter' }),
  erase: defineMessage({
    id: 'requests.erase',
    defaultMessage: 'Proposer l’effacement de ce compte',
    description: 'Link to the page of the client, where it is proposed for this request',
  }),
  titleJoin: defineMessage<{ name: string }>({
    id: 'requests.title.join',
    defaultMessage: 'Rejoindre {name}',
    description: 'Title of a request to join an organisation',
  }),
  titlePermission: defineMessage({
    id: 'requests.title.permission',
    defaultMessage: 'Créer des orbes',
    description: 'Title of a request for this permission',
  }),
  titleHelp: defineMessage({
    id: 'requests.title.help',
    defaultMessage: 'Demande d’aide',
    description: 'Title of a request for help without words',
  }),
  shortJoin: defineMessage({
    id: 'requests.short.join',
    defaultMessage: 'organisation',
    description: 'Kind, in a line',
  }),
  shortPermission: defineMessage({
    id: 'requests.short.permission',
    defaultMessage: 'permission',
    description: 'Kind, in a line',
  }),
  shortHelp: defineMessage({ id: 'requests.short.help', defaultMessage: 'aide', description: 'Kind, in a line' }),
  line: defineMessage<{ who: string; kind: string }>({
    id: 'requests.line',
    defaultMessage: '{who} · {kind}',
    description: 'Under the title in the queue',
  }),
  subtitle: defineMessage<{ who: string; at: string }>({
    id: 'requests.subtitle',
    defaultMessage: '{who} · demande du {at}',
    description: 'Under the title of a request',
  }),
  gone: defineMessage({
    id: 'requests.gone',
    defaultMessage: 'Cette demande est introuvable',
    description: 'Unknown address',
  }),
  toList: defineMessage({ id: 'requests.to-list', defaultMessage: 'Toutes les demandes', description: 'Link' }),
  accepted: defineMessage({ id: 'requests.accepted', defaultMessage: 'Acceptée', description: 'State and entry' }),
  refused: defineMessage({ id: 'requests.refused', defaultMessage: 'Refusée', description: 'State and entry' }),
  replied: defineMessage({ id: 'requests.replied', defaultMessage: 'Répondue', description: 'State and entry' }),
  withdrawn: defineMessage({
    id: 'requests.withdrawn',
    defaultMessage: 'Retirée par la personne',
    description: 'State and entry',
  }),
  reversed: defineMessage({ id: 'requests.reversed', defaultMessage: 'Décision annulée', description: 'Entry' }),
  thread: defineMessage({ id: 'requests.thread', defaultMessage: 'Échange', description: 'Name of the messages' }),
  noWords: defineMessage({
    id: 'requests.no-words',
    defaultMessage: 'Sans un mot.',
    description: 'A request or an answer without a message',
  }),
  since: defineMessage({ id: 'requests.fact.since', defaultMessage: 'Inscription', description: 'Fact: since when' }),
  proved: defineMessage({ id: 'requests.fact.proved', defaultMessage: 'Vérifiés', description: 'Fact' }),
  provedValue: defineMessage<{ email: string; phone: string }>({
    id: 'requests.fact.proved.value',
    defaultMessage:
      '{email, select, true {{phone, select, true {e-mail et téléphone} other {e-mail}}} other {{phone, select, true {téléphone} other {ni e-mail ni téléphone}}}}',
    description: 'Which of both the client proved',
  }),
  permissionFact: defineMessage({
    id: 'requests.fact.permission',
    defaultMessage: 'Créer des orbes',
    description: 'Fact',
  }),
  held: defineMessage<{ held: string }>({
    id: 'requests.fact.held',
    defaultMessage: '{held, select, true {déjà accordé} other {pas accordé}}',
    description: 'Whether the client has the permission',
  }),
  client: defineMessage({ id: 'requests.client', defaultMessage: 'Fiche de la personne', description: 'Link' }),
};
