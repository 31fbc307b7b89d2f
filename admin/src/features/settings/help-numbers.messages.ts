import { defineMessage } from 'react-intl';

export const helpNumbersMessages = {
  helpNumbers: defineMessage({ id: 'settings.help-numbers', defaultMessage: 'Numéros d’aide', description: 'Setting: the numbers shown to whoever may need help' }),
  helpNumbersText: defineMessage({
    id: 'settings.help-numbers-text',
    defaultMessage: 'Ce qui change, un par ligne : pays ; situation ; numéro, ou « aucun ». Pays : {countries}. Situations : {kinds}.',
    description: 'Under it: how a line is written; the codes of countries, the words for situations',
  }),
};
