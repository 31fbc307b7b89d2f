import { defineMessage } from 'react-intl';

export const breachMessages = {
  title: defineMessage({ id: 'queues.breaches', defaultMessage: 'Travaux trop longs', description: 'Title: kinds of work that held the service for longer than they may' }),
  since: defineMessage({ id: 'queues.breaches.since', defaultMessage: 'depuis le démarrage', description: 'Beside the title: what is counted' }),
  requests: defineMessage({ id: 'queues.breaches.requests', defaultMessage: 'Requêtes', description: 'Kind of work' }),
  lists: defineMessage({ id: 'queues.breaches.lists', defaultMessage: 'Listes', description: 'Kind of work: answering lists' }),
  pages: defineMessage({ id: 'queues.breaches.pages', defaultMessage: 'Pages partagées', description: 'Kind of work' }),
  projections: defineMessage({ id: 'queues.breaches.projections', defaultMessage: 'Projections', description: 'Kind of work' }),
  work: defineMessage({ id: 'queues.breaches.work', defaultMessage: 'Travaux de fond', description: 'Kind of work' }),
  books: defineMessage({ id: 'queues.breaches.books', defaultMessage: 'Livres', description: 'Kind of work' }),
  times: defineMessage<{ count: number; duration: string }>({
    id: 'queues.breaches.times',
    defaultMessage: '{count, plural, one {une fois, {duration}} other {# fois, {duration} au plus}}',
    description: 'How often, and for how long at most; duration: 420 ms',
  }),
};
