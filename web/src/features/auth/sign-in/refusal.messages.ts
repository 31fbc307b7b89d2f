import { defineMessage } from 'react-intl';

export const refusalMessages = {
  deactivated: defineMessage({
    id: 'account.deactivated',
    defaultMessage:
      'Ce compte est désactivé : rien n’est perdu, et personne ne peut y entrer. Écrivez-nous pour le rouvrir.',
    description: 'After coming back from a provider, for an account that an administrator deactivated',
  }),
};
