import { defineMessage } from 'react-intl';

export const consequenceMessages = {
  preview: defineMessage<{ recordings: number; clients: number; day: string }>({
    id: 'settings.retention.preview',
    defaultMessage:
      '{recordings, plural, =0 {Le {day}, aucun enregistrement ne serait effacé, d’après ceux d’aujourd’hui.} one {Le {day}, # enregistrement d’un client serait effacé, d’après ceux d’aujourd’hui ; ses mots restent.} other {Le {day}, # enregistrements de {clients, plural, one {# client} other {# clients}} seraient effacés, d’après ceux d’aujourd’hui ; leurs mots restent.}} Les clients en reçoivent l’avis dès maintenant.',
    description: 'Before a shorter time for recordings is confirmed; day is the first day it holds',
  }),
  longer: defineMessage({
    id: 'settings.retention.longer',
    defaultMessage: 'Les enregistrements seront gardés plus longtemps, dès maintenant. Ce qui était annoncé est annulé.',
    description: 'Before a longer time for recordings, or keeping them for ever, is confirmed',
  }),
  clientBudget: defineMessage<{ reached: number; warned: number }>({
    id: 'settings.budget.clients',
    defaultMessage:
      '{reached, plural, =0 {Ne touche personne aujourd’hui.} one {Touche # personne aujourd’hui : les moteurs payants s’arrêteraient pour elle jusqu’au mois prochain.} other {Touche # personnes aujourd’hui : les moteurs payants s’arrêteraient pour elles jusqu’au mois prochain.}}{warned, plural, =0 {} one { # autre personne en aurait utilisé 80 % ou plus.} other { # autres personnes en auraient utilisé 80 % ou plus.}}',
    description: 'Before a budget of each client is set: for how many it is used, and nearly used',
  }),
  serviceBudgetReached: defineMessage({
    id: 'settings.budget.service-reached',
    defaultMessage: 'Touche tout le monde aujourd’hui : ce plafond est déjà atteint, et les moteurs payants s’arrêteraient jusqu’au mois prochain.',
    description: 'Before a budget of all together is set that is already used',
  }),
  serviceBudget: defineMessage<{ share: number }>({
    id: 'settings.budget.service',
    defaultMessage: 'Ne touche personne aujourd’hui : {share, number, ::percent .} en sont utilisés ce mois-ci.',
    description: 'Before a budget of all together is set: how much of it is used',
  }),
  countingPeople: defineMessage({
    id: 'settings.budget.counting',
    defaultMessage: 'Les personnes concernées sont en train d’être comptées.',
    description: 'Until it is known whom a budget would stop',
  }),
  counting: defineMessage({
    id: 'settings.retention.counting',
    defaultMessage: 'Les enregistrements concernés sont en train d’être comptés.',
    description: 'Until it is known how many recordings a change would erase',
  }),
};
