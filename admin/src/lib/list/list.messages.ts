import { defineMessage } from 'react-intl';

export const listMessages = {
  range: defineMessage<{ from: number; to: number; total: number; whole: string }>({
    id: 'list.range',
    defaultMessage: '{from} à {to} sur {whole, select, true {{total}} other {plus de {total}}}',
    description: 'Which of those found are shown',
  }),
  filters: defineMessage({ id: 'list.filters', defaultMessage: 'Filtres', description: 'Name of what narrows a list' }),
  opener: defineMessage<{ count: number }>({
    id: 'list.filters.open',
    defaultMessage: '{count, plural, =0 {Filtres} other {Filtres · #}}',
    description: 'Button that opens the filters on a phone, with how many are in force',
  }),
  remove: defineMessage<{ label: string }>({ id: 'list.filters.remove', defaultMessage: 'Retirer le filtre {label}', description: 'Drops one filter' }),
  show: defineMessage({ id: 'list.filters.show', defaultMessage: 'Voir la liste', description: 'Button: closes the filters' }),
  since: defineMessage<{ day: string }>({ id: 'list.filters.since', defaultMessage: 'depuis le {day}', description: 'A filter in force: the first day' }),
  until: defineMessage<{ day: string }>({ id: 'list.filters.until', defaultMessage: 'jusqu’au soir du {day}', description: 'A filter in force: the last day' }),
  previous: defineMessage({ id: 'list.previous', defaultMessage: 'Précédents', description: 'Button' }),
  next: defineMessage({ id: 'list.next', defaultMessage: 'Suivants', description: 'Button' }),
};
