import { changePhoneRequest, codeSent } from '@ecrin/contracts/client/sign-in-methods.ts';
import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { requestPhoneChange } from '@ecrin/domain/phone/request-phone-change.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import { findAccount } from '../find-accounts.ts';
import { deviceOf } from '../session/open-session.ts';
import { requireFreshSession } from '../session/require-fresh-session.ts';
import { changeCodeKey, phoneHashOf, queuePhoneCode, countPhoneCodeSend } from './phone-code.ts';

export const changePhoneRoute = (services: ApiServices) =>
  customRoute({
    method: 'put',
    path: '/phone',
    access: 'client',
    summary: 'Sends a code to a number that is to be added, to take the place of another, or to be confirmed again',
    params: z.object({}),
    body: changePhoneRequest,
    answer: codeSent,
    handle: async ({ body: { phone, channel }, header }, context) => {
      const { clientId, sessionId, command, now, language } = context;
      const phoneHash = phoneHashOf(services, phone);
      const isTheirs = (await findAccount(services, clientId))?.phone?.phoneHash === phoneHash;
      const refusal =
        (isTheirs ? null : await requireFreshSession(services, context)) ??
        (await countPhoneCodeSend(services, { phone, channel }, context));
      if (refusal) return refusal;
      const input = { clientId, phoneHash, phone, sessionId, device: deviceOf({ header }), now };
      const outcome = await services.execute({
        aggregate: client,
        id: clientId,
        decide: requestPhoneChange,
        input,
        context: command,
      });
      if ('refused' in outcome) return { refused: 'client.not-found' };
      return queuePhoneCode(
        services,
        { key: changeCodeKey(clientId), phone, channel, language, payload: phoneHash },
        context,
      );
    },
  });
