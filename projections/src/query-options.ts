import type { ConsentTargets } from '@ecrin/domain/consent/consent.vocabulary.ts';
import type { ChatEngineConfig } from './chat/find-chat-engine.query.ts';
import type { Advise } from './goal/advise-on-goal.query.ts';
import type { ServerChannels } from './notification-settings/find-notification-settings.query.ts';
import type { OrbEngineConfig } from './orb-run/estimate-run.query.ts';
import type { OrbCreation } from './orb/list-orbs.query.ts';
import type { MeaningSearch } from './passages/search-by-meaning.ts';
import type { CurrentStep } from './rereading/find-rereading.query.ts';

/** `publicUrl`: of the pages. `channels`: what this server can send with. `advise`, `meaning`: with a configured model. `adviceShare`: what is used of the budgets for advice. `chat`: what answers questions. `analysisStep`: the best this server has for a client. `consentTargets`: where words are sent to. `orbs`: what reads for them, and who may create some. */
export type QueryOptions = Readonly<{
  publicUrl: string;
  channels: ServerChannels;
  advise?: Advise | null;
  adviceShare?: ChatEngineConfig['usedShare'];
  meaning?: MeaningSearch | null;
  chat?: ChatEngineConfig;
  analysisStep?: CurrentStep;
  consentTargets?: ConsentTargets;
  orbs?: OrbEngineConfig & OrbCreation;
}>;

export const quotesOnly: ChatEngineConfig = {
  writes: () => 'no',
  sentFor: null,
  dailyTokens: async () => 0,
  usedShare: async () => null,
};

export const noEngine: OrbEngineConfig & OrbCreation = {
  model: () => null,
  endpoint: null,
  eurosPerMillionTokens: async () => null,
  limits: async () => ({ runsPerDay: 0, wordsPerMonth: 0 }),
  usedShare: async () => null,
  createdByAll: async () => false,
};
