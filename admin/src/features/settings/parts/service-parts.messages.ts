import { defineMessage } from 'react-intl';

export const servicePartMessages = {
  engines: defineMessage({ id: 'settings.parts-engines', defaultMessage: 'Moteurs', description: 'Panel' }),
  deliveries: defineMessage({
    id: 'settings.parts-deliveries',
    defaultMessage: 'E-mails, messages et notifications',
    description: 'Panel',
  }),
  missing: defineMessage({
    id: 'settings.parts-missing',
    defaultMessage: 'L’état des moteurs n’a pas pu être lu.',
    description: 'In place of both panels',
  }),
  test: defineMessage({ id: 'settings.parts-test', defaultMessage: 'Essayer', description: 'Button of an engine' }),
  testOf: defineMessage<{ name: string }>({
    id: 'settings.parts-test-of',
    defaultMessage: 'Essayer : {name}',
    description: 'The same button, for screen readers',
  }),
  testTitle: defineMessage<{ name: string }>({
    id: 'settings.parts-test-title',
    defaultMessage: 'Essayer « {name} » ?',
    description: 'Question before an engine elsewhere is asked',
  }),
  testText: defineMessage({
    id: 'settings.parts-test-text',
    defaultMessage: 'Le moteur est hors de ce serveur : ce qu’on lui demande peut être facturé.',
    description: 'Under it: what it costs',
  }),
  testMail: defineMessage({
    id: 'settings.parts-test-mail',
    defaultMessage: 'M’envoyer un essai',
    description: 'Button',
  }),
  here: defineMessage({
    id: 'settings.parts-here',
    defaultMessage: 'sur ce serveur',
    description: 'Where an engine is',
  }),
  at: defineMessage<{ host: string }>({
    id: 'settings.parts-at',
    defaultMessage: 'chez {host}',
    description: 'Where an engine is',
  }),
  noModel: defineMessage({
    id: 'settings.parts-no-model',
    defaultMessage: 'aucun modèle',
    description: 'Instead of its name',
  }),
  builtIn: defineMessage({
    id: 'settings.parts-built-in',
    defaultMessage: 'exemples et listes de mots',
    description: 'What analyses without a model',
  }),
  ready: defineMessage({ id: 'settings.parts-ready', defaultMessage: 'Prêt', description: 'State' }),
  fetching: defineMessage<{ percent: number }>({
    id: 'settings.parts-fetching',
    defaultMessage: 'Modèle en chemin, {percent} %',
    description: 'State',
  }),
  away: defineMessage({ id: 'settings.parts-away', defaultMessage: 'Ne répond pas', description: 'State' }),
  off: defineMessage({
    id: 'settings.parts-off',
    defaultMessage: 'Pas en service',
    description: 'State of an engine that the operator does without',
  }),
  checksum: defineMessage<{ sum: string }>({
    id: 'settings.parts-checksum',
    defaultMessage: 'SHA-256 {sum}',
    description: 'First letters of the checksum of a model',
  }),
  passed: defineMessage({
    id: 'settings.parts-measure-passed',
    defaultMessage: 'mesuré, convient',
    description: 'Measure of a model that writes',
  }),
  failed: defineMessage({
    id: 'settings.parts-measure-failed',
    defaultMessage: 'mesuré, ne suffit pas : les réponses citent',
    description: 'Measure',
  }),
  embeddingFailed: defineMessage({
    id: 'settings.parts-embedding-measure-failed',
    defaultMessage: 'mesuré, ne convient pas : la recherche va par les mots',
    description: 'Measure of a model that tells what texts mean',
  }),
  measuring: defineMessage({
    id: 'settings.parts-measuring',
    defaultMessage: 'mesure en cours',
    description: 'Measure',
  }),
  notMeasured: defineMessage({
    id: 'settings.parts-not-measured',
    defaultMessage: 'pas encore mesuré',
    description: 'Measure',
  }),
  worked: defineMessage<{ seconds: string }>({
    id: 'settings.parts-worked',
    defaultMessage: 'A répondu en {seconds} s.',
    description: 'Result of a test',
  }),
  workedWith: defineMessage<{ model: string; seconds: string }>({
    id: 'settings.parts-worked-with',
    defaultMessage: '{model} a répondu en {seconds} s.',
    description: 'Result of a test',
  }),
  heard: defineMessage<{ heard: string; matched: number; words: number; seconds: string }>({
    id: 'settings.parts-heard',
    defaultMessage: 'A entendu « {heard} » en {seconds} s : {matched} mots sur {words} de l’enregistrement d’essai.',
    description: 'Result of a test of transcription',
  }),
  heardNothing: defineMessage<{ words: number; seconds: string }>({
    id: 'settings.parts-heard-nothing',
    defaultMessage: 'N’a rien entendu en {seconds} s, alors que l’enregistrement d’essai a {words} mots.',
    description: 'Result of a test of transcription',
  }),
  delivered: defineMessage<{ to: string; seconds: string }>({
    id: 'settings.parts-delivered',
    defaultMessage: 'Remis pour {to} en {seconds} s. Vérifiez qu’il arrive.',
    description: 'Result of a test that was sent',
  }),
  written: defineMessage<{ to: string }>({
    id: 'settings.parts-written',
    defaultMessage: 'Écrit dans le dossier « outbox » pour {to}, et envoyé à personne.',
    description: 'Result of a test without a configured way',
  }),
  goesOutbox: defineMessage<{ folder: string }>({
    id: 'settings.parts-goes-outbox',
    defaultMessage: 'Ce qui n’est pas configuré est écrit dans {folder}, et n’arrive à personne.',
    description: 'Below the channels',
  }),
  configured: defineMessage({
    id: 'settings.parts-configured',
    defaultMessage: 'Configuré',
    description: 'State of a channel',
  }),
  goesNowhere: defineMessage({
    id: 'settings.parts-goes-nowhere',
    defaultMessage: 'Pas configuré',
    description: 'State of a channel',
  }),
  goesSent: defineMessage<{ host: string }>({
    id: 'settings.parts-goes-sent',
    defaultMessage: 'Envoyé par {host}',
    description: 'State of a channel',
  }),
  goesPush: defineMessage({
    id: 'settings.parts-goes-push',
    defaultMessage: 'Remises aux services de notification des navigateurs',
    description: 'State of pushes',
  }),
  mail: defineMessage({ id: 'settings.parts-mail', defaultMessage: 'E-mails', description: 'Channel' }),
  sms: defineMessage({ id: 'settings.parts-sms', defaultMessage: 'SMS', description: 'Channel' }),
  whatsapp: defineMessage({ id: 'settings.parts-whatsapp', defaultMessage: 'WhatsApp', description: 'Channel' }),
  push: defineMessage({
    id: 'settings.parts-push',
    defaultMessage: 'Notifications sur les appareils',
    description: 'Channel',
  }),
  phone: defineMessage({ id: 'settings.parts-phone', defaultMessage: 'Votre téléphone', description: 'Field' }),
  phoneWithPrefix: defineMessage({
    id: 'settings.parts-phone-with-prefix',
    defaultMessage: 'Avec l’indicatif du pays, par exemple +33 6 12 34 56 78.',
    description: 'A number that is not international, or no number',
  }),
  failRefused: defineMessage<{ name: string }>({
    id: 'settings.parts-fail-refused',
    defaultMessage: 'Refusé : {name} n’accepte pas cet envoi.',
    description: 'Result of a test',
  }),
  failUnavailable: defineMessage<{ name: string }>({
    id: 'settings.parts-fail-unavailable',
    defaultMessage: 'Injoignable : {name} ne répond pas.',
    description: 'Result of a test',
  }),
};
