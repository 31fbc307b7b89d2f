import { defineMessage } from 'react-intl';

export const eraseMessages = {
  open: defineMessage({ id: 'erasure.part.open', defaultMessage: 'Effacer pour toujours…', description: 'In a menu: erases thoughts for good, after a question' }),
  title: defineMessage<{ count: number }>({
    id: 'erasure.part.title',
    defaultMessage: '{count, plural, =0 {Effacer ces pensées pour toujours\u202f?} one {Effacer cette pensée pour toujours\u202f?} other {Effacer {count, number} pensées pour toujours\u202f?}}',
    description: 'Question before an erasure that nothing undoes; 0: it is not known yet how many there are',
  }),
  text: defineMessage({
    id: 'erasure.part.text',
    defaultMessage: 'Les mots, les sons et les versions sont détruits, sans retour. Supprimer, au contraire, peut s’annuler.',
    description: 'Under that question',
  }),
  openSound: defineMessage({
    id: 'erasure.sound.open',
    defaultMessage: 'Effacer l’enregistrement pour toujours…',
    description: 'In a menu: erases the sound of a thought for good, after a question; its words stay',
  }),
  openOneSound: defineMessage<{ number: number }>({
    id: 'erasure.sound.open-one',
    defaultMessage: 'Effacer l’enregistrement {number} pour toujours…',
    description: 'Beside one of several recordings: erases its sound for good, after a question; its words stay',
  }),
  soundTitle: defineMessage({ id: 'erasure.sound.title', defaultMessage: 'Effacer cet enregistrement pour toujours\u202f?', description: 'Question before the sound of a recording is erased' }),
  soundText: defineMessage({ id: 'erasure.sound.text', defaultMessage: 'Votre voix est détruite, sans retour. Ses mots restent, et se lisent comme avant.', description: 'Under that question' }),
  looking: defineMessage({ id: 'erasure.part.looking', defaultMessage: 'Nous cherchons ce qui en reprend les mots…', description: 'While it is counted what quotes the thoughts' }),
  lookingLong: defineMessage({
    id: 'erasure.part.looking-long',
    defaultMessage: 'Nous relisons votre journal depuis la plus ancienne d’entre elles\u00a0: cela peut prendre une minute. Rien n’est encore effacé.',
    description: 'In its place once that takes long',
  }),
  unknown: defineMessage<{ problem: string }>({
    id: 'erasure.part.unknown',
    defaultMessage: 'Rien n’est effacé. {problem}',
    description: 'What quotes the thoughts could not be counted, so that nothing can be erased yet; problem: a sentence',
  }),
  nothing: defineMessage({ id: 'erasure.part.nothing', defaultMessage: 'Il n’y a aucune pensée ici.', description: 'A thread or days without thoughts: there is nothing to erase' }),
  ofThread: defineMessage<{ name: string }>({
    id: 'erasure.part.of-thread',
    defaultMessage: 'Toutes celles du fil «\u00a0{name}\u00a0», qui reste, vide.',
    description: 'Which thoughts would be erased: those of a thread, which is kept, empty',
  }),
  ofDays: defineMessage<{ from: string; to: string; one: string }>({
    id: 'erasure.part.of-days',
    defaultMessage: '{one, select, true {Toutes celles du {from}.} other {Toutes celles du {from} au {to}.}}',
    description: 'Which thoughts would be erased: those of days, or of one day',
  }),
  deletedToo: defineMessage({ id: 'erasure.part.deleted-too', defaultMessage: 'Ce que vous aviez déjà supprimé est compris.', description: 'After which thoughts would be erased' }),
  openThread: defineMessage({
    id: 'erasure.part.open-thread',
    defaultMessage: 'Effacer ses pensées pour toujours…',
    description: 'In the menu of a thread: erases its thoughts for good, after a question',
  }),
  alone: defineMessage<{ count: number }>({
    id: 'erasure.part.alone',
    defaultMessage: '{count, plural, one {Rien d’autre n’en reprend les mots.} other {Rien d’autre ne reprend leurs mots.}}',
    description: 'Nothing quotes the thoughts',
  }),
  with: defineMessage<{ count: number }>({
    id: 'erasure.part.with',
    defaultMessage: '{count, plural, one {Ses mots} other {Leurs mots}} partent aussi de\u00a0:',
    description: 'Over the list of what quotes the thoughts',
  }),
  stories: defineMessage<{ count: number }>({
    id: 'erasure.part.stories',
    defaultMessage: '{count, plural, one {un récit, qui garde le reste} other {{count, number} récits, qui gardent le reste}}',
    description: 'In that list: they stay, without the words',
  }),
  answers: defineMessage<{ count: number }>({
    id: 'erasure.part.answers',
    defaultMessage: '{count, plural, one {une réponse} other {{count, number} réponses}}',
    description: 'In that list: answers to questions',
  }),
  orbResults: defineMessage<{ count: number }>({
    id: 'erasure.part.orb-results',
    defaultMessage: '{count, plural, one {un résultat d’orbe} other {{count, number} résultats d’orbes}}',
    description: 'In that list',
  }),
  communityCopies: defineMessage<{ count: number }>({
    id: 'erasure.part.community-copies',
    defaultMessage: '{count, plural, one {une copie dans une communauté} other {{count, number} copies dans des communautés}}',
    description: 'In that list: its members no longer read the words',
  }),
  facts: defineMessage<{ count: number }>({
    id: 'erasure.part.facts',
    defaultMessage: '{count, plural, one {un fait retenu} other {{count, number} faits retenus}}',
    description: 'In that list: facts in the memory of answers',
  }),
  reminders: defineMessage<{ count: number }>({
    id: 'erasure.part.reminders',
    defaultMessage: '{count, plural, one {un rappel, supprimé} other {{count, number} rappels, supprimés}}',
    description: 'In that list: reminders of the thoughts',
  }),
  notices: defineMessage<{ count: number }>({
    id: 'erasure.part.notices',
    defaultMessage: '{count, plural, one {une notification} other {{count, number} notifications}}',
    description: 'In that list',
  }),
  limits: defineMessage({
    id: 'erasure.part.limits',
    defaultMessage:
      'Ce qui a été copié ou imprimé ailleurs, et les sauvegardes que d’autres gardent, ne peuvent pas être atteints. Vos autres appareils oublient à leur prochaine visite. L’attestation dira ce qui reste.',
    description: 'What an erasure does not reach',
  }),
  keep: defineMessage({ id: 'erasure.part.keep', defaultMessage: 'Garder', description: 'Button: erases nothing' }),
  erase: defineMessage({ id: 'erasure.part.erase', defaultMessage: 'Effacer pour toujours', description: 'Button: erases the thoughts for good' }),
  asked: defineMessage({ id: 'erasure.part.asked', defaultMessage: 'L’effacement est en cours', description: 'Toast once an erasure was asked for' }),
  certificate: defineMessage({ id: 'erasure.part.certificate', defaultMessage: 'L’attestation', description: 'Link in that toast to the certificate of the erasure' }),
};
