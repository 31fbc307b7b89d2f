import { phoneLoginRequest, phoneSession } from '@ecrin/contracts/client-ways-in.ts';
import { customRoute } from '@ecrin/platform/route.ts';
import { z } from 'zod';
import { answerCode } from '../challenge/code.ts';
import { startSession } from '../client/start-session.ts';
import type { ApiServices } from '../http/api-services.ts';
import { takeTryOfAddress } from '../session/limits.ts';
import { deviceOf } from '../session/open-session.ts';
import { enterByPhone } from './enter-by-phone.ts';
import { channelsOf, logInCodeKey, phoneHashOf } from './phone-code.ts';

export const logInByPhoneRoute = (services: ApiServices) =>
  customRoute({
    method: 'post',
    path: '/phone/login',
    access: 'public',
    summary: 'Opens the account of a number, or makes one, for who reads what is sent there',
    params: z.object({}),
    body: phoneLoginRequest,
    answer: phoneSession,
    handle: async (request, context) => {
      const { phone, code, language = context.language, referralCode = null } = request.body;
      if (channelsOf(services).length === 0) return { refused: 'client.phone-unavailable' };
      const tooMany = await takeTryOfAddress(services, context);
      if (tooMany) return tooMany;
      const phoneHash = phoneHashOf(services, phone);
      const answer = await answerCode(services, { key: logInCodeKey(phoneHash), code, now: context.now });
      if (answer.outcome !== 'right') return { refused: 'client.code-refused' };

      const entry = await enterByPhone(
        services,
        { phone, phoneHash, device: deviceOf(request), language, referralCode },
        context,
      );
      if ('refused' in entry) return entry;
      const { clientId, isNew } = entry;
      const opened = await startSession(
        services,
        { clientId, opens: ({ phone: listed }) => listed?.phoneHash === phoneHash, request },
        context,
      );
      return 'json' in opened ? { ...opened, json: phoneSession.parse({ ...Object(opened.json), isNew }) } : opened;
    },
  });
