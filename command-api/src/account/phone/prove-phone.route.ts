import { provePhoneRequest } from '@ecrin/contracts/client/sign-in-methods.ts';
import { client, type Client } from '@ecrin/domain/client/client.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import { countAttemptFromAddress } from '../challenge/attempt-limits.ts';
import { verifyCode } from '../challenge/one-time-code.ts';
import { deviceOf } from '../session/open-session.ts';
import { assignPhone } from './assign-phone.ts';
import { changeCodeKey } from './phone-code.ts';

type Services = Pick<ApiServices, 'access' | 'events' | 'execute' | 'keyedHash' | 'messages' | 'secrets'>;

export const provePhoneRoute = (services: Services) =>
  customRoute({
    method: 'post',
    path: '/phone/proof',
    access: 'client',
    summary: 'Assigns the number a code was sent to, in place of the previous one',
    params: z.object({}),
    body: provePhoneRequest,
    handle: async ({ body: { code }, header }, context) => {
      const { clientId, command, now } = context;
      const tooMany = await countAttemptFromAddress(services, context);
      if (tooMany) return tooMany;
      const { state: account, before } = await loadAggregate(services.events, client, {
        id: clientId,
        commandId: command.commandId,
      });
      // The same command again, after its response was lost.
      if (before) return { empty: true };
      const awaited = await findProvedPhone(services, { account, code, now });
      if (!awaited) return { refused: 'client.code-refused' };
      const refusal = await assignPhone(services, { ...awaited, device: deviceOf({ header }) }, context);
      return refusal ?? { empty: true };
    },
  });

/** The number a code was right for; null: the code was wrong, or another number is pending by now. */
const findProvedPhone = async (
  services: Services,
  { account, code, now }: Readonly<{ account: Client; code: string; now: string }>,
): Promise<Readonly<{ phoneHash: string; phone: string }> | null> => {
  if (account.status !== 'registered') return null;
  const answer = await verifyCode(services, { key: changeCodeKey(account.clientId), code, now });
  const { phoneHash, phone } = account.awaitedPhone ?? noNumber;
  return phone !== null && answer.outcome === 'right' && answer.payload === phoneHash ? { phoneHash, phone } : null;
};

const noNumber = { phoneHash: '', phone: null } as const;
