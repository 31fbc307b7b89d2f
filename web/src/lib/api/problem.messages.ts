import { defineMessage } from 'react-intl';

export const problemMessages = {
  failed: defineMessage({
    id: 'problem.failed',
    defaultMessage: 'Une erreur est survenue',
    description: 'When a call fails without a better reason; the specification’s sentence for logging in and registering',
  }),
  unreachable: defineMessage({ id: 'problem.unreachable', defaultMessage: 'Le service ne répond pas. Vérifiez votre connexion, puis réessayez.', description: 'When the server cannot be reached' }),
  retry: defineMessage({ id: 'problem.retry', defaultMessage: 'Réessayer', description: 'Button: loads it again' }),
  notLoaded: defineMessage<{ away: string }>({
    id: 'problem.not-loaded',
    defaultMessage: '{away, select, offline {Cette page n’a pas encore été ouverte sur cet appareil.} other {Le service ne répond pas. Rien n’est perdu.}}',
    description: 'Text under the title that something could not be loaded',
  }),
};
