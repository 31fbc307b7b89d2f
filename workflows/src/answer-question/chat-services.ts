import type { IsAccepted } from '@ecrin/platform/consent/consent-wall.ts';
import type { Writing } from '@ecrin/platform/ports/language-engine.ts';
import type { StepServices } from './answer-step.ts';

/**
 * What writes answers. `writing`: null while none can be used. `isAccepted`: that questions, and thoughts that may answer them, are sent to it.
 * `dailyTokens`: of one client; 0: no limit.
 */
export type ChatServices = Readonly<{
  writing: () => Promise<Writing | null>;
  isAccepted: IsAccepted;
  /** Of what writes. */
  engine: string;
  dailyTokens: () => Promise<number>;
  /** Of this month’s budgets, of a client and of all, when the engine is paid; null: there is none. */
  usedShare: (ownerId: string, instant: string) => Promise<number | null>;
  tokensUsedOn: (ownerId: string, instant: string) => Promise<number>;
}>;

export type ChatStepServices = StepServices & Readonly<{ chat: ChatServices }>;

export const isLimitReached = async (
  { chat: { dailyTokens, tokensUsedOn, usedShare }, clock }: ChatStepServices,
  ownerId: string,
): Promise<boolean> => {
  const [most, now] = [await dailyTokens(), clock.now().toISOString()];
  if (most > 0 && (await tokensUsedOn(ownerId, now)) >= most) return true;
  return ((await usedShare(ownerId, now)) ?? 0) >= 1;
};
