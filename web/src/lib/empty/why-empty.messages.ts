import { defineMessage } from 'react-intl';

export const whyEmptyMessages = {
  why: defineMessage({ id: 'empty.why', defaultMessage: 'Pourquoi rien ici ?', description: 'In a list with nothing in it, before the reason' }),
  waiting: defineMessage<{ count: number }>({
    id: 'empty.waiting',
    defaultMessage:
      '{count, plural, one {Une pensée attend encore sur cet appareil ; elle sera cherchée une fois reçue.} other {# pensées attendent encore sur cet appareil ; elles seront cherchées une fois reçues.}}',
    description: 'A further reason: thoughts that were not sent yet are not in this list',
  }),
  away: defineMessage({
    id: 'empty.away',
    defaultMessage: 'Le serveur est hors d’atteinte : cette liste est celle de la dernière connexion.',
    description: 'A further reason: the list is as it was when the server was last reached',
  }),
};
