import { defineMessage } from 'react-intl';

export const settingNames = {
  registration: defineMessage({ id: 'settings.registration', defaultMessage: 'Inscriptions', description: 'Setting' }),
  registrationText: defineMessage({
    id: 'settings.registration-text',
    defaultMessage: 'Les comptes qui existent n’en dépendent pas.',
    description: 'Under it',
  }),
  registrationOpen: defineMessage({
    id: 'settings.registration-open',
    defaultMessage: 'Ouvertes',
    description: 'Choice',
  }),
  registrationCode: defineMessage({
    id: 'settings.registration-code',
    defaultMessage: 'Sur code',
    description: 'Choice',
  }),
  registrationClosed: defineMessage({
    id: 'settings.registration-closed',
    defaultMessage: 'Fermées',
    description: 'Choice',
  }),
  invitationCode: defineMessage({
    id: 'settings.invitation-code',
    defaultMessage: 'Code d’invitation',
    description: 'Setting',
  }),
  invitationCodeText: defineMessage({
    id: 'settings.invitation-code-text',
    defaultMessage: 'Ouvre les inscriptions sur code, comme les codes de parrainage.',
    description: 'Under it',
  }),
  defaultLanguage: defineMessage({
    id: 'settings.default-language',
    defaultMessage: 'Langue par défaut',
    description: 'Setting',
  }),
  defaultLanguageText: defineMessage({
    id: 'settings.default-language-text',
    defaultMessage: 'Quand le navigateur n’en demande aucune.',
    description: 'Under it',
  }),
  french: defineMessage({ id: 'settings.french', defaultMessage: 'Français', description: 'Choice' }),
  english: defineMessage({ id: 'settings.english', defaultMessage: 'Anglais', description: 'Choice' }),
  orbsCreatedBy: defineMessage({
    id: 'settings.orbs-created-by',
    defaultMessage: 'Création d’orbes',
    description: 'Setting',
  }),
  orbsCreatedByText: defineMessage({
    id: 'settings.orbs-created-by-text',
    defaultMessage: 'Tous les clients, ou ceux à qui c’est permis.',
    description: 'Under it',
  }),
  granted: defineMessage({ id: 'settings.granted', defaultMessage: 'Sur permission', description: 'Choice' }),
  everyone: defineMessage({ id: 'settings.everyone', defaultMessage: 'Tous', description: 'Choice' }),
  orbRunsPerDay: defineMessage({
    id: 'settings.orb-runs-per-day',
    defaultMessage: 'Lectures d’orbes par jour',
    description: 'Setting',
  }),
  orbWordsPerMonth: defineMessage({
    id: 'settings.orb-words-per-month',
    defaultMessage: 'Mots lus par mois',
    description: 'Setting',
  }),
  chatTokensPerDay: defineMessage({
    id: 'settings.chat-tokens-per-day',
    defaultMessage: 'Jetons de réponses par jour',
    description: 'Setting',
  }),
  chatTokensText: defineMessage({
    id: 'settings.chat-tokens-text',
    defaultMessage: 'Au-delà, les réponses citent sans rédiger.',
    description: 'Under it',
  }),
  clientStorageGb: defineMessage({
    id: 'settings.client-storage-gb',
    defaultMessage: 'Place des enregistrements',
    description: 'Setting',
  }),
  noLimit: defineMessage({ id: 'settings.no-limit', defaultMessage: '0 : sans limite.', description: 'Under a limit' }),
  tokensPerMonth: defineMessage({
    id: 'settings.tokens-per-month',
    defaultMessage: 'Jetons',
    description: 'Setting of a budget',
  }),
  minutesPerMonth: defineMessage({
    id: 'settings.minutes-per-month',
    defaultMessage: 'Minutes transcrites',
    description: 'Setting of a budget',
  }),
  eurosPerMonth: defineMessage({
    id: 'settings.euros-per-month',
    defaultMessage: 'Dépense',
    description: 'Setting of a budget',
  }),
  budgetText: defineMessage({
    id: 'settings.budget-text',
    defaultMessage: 'Arrêté à 100 %. 0 : sans limite.',
    description: 'Under a budget',
  }),
  paidEngines: defineMessage({
    id: 'settings.paid-engines',
    defaultMessage: 'Moteurs payants',
    description: 'Setting',
  }),
  paidEnginesText: defineMessage({
    id: 'settings.paid-engines-text',
    defaultMessage: 'En pause, réponses, analyses, orbes et transcriptions ne leur sont plus envoyées.',
    description: 'Under it',
  }),
  used: defineMessage({ id: 'settings.used', defaultMessage: 'Utilisés', description: 'Choice' }),
  paused: defineMessage({ id: 'settings.paused', defaultMessage: 'En pause', description: 'Choice' }),
  eurosPerMillionTokens: defineMessage({
    id: 'settings.euros-per-million-tokens',
    defaultMessage: 'Prix d’un million de jetons',
    description: 'Setting',
  }),
  eurosPerMinute: defineMessage({
    id: 'settings.euros-per-minute',
    defaultMessage: 'Prix d’une minute transcrite',
    description: 'Setting',
  }),
  priceText: defineMessage({
    id: 'settings.price-text',
    defaultMessage: 'Sert à compter la dépense.',
    description: 'Under a price',
  }),
  modelPrices: defineMessage({
    id: 'settings.model-prices',
    defaultMessage: 'Prix par modèle',
    description: 'Setting',
  }),
  modelPricesText: defineMessage({
    id: 'settings.model-prices-text',
    defaultMessage: 'Un par ligne : modèle ; jetons ou minute ; prix en euros.',
    description: 'Under it',
  }),
  maintenanceFr: defineMessage({ id: 'settings.maintenance-fr', defaultMessage: 'En français', description: 'Field' }),
  maintenanceEn: defineMessage({ id: 'settings.maintenance-en', defaultMessage: 'En anglais', description: 'Field' }),
  maintenance: defineMessage({
    id: 'settings.maintenance',
    defaultMessage: 'Annonce de maintenance',
    description: 'Setting',
  }),
  maintenanceText: defineMessage({
    id: 'settings.maintenance-text',
    defaultMessage: 'Dans l’application et à la connexion, aussitôt. Une langue qui manque lit l’autre.',
    description: 'Under it',
  }),
  maintenanceShown: defineMessage({
    id: 'settings.maintenance-shown',
    defaultMessage: 'Afficher l’annonce',
    description: 'Switch',
  }),
  maintenanceFrom: defineMessage({
    id: 'settings.maintenance-from',
    defaultMessage: 'À partir de (facultatif)',
    description: 'Field: day and hour',
  }),
  maintenanceUntil: defineMessage({
    id: 'settings.maintenance-until',
    defaultMessage: 'Jusqu’à (facultatif)',
    description: 'Field: day and hour',
  }),
  noSentence: defineMessage({
    id: 'settings.no-sentence',
    defaultMessage: 'Il faut une phrase dans une langue au moins, et une fin après le début',
    description: 'Under it when it cannot be announced',
  }),
  unitTokens: defineMessage({ id: 'settings.unit-tokens', defaultMessage: 'jetons', description: 'Unit' }),
  unitMinutes: defineMessage({ id: 'settings.unit-minutes', defaultMessage: 'min', description: 'Unit' }),
  unitWords: defineMessage({ id: 'settings.unit-words', defaultMessage: 'mots', description: 'Unit' }),
  unitRuns: defineMessage({ id: 'settings.unit-runs', defaultMessage: 'par jour', description: 'Unit' }),
  recordingsKeptDays: defineMessage({
    id: 'settings.recordings-kept-days',
    defaultMessage: 'Garder les enregistrements',
    description: 'A setting: after how many days the sound of a transcribed recording is erased',
  }),
  recordingsKeptDaysText: defineMessage({
    id: 'settings.recordings-kept-days.text',
    defaultMessage:
      'Vide : toujours. Sinon de 7 à 3 650 jours ; ensuite le son est effacé, les mots restent. Une durée plus courte est annoncée aux clients 30 jours avant.',
    description: 'About the setting how long recordings are kept',
  }),
  unitDays: defineMessage({
    id: 'settings.unit.days',
    defaultMessage: 'jours',
    description: 'Unit of a number that is set',
  }),
  unitGb: defineMessage({ id: 'settings.unit-gb', defaultMessage: 'Go', description: 'Unit' }),
  unitEuros: defineMessage({ id: 'settings.unit-euros', defaultMessage: '€', description: 'Unit' }),
};
