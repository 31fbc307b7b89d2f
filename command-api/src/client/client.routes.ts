import type { ApiServices } from '../http/api-services.ts';
import { listSessionsRoute } from '../session/list-sessions.route.ts';
import { renewSessionRoute } from '../session/renew-session.route.ts';
import { changePasswordRoute } from './change-password.route.ts';
import { endOtherSessionsRoute } from './end-other-sessions.route.ts';
import { endSessionRoute } from './end-session.route.ts';
import { logInClientRoute } from './log-in-client.route.ts';
import { logOutClientRoute } from './log-out-client.route.ts';
import { meRoute } from './me.route.ts';
import { registerClientRoute } from './register-client.route.ts';
import { resendCodeRoute } from './resend-code.route.ts';
import { updateClientRoute } from './update-client.route.ts';

export const clientRoutes = (services: ApiServices) => [
  registerClientRoute(services), logInClientRoute(services), renewSessionRoute(services, 'client'), logOutClientRoute(services),
  listSessionsRoute(services, 'client'), endSessionRoute(services), endOtherSessionsRoute(services), changePasswordRoute(services),
  meRoute(services), updateClientRoute, resendCodeRoute,
];
