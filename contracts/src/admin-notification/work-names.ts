import type { Language } from '@ecrin/domain/kernel/language.ts';
import type { EngineName, WorkKind, StoreName } from '@ecrin/domain/operation/operation.vocabulary.ts';

/** Kinds of work and engines, as sentences name them: without an article, in lower case. */
export const workNames: Readonly<Record<Language, Readonly<Record<WorkKind, string>>>> = {
  fr: {
    transcription: 'transcription',
    understanding: 'analyse',
    'orb-run': 'lecture d’orbe',
    'orb-schedule': 'orbe automatique',
    'orb-past-run': 'orbe dans le passé',
    'story-draft': 'brouillon de récit',
    rereading: 'relecture',
    'journal-import': 'import d’un journal',
    question: 'réponse à une question',
    memory: 'faits retenus',
    reminder: 'rappel',
    'goal-review': 'bilan d’objectif',
    announcement: 'annonce',
    delivery: 'envoi de notification',
    'thread-ai-use': 'fil sans IA',
    'admin-notification': 'avis aux administrateurs',
    broadcast: 'message aux clients',
    'request-answer': 'suite d’une demande',
    'community-news': 'nouvelles de communauté',
    'sound-retention': 'conservation des enregistrements',
    'account-erasure': 'effacement demandé',
    other: 'autre travail',
  },
  en: {
    transcription: 'transcription',
    understanding: 'analysis',
    'orb-run': 'orb run',
    'orb-schedule': 'scheduled orb',
    'orb-past-run': 'orb over the past',
    'story-draft': 'story draft',
    rereading: 'rereading',
    'journal-import': 'import of a journal',
    question: 'answer to a question',
    memory: 'remembered facts',
    reminder: 'reminder',
    'goal-review': 'goal review',
    announcement: 'announcement',
    delivery: 'notification delivery',
    'thread-ai-use': 'thread without AI',
    'admin-notification': 'notice to administrators',
    broadcast: 'message to clients',
    'request-answer': 'outcome of a request',
    'community-news': 'community news',
    'sound-retention': 'retention of recordings',
    'account-erasure': 'erasure asked for',
    other: 'other work',
  },
};

export const engineTitles: Readonly<Record<Language, Readonly<Record<EngineName, string>>>> = {
  fr: {
    transcriber: 'Transcription',
    analyst: 'Analyse',
    writer: 'Réponses et orbes',
    embedding: 'Recherche par le sens',
  },
  en: {
    transcriber: 'Transcription',
    analyst: 'Analysis',
    writer: 'Answers and orbs',
    embedding: 'Search by meaning',
  },
};

export const storeTitles: Readonly<Record<Language, Readonly<Record<StoreName, string>>>> = {
  fr: { events: 'événements', keys: 'clés', access: 'comptes', messages: 'messages à envoyer' },
  en: { events: 'events', keys: 'keys', access: 'accounts', messages: 'messages to be sent' },
};
