import { socialProvider, type SocialProvider } from '@ecrin/contracts/client/social-provider.ts';
import { IdentityFault } from '@ecrin/platform/ports/sign-in/identity-provider.ts';
import {
  customRoute,
  type CustomContext,
  type CustomRequest,
  type Reply,
  type ReplyHeaders,
} from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices, SessionServices } from '#http/api-services.ts';
import { isNavigation } from '#http/request/is-navigation.ts';
import type { RegistrationServices } from '../registration-refusal.ts';
import { linkFromSession } from './link-from-session.ts';
import { clearedOauthFlowCookie, oauthFlowCookieName } from './oauth-flow-cookie.ts';
import { finishOauthFlow } from './oauth-flow.ts';
import { oauthRedirects, redirect } from './oauth-redirects.ts';
import { signInByIdentity } from './sign-in-by-identity.ts';

type Services = SessionServices &
  RegistrationServices &
  Pick<ApiServices, 'identityProviders' | 'log' | 'messages' | 'publicUrl'>;

/** As the browser sent it, duplicates included: the parser refuses those. */
const anyQuery = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
type Request = CustomRequest<Readonly<{ provider: SocialProvider }>, z.infer<typeof anyQuery>, undefined>;

export const finishSignInRoute = (services: Services) =>
  customRoute({
    method: 'get',
    path: '/sign-in/:provider/callback',
    access: 'public',
    summary: 'The callback of a provider (303 to /verify/sign-in, or to a page that shows the refusal)',
    params: z.object({ provider: socialProvider }),
    query: anyQuery,
    handle: async (request, context) => {
      const { headers = {}, ...reply } = await finishFlow(services, request, context);
      return {
        ...reply,
        headers: { ...headers, 'Set-Cookie': [clearedOauthFlowCookie(services), ...cookiesIn(headers)] },
      };
    },
  });

const finishFlow = async (services: Services, request: Request, context: CustomContext): Promise<Reply> => {
  const {
    params: { provider },
    query,
  } = request;
  const secret = request.cookie(oauthFlowCookieName(services));
  if (secret === null || !isNavigation(request)) return redirect(oauthRedirects.refused(provider));
  try {
    const { intent, identity } = await finishOauthFlow(services, {
      provider,
      secret,
      query: asSent(query),
      now: context.now,
    });
    const coming = { intent, identity, request };
    return intent.linkTo
      ? await linkFromSession(services, { ...coming, linkTo: intent.linkTo }, context)
      : await signInByIdentity(services, coming, context);
  } catch (fault) {
    if (!(fault instanceof IdentityFault)) throw fault;
    services.log.warn({ provider, reason: fault.reason }, 'a sign-in with an identity provider was refused');
    return redirect(oauthRedirects.refused(provider));
  }
};

const asSent = (query: z.infer<typeof anyQuery>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, values]) => [values].flat().map((value): [string, string] => [name, value])),
  );

const cookiesIn = ({ 'Set-Cookie': cookies = [] }: ReplyHeaders): readonly string[] =>
  typeof cookies === 'string' ? [cookies] : cookies;
