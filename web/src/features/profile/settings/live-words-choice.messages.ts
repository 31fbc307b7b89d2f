import { defineMessage } from 'react-intl';

export const liveWordsChoiceMessages = {
  title: defineMessage({ id: 'profile.live-words', defaultMessage: 'Mots pendant l’enregistrement', description: 'Setting: whether words appear in the recorder while one speaks' }),
  text: defineMessage({ id: 'profile.live-words.text', defaultMessage: 'Ce que vous dites s’écrit après chaque pause, si possible. Sur cet appareil.', description: 'Explains that setting' }),
  on: defineMessage({ id: 'profile.live-words.on', defaultMessage: 'Affichés', description: 'Words appear' }),
  off: defineMessage({ id: 'profile.live-words.off', defaultMessage: 'Masqués', description: 'Words do not appear' }),
};
