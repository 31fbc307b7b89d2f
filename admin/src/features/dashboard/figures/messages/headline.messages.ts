import { defineMessage } from 'react-intl';

export const headlineMessages = {
  activeIn1: defineMessage({ id: 'figures.active-1', defaultMessage: 'Actifs aujourd’hui', description: 'Figure: clients who did something today' }),
  activeIn7: defineMessage({ id: 'figures.active-7', defaultMessage: 'Actifs sur 7 jours', description: 'Figure: different clients' }),
  activeIn30: defineMessage({ id: 'figures.active-30', defaultMessage: 'Actifs sur 30 jours', description: 'Figure: different clients' }),
  speechTime: defineMessage({ id: 'figures.speech-time', defaultMessage: 'Temps parlé', description: 'Figure: length of recordings' }),
  notMeasured: defineMessage({ id: 'figures.not-measured', defaultMessage: 'pas encore mesuré', description: 'Under the time spoken, while no length of what was recorded is known' }),
  medianDelay: defineMessage<{ duration: string }>({ id: 'figures.median-delay', defaultMessage: 'transcrit en {duration} (médiane)', description: 'Under the minutes spoken' }),
  unchanged: defineMessage({ id: 'figures.unchanged', defaultMessage: 'autant qu’avant', description: 'Instead of a change where there is none' }),
  noneTranscribed: defineMessage({ id: 'figures.none-transcribed', defaultMessage: 'rien de transcrit', description: 'Under the minutes spoken, when nothing was transcribed' }),
  noReminders: defineMessage({ id: 'figures.no-reminders', defaultMessage: 'aucun rappel', description: 'Under the reminders received, when there was none' }),
  failures: defineMessage({ id: 'figures.failures', defaultMessage: 'Échecs', description: 'Figure: transcriptions, analyses and orb runs that failed' }),
  toRetry: defineMessage<{ count: number }>({ id: 'figures.to-retry', defaultMessage: '{count, plural, =0 {rien à relancer} other {# à relancer}}', description: 'Under the failures' }),
  orbsRun: defineMessage({ id: 'figures.orbs-run', defaultMessage: 'Lectures d’orbes', description: 'Figure: runs with a result' }),
  remindersReceived: defineMessage({ id: 'figures.reminders-received', defaultMessage: 'Rappels reçus', description: 'Figure, in percent' }),
  heldBackOf: defineMessage<{ held: number; count: number }>({
    id: 'figures.held-back-of',
    defaultMessage: '{held, plural, =0 {aucun retenu} one {# retenu} other {# retenus}} sur {count}',
    description: 'Reminders delayed by quiet hours, of all',
  }),
  cost: defineMessage({ id: 'figures.cost', defaultMessage: 'Coût de l’IA', description: 'Figure, in euros: of this month, or of twelve' }),
  noBudget: defineMessage({ id: 'figures.no-budget', defaultMessage: 'sans plafond', description: 'Under the cost' }),
  ofBudget: defineMessage<{ share: string }>({ id: 'figures.of-budget', defaultMessage: '{share} du plafond du mois', description: 'Under the cost' }),
};
