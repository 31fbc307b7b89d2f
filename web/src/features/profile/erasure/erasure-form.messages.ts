import { defineMessage } from 'react-intl';

export const formMessages = {
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
};
