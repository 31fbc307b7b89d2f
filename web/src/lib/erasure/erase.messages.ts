import { defineMessage } from 'react-intl';

export const eraseMessages = {
  open: defineMessage({
    id: 'erasure.part.open',
    defaultMessage: 'Effacer pour toujours…',
    description: 'In a menu: erases thoughts for good, after a question',
  }),
  title: defineMessage<{ count: number }>({
    id: 'erasure.part.title',
    defaultMessage:
      '{count, plural, one {Effacer cette pensée pour toujours\u202f?} other {Effacer {count, number} pensées pour toujours\u202f?}}',
    description: 'Question before an erasure that nothing undoes',
  }),
  text: defineMessage({
    id: 'erasure.part.text',
    defaultMessage:
      'Les mots, l’enregistrement et les versions sont détruits, sans retour. Supprimer, au contraire, peut s’annuler.',
    description: 'Under that question',
  }),
  looking: defineMessage({
    id: 'erasure.part.looking',
    defaultMessage: 'Nous cherchons ce qui en reprend les mots…',
    description: 'While it is counted what quotes the thoughts',
  }),
  unknown: defineMessage({
    id: 'erasure.part.unknown',
    defaultMessage: 'Ce qui en reprend les mots n’a pas pu être compté. Fermez, puis réessayez.',
    description: 'What quotes the thoughts could not be counted: nothing can be erased yet',
  }),
  alone: defineMessage({
    id: 'erasure.part.alone',
    defaultMessage: 'Rien d’autre n’en reprend les mots.',
    description: 'Nothing quotes the thoughts',
  }),
  with: defineMessage({
    id: 'erasure.part.with',
    defaultMessage: 'Ses mots partent aussi de\u00a0:',
    description: 'Over the list of what quotes the thoughts',
  }),
  stories: defineMessage<{ count: number }>({
    id: 'erasure.part.stories',
    defaultMessage:
      '{count, plural, one {un récit, qui garde le reste} other {{count, number} récits, qui gardent le reste}}',
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
    defaultMessage:
      '{count, plural, one {une copie dans une communauté} other {{count, number} copies dans des communautés}}',
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
      'Ce qui a été copié ou imprimé ailleurs, et les sauvegardes que d’autres gardent, ne peuvent pas être atteints. L’attestation dira ce qui reste.',
    description: 'What an erasure does not reach',
  }),
  keep: defineMessage({ id: 'erasure.part.keep', defaultMessage: 'Garder', description: 'Button: erases nothing' }),
  erase: defineMessage({
    id: 'erasure.part.erase',
    defaultMessage: 'Effacer pour toujours',
    description: 'Button: erases the thoughts for good',
  }),
  asked: defineMessage({
    id: 'erasure.part.asked',
    defaultMessage: 'L’effacement est en cours',
    description: 'Toast once an erasure was asked for',
  }),
  certificate: defineMessage({
    id: 'erasure.part.certificate',
    defaultMessage: 'L’attestation',
    description: 'Link in that toast to the certificate of the erasure',
  }),
};
