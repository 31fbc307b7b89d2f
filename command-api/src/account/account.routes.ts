import { erasureRoutes } from '#erasure/erasure.routes.ts';
import type { ApiServices } from '#http/api-services.ts';
import { changeEmailRoute } from './email/change-email.route.ts';
import { proveEmailByLinkRoute } from './email/prove-email-by-link.route.ts';
import { proveEmailRoute } from './email/prove-email.route.ts';
import { resendCodeRoute } from './email/resend-code.route.ts';
import { notMeRoute } from './new-device/not-me.route.ts';
import { passkeyRoutes } from './passkey/passkey.routes.ts';
import { changePasswordRoute } from './password/change-password.route.ts';
import { forgottenPasswordRoute } from './password/forgotten-password.route.ts';
import { resetPasswordRoute } from './password/reset-password.route.ts';
import { signInClientRoute } from './password/sign-in-client.route.ts';
import { phoneRoutes } from './phone/phone.routes.ts';
import { meRoute } from './profile/me.route.ts';
import { updateClientRoute } from './profile/update-client.route.ts';
import { registerClientRoute } from './register-client.route.ts';
import { endOtherSessionsRoute } from './session/end-other-sessions.route.ts';
import { endSessionRoute } from './session/end-session.route.ts';
import { listSessionsRoute } from './session/list-sessions.route.ts';
import { renewSessionRoute } from './session/renew-session.route.ts';
import { signOutClientRoute } from './session/sign-out-client.route.ts';
import { socialRoutes } from './social/social.routes.ts';

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
  notMeRoute(services, 'client'),
  ...phoneRoutes(services),
  ...passkeyRoutes(services),
  ...erasureRoutes(services),
];
