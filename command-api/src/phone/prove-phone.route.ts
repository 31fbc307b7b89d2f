import { provePhoneRequest } from '@ecrin/contracts/client-ways-in.ts';
import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/load-aggregate.ts';
import { customRoute } from '@ecrin/platform/route.ts';
import { z } from 'zod';
import { answerCode } from '../challenge/code.ts';
import type { ApiServices } from '../http/api-services.ts';
import { takeTryOfAddress } from '../session/limits.ts';
import { deviceOf } from '../session/open-session.ts';
import { changeCodeKey } from './phone-code.ts';
import { takeOverPhone } from './take-over-phone.ts';

export const provePhoneRoute = (services: ApiServices) =>
  customRoute({
    method: 'post',
    path: '/phone/proof',
    access: 'client',
    summary: 'Makes the number a code was sent to the caller’s own, in place of the one before',
    params: z.object({}),
    body: provePhoneRequest,
    handle: async ({ body: { code }, header }, context) => {
      const { clientId, command, now } = context;
      const tooMany = await takeTryOfAddress(services, context);
      if (tooMany) return tooMany;
      const { state: account, before } = await loadAggregate(services.events, client, { id: clientId, commandId: command.commandId });
      // The same command again, its answer lost on the way.
      if (before) return { empty: true };
      const answer = await answerCode(services, { key: changeCodeKey(clientId), code, now });
      const awaited = account.status === 'registered' ? account.awaitedPhone : null;
      if (answer.outcome !== 'right' || !awaited?.phone || answer.payload !== awaited.phoneHash) return { refused: 'client.code-refused' };

      const refusal = await takeOverPhone(services, { phoneHash: awaited.phoneHash, phone: awaited.phone, device: deviceOf({ header }) }, context);
      return refusal ?? { empty: true };
    },
  });
