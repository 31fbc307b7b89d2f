import type { ApiServices } from '../http/api-services.ts';
import { listSessionsRoute } from '../session/list-sessions.route.ts';
import { renewSessionRoute } from '../session/renew-session.route.ts';
import { adminMeRoute } from './admin-me.route.ts';
import { beginSecondFactorRoute } from './begin-second-factor.route.ts';
import { changeAdminPasswordRoute } from './change-admin-password.route.ts';
import { chooseAdminLanguageRoute } from './choose-admin-language.route.ts';
import { confirmSecondFactorRoute } from './confirm-second-factor.route.ts';
import { createAdminRoute } from './create-admin.route.ts';
import { createFirstAdminRoute } from './create-first-admin.route.ts';
import { deactivateAdminRoute } from './deactivate-admin.route.ts';
import { editAdminRoute } from './edit-admin.route.ts';
import { endAdminSessionRoute } from './end-admin-session.route.ts';
import { endOtherAdminSessionsRoute } from './end-other-admin-sessions.route.ts';
import { endSessionsOfAdminRoute } from './end-sessions-of-admin.route.ts';
import { listAdminsRoute } from './list-admins.route.ts';
import { signInAdminRoute } from './log-in-admin.route.ts';
import { signOutAdminRoute } from './log-out-admin.route.ts';
import { passSecondStepRoute } from './pass-second-step.route.ts';
import { reactivateAdminRoute } from './reactivate-admin.route.ts';
import { removeSecondFactorRoute } from './remove-second-factor.route.ts';
import { renewRecoveryCodesRoute } from './renew-recovery-codes.route.ts';
import { resetSecondFactorRoute } from './reset-second-factor.route.ts';
import { setAdminPasswordRoute } from './set-admin-password.route.ts';
import { showAdminRoute } from './show-admin.route.ts';

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
