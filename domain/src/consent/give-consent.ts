import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import { isGiven, type Consent } from './consent.aggregate.ts';
import type { ConsentGiven, ConsentWithdrawn } from './consent.events.ts';
import { consentWording, type ConsentPurpose, type ConsentTarget } from './consent.vocabulary.ts';

type By = Readonly<{ clientId: string; purpose: ConsentPurpose; sessionId: string | null; now: string }>;
/** `shown`: what the client read. `target`: where words would go now; null: nowhere. */
export type GiveConsent = By &
  Readonly<{ shown: ConsentTarget & Readonly<{ wording: number }>; target: ConsentTarget | null }>;

/** A consent to anything else than what would happen is none. */
export const giveConsent = (
  { clientId, purpose, sessionId, now, shown, target }: GiveConsent,
  state: Consent,
): Decision<ConsentGiven, 'consent.outdated'> => {
  const { host, model, wording } = shown;
  if (host !== target?.host || model !== target.model || wording !== consentWording) return refuse('consent.outdated');
  if (isGiven(state, purpose, target)) return nothingNew;
  const data = { clientId, purpose, host, model, wording, sessionId, givenAt: now };
  return [{ type: 'ConsentGiven', data, private: null }];
};

export const withdrawConsent = (
  { clientId, purpose, sessionId, now }: By,
  { given }: Consent,
): Decision<ConsentWithdrawn> => {
  const host = given[purpose]?.host;
  if (host === undefined) return nothingNew;
  const data = { clientId, purpose, host, wording: consentWording, sessionId, withdrawnAt: now };
  return [{ type: 'ConsentWithdrawn', data, private: null }];
};
