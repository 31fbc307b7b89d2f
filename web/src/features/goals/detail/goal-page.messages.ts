import { defineMessage } from 'react-intl';

export const goalPageMessages = {
  missing: defineMessage({
    id: 'goal.page.missing',
    defaultMessage: 'Cet objectif est introuvable',
    description: 'Title when a goal does not exist',
  }),
  missingText: defineMessage({
    id: 'goal.page.missing-text',
    defaultMessage: 'Il a peut-être été supprimé.',
    description: 'Text when a goal does not exist',
  }),
  all: defineMessage({
    id: 'goal.page.all',
    defaultMessage: 'Tous les objectifs',
    description: 'Link to the goals screen',
  }),
  completed: defineMessage<{ frequency: string }>({
    id: 'goal.page.completed',
    defaultMessage: '{frequency, select, daily {Jours passés} weekly {Semaines passées} other {Mois passés}}',
    description: 'Name of a figure: periods that are over',
  }),
  streak: defineMessage({
    id: 'goal.page.streak',
    defaultMessage: 'Série en cours',
    description: 'Name of a figure: running streak',
  }),
  strength: defineMessage({
    id: 'goal.page.strength',
    defaultMessage: 'Force',
    description: 'Name of a figure: strength',
  }),
  strengthMeaning: defineMessage({
    id: 'goal.page.strength-meaning',
    defaultMessage:
      'La force dit combien l’habitude tient : elle monte quand la cible est atteinte, baisse peu à peu sinon, et ne bouge pas pendant une pause.',
    description: 'Under the figures of a goal: what strength is',
  }),
  streakUnit: defineMessage<{ frequency: string; count: number }>({
    id: 'goal.page.streak-unit',
    defaultMessage:
      '{frequency, select, daily {{count, plural, one {jour} other {jours}}} weekly {{count, plural, one {semaine} other {semaines}}} other {{count, plural, one {mois} other {mois}}}}',
    description: 'Unit of a streak',
  }),
  words: defineMessage({
    id: 'goal.page.words',
    defaultMessage: 'En quelques mots',
    description: 'Heading over feedback and recommendations',
  }),
  advice: defineMessage({
    id: 'goal.page.advice',
    defaultMessage: 'Conseil',
    description: 'Heading over words by a model',
  }),
  adviceBudgetNear: defineMessage<{ share: number }>({
    id: 'goal.page.advice-budget-near',
    defaultMessage:
      '{share, number, percent} du budget du mois pour l’IA sont utilisés. Au-delà, ces commentaires s’arrêtent jusqu’au 1er.',
    description: 'Under a model’s comment, from 80 % of the budget on',
  }),
  adviceBudgetUsed: defineMessage({
    id: 'goal.page.advice-budget-used',
    defaultMessage:
      'Le budget du mois pour l’IA est atteint : ses commentaires reviendront le 1er. Vos chiffres restent à jour.',
    description: 'Instead of a model’s comment, once the budget is used',
  }),
  adviceBy: defineMessage<{ model: string; engine: string }>({
    id: 'goal.page.advice-by',
    defaultMessage: 'IA · {model} ({engine})',
    description: 'Which model wrote the advice',
  }),
  chart: defineMessage({
    id: 'goal.page.chart',
    defaultMessage: 'Au fil du temps',
    description: 'Heading over the chart',
  }),
  range: defineMessage({
    id: 'goal.page.range',
    defaultMessage: 'Période affichée',
    description: 'Name of the choice of a range',
  }),
  rangeOf: defineMessage<{ range: string }>({
    id: 'goal.page.range-of',
    defaultMessage:
      '{range, select, week {7 jours} weeks {4 semaines} thisMonth {Ce mois-ci} lastMonth {Le mois dernier} other {12 mois}}',
    description: 'A range of the chart',
  }),
  chartName: defineMessage<{ range: string; total: number; bars: string }>({
    id: 'goal.page.chart-name',
    defaultMessage: '{range} : {total, number} en tout, {bars}',
    description: 'The chart in words; bars: day or span and count of each',
  }),
  barCount: defineMessage<{ count: number }>({
    id: 'goal.page.bar-count',
    defaultMessage: ' : {count, number}',
    description: 'After a day or span: how many counted',
  }),
  chartEmpty: defineMessage({
    id: 'goal.page.chart-empty',
    defaultMessage: 'Rien n’a compté sur la période affichée.',
    description: 'The chart has nothing to show',
  }),
  chartFailed: defineMessage({
    id: 'goal.page.chart-failed',
    defaultMessage: 'Impossible de charger le graphique.',
    description: 'The chart could not be fetched',
  }),
  legend: defineMessage({
    id: 'goal.page.legend',
    defaultMessage: 'Trait pointillé : la cible.',
    description: 'Legend of the chart',
  }),
  span: defineMessage<{ from: string; to: string }>({
    id: 'goal.page.span',
    defaultMessage: '{from} – {to}',
    description: 'From a day to a day',
  }),
  periods: defineMessage<{ frequency: string }>({
    id: 'goal.page.periods',
    defaultMessage:
      '{frequency, select, daily {Jour après jour} weekly {Semaine après semaine} other {Mois après mois}}',
    description: 'Heading over the history of periods',
  }),
  stripName: defineMessage<{ count: number; met: number }>({
    id: 'goal.page.strip-name',
    defaultMessage:
      '{count, plural, one {# période} other {# périodes}}, dont {met, plural, =0 {aucune tenue} one {# tenue} other {# tenues}}',
    description: 'The strip of periods in words',
  }),
  periodWhen: defineMessage({
    id: 'goal.page.period-when',
    defaultMessage: 'Période',
    description: 'Heading of a column',
  }),
  openNow: defineMessage({
    id: 'goal.page.open-now',
    defaultMessage: 'en cours',
    description: 'Said of the period that still runs',
  }),
  allPeriods: defineMessage<{ count: number }>({
    id: 'goal.page.all-periods',
    defaultMessage: 'Voir {count, plural, one {la période} other {les # périodes}}',
    description: 'Opens the whole history',
  }),
  noPeriods: defineMessage({
    id: 'goal.page.no-periods',
    defaultMessage: 'L’historique commence avec la première période.',
    description: 'There is no period yet',
  }),
  streaks: defineMessage({
    id: 'goal.page.streaks',
    defaultMessage: 'Meilleures séries',
    description: 'Heading over the longest streaks',
  }),
  streakDays: defineMessage<{ same: string; from: string; to: string }>({
    id: 'goal.page.streak-days',
    defaultMessage: '{same, select, true {le {from}} other {du {from} au {to}}}',
    description: 'When a streak was',
  }),
  ruleHint: defineMessage({
    id: 'goal.page.rule-hint',
    defaultMessage: 'Rien ne compte avant votre réponse.',
    description: 'Until a rule was chosen',
  }),
  about: defineMessage({
    id: 'goal.page.about',
    defaultMessage: 'Ce qui compte',
    description: 'Heading over what counts',
  }),
  allThoughts: defineMessage({
    id: 'goal.page.all-thoughts',
    defaultMessage: 'Toutes vos pensées.',
    description: 'Every thought counts',
  }),
  taps: defineMessage({ id: 'goal.page.taps', defaultMessage: 'Je coche moi-même.', description: 'Days are tapped' }),
  rests: defineMessage<{ days: string }>({
    id: 'goal.page.rests',
    defaultMessage: 'Repos : {days}.',
    description: 'Weekdays of rest',
  }),
};
