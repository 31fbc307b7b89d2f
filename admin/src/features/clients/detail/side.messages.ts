import { defineMessage } from 'react-intl';

export const sideMessages = {
  since: defineMessage<{ value: string; date: string }>({
    id: 'client.side.since',
    defaultMessage: '{value}, depuis le {date}',
    description: 'What a choice is, and since when',
  }),
  moderation: defineMessage({ id: 'client.side.moderation', defaultMessage: 'Modération', description: 'Title' }),
  waysIn: defineMessage({
    id: 'client.side.waysIn',
    defaultMessage: 'Façons d’entrer',
    description: 'Title',
  }),
  email: defineMessage({
    id: 'client.side.email',
    defaultMessage: 'Adresse',
    description: 'Fact',
  }),
  proved: defineMessage<{ value: string }>({
    id: 'client.side.proved',
    defaultMessage: '{value}, confirmée',
    description: 'Address',
  }),
  unproved: defineMessage<{ value: string }>({
    id: 'client.side.unproved',
    defaultMessage: '{value}, non confirmée',
    description: 'Address',
  }),
  awaited: defineMessage({
    id: 'client.side.awaited',
    defaultMessage: 'Nouvelle adresse en attente',
    description: 'Fact',
  }),
  password: defineMessage({
    id: 'client.side.password',
    defaultMessage: 'Mot de passe',
    description: 'Fact',
  }),
  phone: defineMessage({
    id: 'client.side.phone',
    defaultMessage: 'Téléphone',
    description: 'Fact',
  }),
  providers: defineMessage({
    id: 'client.side.providers',
    defaultMessage: 'Fournisseurs',
    description: 'Fact',
  }),
  language: defineMessage({
    id: 'client.side.language',
    defaultMessage: 'Langue',
    description: 'Fact',
  }),
  french: defineMessage({
    id: 'client.side.french',
    defaultMessage: 'Français',
    description: 'Value',
  }),
  english: defineMessage({
    id: 'client.side.english',
    defaultMessage: 'Anglais',
    description: 'Value',
  }),
  yes: defineMessage({
    id: 'client.side.yes',
    defaultMessage: 'Oui',
    description: 'Value',
  }),
  no: defineMessage({
    id: 'client.side.no',
    defaultMessage: 'Non',
    description: 'Value',
  }),
  never: defineMessage({
    id: 'client.side.never',
    defaultMessage: 'Rien n’est parti',
    description: 'No endpoint was accepted',
  }),
  consents: defineMessage({
    id: 'client.side.consents',
    defaultMessage: 'Permissions et accords',
    description: 'Title',
  }),
  createOrbs: defineMessage({
    id: 'client.side.createOrbs',
    defaultMessage: 'Créer des orbes',
    description: 'Fact',
  }),
  endpoint: defineMessage({
    id: 'client.side.endpoint',
    defaultMessage: 'Pensées envoyées à',
    description: 'Fact: the host of a model',
  }),
  notifications: defineMessage({
    id: 'client.side.notifications',
    defaultMessage: 'Notifications',
    description: 'Fact',
  }),
  memory: defineMessage({
    id: 'client.side.memory',
    defaultMessage: 'Mémoire des réponses',
    description: 'Fact',
  }),
  devices: defineMessage({
    id: 'client.side.devices',
    defaultMessage: 'Appareils et sessions',
    description: 'Title',
  }),
  noDevice: defineMessage({
    id: 'client.side.noDevice',
    defaultMessage: 'Aucune session ouverte.',
    description: 'Empty',
  }),
  device: defineMessage({
    id: 'client.side.device',
    defaultMessage: 'Appareil inconnu',
    description: 'Where it did not say',
  }),
  goals: defineMessage({
    id: 'client.side.goals',
    defaultMessage: 'Chiffres des objectifs',
    description: 'Title',
  }),
  goal: defineMessage<{ frequency: string; aim: string; target: number; since: string }>({
    id: 'client.side.goal',
    defaultMessage:
      '{aim, select, avoid {Au plus} other {Au moins}} {target, number} {frequency, select, daily {par jour} weekly {par semaine} other {par mois}}, dès le {since}',
    description: 'A goal without its words',
  }),
  strength: defineMessage<{ percent: string }>({
    id: 'client.side.strength',
    defaultMessage: 'force {percent}',
    description: 'Of a goal',
  }),
  asleep: defineMessage({
    id: 'client.side.asleep',
    defaultMessage: 'en sommeil',
    description: 'A goal that is not active',
  }),
  cost: defineMessage({
    id: 'client.side.cost',
    defaultMessage: 'Moteurs payants',
    description: 'Title',
  }),
  costMonth: defineMessage({
    id: 'client.side.costMonth',
    defaultMessage: 'Ce mois',
    description: 'Fact',
  }),
  costThirtyDays: defineMessage({
    id: 'client.side.costThirtyDays',
    defaultMessage: '30 jours',
    description: 'Fact',
  }),
  costTokens: defineMessage({
    id: 'client.side.costTokens',
    defaultMessage: 'Jetons, ce mois',
    description: 'Fact',
  }),
  costMinutes: defineMessage({
    id: 'client.side.costMinutes',
    defaultMessage: 'Minutes transcrites, ce mois',
    description: 'Fact',
  }),
  costBudget: defineMessage({
    id: 'client.side.costBudget',
    defaultMessage: 'Budget du mois utilisé',
    description: 'Fact',
  }),
  costUnlimited: defineMessage({
    id: 'client.side.costUnlimited',
    defaultMessage: 'sans limite',
    description: 'A client without a budget',
  }),
  notYet: defineMessage({
    id: 'client.side.notYet',
    defaultMessage: 'De ce jour-là, il n’y a rien à dire : ni accord, ni moyen d’entrer, ni appareil.',
    description: 'On the page of a client as of a day before registration',
  }),
  erased: defineMessage({
    id: 'client.side.erased',
    defaultMessage: 'Il n’y a plus rien à lire ni à faire. L’historique dit quand.',
    description: 'On the page of a client whose account is erased',
  }),
};
