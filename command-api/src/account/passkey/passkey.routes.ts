import type { ApiServices } from '#http/api-services.ts';
import { confirmRoutes } from './confirm.routes.ts';
import { ownPasskeyRoutes } from './own-passkey.routes.ts';
import { passkeySignInOptionsRoute, passkeySignInRoute } from './sign-in-by-passkey.routes.ts';

export const passkeyRoutes = (services: ApiServices) => [
  passkeySignInOptionsRoute(services),
  passkeySignInRoute(services),
  ...ownPasskeyRoutes(services),
  ...confirmRoutes(services),
];
