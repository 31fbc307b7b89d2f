import { hostOf, type ConsentTargets } from '@ecrin/domain/consent/consent.vocabulary.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { createConsentWall, type ConsentWall, type IsAccepted } from '@ecrin/platform/consent/consent-wall.ts';
import { createSendingLedger } from '@ecrin/platform/consent/sending-ledger.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import type { SharedConfig } from '#config/config.ts';
import { consentTargetsOf } from '#config/consent-targets.ts';
import type { Stores } from '#storage/open-stores.ts';

/** `targets`: what is sent to the endpoint; `wall`: what stands before it; null: there is none. */
export type Consent = Readonly<{ targets: ConsentTargets; wall: ConsentWall | null; isAccepted: IsAccepted }>;

/** What clients accepted, as their streams have it. `clock`: of the ledger of what is sent. */
export const openConsent = (config: SharedConfig, { events }: Pick<Stores, 'events'>, clock: Clock): Consent => {
  const targets = consentTargetsOf(config);
  const record = createSendingLedger({ events, clock, ids: systemIds });
  const wall = config.AI_BASE_URL
    ? createConsentWall({ events, host: hostOf(config.AI_BASE_URL), targets, record })
    : null;
  return {
    targets,
    wall,
    // What is not sent needs no consent.
    isAccepted: async (clientId, purpose) => !wall || !targets[purpose] || wall.isOpen(clientId, purpose),
  };
};
