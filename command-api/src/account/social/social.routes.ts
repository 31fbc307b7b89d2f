import type { ApiServices } from '#http/api-services.ts';
import { listSignInMethodsRoute } from '../list-sign-in-methods.route.ts';
import { beginLinkRoute } from './begin-link.route.ts';
import { beginSignInRoute } from './begin-sign-in.route.ts';
import { finishSignInRoute } from './finish-sign-in.route.ts';
import { unlinkIdentityRoute } from './unlink-identity.route.ts';

export const socialRoutes = (services: ApiServices) => [
  listSignInMethodsRoute(services),
  beginSignInRoute(services),
  finishSignInRoute(services),
  beginLinkRoute(services),
  unlinkIdentityRoute(services),
];
