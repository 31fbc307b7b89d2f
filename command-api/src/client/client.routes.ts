import type { ApiServices } from '../http/api-services.ts';
import { phoneRoutes } from '../phone/phone.routes.ts';
import { listSessionsRoute } from '../session/list-sessions.route.ts';
import { renewSessionRoute } from '../session/renew-session.route.ts';
import { socialRoutes } from '../social/social.routes.ts';
import { changeEmailRoute } from './change-email.route.ts';
import { changePasswordRoute } from './change-password.route.ts';
import { endOtherSessionsRoute } from './end-other-sessions.route.ts';
import { endSessionRoute } from './end-session.route.ts';
import { forgottenPasswordRoute } from './forgotten-password.route.ts';
import { signInClientRoute } from './log-in-client.route.ts';
import { signOutClientRoute } from './log-out-client.route.ts';
import { meRoute } from './me.route.ts';
import { proveEmailByLinkRoute } from './prove-email-by-link.route.ts';
import { proveEmailRoute } from './prove-email.route.ts';
import { registerClientRoute } from './register-client.route.ts';
import { resendCodeRoute } from './resend-code.route.ts';
import { resetPasswordRoute } from './reset-password.route.ts';
import { updateClientRoute } from './update-client.route.ts';

export const accountRoutes = (services: ApiServices) => [
  registerClientRoute(services),
  signInClientRoute(services),
  renewSessionRoute(services, 'client'),
  signOutClientRoute(services),
  listSessionsRoute(services, 'client'),
  endSessionRoute(services),
  endOtherSessionsRoute(services),
  changePasswordRoute(services),
  meRoute(services),
  updateClientRoute(services),
  resendCodeRoute(services),
  proveEmailRoute(services),
  proveEmailByLinkRoute(services),
  changeEmailRoute(services),
  forgottenPasswordRoute(services),
  resetPasswordRoute(services),
  ...socialRoutes(services),
  ...phoneRoutes(services),
];
