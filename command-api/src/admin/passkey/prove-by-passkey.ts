import { passkeyOptions } from '@ecrin/contracts/client/passkeys.ts';
import { findPasskey } from '@ecrin/domain/passkey/passkeys.ts';
import type { AuthenticatorAnswer } from '@ecrin/platform/ports/sign-in/passkeys.ts';
import { customRoute, type CustomContext, type Reply } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { Ceremony } from '#account/passkey/passkey-challenge.ts';
import { passkeyRefused, replyOptionsToUse, type PasskeyServices } from '#account/passkey/passkey-replies.ts';
import { usePasskey } from '#account/passkey/stored-passkeys.ts';
import { recordFreshProof } from '#account/session/fresh-proof.ts';
import type { ApiServices } from '#http/api-services.ts';
import { noBody } from '#http/routing/path-commands.ts';
import { findAdmin } from '../find-admin.ts';

type Services = PasskeyServices & Pick<ApiServices, 'events'>;

const proving = ({ adminId, sessionId, now }: CustomContext): Ceremony => ({
  purpose: 'confirm',
  holder: `${adminId}:${sessionId ?? ''}`,
  now,
});

export const proofOptionsRoute = (services: Services) =>
  customRoute({
    method: 'post',
    path: '/second-factor/proof/options',
    access: 'admin',
    summary: 'What a device needs to prove the second factor by a passkey',
    params: z.object({}),
    body: noBody,
    answer: passkeyOptions,
    handle: async (_request, context) => {
      const passkeys = (await findAdmin(services, context.adminId))?.own.passkeys ?? [];
      if (passkeys.length === 0) return { refused: 'client.passkey-not-found' };
      return replyOptionsToUse(services, { passkeys, ceremony: proving(context) });
    },
  });

/** Only a passkey of the caller’s own. */
export const proveByPasskey = async (
  services: Services,
  answer: AuthenticatorAnswer,
  context: CustomContext,
): Promise<Reply> => {
  const { adminId, sessionId, now } = context;
  const { passkeys } = services;
  const known = await findAdmin(services, adminId);
  if (!known || !passkeys || sessionId === null) return passkeyRefused;
  const used = await usePasskey({ ...services, passkeys }, { answer, ceremony: proving(context) });
  if (used?.userId !== adminId || !findPasskey(known.own.passkeys, used.passkeyId)) return passkeyRefused;
  await recordFreshProof(services, sessionId, now);
  return { empty: true };
};
