import { socialProvider } from '@ecrin/contracts/client/social-provider.ts';
import { IdentityFault } from '@ecrin/platform/ports/sign-in/identity-provider.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import { isSameOriginNavigation } from '#http/request/is-navigation.ts';
import { countOauthFlow } from './oauth-flow-limit.ts';
import { beginOauthFlow } from './oauth-flow.ts';
import { oauthRedirects, redirect } from './oauth-redirects.ts';

type Services = Pick<
  ApiServices,
  'access' | 'https' | 'identityProviders' | 'keyedHash' | 'log' | 'publicUrl' | 'secrets'
>;

export const beginSignInRoute = (services: Services) =>
  customRoute({
    method: 'get',
    path: '/sign-in/:provider',
    access: 'public',
    summary: 'Redirects the browser to the provider (303), which redirects to the callback',
    params: z.object({ provider: socialProvider }),
    query: z.object({ referralCode: z.string().max(40).optional() }),
    handle: async (request, context) => {
      const {
        params: { provider },
        query: { referralCode = null },
      } = request;
      const refused = redirect(oauthRedirects.refused(provider));
      if (!isSameOriginNavigation(request) || (await countOauthFlow(services, context))) return refused;
      try {
        const { url, headers } = await beginOauthFlow(
          services,
          { provider, referralCode, language: context.language, linkTo: null },
          context.now,
        );
        return redirect(url, headers);
      } catch (fault) {
        if (!(fault instanceof IdentityFault)) throw fault;
        services.log.warn({ provider, reason: fault.reason }, 'an identity provider could not be reached');
        return refused;
      }
    },
  });
