import { defineMessage } from 'react-intl';

export const formMessages = {
  confirm: defineMessage<{ word: string }>({ id: 'erasure.confirm', defaultMessage: 'Pour confirmer, écrivez «\u00a0{word}\u00a0»', description: 'Field in which the word is written' }),
  word: defineMessage({ id: 'erasure.confirm.word', defaultMessage: 'effacer', description: 'The word that is written to confirm, in small letters' }),
  otherWord: defineMessage<{ word: string }>({
    id: 'erasure.confirm.wrong',
    defaultMessage: 'Écrivez le mot «\u00a0{word}\u00a0», sans rien d’autre.',
    description: 'When something else or nothing was written',
  }),
  inSevenDays: defineMessage({ id: 'erasure.in-seven-days', defaultMessage: 'Effacer dans sept jours', description: 'Button' }),
  keep: defineMessage({ id: 'erasure.keep', defaultMessage: 'Garder mon écrin', description: 'Link away from the page' }),
  now: defineMessage({ id: 'erasure.now', defaultMessage: 'Effacer tout de suite', description: 'Button' }),
  nowTitle: defineMessage({ id: 'erasure.now.title', defaultMessage: 'Effacer tout de suite\u202f?', description: 'Question before an erasure without days of grace' }),
  nowText: defineMessage({ id: 'erasure.now.text', defaultMessage: 'Sans les sept jours. Vos clés sont détruites aussitôt, et rien ne peut plus l’annuler.', description: 'Under that question' }),
};
