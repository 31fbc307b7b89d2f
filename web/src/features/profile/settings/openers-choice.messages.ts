import { defineMessage } from 'react-intl';

export const openersChoiceMessages = {
  title: defineMessage({ id: 'profile.openers', defaultMessage: 'Débuts de phrase', description: 'Setting: whether ways to begin are offered before the first thought' }),
  text: defineMessage({ id: 'profile.openers.text', defaultMessage: 'Trois par jour sous le champ, tant que votre écrin est vide. Sur cet appareil.', description: 'Explains that setting' }),
  on: defineMessage({ id: 'profile.openers.shown', defaultMessage: 'Proposés', description: 'They are offered' }),
  off: defineMessage({ id: 'profile.openers.hidden', defaultMessage: 'Masqués', description: 'They are not' }),
};
