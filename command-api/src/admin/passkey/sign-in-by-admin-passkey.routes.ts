import { sessionToken } from '@ecrin/contracts/client/client.ts';
import { passkeyOptions, passkeySignInRequest } from '@ecrin/contracts/client/passkeys.ts';
import { findPasskey } from '@ecrin/domain/passkey/passkeys.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { passkeyRefused, type PasskeyServices } from '#account/passkey/passkey-replies.ts';
import { findPasskeySigner, replySignInOptions } from '#account/passkey/sign-in-by-passkey.routes.ts';
import type { ApiServices, SessionServices } from '#http/api-services.ts';
import { noBody } from '#http/routing/path-commands.ts';
import { findAdmin } from '../find-admin.ts';
import { startAdminSession } from '../session/start-admin-session.ts';

type Services = SessionServices & PasskeyServices;

const adminPasskeySignInOptionsRoute = (services: PasskeyServices & Pick<ApiServices, 'https'>) =>
  customRoute({
    method: 'post',
    path: '/passkey-sign-in/options',
    access: 'public',
    summary: 'What a device needs to sign in with any passkey of this site; only this browser can answer, once',
    params: z.object({}),
    body: noBody,
    answer: passkeyOptions,
    handle: (_request, context) => replySignInOptions(services, context),
  });

const adminPasskeySignInRoute = (services: Services) =>
  customRoute({
    method: 'post',
    path: '/passkey-sign-in',
    access: 'public',
    summary: 'Opens a session by a passkey, which is the second factor too',
    params: z.object({}),
    body: passkeySignInRequest,
    answer: sessionToken,
    handle: async (request, context) => {
      const signer = await findPasskeySigner(services, request, context);
      const known = signer && (await findAdmin(services, signer.userId));
      if (!known || known.entry.status !== 'active' || !findPasskey(known.own.passkeys, signer.passkeyId))
        return passkeyRefused;
      const { credentialId, own } = known;
      const { userId: adminId, passkeyId } = signer;
      return startAdminSession(
        services,
        { adminId, credentialId, factorId: own.factorId, passkeyId, secondStep: 'passkey', request },
        context,
      );
    },
  });

export const adminPasskeySignInRoutes = (services: Services) => [
  adminPasskeySignInOptionsRoute(services),
  adminPasskeySignInRoute(services),
];
