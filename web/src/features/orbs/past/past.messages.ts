import { defineMessage } from 'react-intl';

export const pastMessages = {
  title: defineMessage({ id: 'orbs.past.title', defaultMessage: 'Dans le passé', description: 'Title of the page and its link' }),
  heading: defineMessage<{ name: string }>({ id: 'orbs.past.heading', defaultMessage: '« {name} », dans le passé', description: 'Heading of the screen' }),
  plan: defineMessage<{ past: string; thoughts: number; minutes: number; cost: string; euros: number }>({
    id: 'orbs.past.plan',
    defaultMessage:
      'Relire {past}\u00A0: <b>{thoughts, plural, =0 {aucune pensée} one {# pensée} other {# pensées}}</b>, <b>{cost, select, free {gratuitement} less {moins de 1\u00A0€} more {environ {euros, number, ::.0}\u00A0€} other {coût non indiqué}}</b>, <b>{minutes, plural, =0 {moins d’une minute} one {environ # minute} other {environ # minutes}}</b>.',
    description: 'Before it begins',
  }),
  going: defineMessage<{ past: string; done: number; steps: number }>({
    id: 'orbs.past.going',
    defaultMessage: 'Relire {past} : <b>{done} sur {steps}</b>.',
    description: 'While it goes on, or is stopped',
  }),
  ended: defineMessage<{ past: string }>({ id: 'orbs.past.ended', defaultMessage: '{past}, <b>relu</b>.', description: 'Once it has ended' }),
  span: defineMessage<{ from: string; to: string }>({ id: 'orbs.past.span', defaultMessage: 'du {from} au {to}', description: 'A span of days in a sentence' }),
  begin: defineMessage({ id: 'orbs.past.begin', defaultMessage: 'Commencer', description: 'Button' }),
  stop: defineMessage<{ step: string }>({ id: 'orbs.past.stop', defaultMessage: '{step, select, week {Arrêter après cette semaine} other {Arrêter après ce mois}}', description: 'Button' }),
  resume: defineMessage({ id: 'orbs.past.resume', defaultMessage: 'Reprendre', description: 'Button' }),
  kept: defineMessage<{ step: string }>({
    id: 'orbs.past.kept',
    defaultMessage: '{step, select, week {Chaque semaine finie est gardée.} other {Chaque mois fini est gardé.}}',
    description: 'Beside the button that stops',
  }),
  stopped: defineMessage<{ reason: string }>({
    id: 'orbs.past.stopped',
    defaultMessage:
      '{reason, select, person {Vous l’avez arrêtée.} no_engine {Arrêtée : aucun modèle qui écrit ne répond.} not_accepted {Arrêtée : l’envoi des pensées n’est pas accepté.} over_cap {Arrêtée : le plafond de mots du mois est atteint. Elle peut reprendre le 1er.} quota {Arrêtée : le service de lecture n’a plus de crédit.} orb_gone {Arrêtée : cette version de l’orbe n’existe plus.} other {Arrêtée : le modèle n’a pas répondu.}}',
    description: 'Why it is stopped',
  }),
  steps: defineMessage({ id: 'orbs.past.steps', defaultMessage: 'Ce qui est relu', description: 'Name of the list of months or weeks' }),
  week: defineMessage<{ date: string }>({ id: 'orbs.past.week', defaultMessage: 'du {date}', description: 'A week, by its first day' }),
  state: defineMessage<{ state: string; read: number; thoughts: number }>({
    id: 'orbs.past.state',
    defaultMessage: '{state, select, done {Relu} running {{read} sur {thoughts}} empty {Rien à lire} failed {Sans résultat} left {Pas relu} other {À venir}}',
    description: 'State of a month or a week',
  }),
  inTime: defineMessage({ id: 'orbs.past.inTime', defaultMessage: 'Dans le temps', description: 'Heading of the results' }),
  sideBySide: defineMessage<{ first: number; second: number }>({
    id: 'orbs.past.sideBySide',
    defaultMessage: 'Version {first} et version {second}, côte à côte',
    description: 'Heading of the results of two versions',
  }),
  scores: defineMessage<{ from: string; to: string }>({ id: 'orbs.past.scores', defaultMessage: 'Les notes, de {from} à {to}, sur une ligne de 0 à 10.', description: 'The chart in words' }),
  asTable: defineMessage({ id: 'orbs.past.asTable', defaultMessage: 'En tableau', description: 'Opens the results as a table' }),
  when: defineMessage<{ step: string }>({ id: 'orbs.past.when', defaultMessage: '{step, select, week {Semaine} other {Mois}}', description: 'Heading of a column' }),
  before: defineMessage({ id: 'orbs.past.before', defaultMessage: 'Avant de lancer', description: 'Heading of the choice' }),
  period: defineMessage({ id: 'orbs.past.period', defaultMessage: 'Période', description: 'Field' }),
  lastTwelve: defineMessage({ id: 'orbs.past.lastTwelve', defaultMessage: 'Douze derniers mois', description: 'Choice of a period' }),
  stepBy: defineMessage({ id: 'orbs.past.stepBy', defaultMessage: 'Pas', description: 'Field: month by month, or week by week' }),
  stepName: defineMessage<{ step: string }>({ id: 'orbs.past.stepName', defaultMessage: '{step, select, week {Semaine par semaine} other {Mois par mois}}', description: 'Choice of a step' }),
  versions: defineMessage({ id: 'orbs.past.versions', defaultMessage: 'Consignes à comparer', description: 'Name of the choice of versions' }),
  twice: defineMessage({ id: 'orbs.past.twice', defaultMessage: 'Deux versions : deux fois la durée, deux fois le coût.', description: 'Below the choice of two versions' }),
  earlier: defineMessage({ id: 'orbs.past.earlier', defaultMessage: 'Relectures', description: 'Heading of the list of runs over the past' }),
  another: defineMessage({ id: 'orbs.past.another', defaultMessage: 'Préparer une autre relecture', description: 'Button' }),
  entry: defineMessage<{ from: string; to: string; versions: string; state: string; done: number; steps: number }>({
    id: 'orbs.past.entry',
    defaultMessage: '{from} – {to}, version {versions}, {state, select, running {en cours} stopped {arrêtée à {done} sur {steps}} other {finie}}',
    description: 'A run over the past in the list',
  }),
};
