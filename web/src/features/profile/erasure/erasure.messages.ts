import { defineMessage } from 'react-intl';

export const erasureMessages = {
  title: defineMessage({
    id: 'erasure.title',
    defaultMessage: 'Effacer mon écrin',
    description: 'Page on which a person erases their account, and the links to it',
  }),
  nothing: defineMessage({
    id: 'erasure.lost.nothing',
    defaultMessage: 'Rien n’est gardé ici pour l’instant',
    description: 'In place of the list of what is lost; a full stop follows',
  }),
  after: defineMessage<{ kind: 'nothing' | 'feminine' | 'masculine' | 'several' }>({
    id: 'erasure.lost.after',
    defaultMessage:
      'Après, personne ne pourra {kind, select, nothing {rouvrir cet écrin} feminine {la rendre} masculine {le rendre} other {les rendre}}, nous compris.',
    description: 'After the list of what is lost; kind: several things, or the gender of the only one',
  }),
  thoughts: defineMessage<{ count: number }>({
    id: 'erasure.lost.thoughts',
    defaultMessage: '<b>{count, plural, one {Une pensée} other {{count, number} pensées}}</b>',
    description: 'In the list of what is lost, always its first; b: emphasised',
  }),
  voice: defineMessage<{ length: string }>({
    id: 'erasure.lost.voice',
    defaultMessage: '<b>{length}</b> de votre voix',
    description: 'In the list of what is lost; length: a duration',
  }),
  goals: defineMessage<{ count: number }>({
    id: 'erasure.lost.goals',
    defaultMessage: '{count, plural, one {un objectif} other {{count, number} objectifs}}',
    description: 'In the list of what is lost',
  }),
  orbs: defineMessage<{ count: number }>({
    id: 'erasure.lost.orbs',
    defaultMessage: '{count, plural, one {un orbe} other {{count, number} orbes}}',
    description: 'In the list of what is lost',
  }),
  stories: defineMessage<{ count: number }>({
    id: 'erasure.lost.stories',
    defaultMessage: '{count, plural, one {un récit} other {{count, number} récits}}',
    description: 'In the list of what is lost',
  }),
  loading: defineMessage({
    id: 'erasure.loading',
    defaultMessage: 'Nous comptons ce que vous gardez ici',
    description: 'While it is counted what would be erased',
  }),
  missing: defineMessage({
    id: 'erasure.missing',
    defaultMessage: 'Impossible de compter ce que vous gardez ici',
    description: 'When it cannot be counted what would be erased',
  }),
  steps: defineMessage({
    id: 'erasure.steps',
    defaultMessage: 'Ce qui se passe',
    description: 'Heading over the four steps of an erasure',
  }),
  grace: defineMessage({
    id: 'erasure.steps.grace',
    defaultMessage: 'Sept jours pour changer d’avis\u00a0: vous reconnecter suffit',
    description: 'First step',
  }),
  graceWhen: defineMessage<{ date: string }>({
    id: 'erasure.steps.grace.when',
    defaultMessage: 'jusqu’au {date}',
    description: 'When the days of grace end; date: DD/MM/YYYY',
  }),
  keys: defineMessage({
    id: 'erasure.steps.keys',
    defaultMessage: 'Vos clés sont détruites, l’illisible commence là',
    description: 'Second step: without them nothing can be read',
  }),
  copies: defineMessage({
    id: 'erasure.steps.copies',
    defaultMessage: 'Copies, index, fichiers et clés des sauvegardes effacés',
    description: 'Third step',
  }),
  copiesWhen: defineMessage({
    id: 'erasure.steps.copies.when',
    defaultMessage: 'aussitôt après',
    description: 'When the copies are erased',
  }),
  certificate: defineMessage({
    id: 'erasure.steps.certificate',
    defaultMessage: 'L’attestation s’ouvre avec un numéro et un code',
    description: 'Fourth step',
  }),
  certificateWhen: defineMessage({
    id: 'erasure.steps.certificate.when',
    defaultMessage: 'donnés dès la demande',
    description: 'When number and code of the certificate are given: as soon as the erasure is asked for',
  }),
  before: defineMessage({
    id: 'erasure.before',
    defaultMessage: 'Avant de partir',
    description: 'Heading over what to think of first',
  }),
  archive: defineMessage({
    id: 'erasure.before.archive',
    defaultMessage: 'Emporter d’abord une archive',
    description: 'Title over the download of all of one’s data',
  }),
  archiveText: defineMessage({
    id: 'erasure.before.archive.text',
    defaultMessage:
      'Elle se fait à l’instant, avec tout ce qui est arrivé ici. Une fois l’effacement demandé, il faudrait l’annuler pour en faire une.',
    description: 'When the archive is made, and until when it can be',
  }),
  unsent: defineMessage<{ count: number }>({
    id: 'erasure.before.unsent',
    defaultMessage:
      '{count, plural, one {Une pensée de cet appareil n’est pas arrivée} other {{count, number} pensées de cet appareil ne sont pas arrivées}}',
    description: 'Thoughts that wait on this device',
  }),
  unsentText: defineMessage<{ count: number }>({
    id: 'erasure.before.unsent.text',
    defaultMessage:
      '{count, plural, one {Elle sera effacée aussi, et l’archive ne l’a pas.} other {Elles seront effacées aussi, et l’archive ne les a pas.}}',
    description: 'What becomes of them',
  }),
  seeUnsent: defineMessage({
    id: 'erasure.before.unsent.see',
    defaultMessage: 'Les voir',
    description: 'Link to the thoughts that wait on this device',
  }),
  communities: defineMessage<{ count: number }>({
    id: 'erasure.before.communities',
    defaultMessage: '{count, plural, one {Une communauté est à vous} other {{count, number} communautés sont à vous}}',
    description: 'Communities that the person owns',
  }),
  communitiesText: defineMessage<{ count: number }>({
    id: 'erasure.before.communities.text',
    defaultMessage:
      '{count, plural, one {Sans vous, personne ne la gérera. Vous pouvez d’abord la confier à un membre.} other {Sans vous, personne ne les gérera. Vous pouvez d’abord les confier à des membres.}}',
    description: 'What becomes of them',
  }),
  handOver: defineMessage({
    id: 'erasure.before.communities.see',
    defaultMessage: 'Les confier',
    description: 'Link to the communities, where each can be handed over',
  }),
  links: defineMessage({
    id: 'erasure.before.links',
    defaultMessage: 'Les liens vers vos récits s’arrêtent',
    description: 'Stories that others may read by a link',
  }),
  linksText: defineMessage({
    id: 'erasure.before.links.text',
    defaultMessage: 'Qui en a reçu un ne pourra plus lire.',
    description: 'What becomes of the stories that others read',
  }),
  seeStories: defineMessage({
    id: 'erasure.before.links.see',
    defaultMessage: 'Les récits',
    description: 'Link to the stories',
  }),
  confirm: defineMessage<{ word: string }>({
    id: 'erasure.confirm',
    defaultMessage: 'Pour confirmer, écrivez «\u00a0{word}\u00a0»',
    description: 'Field in which the word is written',
  }),
  word: defineMessage({
    id: 'erasure.confirm.word',
    defaultMessage: 'effacer',
    description: 'The word that is written to confirm, in small letters',
  }),
  otherWord: defineMessage<{ word: string }>({
    id: 'erasure.confirm.wrong',
    defaultMessage: 'Écrivez le mot «\u00a0{word}\u00a0», sans rien d’autre.',
    description: 'When something else or nothing was written',
  }),
  inSevenDays: defineMessage({
    id: 'erasure.in-seven-days',
    defaultMessage: 'Effacer dans sept jours',
    description: 'Button',
  }),
  keep: defineMessage({
    id: 'erasure.keep',
    defaultMessage: 'Garder mon écrin',
    description: 'Link away from the page',
  }),
  now: defineMessage({ id: 'erasure.now', defaultMessage: 'Effacer tout de suite', description: 'Button' }),
  nowTitle: defineMessage({
    id: 'erasure.now.title',
    defaultMessage: 'Effacer tout de suite\u202f?',
    description: 'Question before an erasure without days of grace',
  }),
  nowText: defineMessage({
    id: 'erasure.now.text',
    defaultMessage: 'Sans les sept jours. Vos clés sont détruites aussitôt, et rien ne peut plus l’annuler.',
    description: 'Under that question',
  }),
  signInAgain: defineMessage({
    id: 'erasure.sign-in-again',
    defaultMessage:
      'Pour effacer tout de suite, connectez-vous de nouveau\u00a0: il faut l’avoir fait depuis moins de dix minutes. Vous reviendrez ici.',
    description: 'When the session is too old for an erasure without days of grace',
  }),
  signIn: defineMessage({
    id: 'erasure.sign-in-again.go',
    defaultMessage: 'Me reconnecter',
    description: 'Button that signs out, leads to signing in, and from there back to the page',
  }),
  undone: defineMessage<{ date: string }>({
    id: 'erasure.undone',
    defaultMessage: 'L’effacement demandé le {date} est annulé. Rien n’a été effacé.',
    description: 'Said once after signing in within the days of grace; date: DD/MM/YYYY',
  }),
};
