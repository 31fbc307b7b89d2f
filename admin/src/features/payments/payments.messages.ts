import { defineMessage } from 'react-intl';

export const paymentsMessages = {
  title: defineMessage({ id: 'payments.title', defaultMessage: 'Paiements', description: 'Title of the page' }),
  loading: defineMessage({
    id: 'payments.loading',
    defaultMessage: 'Les dépenses arrivent',
    description: 'While it is fetched',
  }),
  missing: defineMessage({
    id: 'payments.missing',
    defaultMessage: 'Les dépenses ne se sont pas chargées',
    description: 'When it cannot be fetched',
  }),
  span: defineMessage({ id: 'payments.span', defaultMessage: 'Période', description: 'Name of the switch of spans' }),
  month: defineMessage({ id: 'payments.month', defaultMessage: 'Ce mois', description: 'Span' }),
  lastMonth: defineMessage({ id: 'payments.last-month', defaultMessage: 'Mois dernier', description: 'Span' }),
  year: defineMessage({ id: 'payments.year', defaultMessage: '12 mois', description: 'Span' }),
  export: defineMessage({
    id: 'payments.export',
    defaultMessage: 'Exporter (CSV)',
    description: 'Link that saves a file',
  }),
  spent: defineMessage({ id: 'payments.spent', defaultMessage: 'Dépensé', description: 'Figure' }),
  ofBudget: defineMessage<{ spent: string; budget: string }>({
    id: 'payments.of-budget',
    defaultMessage: '{spent} sur {budget}',
    description: 'Spent, and the budget of the month',
  }),
  tokens: defineMessage({ id: 'payments.tokens', defaultMessage: 'Jetons', description: 'Figure and column' }),
  minutes: defineMessage({
    id: 'payments.minutes',
    defaultMessage: 'Minutes transcrites',
    description: 'Figure and column',
  }),
  requests: defineMessage({ id: 'payments.requests', defaultMessage: 'Demandes', description: 'Figure and column' }),
  underOne: defineMessage({
    id: 'payments.under-one',
    defaultMessage: 'moins de 1 €',
    description: 'An amount that rounds to nothing',
  }),
  noPrice: defineMessage({
    id: 'payments.no-price',
    defaultMessage: 'prix inconnu',
    description: 'A cost that is not known',
  }),
  unpriced: defineMessage({
    id: 'payments.unpriced',
    defaultMessage: 'Un moteur payant n’a pas de prix : donnez-le dans les réglages pour que la dépense soit complète.',
    description: 'Banner',
  }),
  toSettings: defineMessage({
    id: 'payments.to-settings',
    defaultMessage: 'Réglages',
    description: 'Link of the banner',
  }),
  over: defineMessage({ id: 'payments.over', defaultMessage: 'Par jour', description: 'Panel' }),
  overMonths: defineMessage({ id: 'payments.over-months', defaultMessage: 'Par mois', description: 'Panel' }),
  chart: defineMessage<{ total: string }>({
    id: 'payments.chart',
    defaultMessage: 'Dépense par période, {total} en tout',
    description: 'Description of the chart',
  }),
  period: defineMessage({ id: 'payments.period', defaultMessage: 'Période', description: 'Column' }),
  engines: defineMessage({ id: 'payments.engines', defaultMessage: 'Par moteur', description: 'Panel' }),
  model: defineMessage({ id: 'payments.model', defaultMessage: 'Modèle', description: 'Column' }),
  kind: defineMessage({ id: 'payments.kind', defaultMessage: 'Usage', description: 'Column' }),
  cost: defineMessage({ id: 'payments.cost', defaultMessage: 'Coût', description: 'Column' }),
  transcription: defineMessage({ id: 'payments.transcription', defaultMessage: 'Transcription', description: 'Use' }),
  understanding: defineMessage({ id: 'payments.understanding', defaultMessage: 'Analyse', description: 'Use' }),
  answer: defineMessage({ id: 'payments.answer', defaultMessage: 'Réponses', description: 'Use' }),
  orb: defineMessage({ id: 'payments.orb', defaultMessage: 'Orbes', description: 'Use' }),
  here: defineMessage({
    id: 'payments.here',
    defaultMessage: 'sur ce serveur',
    description: 'An engine that costs nothing',
  }),
  endpoint: defineMessage({
    id: 'payments.endpoint',
    defaultMessage: 'fournisseur',
    description: 'An engine that is paid',
  }),
  unknown: defineMessage({
    id: 'payments.unknown',
    defaultMessage: 'moteur non noté',
    description: 'Of an earlier version',
  }),
  clients: defineMessage({
    id: 'payments.clients',
    defaultMessage: 'Clients qui ont le plus utilisé',
    description: 'Panel',
  }),
  client: defineMessage({ id: 'payments.client', defaultMessage: 'Client', description: 'Column' }),
  nameless: defineMessage({
    id: 'payments.nameless',
    defaultMessage: 'Sans prénom',
    description: 'A client without a first name',
  }),
  none: defineMessage({
    id: 'payments.none',
    defaultMessage: 'Aucun modèle n’a encore servi sur cette période',
    description: 'Empty page',
  }),
  noneText: defineMessage({
    id: 'payments.none-text',
    defaultMessage: 'Transcriptions, analyses, réponses et orbes seront comptées ici.',
    description: 'Under it',
  }),
};
