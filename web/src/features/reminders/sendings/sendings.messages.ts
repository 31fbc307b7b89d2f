import { defineMessage } from 'react-intl';

export const sendingMessages = {
  title: defineMessage({ id: 'reminder.sendings', defaultMessage: 'Derniers envois', description: 'Title of the list of what reminders sent' }),
  none: defineMessage({ id: 'reminder.sendings.none', defaultMessage: 'Rien n’a encore été envoyé.', description: 'No reminder was sent yet' }),
  noneOf: defineMessage({
    id: 'reminder.sendings.none-of',
    defaultMessage: 'Ce rappel n’a encore jamais sonné. Ses prochaines dates sont sous son titre.',
    description: 'This reminder was never sent yet',
  }),
  failed: defineMessage({ id: 'reminder.sendings.failed', defaultMessage: 'Impossible de charger les envois.', description: 'The list of sendings could not be fetched' }),
  loading: defineMessage({ id: 'reminder.sendings.loading', defaultMessage: 'Chargement des envois', description: 'Heard while the list of sendings is fetched' }),
  earlier: defineMessage({ id: 'reminder.sendings.earlier', defaultMessage: 'Plus anciens', description: 'Shows earlier sendings' }),
  close: defineMessage({ id: 'reminder.sendings.close', defaultMessage: 'Fermer', description: 'Closes the list of sendings of a reminder' }),
  received: defineMessage<{ device: string }>({
    id: 'reminder.sending.received',
    defaultMessage: '{device, select, none {Reçu} other {Reçu sur {device}}}',
    description: 'A reminder arrived on a device',
  }),
  opened: defineMessage<{ time: string }>({ id: 'reminder.sending.opened', defaultMessage: 'Reçu, ouvert à {time}', description: 'A reminder was opened' }),
  sent: defineMessage<{ device: string }>({
    id: 'reminder.sending.sent',
    defaultMessage: '{device, select, none {Envoyé} other {Envoyé à {device}}}',
    description: 'A reminder was taken by the push service',
  }),
  mailed: defineMessage({ id: 'reminder.sending.mailed', defaultMessage: 'Envoyé par e-mail', description: 'A reminder went out by mail' }),
  held: defineMessage<{ time: string }>({ id: 'reminder.sending.held', defaultMessage: 'Retenu jusqu’à {time} : heures calmes', description: 'Quiet hours hold a reminder back' }),
  heldThen: defineMessage<{ time: string }>({
    id: 'reminder.sending.held-then',
    defaultMessage: 'Retenu jusqu’à {time} (heures calmes), puis envoyé',
    description: 'Quiet hours held a reminder back; then it went out',
  }),
  blocked: defineMessage<{ reason: string }>({ id: 'reminder.sending.blocked', defaultMessage: 'Dans Écrin seulement : {reason}', description: 'A reminder did not leave Écrin, and why' }),
  kept: defineMessage({ id: 'reminder.sending.kept', defaultMessage: 'Dans vos notifications', description: 'A reminder stands in the list of notifications; nothing else is known' }),
  done: defineMessage<{ time: string }>({ id: 'reminder.sending.done', defaultMessage: 'Fait à {time}', description: 'The person ticked a reminder' }),
  snoozed: defineMessage<{ moment: string }>({ id: 'reminder.sending.snoozed', defaultMessage: 'Reporté au {moment}', description: 'The person put a reminder off' }),
  again: defineMessage({ id: 'reminder.sending.again', defaultMessage: 'Reporté par vous', description: 'This sending was put off to now by the person' }),
  missed: defineMessage<{ count: number }>({
    id: 'reminder.sending.missed',
    defaultMessage: '{count, plural, one {Vaut aussi pour un rappel manqué pendant un arrêt du service} other {Vaut aussi pour # rappels manqués pendant un arrêt du service}}',
    description: 'One sending stands for earlier ones that came due while the server was away',
  }),
  state: defineMessage<{ state: string }>({
    id: 'reminder.sending.state',
    defaultMessage: '{state, select, opened {Ouvert} received {Reçu} sent {Envoyé} held {Retenu} blocked {Pas envoyé} other {Gardé}}',
    description: 'What the drawing beside a sending means',
  }),
};

export const outcomeMessages = {
  line: defineMessage<{ time: string; where: string; outcome: string }>({
    id: 'reminder.outcome.line',
    defaultMessage: '{time} · {where} : {outcome}',
    description: 'When something happened to a sending, where, and what',
  }),
  onDevice: defineMessage<{ device: string; mail: string }>({
    id: 'reminder.outcome.where',
    defaultMessage: '{mail, select, yes {E-mail} other {{device, select, none {Notification push} other {{device}}}}}',
    description: 'Where one outcome happened',
  }),
  outcome: defineMessage<{ state: string; until: string; reason: string }>({
    id: 'reminder.outcome',
    defaultMessage: '{state, select, sent {envoyé} delivered {reçu} held_back {retenu jusqu’à {until}, heures calmes} other {{reason}}}',
    description: 'One outcome of a sending, after where it happened',
  }),
};
