import { changePhoneRequest, codeSent } from '@ecrin/contracts/client-ways-in.ts';
import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { requestPhoneChange } from '@ecrin/domain/phone/await-phone.ts';
import { customRoute } from '@ecrin/platform/route.ts';
import { z } from 'zod';
import { findAccount } from '../client/find-accounts.ts';
import type { ApiServices } from '../http/api-services.ts';
import { requireFreshSession } from '../session/fresh-session.ts';
import { deviceOf } from '../session/open-session.ts';
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
