import type { GoalSentenceCode } from '@ecrin/domain/goal/feedback/goal-sentences.ts';
import { defineMessage, type MessageDescriptor } from 'react-intl';
import { goalRecommendationMessages } from './goal-recommendations.messages.ts';

/** The text of each code. It may also use `frequency` and `by` (`thoughts` or `taps`) of the goal. */
export const goalSentenceMessages = {
  'not-begun': defineMessage({
    id: 'goal.sentence.not-begun',
    defaultMessage: '{daysUntil, plural, =1 {Commence demain.} other {Commence dans # jours, le {day}.}}',
    description: 'Said of a goal: not-begun',
  }),
  ended: defineMessage({
    id: 'goal.sentence.ended',
    defaultMessage:
      'Terminé : {frequency, select, daily {{met, plural, one {# jour tenu} other {# jours tenus}}} weekly {{met, plural, one {# semaine tenue} other {# semaines tenues}}} other {{met, plural, one {# mois tenu} other {# mois tenus}}}} sur {completed, number}, {by, select, thoughts {{thoughts, plural, =0 {aucune pensée} one {# pensée} other {# pensées}}} other {{thoughts, plural, =0 {rien de noté} other {# fois}}}} en tout.',
    description: 'Said of a goal: ended',
  }),
  deactivated: defineMessage({
    id: 'goal.sentence.deactivated',
    defaultMessage:
      'Arrêté. La force reste à {strength, number} %, avec {by, select, thoughts {{thoughts, plural, =0 {aucune pensée} one {# pensée} other {# pensées}}} other {{thoughts, plural, =0 {rien de noté} other {# fois}}}}.',
    description: 'Said of a goal: deactivated',
  }),
  paused: defineMessage({ id: 'goal.sentence.paused', defaultMessage: 'En pause. La force reste à {strength, number} %.', description: 'Said of a goal: paused' }),
  'paused-until': defineMessage({ id: 'goal.sentence.paused-until', defaultMessage: 'En pause jusqu’au {day}. La force reste à {strength, number} %.', description: 'Said of a goal: paused-until' }),
  'asleep-since': defineMessage({
    id: 'goal.sentence.asleep-since',
    defaultMessage: '{by, select, thoughts {Sans pensée} other {Rien de noté}} depuis le {day}.',
    description: 'Said of a goal: asleep-since',
  }),
  'asleep-never': defineMessage({
    id: 'goal.sentence.asleep-never',
    defaultMessage: '{by, select, thoughts {Pas encore de pensée} other {Rien encore de noté}} depuis le {day}.',
    description: 'Said of a goal: asleep-never',
  }),
  'rest-today': defineMessage({
    id: 'goal.sentence.rest-today',
    defaultMessage: 'Repos prévu aujourd’hui.{streak, plural, =0 {} other { La série reste à #.}}',
    description: 'Said of a goal: rest-today',
  }),
  'skipped-today': defineMessage({
    id: 'goal.sentence.skipped-today',
    defaultMessage: 'Jour sauté, sans effet sur la suite.{streak, plural, =0 {} other { La série reste à #.}}',
    description: 'Said of a goal: skipped-today',
  }),
  'met-now': defineMessage({
    id: 'goal.sentence.met-now',
    defaultMessage:
      '{by, select, thoughts {{count, plural, one {# pensée} other {# pensées}}} other {{count, number} fois}}, {target, plural, one {# visée} other {# visées}}\u00A0: le compte y est pour {frequency, select, daily {aujourd’hui} weekly {cette semaine} other {ce mois-ci}}.',
    description: 'Said of a goal: met-now',
  }),
  'met-in-a-row': defineMessage({
    id: 'goal.sentence.met-in-a-row',
    defaultMessage:
      '{frequency, select, daily {{streak, plural, one {# jour} other {# jours}}} weekly {{streak, plural, one {# semaine} other {# semaines}}} other {{streak, plural, one {# mois} other {# mois}}}} de suite. Force : {strength, number} %.',
    description: 'Said of a goal: met-in-a-row',
  }),
  'longest-streak': defineMessage({
    id: 'goal.sentence.longest-streak',
    defaultMessage:
      'Votre plus longue série : {frequency, select, daily {{streak, plural, one {# jour} other {# jours}}} weekly {{streak, plural, one {# semaine} other {# semaines}}} other {{streak, plural, one {# mois} other {# mois}}}}, depuis le {day}.',
    description: 'Said of a goal: longest-streak',
  }),
  'one-left': defineMessage({
    id: 'goal.sentence.one-left',
    defaultMessage:
      '{by, select, thoughts {Une encore, si elle vient.} other {Encore une fois, si l’occasion vient.}}{frequency, select, daily {} weekly { Il reste {daysLeft, plural, one {# jour} other {# jours}}.} other { Il reste {daysLeft, plural, one {# jour} other {# jours}}.}}',
    description: 'Said of a goal: one-left',
  }),
  'on-track': defineMessage({
    id: 'goal.sentence.on-track',
    defaultMessage:
      '{count, number} sur {target, number}{frequency, select, daily { aujourd’hui} weekly { cette semaine, avec encore {daysLeft, plural, one {# jour} other {# jours}}} other { ce mois-ci, avec encore {daysLeft, plural, one {# jour} other {# jours}}}} : le rythme est bon.',
    description: 'Said of a goal: on-track',
  }),
  'some-left': defineMessage({
    id: 'goal.sentence.some-left',
    defaultMessage:
      'Encore {left, number}{frequency, select, daily { aujourd’hui, si le jour s’y prête} weekly {{daysLeft, plural, =1 { aujourd’hui} other { d’ici {weekday, select, 1 {lundi} 2 {mardi} 3 {mercredi} 4 {jeudi} 5 {vendredi} 6 {samedi} other {dimanche}}}}} other {{daysLeft, plural, =1 { aujourd’hui} other { d’ici le {lastDay}}}}}.',
    description: 'Said of a goal: some-left',
  }),
  'yesterday-missing': defineMessage({
    id: 'goal.sentence.yesterday-missing',
    defaultMessage: 'Hier, le compte n’y était pas. Force : {strength, number} %.',
    description: 'Said of a goal: yesterday-missing',
  }),
  'yesterday-met': defineMessage({
    id: 'goal.sentence.yesterday-met',
    defaultMessage: 'Objectif tenu hier.{streak, plural, =0 {} one {} other { # jours de suite.}} Force : {strength, number} %.',
    description: 'Said of a goal: yesterday-met',
  }),
  'last-period-missed': defineMessage({
    id: 'goal.sentence.last-period-missed',
    defaultMessage: '{frequency, select, daily {Hier} weekly {La semaine dernière} other {Le mois dernier}} : {count, number} sur {target, number}. Force : {strength, number} %.',
    description: 'Said of a goal: last-period-missed',
  }),
  'last-period-met': defineMessage({
    id: 'goal.sentence.last-period-met',
    defaultMessage:
      '{frequency, select, daily {Hier} weekly {La semaine dernière} other {Le mois dernier}}\u00A0: {by, select, thoughts {{count, plural, one {# pensée} other {# pensées}}} other {{count, number} fois}}, {target, plural, one {# visée} other {# visées}}. Force\u00A0: {strength, number}\u00A0%.',
    description: 'Said of a goal: last-period-met',
  }),
  'strength-risen': defineMessage({
    id: 'goal.sentence.strength-risen',
    defaultMessage: 'Force : {strength, number} %, contre {before, number} % sept jours plus tôt.',
    description: 'Said of a goal: strength-risen',
  }),
  'strength-held': defineMessage({
    id: 'goal.sentence.strength-held',
    defaultMessage:
      'Force : {strength, number} %, {frequency, select, daily {{met, plural, one {# jour tenu} other {# jours tenus}}} weekly {{met, plural, one {# semaine tenue} other {# semaines tenues}}} other {{met, plural, one {# mois tenu} other {# mois tenus}}}} sur {completed, number}.',
    description: 'Said of a goal: strength-held',
  }),
  'success-rate': defineMessage({
    id: 'goal.sentence.success-rate',
    defaultMessage:
      '{frequency, select, daily {{met, plural, one {# jour tenu} other {# jours tenus}}} weekly {{met, plural, one {# semaine tenue} other {# semaines tenues}}} other {{met, plural, one {# mois tenu} other {# mois tenus}}}} sur {completed, number}, soit {rate, number} %.',
    description: 'Said of a goal: success-rate',
  }),
  'so-far': defineMessage({
    id: 'goal.sentence.so-far',
    defaultMessage: 'Depuis le {day} : {by, select, thoughts {{thoughts, plural, =0 {aucune pensée} one {# pensée} other {# pensées}}} other {{thoughts, plural, =0 {rien de noté} other {# fois}}}}.',
    description: 'Said of a goal: so-far',
  }),
  'aimed-at': defineMessage({
    id: 'goal.sentence.aimed-at',
    defaultMessage: 'La cible : {target, number} {frequency, select, daily {par jour} weekly {par semaine} other {par mois}}.',
    description: 'Said of a goal: aimed-at',
  }),
  'day-of-goal': defineMessage({
    id: 'goal.sentence.day-of-goal',
    defaultMessage:
      'Jour {days, number} de cet objectif{by, select, thoughts {{thoughts, plural, =0 {} one { : # pensée en tout} other { : # pensées en tout}}} other {{thoughts, plural, =0 {} other { : # fois en tout}}}}.',
    description: 'Said of a goal: day-of-goal',
  }),
  'limit-kept': defineMessage({
    id: 'goal.sentence.limit-kept',
    defaultMessage:
      '{count, number} pour {target, number} au plus {frequency, select, daily {aujourd’hui} weekly {cette semaine} other {ce mois-ci}}.{left, plural, =0 {} other { Il reste une marge de #.}}',
    description: 'Said of a goal: limit-kept',
  }),
  'limit-reached': defineMessage({
    id: 'goal.sentence.limit-reached',
    defaultMessage:
      '{count, number} sur {target, number} : la limite est atteinte{frequency, select, daily { pour aujourd’hui} weekly {, pour encore {daysLeft, plural, one {# jour} other {# jours}}} other {, pour encore {daysLeft, plural, one {# jour} other {# jours}}}}.',
    description: 'Said of a goal: limit-reached',
  }),
  'limit-passed': defineMessage({
    id: 'goal.sentence.limit-passed',
    defaultMessage: '{over, number} de plus que la limite de {target, number}. {frequency, select, daily {Demain} weekly {La semaine prochaine} other {Le mois prochain}}, tout repart de zéro.',
    description: 'Said of a goal: limit-passed',
  }),
  'last-week': defineMessage({
    id: 'goal.sentence.last-week',
    defaultMessage:
      'La semaine dernière : {by, select, thoughts {{thoughts, plural, =0 {aucune pensée} one {# pensée} other {# pensées}}} other {{thoughts, plural, =0 {rien de noté} other {# fois}}}}, sur {days, plural, one {# jour} other {# jours}}. Force : {strength, number} %.',
    description: 'Said of a goal: last-week',
  }),
  'first-week': defineMessage({
    id: 'goal.sentence.first-week',
    defaultMessage: 'Première semaine. La cible : {target, number} {frequency, select, daily {par jour} weekly {par semaine} other {par mois}}.',
    description: 'Said of a goal: first-week',
  }),
  ...goalRecommendationMessages,
} as const satisfies Record<GoalSentenceCode, MessageDescriptor>;
