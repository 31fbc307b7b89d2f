import { signInMethods } from '@ecrin/contracts/client/sign-in-methods.ts';
import { isShownAt } from '@ecrin/domain/service-settings/maintenance-banner.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import { channelsOf } from './phone/phone-code.ts';

export const listSignInMethodsRoute = (
  services: Pick<
    ApiServices,
    'backupsLeave' | 'courier' | 'identityProviders' | 'mailSetUp' | 'passkeys' | 'push' | 'settings'
  >,
) =>
  customRoute({
    method: 'get',
    path: '/ways-in',
    access: 'public',
    summary:
      'The configured sign-in methods besides e-mail and password, who can register, and what is announced to everybody',
    params: z.object({}),
    answer: signInMethods,
    handle: async (_request, { now }) => {
      const { registration, maintenance } = await services.settings.current();
      return {
        json: signInMethods.parse({
          social: services.identityProviders.map(({ name }) => name),
          phone: channelsOf(services),
          mail: services.mailSetUp,
          push: services.push.publicKey !== null,
          passkeys: services.passkeys !== null,
          ...(services.backupsLeave && { backupsLeave: true }),
          registration,
          maintenance: maintenance && isShownAt(maintenance, now) ? maintenance : null,
        }),
      };
    },
  });
