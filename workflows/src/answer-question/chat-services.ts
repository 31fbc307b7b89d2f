import { chatConsent } from '@ecrin/domain/chat-consent/chat-consent.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { Writing } from '@ecrin/platform/ports/language-engine.ts';
import type { StepServices } from './answer-step.ts';

/**
 * What writes answers. `writing`: null while none can be used. `endpoint`: the host that questions are sent to, once the person accepted it; null: this server.
 * `embedsAway`: so are questions, to compute what they mean. `dailyTokens`: of one client; 0: no limit.
 */
export type ChatServices = Readonly<{
  writing: () => Promise<Writing | null>;
  endpoint: string | null;
  /** Of what writes. */
  engine: string;
  embedsAway: boolean;
  dailyTokens: () => Promise<number>;
  /** Of this month’s budgets, of a client and of all, when the engine is paid; null: there is none. */
  usedShare: (ownerId: string, instant: string) => Promise<number | null>;
  tokensUsedOn: (ownerId: string, instant: string) => Promise<number>;
}>;

export type ChatStepServices = StepServices & Readonly<{ chat: ChatServices }>;

/** Questions, and thoughts that may answer them, go nowhere the person did not accept. */
export const mayBeSent = async ({ chat: { endpoint }, events }: ChatStepServices, ownerId: string): Promise<boolean> =>
  endpoint === null || (await loadAggregate(events, chatConsent, { id: ownerId })).state.endpoint === endpoint;

export const isLimitReached = async (
  { chat: { dailyTokens, tokensUsedOn, usedShare }, clock }: ChatStepServices,
  ownerId: string,
): Promise<boolean> => {
  const [most, now] = [await dailyTokens(), clock.now().toISOString()];
  if (most > 0 && (await tokensUsedOn(ownerId, now)) >= most) return true;
  return ((await usedShare(ownerId, now)) ?? 0) >= 1;
};
