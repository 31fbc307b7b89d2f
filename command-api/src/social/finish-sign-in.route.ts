import { socialProvider, type SocialProvider } from '@ecrin/contracts/social-provider.ts';
import { IdentityFault } from '@ecrin/platform/ports/identity-provider.ts';
import {
  customRoute,
  type CustomContext,
  type CustomRequest,
  type Reply,
  type ReplyHeaders,
} from '@ecrin/platform/route.ts';
import { z } from 'zod';
import type { ApiServices } from '../http/api-services.ts';
import { enterByIdentity } from './enter-by-identity.ts';
import { isNavigation } from './is-navigation.ts';
import { linkFromSession } from './link-from-session.ts';
import { finishVisit } from './provider-visit.ts';
import { endOfVisit, redirect } from './redirect.ts';
import { forgottenVisit, visitCookieName } from './visit-cookie.ts';

/** As the browser sent it, what is there twice included: who reads it refuses that. */
const anyQuery = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
type Request = CustomRequest<Readonly<{ provider: SocialProvider }>, z.infer<typeof anyQuery>, undefined>;

export const finishSignInRoute = (services: ApiServices) =>
  customRoute({
    method: 'get',
    path: '/sign-in/:provider/callback',
    access: 'public',
    summary:
      'Where a provider sends the browser back to (303 to /verify/sign-in, or to a page that says it was refused)',
    params: z.object({ provider: socialProvider }),
    query: anyQuery,
    handle: async (request, context) => {
      const { headers = {}, ...reply } = await comeBack(services, request, context);
      return { ...reply, headers: { ...headers, 'Set-Cookie': [forgottenVisit(services), ...cookiesIn(headers)] } };
    },
  });

const comeBack = async (services: ApiServices, request: Request, context: CustomContext): Promise<Reply> => {
  const {
    params: { provider },
    query,
  } = request;
  const secret = request.cookie(visitCookieName(services));
  if (secret === null || !isNavigation(request)) return redirect(endOfVisit.refused(provider));
  try {
    const { doing, identity } = await finishVisit(services, {
      provider,
      secret,
      query: asSent(query),
      now: context.now,
    });
    const coming = { doing, identity, request };
    return doing.linkTo
      ? await linkFromSession(services, { ...coming, linkTo: doing.linkTo }, context)
      : await enterByIdentity(services, coming, context);
  } catch (fault) {
    if (!(fault instanceof IdentityFault)) throw fault;
    services.log.warn({ provider, reason: fault.reason }, 'a sign-in by a provider was refused');
    return redirect(endOfVisit.refused(provider));
  }
};

const asSent = (query: z.infer<typeof anyQuery>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, values]) => [values].flat().map((value): [string, string] => [name, value])),
  );

const cookiesIn = ({ 'Set-Cookie': cookies = [] }: ReplyHeaders): readonly string[] =>
  typeof cookies === 'string' ? [cookies] : cookies;
