import { setTimeout as pause } from 'node:timers/promises';
import { consentParams, giveConsentRequest } from '@ecrin/contracts/consent/consent.ts';
import { consent } from '@ecrin/domain/consent/consent.aggregate.ts';
import type { ConsentTargets } from '@ecrin/domain/consent/consent.vocabulary.ts';
import { giveConsent, withdrawConsent } from '@ecrin/domain/consent/give-consent.ts';
import { withdrawalMs } from '@ecrin/platform/consent/consent-wall.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import type { RequestContext } from '@ecrin/platform/routing/route.ts';
import { noBody } from '#http/routing/path-commands.ts';

const onConsent = {
  path: '/consents/:purpose',
  access: 'client',
  params: consentParams,
  aggregate: consent,
  id: (_request: unknown, { clientId }: Pick<RequestContext, 'clientId'>) => clientId,
  absent: 'client.not-found',
} as const;

/** `targets`: where this server sends words to. */
export const createConsentRoutes = (targets: ConsentTargets) =>
  [
    commandRoute({
      ...onConsent,
      method: 'put',
      summary: 'Accepts that words are sent to a host for a purpose, as it was shown',
      body: giveConsentRequest,
      input: ({ params: { purpose }, body }, { clientId, sessionId, now }) => ({
        clientId,
        purpose,
        sessionId,
        now,
        shown: body,
        target: targets[purpose] ?? null,
      }),
      decide: giveConsent,
    }),
    commandRoute({
      ...onConsent,
      method: 'delete',
      summary: 'Withdraws that; once it is answered nothing is sent for it any more, not even what was on its way',
      body: noBody,
      input: ({ params: { purpose } }, { clientId, sessionId, now }) => ({ clientId, purpose, sessionId, now }),
      decide: withdrawConsent,
      after: () => pause(withdrawalMs),
    }),
  ] as const;
