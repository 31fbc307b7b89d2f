import { defineMessage } from 'react-intl';

export const statisticsMessages = {
  title: defineMessage({ id: 'statistics.title', defaultMessage: 'Statistiques', description: 'Title' }),
  intro: defineMessage({
    id: 'statistics.intro',
    defaultMessage:
      'Les objectifs de tous, recomptés à partir des événements, sans un mot personnel. Chaque client compte une fois par groupe, dans ses propres jours. Un groupe de moins de cinq clients n’est pas montré.',
    description: 'What the page of statistics shows',
  }),
  question: defineMessage({ id: 'statistics.question', defaultMessage: 'Ce qui est compté', description: 'Heading of the choices of the statistics' }),
  asOf: defineMessage({ id: 'statistics.as-of', defaultMessage: 'Vu au', description: 'Field: as-of date' }),
  asOfDay: defineMessage<{ day: string }>({ id: 'statistics.as-of-day', defaultMessage: 'vu au {day}', description: 'A choice in force: the as-of date' }),
  targetOf: defineMessage<{ target: string }>({ id: 'statistics.target-of', defaultMessage: 'objectif de {target}', description: 'A choice in force: the target of the what-if' }),
  from: defineMessage({ id: 'statistics.from', defaultMessage: 'Périodes depuis le', description: 'Field: first day of the periods that count' }),
  to: defineMessage({ id: 'statistics.to', defaultMessage: 'Jusqu’au', description: 'Field: last day of the periods that count' }),
  target: defineMessage({ id: 'statistics.target', defaultMessage: 'Et si l’objectif était de…', description: 'Field: the target of the what-if' }),
  optional: defineMessage({ id: 'statistics.optional', defaultMessage: 'Tout est facultatif. Sans date, tout ce qui est connu compte.', description: 'Below the choices of the statistics' }),
  compute: defineMessage({ id: 'statistics.compute', defaultMessage: 'Calculer', description: 'Button that computes the statistics' }),
  order: defineMessage({ id: 'statistics.order', defaultMessage: 'Le dernier jour vient avant le premier.', description: 'Error: the last day is before the first' }),
  replaying: defineMessage<{ percent: number }>({ id: 'statistics.replaying', defaultMessage: 'Les événements sont relus : {percent, number} %', description: 'While the statistics are computed' }),
  missing: defineMessage({ id: 'statistics.missing', defaultMessage: 'Les statistiques n’ont pas pu être calculées', description: 'Error heading' }),
  empty: defineMessage({ id: 'statistics.empty', defaultMessage: 'Aucun objectif à compter', description: 'Heading when no goal is counted' }),
  emptyText: defineMessage({ id: 'statistics.empty-text', defaultMessage: 'À cette date, aucun objectif n’a commencé. Choisissez-en une autre.', description: 'Text when no goal is counted' }),
  measure: defineMessage({ id: 'statistics.measure', defaultMessage: 'Mesure', description: 'Choice of a figure' }),
  known: defineMessage<{ date: string; events: number; position: number }>({
    id: 'statistics.known',
    defaultMessage: 'Vu au {date}, {events, plural, one {# événement} other {# événements}} (position {position}).',
    description: 'Up to when the statistics count; date is DD/MM/YYYY with a time',
  }),
  notCounted: defineMessage<{ count: number }>({
    id: 'statistics.not-counted',
    defaultMessage:
      '{count, plural, one {# objectif n’est pas compté} other {# objectifs ne sont pas comptés}} : ce qui y compte dépend d’étiquettes, scellées avec les mots des personnes, et aucun matin ne l’a encore relevé.',
    description: 'Goals that are not in the statistics',
  }),
  exportCsv: defineMessage({ id: 'statistics.csv', defaultMessage: 'Exporter en CSV', description: 'Button' }),
  exportNdjson: defineMessage({ id: 'statistics.ndjson', defaultMessage: 'Exporter en NDJSON', description: 'Button' }),
  exportFailed: defineMessage({ id: 'statistics.export-failed', defaultMessage: 'L’export n’a pas abouti. Veuillez réessayer.', description: 'Toast' }),
  command: defineMessage({ id: 'statistics.command', defaultMessage: 'La même chose en ligne de commande :', description: 'Before the command that writes the same statistics' }),
  few: defineMessage({ id: 'statistics.few', defaultMessage: 'Moins de cinq clients', description: 'In place of the figures of a small group' }),
  withheld: defineMessage({
    id: 'statistics.withheld',
    defaultMessage: 'Non montré : un petit groupe s’en déduirait',
    description: 'In place of the figures of a group that would reveal a small one',
  }),
  nobody: defineMessage({ id: 'statistics.nobody', defaultMessage: 'Aucun client', description: 'In place of the figures of an empty group' }),
  counts: defineMessage<{ clients: number; goals: number }>({
    id: 'statistics.counts',
    defaultMessage: '{clients, plural, one {# client} other {# clients}}, {goals, plural, one {# objectif} other {# objectifs}}',
    description: 'How many are in a group',
  }),
  median: defineMessage({ id: 'statistics.median', defaultMessage: 'médiane', description: 'After the median of a group' }),
  medianIf: defineMessage<{ target: number; other: string }>({
    id: 'statistics.median-if',
    defaultMessage: 'médiane ; {other} avec un objectif de {target, number}',
    description: 'After the median of a group with the targets as set: with another one',
  }),
  periods: defineMessage<{ count: number }>({ id: 'statistics.periods', defaultMessage: '{count, plural, one {# période} other {# périodes}}', description: 'The median of a streak' }),
  lineMeans: defineMessage<{ target: number }>({ id: 'statistics.line-means', defaultMessage: 'Le trait : avec un objectif de {target, number}.', description: 'What the line over a bar is' }),
  chartName: defineMessage<{ measure: string; group: string; cases: string }>({
    id: 'statistics.chart-name',
    defaultMessage: '{measure}, {group} : {cases}',
    description: 'A chart in words; cases is a list such as « 0–19 % : 3 clients »',
  }),
  caseCount: defineMessage<{ name: string; count: number }>({
    id: 'statistics.case-count',
    defaultMessage: '{name} : {count, plural, one {# client} other {# clients}}',
    description: 'How many clients are in one case of a distribution',
  }),
  group: defineMessage({ id: 'statistics.group', defaultMessage: 'Groupe', description: 'Column' }),
  clients: defineMessage({ id: 'statistics.clients', defaultMessage: 'Clients', description: 'Column' }),
  medianColumn: defineMessage({ id: 'statistics.median-column', defaultMessage: 'Médiane', description: 'Column' }),
  withTarget: defineMessage<{ group: string; target: number }>({
    id: 'statistics.with-target',
    defaultMessage: '{group}, avec un objectif de {target, number}',
    description: 'Row of a table: a group with another target',
  }),
};
