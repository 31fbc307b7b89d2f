import { defineMessage } from 'react-intl';

/** By the reason why a notification was not sent. */
export const blockMessages = {
  'account-deactivated': defineMessage({ id: 'figures.blocked.account-deactivated', defaultMessage: 'Compte désactivé', description: 'Why notifications were not sent' }),
  'notifications-off': defineMessage({ id: 'figures.blocked.notifications-off', defaultMessage: 'Notifications désactivées', description: 'Why notifications were not sent' }),
  'kind-off': defineMessage({ id: 'figures.blocked.kind-off', defaultMessage: 'Ce genre est désactivé', description: 'Why notifications were not sent' }),
  'no-device': defineMessage({ id: 'figures.blocked.no-device', defaultMessage: 'Aucun appareil', description: 'Why notifications were not sent' }),
  'device-unsubscribed': defineMessage({ id: 'figures.blocked.device-unsubscribed', defaultMessage: 'Appareil désabonné', description: 'Why notifications were not sent' }),
  present: defineMessage({ id: 'figures.blocked.present', defaultMessage: 'La personne était là', description: 'Why notifications were not sent' }),
  'no-address': defineMessage({ id: 'figures.blocked.no-address', defaultMessage: 'Adresse non confirmée', description: 'Why notifications were not sent' }),
  'push-not-set-up': defineMessage({ id: 'figures.blocked.push-not-set-up', defaultMessage: 'Push non configuré', description: 'Why notifications were not sent' }),
  'mail-not-set-up': defineMessage({ id: 'figures.blocked.mail-not-set-up', defaultMessage: 'Courrier non configuré', description: 'Why notifications were not sent' }),
  refused: defineMessage({ id: 'figures.blocked.refused', defaultMessage: 'Refusées par le service d’envoi', description: 'Why notifications were not sent' }),
  unavailable: defineMessage({ id: 'figures.blocked.unavailable', defaultMessage: 'Service d’envoi injoignable', description: 'Why notifications were not sent' }),
};
