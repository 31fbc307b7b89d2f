import { defineMessage } from 'react-intl';

/** The labels of a goal and its status. */
export const goalLabelMessages = {
  nameless: defineMessage({ id: 'goal.nameless', defaultMessage: 'Objectif sans nom', description: 'A goal whose title can no longer be read' }),
  goneThread: defineMessage({ id: 'goal.gone-thread', defaultMessage: 'un fil fusionné ou supprimé', description: 'A thread of a filter that is no longer there under its own name' }),
  terms: defineMessage<{ aim: string; target: number; frequency: string; end: string }>({
    id: 'goal.terms',
    defaultMessage:
      '{aim, select, avoid {Pas plus de {target, number} fois} other {{target, plural, one {Une fois} other {# fois}}}} {frequency, select, daily {par jour} weekly {par semaine} other {par mois}}{end, select, none {} other {, jusqu’au {end}}}.',
    description: 'How many, how often, until when',
  }),
  daysLeft: defineMessage<{ count: number }>({
    id: 'goal.days-left',
    defaultMessage: '{count, plural, =0 {Dernier jour passé.} one {# jour restant.} other {# jours restants.}}',
    description: 'Days until the end of a goal',
  }),
  period: defineMessage<{ count: number; target: number; frequency: string; days: number }>({
    id: 'goal.period',
    defaultMessage:
      '{count, number} / {target, number} {frequency, select, daily {aujourd’hui} weekly {cette semaine} other {ce mois-ci}}{frequency, select, daily {} weekly { · il reste {days, plural, one {# jour} other {# jours}}} other { · il reste {days, plural, one {# jour} other {# jours}}}}',
    description: 'Where the running period stands',
  }),
  of: defineMessage<{ aim: string; target: number }>({
    id: 'goal.of',
    defaultMessage: '{aim, select, avoid {{target, number} au plus} other {sur {target, number}}}',
    description: 'Under the count in the ring',
  }),
  result: defineMessage<{ result: string; aim: string }>({
    id: 'goal.result',
    defaultMessage:
      '{result, select, met {{aim, select, avoid {Dans la limite} other {Cible atteinte}}} onTrack {{aim, select, avoid {Dans la limite} other {En bonne voie}}} needsWork {{aim, select, avoid {Un peu au-dessus} other {À soutenir}}} behind {{aim, select, avoid {Au-dessus de la limite} other {En retard}}} other {Arrêté}}',
    description: 'How a period of a goal went, or stands',
  }),
  excused: defineMessage({ id: 'goal.excused', defaultMessage: 'Rien de demandé', description: 'A period in which nothing was asked: paused, skipped or at rest' }),
  paused: defineMessage<{ until: string }>({ id: 'goal.paused', defaultMessage: '{until, select, none {En pause} other {En pause jusqu’au {until}}}', description: 'A goal is paused' }),
  off: defineMessage({ id: 'goal.off', defaultMessage: 'Arrêté', description: 'A goal the person put to sleep' }),
  rest: defineMessage<{ skipped: string }>({
    id: 'goal.rest',
    defaultMessage: '{skipped, select, true {Jour sauté} other {Repos prévu}}',
    description: 'A daily goal that asks for nothing today, although something may have counted',
  }),
  ended: defineMessage({ id: 'goal.ended', defaultMessage: 'Terminé', description: 'A goal whose last day has passed' }),
  strength: defineMessage<{ percent: number }>({ id: 'goal.strength', defaultMessage: 'Force : {percent, number} %', description: 'How firm the habit is, in percent' }),
  mark: defineMessage<{ mark: string }>({
    id: 'goal.mark',
    defaultMessage: '{mark, select, done {Fait} skipped {Sauté} missed {Manqué} byPeriod {Période déjà tenue} other {Pas noté}}',
    description: 'What is said of a day',
  }),
  weekday: defineMessage<{ weekday: string }>({
    id: 'goal.weekday',
    defaultMessage: '{weekday, select, 1 {lundi} 2 {mardi} 3 {mercredi} 4 {jeudi} 5 {vendredi} 6 {samedi} other {dimanche}}',
    description: 'Name of a weekday',
  }),
  countOnce: defineMessage({ id: 'goal.count-once', defaultMessage: 'Compter une fois', description: 'Button: counts a tap for today' }),
  countOnceName: defineMessage<{ title: string }>({ id: 'goal.count-once-name', defaultMessage: 'Compter une fois : {title}', description: 'Accessible name of that button' }),
  counted: defineMessage<{ title: string }>({ id: 'goal.counted', defaultMessage: 'Compté : {title}.', description: 'Toast after a tap was counted' }),
  undo: defineMessage({ id: 'goal.undo', defaultMessage: 'Annuler', description: 'Takes back what was just done' }),
  loading: defineMessage({ id: 'goal.loading', defaultMessage: 'Chargement de vos objectifs', description: 'Read aloud while goals are being fetched' }),
  failed: defineMessage({ id: 'goal.failed', defaultMessage: 'Impossible de charger vos objectifs', description: 'Title when goals could not be fetched' }),
  retry: defineMessage({ id: 'goal.retry', defaultMessage: 'Réessayer', description: 'Button that fetches again' }),
  matching: defineMessage({ id: 'goal.matching', defaultMessage: 'Quand une pensée correspond', description: 'Name of the choice of what becomes of a thought that fits a goal' }),
  matchRule: defineMessage<{ rule: string }>({
    id: 'goal.match-rule',
    defaultMessage: '{rule, select, always {Elle compte} ask {Me demander} other {Elle ne compte pas}}',
    description: 'Rule for thoughts that fit',
  }),
};
