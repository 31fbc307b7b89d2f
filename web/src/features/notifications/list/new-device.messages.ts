import { defineMessage } from 'react-intl';

export const newDeviceMessages = {
  device: defineMessage<{ browser: string; system: string }>({
    id: 'new-device.name',
    defaultMessage: '{browser} sur {system}',
    description: 'Under the notice of a sign-in on a new device: which one, e.g. Firefox on Android',
  }),
  deviceUnknown: defineMessage({ id: 'new-device.unknown', defaultMessage: 'Un appareil inconnu', description: 'The same, when the device does not say what it is' }),
  notMe: defineMessage({ id: 'new-device.not-me', defaultMessage: 'Ce n’était pas moi', description: 'Button there: signs this device out' }),
  ended: defineMessage({
    id: 'new-device.not-me.done',
    defaultMessage: 'L’appareil est déconnecté. Choisissez maintenant un nouveau mot de passe dans votre profil.',
    description: 'Short message once it is signed out',
  }),
};
