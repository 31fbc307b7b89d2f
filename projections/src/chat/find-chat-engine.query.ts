import { chatEngine, type ChatEngine } from '@ecrin/contracts/conversation/chat-engine.ts';
import type { ConsentTarget } from '@ecrin/domain/consent/consent.vocabulary.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { consentModel } from '#consent/consent.model.ts';
import { findIsAccepted } from '#consent/list-consents.query.ts';
import { chatUsageModel } from './chat-usage.model.ts';
import { countChatTokens } from './count-chat-tokens.query.ts';

/** `writes`: see `ChatEngine`. `sentFor`: see `ChatEngine`. `dailyTokens`: of one client; 0: no limit. `usedShare`: of this month’s budgets, everybody’s alone without a client; null: there is none. */
export type ChatEngineConfig = Readonly<{
  writes: () => ChatEngine['writes'];
  sentFor: ChatEngine['sentFor'];
  dailyTokens: () => Promise<number>;
  usedShare: (clientId: string | null, now: string) => Promise<number | null>;
  hearing?: HearingConfig | null;
}>;

/** What hears spoken questions. `target`: where they are sent to; null: this server. */
type HearingConfig = Readonly<{ isReady: () => boolean; target: ConsentTarget | null }>;

/** `now`: an instant of today. */
export const findChatEngine =
  (models: Pick<ReadModels, 'open'>, { writes, sentFor, dailyTokens, usedShare, hearing = null }: ChatEngineConfig) =>
  async (ownerId: string, now: string): Promise<ChatEngine> => {
    const limit = await dailyTokens();
    const shares = [
      limit === 0 ? null : (await countChatTokens(models)(ownerId, now)) / limit,
      await usedShare(ownerId, now),
    ].filter((share) => share !== null);
    return {
      writes: writes(),
      sentFor,
      hears:
        hearing !== null &&
        hearing.isReady() &&
        (await findIsAccepted(models)(ownerId, 'transcription', hearing.target)),
      usedShare: shares.length === 0 ? null : Math.min(1, Math.max(...shares)),
    };
  };

export const findChatEngineRoute = (config: ChatEngineConfig) =>
  queryRoute({
    method: 'get',
    path: '/chat/engine',
    access: 'client',
    summary: 'Shows what answers questions, where words go for it, and how much of today’s limit is used',
    params: z.object({}),
    query: z.object({}),
    answer: chatEngine,
    model: consentModel,
    joins: [chatUsageModel],
    ask:
      (models) =>
      (_request, { clientId, now }) =>
        findChatEngine(models, config)(clientId, now),
  });
