import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { checkPhoneSignIn } from '@ecrin/domain/phone/check-phone-sign-in.ts';
import { freePhone } from '@ecrin/domain/phone/free-phone.ts';
import { phone } from '@ecrin/domain/phone/phone.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { CustomContext } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { commandAsClient } from '../command-as-client.ts';

/** `lapsed`: its last proof is too old to sign in. `begun`: a sign-in was interrupted before its account was created. */
export type PhoneHolder =
  | Readonly<{ status: 'opens' | 'lapsed' | 'begun'; clientId: string }>
  | Readonly<{ status: 'nobody' }>;

/** The holder of a number. The claim and the account must agree: a claim that no account lists (an interrupted change) is released here. */
export const findPhoneHolder = async (
  services: Pick<ApiServices, 'events' | 'execute'>,
  phoneHash: string,
  context: CustomContext,
): Promise<PhoneHolder> => {
  const { state: claim } = await loadAggregate(services.events, phone, { id: phoneHash });
  if (claim.status === 'free') return { status: 'nobody' };
  const { clientId, provedAt } = claim;
  const { state: account } = await loadAggregate(services.events, client, { id: clientId });
  if (account.status === 'unknown') return { status: 'begun', clientId };
  const status = checkPhoneSignIn({ phoneHash, provedAt, now: context.now }, account);
  if (status !== 'not-theirs') return { status, clientId };

  await releasePhone(services, { phoneHash, clientId }, context);
  return { status: 'nobody' };
};

/** Free for the next account; another's claim stays. */
export const releasePhone = async (
  { execute }: Pick<ApiServices, 'execute'>,
  { phoneHash, clientId }: Readonly<{ phoneHash: string; clientId: string }>,
  context: CustomContext,
): Promise<void> => {
  await execute({
    aggregate: phone,
    id: phoneHash,
    decide: freePhone,
    input: { phoneHash, clientId, now: context.now },
    context: commandAsClient(context, clientId),
  });
};
