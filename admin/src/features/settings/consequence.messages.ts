import { defineMessage } from 'react-intl';

export const consequenceMessages = {
  preview: defineMessage<{ recordings: number; clients: number; day: string }>({
    id: 'settings.retention.preview',
    defaultMessage:
      '{recordings, plural, =0 {Le {day}, aucun enregistrement ne serait effacé, d’après ceux d’aujourd’hui.} one {Le {day}, # enregistrement d’un client serait effacé, d’après ceux d’aujourd’hui ; ses mots restent.} other {Le {day}, # enregistrements de {clients, plural, one {# client} other {# clients}} seraient effacés, d’après ceux d’aujourd’hui ; leurs mots restent.}} Les clients en seront avertis dès maintenant.',
    description: 'Before a shorter time for recordings is confirmed; day is the first day it holds',
  }),
  longer: defineMessage({
    id: 'settings.retention.longer',
    defaultMessage:
      'Les enregistrements seront gardés plus longtemps, dès maintenant. Ce qui était annoncé est annulé.',
    description: 'Before a longer time for recordings, or keeping them for ever, is confirmed',
  }),
  counting: defineMessage({
    id: 'settings.retention.counting',
    defaultMessage: 'Les enregistrements concernés sont en train d’être comptés.',
    description: 'Until it is known how many recordings a change would erase',
  }),
};
