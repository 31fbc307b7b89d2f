import { defineMessage } from 'react-intl';

export const shareMessages = {
  waiting: defineMessage({
    id: 'share.waiting',
    defaultMessage: 'Ce que vous avez partagé est gardé sur cet appareil. Connectez-vous pour le retrouver.',
    description: 'Above a public page: another app shared something while nobody was signed in',
  }),
  failed: defineMessage({
    id: 'share.failed',
    defaultMessage: 'Cet appareil n’a plus assez de place pour ce que vous avez partagé. Libérez-en, puis partagez-le de nouveau.',
    description: 'Toast: nothing of it could be stored',
  }),
};
