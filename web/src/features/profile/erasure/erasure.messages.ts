import { defineMessage } from 'react-intl';

export const erasureMessages = {
  title: defineMessage({ id: 'erasure.title', defaultMessage: 'Effacer mon écrin', description: 'Page on which a person erases their account, and the links to it' }),
  nothing: defineMessage({ id: 'erasure.lost.nothing', defaultMessage: 'Rien n’est gardé ici pour l’instant', description: 'In place of the list of what is lost; a full stop follows' }),
  after: defineMessage<{ kind: 'nothing' | 'feminine' | 'masculine' | 'several' }>({
    id: 'erasure.lost.after',
    defaultMessage: 'Après, personne ne pourra {kind, select, nothing {rouvrir cet écrin} feminine {la rendre} masculine {le rendre} other {les rendre}}, nous compris.',
    description: 'After the list of what is lost; kind: several things, or the gender of the only one',
  }),
  thoughts: defineMessage<{ count: number }>({
    id: 'erasure.lost.thoughts',
    defaultMessage: '<b>{count, plural, one {Une pensée} other {{count, number} pensées}}</b>',
    description: 'In the list of what is lost, always its first; b: emphasised',
  }),
  voice: defineMessage<{ length: string }>({ id: 'erasure.lost.voice', defaultMessage: '<b>{length}</b> de votre voix', description: 'In the list of what is lost; length: a duration' }),
  goals: defineMessage<{ count: number }>({
    id: 'erasure.lost.goals',
    defaultMessage: '{count, plural, one {un objectif} other {{count, number} objectifs}}',
    description: 'In the list of what is lost',
  }),
  orbs: defineMessage<{ count: number }>({ id: 'erasure.lost.orbs', defaultMessage: '{count, plural, one {un orbe} other {{count, number} orbes}}', description: 'In the list of what is lost' }),
  stories: defineMessage<{ count: number }>({
    id: 'erasure.lost.stories',
    defaultMessage: '{count, plural, one {un récit} other {{count, number} récits}}',
    description: 'In the list of what is lost',
  }),
  loading: defineMessage({ id: 'erasure.loading', defaultMessage: 'Nous comptons ce que vous gardez ici', description: 'While it is counted what would be erased' }),
  missing: defineMessage({ id: 'erasure.missing', defaultMessage: 'Impossible de compter ce que vous gardez ici', description: 'When it cannot be counted what would be erased' }),
  steps: defineMessage({ id: 'erasure.steps', defaultMessage: 'Ce qui se passe', description: 'Heading over the four steps of an erasure' }),
  grace: defineMessage({ id: 'erasure.steps.grace', defaultMessage: 'Sept jours pour changer d’avis\u00a0: vous reconnecter suffit', description: 'First step' }),
  graceWhen: defineMessage<{ date: string }>({ id: 'erasure.steps.grace.when', defaultMessage: 'jusqu’au {date}', description: 'When the days of grace end; date: DD/MM' }),
  keys: defineMessage({ id: 'erasure.steps.keys', defaultMessage: 'Vos clés sont détruites, l’illisible commence là', description: 'Second step: without them nothing can be read' }),
  copies: defineMessage({ id: 'erasure.steps.copies', defaultMessage: 'Copies, index, fichiers et clés des sauvegardes effacés', description: 'Third step' }),
  copiesWhen: defineMessage({ id: 'erasure.steps.copies.when', defaultMessage: 'aussitôt après', description: 'When the copies are erased' }),
  devices: defineMessage({ id: 'erasure.steps.devices', defaultMessage: 'Vos autres appareils oublient ce qu’ils gardaient, et l’attestation les compte', description: 'Fourth step' }),
  devicesWhen: defineMessage({ id: 'erasure.steps.devices.when', defaultMessage: 'à leur prochaine visite', description: 'When other devices forget' }),
  certificate: defineMessage({ id: 'erasure.steps.certificate', defaultMessage: 'L’attestation s’ouvre avec un numéro et un code', description: 'Last step' }),
  certificateWhen: defineMessage({
    id: 'erasure.steps.certificate.when',
    defaultMessage: 'donnés dès la demande',
    description: 'When number and code of the certificate are given: as soon as the erasure is asked for',
  }),
  undone: defineMessage<{ date: string }>({
    id: 'erasure.undone',
    defaultMessage: 'L’effacement demandé le {date} est annulé. Rien n’a été effacé.',
    description: 'Said once after signing in within the days of grace; date: DD/MM',
  }),
  proposed: defineMessage<{ date: string }>({
    id: 'erasure.proposed',
    defaultMessage: 'Le service propose d’effacer votre compte. Rien n’est effacé : une deuxième personne doit le confirmer avant le {date}.',
    description: 'An administrator proposes it; date: DD/MM',
  }),
  keep: defineMessage({ id: 'erasure.keep-account', defaultMessage: 'Garder mon compte', description: 'Button: ends the proposal to erase the account' }),
  kept: defineMessage({ id: 'erasure.kept', defaultMessage: 'Vous gardez votre compte. Rien n’a été effacé.', description: 'Said once the proposal is ended' }),
};
