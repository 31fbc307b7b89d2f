import { defineMessage } from 'react-intl';

export const breachMessages = {
  title: defineMessage({
    id: 'queues.breaches',
    defaultMessage: 'Travaux trop longs',
    description: 'Name of a fact: work that held the service for longer than it may',
  }),
  none: defineMessage({
    id: 'queues.breaches.none',
    defaultMessage: 'Aucun',
    description: 'When no work did',
  }),
  requests: defineMessage({
    id: 'queues.breaches.requests',
    defaultMessage: 'Demandes trop longues',
    description: 'Name of a fact',
  }),
  lists: defineMessage({
    id: 'queues.breaches.lists',
    defaultMessage: 'Listes trop longues',
    description: 'Name of a fact: answers that took too long to compute',
  }),
  pages: defineMessage({
    id: 'queues.breaches.pages',
    defaultMessage: 'Pages partagées trop longues',
    description: 'Name of a fact',
  }),
  projections: defineMessage({
    id: 'queues.breaches.projections',
    defaultMessage: 'Projections trop longues',
    description: 'Name of a fact',
  }),
  work: defineMessage({
    id: 'queues.breaches.work',
    defaultMessage: 'Travaux de fond trop longs',
    description: 'Name of a fact',
  }),
  books: defineMessage({
    id: 'queues.breaches.books',
    defaultMessage: 'Livres trop longs',
    description: 'Name of a fact',
  }),
  times: defineMessage<{ count: number; duration: string }>({
    id: 'queues.breaches.times',
    defaultMessage: '{count, plural, one {une fois, {duration}} other {# fois, {duration} au plus}}',
    description: 'How often, and for how long at most; duration: 420 ms',
  }),
};
