import { linkIdentityAnswer } from '@ecrin/contracts/client/sign-in-methods.ts';
import { socialProvider } from '@ecrin/contracts/client/social-provider.ts';
import { IdentityFault } from '@ecrin/platform/ports/sign-in/identity-provider.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import { requireFreshSession } from '../session/require-fresh-session.ts';
import { countOauthFlow } from './oauth-flow-limit.ts';
import { beginOauthFlow } from './oauth-flow.ts';

type Services = Pick<
  ApiServices,
  'access' | 'https' | 'identityProviders' | 'keyedHash' | 'log' | 'publicUrl' | 'secrets'
>;

export const beginLinkRoute = (services: Services) =>
  customRoute({
    method: 'post',
    path: '/identities/:provider',
    access: 'client',
    summary:
      'Returns the URL to navigate to in order to link an identity; the provider redirects to /app/profile/sign-in',
    params: z.object({ provider: socialProvider }),
    answer: linkIdentityAnswer,
    handle: async ({ params: { provider } }, context) => {
      const { clientId, sessionId, language, now } = context;
      if (sessionId === null) return { refused: 'general.unauthorized' };
      const refusal = (await requireFreshSession(services, context)) ?? (await countOauthFlow(services, context));
      if (refusal) return refusal;
      try {
        const { url, headers } = await beginOauthFlow(
          services,
          { provider, language, referralCode: null, linkTo: { clientId, sessionId } },
          now,
        );
        return { json: { url }, headers };
      } catch (fault) {
        if (!(fault instanceof IdentityFault)) throw fault;
        services.log.warn({ provider, reason: fault.reason }, 'an identity provider could not be reached');
        return { refused: 'client.provider-unavailable' };
      }
    },
  });
