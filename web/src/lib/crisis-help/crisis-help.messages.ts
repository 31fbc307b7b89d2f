import { defineMessage } from 'react-intl';

export const crisisHelpMessages = {
  help: defineMessage({
    id: 'thought.help',
    defaultMessage: 'Si c’est urgent : 3114, jour et nuit, gratuit',
    description: 'Human help first, with the French suicide prevention number',
  }),
  helpText: defineMessage({
    id: 'thought.help.text',
    defaultMessage:
      'Au bout du fil, une personne formée vous écoute, sans juger. En danger immédiat, appelez le 15 ou le 112.',
    description: 'Under the number: who answers',
  }),
  helpCall: defineMessage({
    id: 'thought.help.call',
    defaultMessage: 'Appeler le 3114',
    description: 'Link that calls the number',
  }),
};
