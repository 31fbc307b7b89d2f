import { defineMessage } from 'react-intl';

export const newDeviceMessages = {
  device: defineMessage<{ browser: string; system: string }>({
    id: 'new-device.name',
    defaultMessage: '{browser} sur {system}',
    description: 'Under the notification of a sign-in on a new device: which one, e.g. Firefox on Windows',
  }),
  deviceUnknown: defineMessage({ id: 'new-device.unknown', defaultMessage: 'Un appareil inconnu', description: 'The same, when the device does not say what it is' }),
  thisDevice: defineMessage({ id: 'new-device.this', defaultMessage: 'C’est cet appareil-ci.', description: 'The same, of the device on which this is read' }),
  notMe: defineMessage({ id: 'new-device.not-me', defaultMessage: 'Ce n’était pas moi', description: 'Button there: signs this device out' }),
  ended: defineMessage({
    id: 'new-device.not-me.done',
    defaultMessage: 'L’appareil est déconnecté. Changez maintenant de mot de passe dans votre compte.',
    description: 'Short message once it is signed out',
  }),
};
