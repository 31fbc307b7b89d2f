import { defineMessage } from 'react-intl';

export const listMessages = {
  range: defineMessage<{ from: number; to: number; total: number; whole: string }>({
    id: 'list.range',
    defaultMessage: '{from} à {to} sur {whole, select, true {{total}} other {plus de {total}}}',
    description: 'Which of those found are shown',
  }),
  previous: defineMessage({ id: 'list.previous', defaultMessage: 'Précédents', description: 'Button' }),
  next: defineMessage({ id: 'list.next', defaultMessage: 'Suivants', description: 'Button' }),
};
