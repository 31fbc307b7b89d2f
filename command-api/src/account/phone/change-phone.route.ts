import { changePhoneRequest, codeSent } from '@ecrin/contracts/client/sign-in-methods.ts';
import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { requestPhoneChange } from '@ecrin/domain/phone/request-phone-change.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import { findAccount } from '../find-accounts.ts';
import { deviceOf } from '../session/open-session.ts';
import { requireFreshSession } from '../session/require-fresh-session.ts';
import { changeCodeKey, countPhoneCodeSend, phoneHashOf, queuePhoneCode } from './phone-code.ts';

type Services = Pick<ApiServices, 'access' | 'courier' | 'events' | 'keyedHash' | 'messages'>;

export const changePhoneRoute = (services: Services) =>
  commandRoute({
    method: 'put',
    path: '/phone',
    access: 'client',
    summary: 'Sends a code to a number to be added, changed or confirmed again',
    params: z.object({}),
    body: changePhoneRequest,
    answer: codeSent,
    aggregate: client,
    id: (_request, { clientId }) => clientId,
    prepare: async ({ body: { phone, channel } }, context) => {
      const phoneHash = phoneHashOf(services, phone);
      const isTheirs = (await findAccount(services, context.clientId))?.phone?.phoneHash === phoneHash;
      return (
        (isTheirs ? null : await requireFreshSession(services, context)) ??
        (await countPhoneCodeSend(services, { phone, channel }, context)) ?? { phoneHash }
      );
    },
    input: (request, { clientId, sessionId, now }) => ({
      ...request.found,
      clientId,
      phone: request.body.phone,
      sessionId,
      device: deviceOf(request),
      now,
    }),
    decide: requestPhoneChange,
    after: async (outcome, { body: { phone, channel }, found: { phoneHash } }, context) => {
      if ('refused' in outcome) return undefined;
      const key = changeCodeKey(context.clientId);
      const code = { key, phone, channel, language: context.language, payload: phoneHash };
      return queuePhoneCode(services, code, context);
    },
    absent: 'client.not-found',
  });
