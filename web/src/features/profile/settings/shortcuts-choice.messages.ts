import { defineMessage } from 'react-intl';

export const shortcutsChoiceMessages = {
  title: defineMessage({ id: 'profile.shortcuts', defaultMessage: 'Raccourcis clavier', description: 'Setting: whether shortcuts of one letter act' }),
  text: defineMessage({ id: 'profile.shortcuts.text', defaultMessage: 'Une lettre, hors d’un champ. À couper si vous dictez. Sur cet appareil.', description: 'Explains that setting' }),
  see: defineMessage({ id: 'profile.shortcuts.see', defaultMessage: 'Voir les raccourcis', description: 'Button: opens the list of shortcuts' }),
  on: defineMessage({ id: 'profile.shortcuts.on', defaultMessage: 'Actifs', description: 'They act' }),
  off: defineMessage({ id: 'profile.shortcuts.off', defaultMessage: 'Coupés', description: 'They do not' }),
};
