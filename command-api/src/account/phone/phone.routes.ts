import type { ApiServices } from '#http/api-services.ts';
import { changePhoneRoute } from './change-phone.route.ts';
import { provePhoneRoute } from './prove-phone.route.ts';
import { removePhoneRoute } from './remove-phone.route.ts';
import { sendPhoneCodeRoute } from './send-phone-code.route.ts';
import { signInByPhoneRoute } from './sign-in-by-phone.route.ts';

export const phoneRoutes = (services: ApiServices) => [
  sendPhoneCodeRoute(services),
  signInByPhoneRoute(services),
  changePhoneRoute(services),
  provePhoneRoute(services),
  removePhoneRoute(services),
];
