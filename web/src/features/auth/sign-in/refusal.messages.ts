import { defineMessage } from 'react-intl';

export const refusalMessages = {
  deactivated: defineMessage<{ reach: 'contact' | 'unknown'; contact: string }>({
    id: 'account.deactivated',
    defaultMessage:
      'Ce compte est désactivé\u00A0: rien n’est perdu, et personne ne peut y entrer. {reach, select, contact {Pour le rouvrir, écrivez à <a>{contact}</a>.} other {La personne qui gère ce serveur peut le rouvrir.}}',
    description: 'After coming back from a provider, for an account that an administrator deactivated',
  }),
};
