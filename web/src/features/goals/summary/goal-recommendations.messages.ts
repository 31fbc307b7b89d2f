import { defineMessage } from 'react-intl';

/** What each recommendation says, by its code. */
export const goalRecommendationMessages = {
  'lower-target': defineMessage({
    id: 'goal.sentence.lower-target',
    defaultMessage:
      'Avec une cible à {target, number}, vous seriez à {frequency, select, daily {{met, plural, one {# jour} other {# jours}}} weekly {{met, plural, one {# semaine} other {# semaines}}} other {{met, plural, one {# mois} other {# mois}}}} sur {completed, number}, au lieu de {metNow, number}.',
    description: 'Said of a goal: lower-target',
  }),
  'raise-target': defineMessage({
    id: 'goal.sentence.raise-target',
    defaultMessage:
      'Une cible de {target, number} serait tenue aussi : {frequency, select, daily {{met, plural, one {# jour} other {# jours}}} weekly {{met, plural, one {# semaine} other {# semaines}}} other {{met, plural, one {# mois} other {# mois}}}} sur {completed, number}.',
    description: 'Said of a goal: raise-target',
  }),
  'rest-on-weekday': defineMessage({
    id: 'goal.sentence.rest-on-weekday',
    defaultMessage:
      'Le {weekday, select, 1 {lundi} 2 {mardi} 3 {mercredi} 4 {jeudi} 5 {vendredi} 6 {samedi} other {dimanche}} manque {missed, number} fois sur {of, number}. Ce pourrait être un jour de repos.',
    description: 'Said of a goal: rest-on-weekday',
  }),
  'aim-by-week': defineMessage({
    id: 'goal.sentence.aim-by-week',
    defaultMessage: 'Comptée à la semaine, une cible de {target, number} serait mieux tenue : {met, plural, one {# semaine} other {# semaines}} sur {completed, number}.',
    description: 'Said of a goal: aim-by-week',
  }),
  'answer-proposals': defineMessage({
    id: 'goal.sentence.answer-proposals',
    defaultMessage: '{proposals, plural, one {# pensée attend votre réponse.} other {# pensées attendent votre réponse.}}',
    description: 'Said of a goal: answer-proposals',
  }),
  'choose-rule': defineMessage({
    id: 'goal.sentence.choose-rule',
    defaultMessage: '{proposals, plural, one {# pensée correspond} other {# pensées correspondent}} : dites une fois si cela compte.',
    description: 'Said of a goal: choose-rule',
  }),
  'take-a-pause': defineMessage({
    id: 'goal.sentence.take-a-pause',
    defaultMessage: 'Rien depuis {days, plural, one {# jour} other {# jours}}. Une pause ne change aucun chiffre ; la force reste à {strength, number} %.',
    description: 'Said of a goal: take-a-pause',
  }),
  'a-little-each-day': defineMessage({
    id: 'goal.sentence.a-little-each-day',
    defaultMessage: 'Encore {left, number} en {daysLeft, plural, one {# jour} other {# jours}} : {perDay, number} par jour suffit.',
    description: 'Said of a goal: a-little-each-day',
  }),
  'one-today': defineMessage({
    id: 'goal.sentence.one-today',
    defaultMessage: '{by, select, thoughts {Une pensée} other {Une fois}} aujourd’hui, et {target, plural, =1 {c’est fait} other {les # y sont}}.',
    description: 'Said of a goal: one-today',
  }),
  'tell-days': defineMessage({
    id: 'goal.sentence.tell-days',
    defaultMessage: '{days, plural, one {# jour est resté} other {# jours sont restés}} sans réponse ; un geste suffit, même après coup.',
    description: 'Said of a goal: tell-days',
  }),
  'keep-going': defineMessage({
    id: 'goal.sentence.keep-going',
    defaultMessage:
      '{frequency, select, daily {{met, plural, one {# jour tenu} other {# jours tenus}}} weekly {{met, plural, one {# semaine tenue} other {# semaines tenues}}} other {{met, plural, one {# mois tenu} other {# mois tenus}}}} sur {completed, number} : rien à changer.',
    description: 'Said of a goal: keep-going',
  }),
  'weekday-holds': defineMessage({
    id: 'goal.sentence.weekday-holds',
    defaultMessage: 'Les {weekday, select, 1 {lundis} 2 {mardis} 3 {mercredis} 4 {jeudis} 5 {vendredis} 6 {samedis} other {dimanches}} sont bien tenus : {held, number} sur {of, number}.',
    description: 'Said of a goal: weekday-holds',
  }),
};
