import { defineMessage } from 'react-intl';

export const notMeMessages = {
  ending: defineMessage({ id: 'not-me.ending', defaultMessage: 'L’appareil se déconnecte', description: 'Title while the session of a device is ended by the link of a mail' }),
  ended: defineMessage({ id: 'not-me.ended', defaultMessage: 'L’appareil est déconnecté.', description: 'Title once it is' }),
  endedText: defineMessage({
    id: 'not-me.ended.text',
    defaultMessage: 'Il n’ouvre plus rien. Qui l’a ouvert connaît sans doute votre mot de passe\u00a0: choisissez-en un autre maintenant, puis revoyez vos appareils.',
    description: 'Under that title',
  }),
  refused: defineMessage({ id: 'not-me.refused', defaultMessage: 'Ce lien n’a rien déconnecté.', description: 'Title when the link is too old, or is none' }),
  refusedText: defineMessage({
    id: 'not-me.refused.text',
    defaultMessage: 'Il n’est valable que trois jours. Vos appareils sont dans votre profil, et se déconnectent de là.',
    description: 'Under that title',
  }),
  password: defineMessage({ id: 'not-me.password', defaultMessage: 'Choisir un nouveau mot de passe', description: 'Link' }),
  devices: defineMessage({ id: 'not-me.devices', defaultMessage: 'Revoir mes appareils', description: 'Link' }),
};
