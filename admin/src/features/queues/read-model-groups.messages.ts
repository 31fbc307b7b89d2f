import { defineMessage } from 'react-intl';

export const groupMessages = {
  parked: defineMessage<{ count: number }>({ id: 'queues.group.parked', defaultMessage: '{count, plural, one {Une garée} other {# garées}}', description: 'Heading over projections in this state' }),
  underWay: defineMessage<{ count: number }>({
    id: 'queues.group.under-way',
    defaultMessage: '{count, plural, one {Une en reprise} other {# en reprise}}',
    description: 'Heading over projections in this state',
  }),
  behind: defineMessage<{ count: number }>({
    id: 'queues.group.behind',
    defaultMessage: '{count, plural, one {Une en retard} other {# en retard}}',
    description: 'Heading over projections in this state',
  }),
  upToDate: defineMessage<{ count: number }>({
    id: 'queues.group.up-to-date',
    defaultMessage: '{count, plural, one {Une à jour} other {# à jour}}',
    description: 'Opens the projections in this state',
  }),
};
