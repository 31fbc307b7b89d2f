import { defineMessage } from 'react-intl';

export const deviceMessages = {
  devices: defineMessage({ id: 'notifications.devices', defaultMessage: 'Vos appareils', description: 'Heading' }),
  devicesText: defineMessage({
    id: 'notifications.devices-text',
    defaultMessage: 'Un appareil inscrit reçoit vos notifications même quand cette page est fermée, tant que votre session y reste ouverte.',
    description: 'Below the heading',
  }),
  noKey: defineMessage({ id: 'notifications.devices-no-key', defaultMessage: 'Ce serveur n’envoie pas de notifications sur les appareils.', description: 'Instead of the devices' }),
  unsupported: defineMessage({ id: 'notifications.devices-unsupported', defaultMessage: 'Ce navigateur ne sait pas recevoir de notifications ici.', description: 'Instead of the button' }),
  denied: defineMessage({
    id: 'notifications.devices-denied',
    defaultMessage: 'Ce navigateur bloque les notifications d’Écrin. Permettez-les dans ses réglages, puis revenez ici.',
    description: 'Instead of the button',
  }),
  turnOn: defineMessage({ id: 'notifications.devices-turn-on', defaultMessage: 'Recevoir sur cet appareil', description: 'Button that asks the browser for permission' }),
  turnedOn: defineMessage({ id: 'notifications.devices-turned-on', defaultMessage: 'Cet appareil recevra vos notifications', description: 'Toast' }),
  failed: defineMessage({ id: 'notifications.devices-failed', defaultMessage: 'Cet appareil n’a pas pu être inscrit. Réessayez dans un moment.', description: 'Toast' }),
  unnamed: defineMessage({ id: 'notifications.device', defaultMessage: 'Appareil', description: 'One without a name' }),
  current: defineMessage({ id: 'notifications.device-current', defaultMessage: 'celui-ci', description: 'After the name of this device' }),
  added: defineMessage<{ day: string }>({ id: 'notifications.device-added', defaultMessage: 'Inscrit le {day}', description: 'Of a device' }),
  remove: defineMessage({ id: 'notifications.device-remove', defaultMessage: 'Retirer', description: 'Button' }),
  removeOf: defineMessage<{ device: string }>({ id: 'notifications.device-remove-of', defaultMessage: 'Retirer {device}', description: 'The same button, for screen readers' }),
  removed: defineMessage({ id: 'notifications.device-removed', defaultMessage: 'Cet appareil ne recevra plus rien', description: 'Toast' }),
};
