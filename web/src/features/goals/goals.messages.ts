import { defineMessage } from 'react-intl';
import { pageMessages } from '#lib/navigation/page.messages.ts';

export const goalsMessages = {
  title: pageMessages.goals,
  start: defineMessage({ id: 'goal.list.start', defaultMessage: 'Nouvel objectif', description: 'Button that opens the form for a goal' }),
  others: defineMessage({ id: 'goal.list.others', defaultMessage: 'Les autres', description: 'Heading over all goals but the one shown large' }),
  empty: defineMessage({ id: 'goal.list.empty', defaultMessage: 'Pas encore d’objectif', description: 'Title of the empty goals screen' }),
  emptyText: defineMessage({
    id: 'goal.list.empty-text',
    defaultMessage: 'Aucun objectif n’est fixé. Une pensée par jour, un appel par semaine, deux cafés au plus : Écrin compte pour vous, sans jamais presser.',
    description: 'Text of the empty goals screen',
  }),
  allQuiet: defineMessage({ id: 'goal.list.all-quiet', defaultMessage: 'Aucun objectif en cours', description: 'Title when every goal is asleep, paused or ended' }),
  allQuietText: defineMessage({
    id: 'goal.list.all-quiet-text',
    defaultMessage: 'Vos objectifs sont en pause ou arrêtés. Chacun reprendra où il en était.',
    description: 'Text when every goal is asleep, paused or ended',
  }),
  pauseAll: defineMessage({ id: 'goal.list.pause-all', defaultMessage: 'Tout mettre en pause', description: 'Button that pauses every goal' }),
  resumeAll: defineMessage({ id: 'goal.list.resume-all', defaultMessage: 'Tout reprendre', description: 'Button that ends the pause of every goal' }),
  allPaused: defineMessage({ id: 'goal.list.all-paused', defaultMessage: 'Tous vos objectifs sont en pause. Aucun chiffre ne bouge.', description: 'Shown while all goals are paused' }),
  settings: defineMessage({ id: 'goal.list.settings', defaultMessage: 'Réglages des objectifs', description: 'Heading over day start and pause of all' }),
  dayStart: defineMessage({ id: 'goal.list.day-start', defaultMessage: 'Ma journée commence à', description: 'Field: when the day begins for goals' }),
  dayStartHint: defineMessage({
    id: 'goal.list.day-start-hint',
    defaultMessage: 'Une pensée de la nuit compte alors pour la veille. Les jours déjà passés gardent leur compte.',
    description: 'Explains the field above',
  }),
  dayStartChosen: defineMessage<{ time: string }>({ id: 'goal.list.day-start-chosen', defaultMessage: 'Votre journée commence à {time}.', description: 'Toast after choosing' }),
  strip: defineMessage<{ kept: number; asked: number; rests: number; count: number; aim: string; target: number }>({
    id: 'goal.list.strip',
    defaultMessage:
      'Trente derniers jours : {kept, plural, one {# jour tenu} other {# jours tenus}} sur {asked, number}{rests, plural, =0 {} other {, # de repos}}, aujourd’hui {count, number} {aim, select, avoid {pour {target, number} au plus} other {sur {target, number}}}',
    description: 'The strip of a daily goal in words',
  }),
  stripCounts: defineMessage<{ days: number }>({
    id: 'goal.list.strip-counts',
    defaultMessage: 'Trente derniers jours : quelque chose a compté {days, plural, =0 {aucun jour} one {# jour} other {# jours}}',
    description: 'The strip of a weekly or monthly goal in words',
  }),
  today: defineMessage({ id: 'goal.list.today', defaultMessage: 'Aujourd’hui', description: 'End of the strip' }),
  legend: defineMessage<{ look: string; aim: string }>({
    id: 'goal.list.legend',
    defaultMessage:
      '{look, select, met {{aim, select, avoid {Dans la limite} other {Cible atteinte}}} near {{aim, select, avoid {Un peu au-dessus} other {À soutenir}}} low {{aim, select, avoid {Au-dessus de la limite} other {En retard}}} some {Compté} none {Rien} other {Repos ou pause}}',
    description: 'Legend of the strip',
  }),
  thoughts: defineMessage<{ by: string }>({ id: 'goal.list.thoughts', defaultMessage: '{by, select, thoughts {Pensées} other {Fois}}', description: 'Name of a figure: how many counted in all' }),
  kept: defineMessage<{ frequency: string }>({
    id: 'goal.list.kept',
    defaultMessage: '{frequency, select, daily {Jours tenus} weekly {Semaines tenues} other {Mois tenus}}',
    description: 'Name of a figure: periods met',
  }),
  outOf: defineMessage<{ count: number }>({ id: 'goal.list.out-of', defaultMessage: 'sur {count, number}', description: 'After a figure: of how many' }),
  rate: defineMessage({ id: 'goal.list.rate', defaultMessage: 'Réussite', description: 'Name of a figure: share of periods met' }),
  percent: defineMessage({ id: 'goal.list.percent', defaultMessage: '%', description: 'Unit after a figure' }),
  none: defineMessage({ id: 'goal.list.none', defaultMessage: '–', description: 'Instead of a figure that cannot be told yet' }),
  whatIf: defineMessage<{ target: number }>({
    id: 'goal.list.what-if',
    defaultMessage: 'Et si la cible était {target, number} ?',
    description: 'Button that shows the figures another target would give',
  }),
  table: defineMessage({ id: 'goal.list.table', defaultMessage: 'Voir en tableau', description: 'Button: shows the figures as a table' }),
  chart: defineMessage({ id: 'goal.list.chart', defaultMessage: 'Voir le graphique', description: 'Button: shows the chart again' }),
  day: defineMessage({ id: 'goal.list.day', defaultMessage: 'Jour', description: 'Heading of a column' }),
  count: defineMessage({ id: 'goal.list.count', defaultMessage: 'Compte', description: 'Heading of a column' }),
  target: defineMessage({ id: 'goal.list.target', defaultMessage: 'Cible', description: 'Heading of a column' }),
  how: defineMessage({ id: 'goal.list.how', defaultMessage: 'Résultat', description: 'Heading of a column' }),
  write: defineMessage({ id: 'goal.list.write', defaultMessage: 'Écrire', description: 'Link to where a thought is written' }),
  writeFor: defineMessage<{ title: string }>({
    id: 'goal.list.write-for',
    defaultMessage: 'Écrire une pensée : {title}',
    description: 'Button: leads to the field for a thought that may count for a goal',
  }),
  since: defineMessage<{ day: string }>({ id: 'goal.list.since', defaultMessage: 'Rien depuis le {day}', description: 'A goal at rest: when something last counted' }),
  dueTitle: defineMessage({ id: 'goal.list.due-title', defaultMessage: 'À faire aujourd’hui', description: 'Heading over the goals that are due today' }),
  homeTitle: defineMessage({ id: 'goal.list.home-title', defaultMessage: 'Objectifs', description: 'Heading over goals on the home screen when nothing is due' }),
  all: defineMessage({ id: 'goal.list.all', defaultMessage: 'Tous les objectifs', description: 'Link to the goals screen' }),
};
