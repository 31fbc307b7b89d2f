import type { AllowanceEvent } from '@ecrin/domain/allowance/allowance.events.ts';
import type { ConsentEvent } from '@ecrin/domain/consent/consent.events.ts';
import type { ConversationEvent } from '@ecrin/domain/conversation/conversation.events.ts';
import type { FavoritesEvent } from '@ecrin/domain/favorite/favorites.events.ts';
import type { MemoryEvent } from '@ecrin/domain/memory/memory.events.ts';
import { samplesOf, type Sample, type SamplesOf } from './sample.ts';

const samplesIn: SamplesOf<ConversationEvent | ConsentEvent | AllowanceEvent | MemoryEvent | FavoritesEvent> =
  samplesOf;

const conversationId = '01980000-0000-7000-8000-00000000000e';
const questionId = '01980000-0000-7000-8000-00000000000f';
const ownerId = '01980000-0000-7000-8000-000000000003';
const at = '2026-01-02T09:00:00.000Z';
const which = { conversationId, questionId } as const;

const conversationEvents = samplesIn(
  `conversation-${conversationId}`,
  { type: 'ConversationStarted', data: { conversationId, ownerId, startedAt: at }, private: null },
  {
    type: 'ConversationQuestionAsked',
    data: { ...which, language: 'fr', timeZone: 'Europe/Paris', askedAt: at },
    private: { text: 'Qu’ai-je dit de papa en mars ?' },
  },
  {
    type: 'ConversationAnswerFailed',
    data: { ...which, attempt: 1, reason: 'unavailable', failedAt: at },
    private: null,
  },
  {
    type: 'ConversationQuestionRepeated',
    data: { ...which, attempt: 2, repeatedAt: at },
    private: { withoutFilters: ['days:2025-03-01/2025-03-31'] },
  },
  {
    type: 'ConversationQuestionAnswered',
    data: { ...which, attempt: 2, kind: 'quotes', engine: 'words', searched: 12, matched: 1, answeredAt: at },
    private: {
      citations: [
        { thoughtId: '01980000-0000-7000-8000-000000000004', wording: 1, start: 0, end: 17, startMs: 300 },
        { thoughtId: '01980000-0000-7000-8000-000000000001', wording: 2, start: 4, end: 40, startMs: null },
      ],
      filters: [{ key: 'tag:famille', start: 20, end: 28 }],
    },
  },
  {
    type: 'ConversationStatementWritten',
    data: { ...which, attempt: 2, index: 0, writtenAt: at },
    private: {
      text: 'Vous parlez de la mémoire de papa.',
      citations: [{ thoughtId: '01980000-0000-7000-8000-000000000004', wording: 1, start: 0, end: 17, startMs: 300 }],
    },
  },
  { type: 'ConversationThoughtSetAside', data: { ...which, thoughtId: 't1', setAsideAt: at }, private: null },
  { type: 'ConversationThoughtTakenBack', data: { ...which, thoughtId: 't1', takenBackAt: at }, private: null },
  { type: 'ConversationAnswerStopped', data: { ...which, attempt: 2, stoppedAt: at }, private: null },
  {
    type: 'ConversationModelUsed',
    data: {
      ...which,
      attempt: 2,
      ownerId,
      purpose: 'answer',
      model: 'a-model',
      inputTokens: 2_400,
      outputTokens: 80,
      seconds: 3.5,
      usedAt: at,
    },
    private: null,
  },
  { type: 'ConversationRenamed', data: { conversationId, renamedAt: at }, private: { name: 'Papa' } },
  { type: 'ConversationDeleted', data: { conversationId, deletedAt: at }, private: null },
  { type: 'ConversationRestored', data: { conversationId, restoredAt: at }, private: null },
);

const endpoint = 'models.example';
const consented = {
  clientId: ownerId,
  purpose: 'understanding',
  host: endpoint,
  sessionId: '01980000-0000-7000-8000-000000000012',
} as const;
const fact = { clientId: ownerId, factId: '01980000-0000-7000-8000-000000000010' } as const;

/** The events of conversations, and of the consent to them, as the code writes them today. */
const favorite = { clientId: ownerId, itemId: '01980000-0000-7000-8000-000000000004' };

export const conversationSamples: readonly Sample[] = [
  ...conversationEvents,
  ...samplesIn(
    `chat-consent-${ownerId}`,
    { type: 'ChatEndpointAccepted', data: { clientId: ownerId, endpoint, acceptedAt: at }, private: null },
    { type: 'ChatEndpointWithdrawn', data: { clientId: ownerId, endpoint, withdrawnAt: at }, private: null },
    {
      type: 'ConsentGiven',
      data: { ...consented, model: 'a-model', wording: 1, givenAt: at },
      private: null,
    },
    { type: 'ConsentWithdrawn', data: { ...consented, withdrawnAt: at }, private: null },
  ),
  ...samplesIn(`allowance-goals.${ownerId}`, {
    type: 'AllowanceTaken',
    data: {
      cap: 'goals',
      ownerId,
      place: 'goal-01980000-0000-7000-8000-000000000005',
      revision: 0,
      found: ['goal-01980000-0000-7000-8000-000000000006'],
      freed: ['goal-01980000-0000-7000-8000-000000000007'],
      takenAt: at,
    },
    private: null,
  }),
  ...samplesIn(
    `memory-${ownerId}`,
    {
      type: 'MemoryFactProposed',
      data: { ...fact, model: 'a-model', proposedAt: at },
      private: {
        text: 'Votre père vit seul.',
        source: { thoughtId: '01980000-0000-7000-8000-000000000004', wording: 1, start: 0, end: 17, startMs: 300 },
      },
    },
    { type: 'MemoryFactAccepted', data: { ...fact, acceptedAt: at }, private: null },
    { type: 'MemoryFactRewritten', data: { ...fact, rewrittenAt: at }, private: { text: 'Papa vit seul.' } },
    { type: 'MemoryFactForgotten', data: { ...fact, forgottenAt: at }, private: null },
    { type: 'MemoryFactRestored', data: { ...fact, restoredAt: at }, private: null },
    {
      type: 'MemoryFactAdded',
      data: { ...fact, factId: '01980000-0000-7000-8000-000000000011', addedAt: at },
      private: { text: 'Mon fils s’appelle Léo.' },
    },
    { type: 'MemorySwitched', data: { clientId: ownerId, on: false, switchedAt: at }, private: null },
  ),
  ...samplesIn(
    `favorites-${ownerId}`,
    { type: 'FavoriteAdded', data: { ...favorite, kind: 'thought', addedAt: at }, private: null },
    { type: 'FavoriteMoved', data: { ...favorite, before: null, movedAt: at }, private: null },
    { type: 'FavoriteRemoved', data: { ...favorite, removedAt: at }, private: null },
  ),
];
