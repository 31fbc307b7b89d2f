import { sessionToken } from '@ecrin/contracts/client/client.ts';
import { passkeyOptions, passkeySignInRequest } from '@ecrin/contracts/client/passkeys.ts';
import { findPasskey } from '@ecrin/domain/passkey/passkeys.ts';
import type { AuthenticatorAnswer } from '@ecrin/platform/ports/sign-in/passkeys.ts';
import { customRoute, type CustomContext, type CustomRequest, type Reply } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices, SessionServices } from '#http/api-services.ts';
import { isSameOrigin } from '#http/request/same-origin.ts';
import { noBody } from '#http/routing/path-commands.ts';
import { withCookie } from '../session/session-cookie.ts';
import { startSession } from '../session/start-session.ts';
import { browserCookie, browserHolder, countPasskeySignIn, holderOf } from './passkey-challenge.ts';
import { passkeyRefused, replyOptionsToUse, type PasskeyServices } from './passkey-replies.ts';
import { usePasskey } from './stored-passkeys.ts';

type Services = SessionServices & PasskeyServices;

/** What a device needs to sign in with any passkey of this site; only this browser can answer, once. */
export const replySignInOptions = async (
  services: PasskeyServices & Pick<ApiServices, 'https'>,
  context: Pick<CustomContext, 'address' | 'now'>,
): Promise<Reply> => {
  const tooMany = await countPasskeySignIn(services, context);
  if (tooMany) return tooMany;
  const secret = services.secrets.token();
  const ceremony = { purpose: 'sign-in', holder: holderOf(services, secret), now: context.now } as const;
  const reply = await replyOptionsToUse(services, { passkeys: [], ceremony });
  return 'refused' in reply ? reply : withCookie(reply, browserCookie(services, secret));
};

export const passkeySignInOptionsRoute = (services: PasskeyServices & Pick<ApiServices, 'https'>) =>
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

type Answering = Pick<
  CustomRequest<unknown, unknown, Readonly<{ answer: AuthenticatorAnswer }>>,
  'body' | 'cookie' | 'header'
>;

/** Whose passkey answered what this browser was asked; null: it is refused. */
export const findPasskeySigner = async (
  services: PasskeyServices & Pick<ApiServices, 'https'>,
  request: Answering,
  { now }: Pick<CustomContext, 'now'>,
): Promise<Readonly<{ userId: string; passkeyId: string }> | null> => {
  const { passkeys } = services;
  const holder = browserHolder(services, request);
  if (!passkeys || holder === null || !isSameOrigin(request)) return null;
  const ceremony = { purpose: 'sign-in', holder, now } as const;
  return usePasskey({ ...services, passkeys }, { answer: request.body.answer, ceremony });
};

export const passkeySignInRoute = (services: Services) =>
  customRoute({
    method: 'post',
    path: '/passkey-sign-in',
    access: 'public',
    summary: 'Opens a session by a passkey',
    params: z.object({}),
    body: passkeySignInRequest,
    answer: sessionToken,
    handle: async (request, context) => {
      const signer = await findPasskeySigner(services, request, context);
      if (!signer) return passkeyRefused;
      const { userId: clientId, passkeyId } = signer;
      const opened = await startSession(
        services,
        { clientId, isStillValid: ({ passkeys }) => findPasskey(passkeys, passkeyId) !== null, request },
        context,
      );
      return 'refused' in opened && opened.refused === 'client.credentials-refused' ? passkeyRefused : opened;
    },
  });
