import { codeSent, phoneCodeRequest } from '@ecrin/contracts/client/sign-in-methods.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import { signInCodeKey, phoneHashOf, queuePhoneCode, countPhoneCodeSend } from './phone-code.ts';

type Services = Pick<ApiServices, 'access' | 'courier' | 'keyedHash' | 'messages'>;

export const sendPhoneCodeRoute = (services: Services) =>
  customRoute({
    method: 'post',
    path: '/phone/code',
    access: 'public',
    summary: 'Sends a code to a number, whether or not it has an account',
    params: z.object({}),
    body: phoneCodeRequest,
    answer: codeSent,
    handle: async ({ body: { phone, channel } }, context) => {
      const refusal = await countPhoneCodeSend(services, { phone, channel }, context);
      const key = signInCodeKey(phoneHashOf(services, phone));
      return (
        refusal ?? queuePhoneCode(services, { key, phone, channel, language: context.language, payload: null }, context)
      );
    },
  });
