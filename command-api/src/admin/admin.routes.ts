import { notMeRoute } from '#account/new-device/not-me.route.ts';
import { listSessionsRoute } from '#account/session/list-sessions.route.ts';
import { renewSessionRoute } from '#account/session/renew-session.route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { serviceSettingsRoutes } from '#service-settings/service-settings.routes.ts';
import { createFirstAdminRoute } from './first-admin/create-first-admin.route.ts';
import { adminNotificationRoutes } from './notification/admin-notification.routes.ts';
import { adminPushDeviceRoutes } from './notification/admin-push-device.routes.ts';
import { adminPasskeyRoutes } from './passkey/admin-passkey.routes.ts';
import { changeAdminPasswordRoute } from './password/change-admin-password.route.ts';
import { setAdminPasswordRoute } from './password/set-admin-password.route.ts';
import { adminMeRoute } from './profile/admin-me.route.ts';
import { chooseAdminLanguageRoute } from './profile/choose-admin-language.route.ts';
import { listAdminsRoute } from './roster/list-admins.route.ts';
import {
  createAdminRoute,
  deactivateAdminRoute,
  editAdminRoute,
  reactivateAdminRoute,
} from './roster/roster.routes.ts';
import { showAdminRoute } from './roster/show-admin.route.ts';
import { beginSecondFactorRoute } from './second-factor/begin-second-factor.route.ts';
import { confirmSecondFactorRoute } from './second-factor/confirm-second-factor.route.ts';
import { proveSecondFactorRoute } from './second-factor/prove-second-factor.route.ts';
import { removeSecondFactorRoute, resetSecondFactorRoute } from './second-factor/remove-second-factor.routes.ts';
import { renewRecoveryCodesRoute } from './second-factor/renew-recovery-codes.route.ts';
import { endAdminSessionRoute } from './session/end-admin-session.route.ts';
import { endOtherAdminSessionsRoute } from './session/end-other-admin-sessions.route.ts';
import { endSessionsOfAdminRoute } from './session/end-sessions-of-admin.route.ts';
import { signOutAdminRoute } from './session/sign-out-admin.route.ts';
import { passSecondStepRoute } from './sign-in/pass-second-step.route.ts';
import { signInAdminRoute } from './sign-in/sign-in-admin.route.ts';

const signInRoutes = (services: ApiServices) => [
  createFirstAdminRoute(services),
  signInAdminRoute(services),
  passSecondStepRoute(services),
  renewSessionRoute(services, 'admin'),
  signOutAdminRoute(services),
  notMeRoute(services, 'admin'),
  adminMeRoute(services),
  chooseAdminLanguageRoute,
];
const ownAccountRoutes = (services: ApiServices) => [
  listSessionsRoute(services, 'admin'),
  endAdminSessionRoute(services),
  endOtherAdminSessionsRoute(services),
  changeAdminPasswordRoute(services),
  beginSecondFactorRoute(services),
  confirmSecondFactorRoute(services),
  removeSecondFactorRoute(services),
  renewRecoveryCodesRoute(services),
  proveSecondFactorRoute(services),
];
const rosterRoutes = (services: ApiServices) => [
  listAdminsRoute(services),
  showAdminRoute(services),
  createAdminRoute(services),
  editAdminRoute(services),
  setAdminPasswordRoute(services),
  deactivateAdminRoute(services),
  reactivateAdminRoute,
  endSessionsOfAdminRoute(services),
  resetSecondFactorRoute(services),
];

/** All routes below `/api/admin` that change something about administrators or the service. */
export const adminRoutes = (services: ApiServices) => [
  ...signInRoutes(services),
  ...ownAccountRoutes(services),
  ...rosterRoutes(services),
  ...adminPasskeyRoutes(services),
  ...adminNotificationRoutes(services),
  ...adminPushDeviceRoutes(services),
  ...serviceSettingsRoutes(services),
];
