import { phoneSignInRequest, phoneSessionToken } from '@ecrin/contracts/client/sign-in-methods.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices, SessionServices } from '#http/api-services.ts';
import { countAttemptFromAddress } from '../challenge/attempt-limits.ts';
import { verifyCode } from '../challenge/one-time-code.ts';
import type { RegistrationServices } from '../registration-refusal.ts';
import { deviceOf } from '../session/open-session.ts';
import { startSession } from '../session/start-session.ts';
import { channelsOf, signInCodeKey, phoneHashOf } from './phone-code.ts';
import { signInByPhone } from './sign-in-by-phone.ts';

type Services = SessionServices & RegistrationServices & Pick<ApiServices, 'courier'>;

export const signInByPhoneRoute = (services: Services) =>
  customRoute({
    method: 'post',
    path: '/phone/login',
    access: 'public',
    summary: 'Signs in to the account of a phone number by a code, or creates one',
    params: z.object({}),
    body: phoneSignInRequest,
    answer: phoneSessionToken,
    handle: async (request, context) => {
      const { phone, code, language = context.language, referralCode = null } = request.body;
      if (channelsOf(services).length === 0) return { refused: 'client.phone-unavailable' };
      const tooMany = await countAttemptFromAddress(services, context);
      if (tooMany) return tooMany;
      const phoneHash = phoneHashOf(services, phone);
      const answer = await verifyCode(services, { key: signInCodeKey(phoneHash), code, now: context.now });
      if (answer.outcome !== 'right') return { refused: 'client.code-refused' };

      const entry = await signInByPhone(
        services,
        { phone, phoneHash, device: deviceOf(request), language, referralCode },
        context,
      );
      if ('refused' in entry) return entry;
      const { clientId, isNew } = entry;
      const opened = await startSession(
        services,
        { clientId, isStillValid: ({ phone: listed }) => listed?.phoneHash === phoneHash, request },
        context,
      );
      return 'json' in opened
        ? { ...opened, json: phoneSessionToken.parse({ ...Object(opened.json), isNew }) }
        : opened;
    },
  });
