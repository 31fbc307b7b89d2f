import { listSessionsRoute } from '#account/session/list-sessions.route.ts';
import { renewSessionRoute } from '#account/session/renew-session.route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { createFirstAdminRoute } from './first-admin/create-first-admin.route.ts';
import { changeAdminPasswordRoute } from './password/change-admin-password.route.ts';
import { setAdminPasswordRoute } from './password/set-admin-password.route.ts';
import { adminMeRoute } from './profile/admin-me.route.ts';
import { chooseAdminLanguageRoute } from './profile/choose-admin-language.route.ts';
import { createAdminRoute } from './roster/create-admin.route.ts';
import { deactivateAdminRoute } from './roster/deactivate-admin.route.ts';
import { editAdminRoute } from './roster/edit-admin.route.ts';
import { listAdminsRoute } from './roster/list-admins.route.ts';
import { reactivateAdminRoute } from './roster/reactivate-admin.route.ts';
import { showAdminRoute } from './roster/show-admin.route.ts';
import { beginSecondFactorRoute } from './second-factor/begin-second-factor.route.ts';
import { confirmSecondFactorRoute } from './second-factor/confirm-second-factor.route.ts';
import { removeSecondFactorRoute } from './second-factor/remove-second-factor.route.ts';
import { renewRecoveryCodesRoute } from './second-factor/renew-recovery-codes.route.ts';
import { resetSecondFactorRoute } from './second-factor/reset-second-factor.route.ts';
import { endAdminSessionRoute } from './session/end-admin-session.route.ts';
import { endOtherAdminSessionsRoute } from './session/end-other-admin-sessions.route.ts';
import { endSessionsOfAdminRoute } from './session/end-sessions-of-admin.route.ts';
import { signOutAdminRoute } from './session/sign-out-admin.route.ts';
import { passSecondStepRoute } from './sign-in/pass-second-step.route.ts';
import { signInAdminRoute } from './sign-in/sign-in-admin.route.ts';

const signInRoutes = [
  createFirstAdminRoute,
  signInAdminRoute,
  passSecondStepRoute,
  signOutAdminRoute,
  adminMeRoute,
  chooseAdminLanguageRoute,
] as const;
const ownAccountRoutes = [
  endAdminSessionRoute,
  endOtherAdminSessionsRoute,
  changeAdminPasswordRoute,
  beginSecondFactorRoute,
  confirmSecondFactorRoute,
  removeSecondFactorRoute,
  renewRecoveryCodesRoute,
] as const;
const rosterRoutes = [
  listAdminsRoute,
  showAdminRoute,
  createAdminRoute,
  editAdminRoute,
  setAdminPasswordRoute,
  deactivateAdminRoute,
  reactivateAdminRoute,
  endSessionsOfAdminRoute,
  resetSecondFactorRoute,
] as const;

/** Everything below `/api/admin` that is about administrators themselves. */
export const adminRoutes = (services: ApiServices) => [
  renewSessionRoute(services, 'admin'),
  listSessionsRoute(services, 'admin'),
  ...[...signInRoutes, ...ownAccountRoutes, ...rosterRoutes].map((route) => route(services)),
];
