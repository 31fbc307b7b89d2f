import { defineMessage } from 'react-intl';

export const dashboardMessages = {
  title: defineMessage({ id: 'dashboard.title', defaultMessage: 'Tableau de bord', description: 'Title' }),
  greeting: defineMessage<{ name: string }>({
    id: 'dashboard.greeting',
    defaultMessage: 'Bonjour {name}.',
    description: 'Greeting with the full name',
  }),
  factorOffered: defineMessage({
    id: 'dashboard.factor-offered',
    defaultMessage: 'Votre compte n’a qu’un mot de passe. Un second facteur le protège mieux.',
    description: 'For an admin without a second factor',
  }),
  addFactor: defineMessage({
    id: 'dashboard.add-factor',
    defaultMessage: 'L’ajouter',
    description: 'Link after that sentence',
  }),
  service: defineMessage({ id: 'dashboard.service', defaultMessage: 'Le service', description: 'Heading' }),
  serviceLoading: defineMessage({
    id: 'dashboard.service.loading',
    defaultMessage: 'Chargement de l’état du service',
    description: 'While it is fetched',
  }),
  serviceMissing: defineMessage({
    id: 'dashboard.service.missing',
    defaultMessage: 'L’état du service n’a pas pu être chargé.',
    description: 'When it cannot be fetched',
  }),
  ready: defineMessage({
    id: 'dashboard.service.ready',
    defaultMessage: 'Tout fonctionne',
    description: 'The service is ready',
  }),
  late: defineMessage({
    id: 'dashboard.service.late',
    defaultMessage: 'Du retard',
    description: 'State: an engine does not answer, or work takes too long',
  }),
  notReady: defineMessage({
    id: 'dashboard.service.not-ready',
    defaultMessage: 'Quelque chose est arrêté',
    description: 'The service is not ready',
  }),
  readings: defineMessage({
    id: 'dashboard.readings',
    defaultMessage: 'Données à jour',
    description: 'Fact: read models',
  }),
  readingsFine: defineMessage<{ count: number }>({
    id: 'dashboard.readings.fine',
    defaultMessage: '{count, plural, =0 {aucune ici} one {# sur #} other {# sur #}}',
    description: 'How many, all of them fine',
  }),
  readingsStuck: defineMessage<{ count: number; faults: number }>({
    id: 'dashboard.readings.stuck',
    defaultMessage: '{faults, plural, one {# arrêtée} other {# arrêtées}} sur {count}',
    description: 'How many stand still',
  }),
  work: defineMessage({ id: 'dashboard.work', defaultMessage: 'Tâches de fond', description: 'Fact: background work' }),
  workText: defineMessage<{ running: number; parked: number }>({
    id: 'dashboard.work.text',
    defaultMessage:
      '{running, plural, =0 {aucune en cours} other {# en cours}}{parked, plural, =0 {} one {, # à débloquer} other {, # à débloquer}}',
    description: 'How many run, how many gave up for now',
  }),
  transcription: defineMessage({ id: 'dashboard.transcription', defaultMessage: 'Transcription', description: 'Fact' }),
  analysis: defineMessage({ id: 'dashboard.analysis', defaultMessage: 'Analyse', description: 'Fact' }),
  meaning: defineMessage({
    id: 'dashboard.meaning',
    defaultMessage: 'Recherche par le sens',
    description: 'Fact: what finds thoughts by what they mean',
  }),
  byWords: defineMessage({
    id: 'dashboard.meaning.words',
    defaultMessage: 'par les mots : le modèle manque',
    description: 'Search by meaning has no model',
  }),
  answers: defineMessage({
    id: 'dashboard.answers',
    defaultMessage: 'Réponses aux questions',
    description: 'Fact: the name of the model that writes answers follows',
  }),
  quotesOnly: defineMessage({
    id: 'dashboard.answers.quotes',
    defaultMessage: 'citations seulement',
    description: 'No model writes answers',
  }),
  here: defineMessage({
    id: 'dashboard.here',
    defaultMessage: 'sur cette machine',
    description: 'Where an engine works',
  }),
  elsewhere: defineMessage({
    id: 'dashboard.elsewhere',
    defaultMessage: 'par le service configuré',
    description: 'Where an engine works',
  }),
  modelMissing: defineMessage({
    id: 'dashboard.model.missing',
    defaultMessage: 'en attente : le modèle manque',
    description: 'Transcription waits',
  }),
  modelComing: defineMessage<{ percent: number }>({
    id: 'dashboard.model.coming',
    defaultMessage: 'téléchargement du modèle, {percent} %',
    description: 'Transcription waits for its model, which is being fetched',
  }),
  admins: defineMessage({ id: 'dashboard.admins', defaultMessage: 'Administrateurs', description: 'Heading' }),
  adminsLoading: defineMessage({
    id: 'dashboard.admins.loading',
    defaultMessage: 'Chargement des administrateurs',
    description: 'While it is fetched',
  }),
  adminsMissing: defineMessage({
    id: 'dashboard.admins.missing',
    defaultMessage: 'La liste n’a pas pu être chargée.',
    description: 'When it cannot be fetched',
  }),
  seeAll: defineMessage({ id: 'dashboard.admins.all', defaultMessage: 'Tout voir', description: 'Link to the list' }),
  activeAccounts: defineMessage({
    id: 'dashboard.admins.active',
    defaultMessage: 'Comptes actifs',
    description: 'Fact: a number follows',
  }),
  superadmins: defineMessage({
    id: 'dashboard.admins.super',
    defaultMessage: 'Dont Super Admins',
    description: 'Fact: a number follows',
  }),
  withoutFactor: defineMessage({
    id: 'dashboard.admins.without-factor',
    defaultMessage: 'Sans second facteur',
    description: 'Fact: a number follows',
  }),
  noThoughts: defineMessage<{ zone: string }>({
    id: 'dashboard.no-thoughts',
    defaultMessage:
      'Les jours sont ceux de chaque personne ; aujourd’hui et les heures, ceux d’ici ({zone}). Aucune pensée n’est lisible d’ici.',
    description: 'At the foot of the dashboard',
  }),
};
