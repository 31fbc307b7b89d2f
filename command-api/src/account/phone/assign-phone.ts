import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { claimPhone } from '@ecrin/domain/phone/claim-phone.ts';
import { phone as phoneAggregate } from '@ecrin/domain/phone/phone.aggregate.ts';
import { proveClientPhone, type ProveClientPhone } from '@ecrin/domain/phone/prove-client-phone.ts';
import { removeReassignedPhone } from '@ecrin/domain/phone/remove-reassigned-phone.ts';
import type { CustomContext, Reply } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { queueNotice } from '#messages/queue-message.ts';
import { commandAsClient } from '../command-as-client.ts';
import { findAccount } from '../find-accounts.ts';
import { findPhoneHolder, releasePhone, type PhoneHolder } from './phone-holder.ts';

type Services = Pick<ApiServices, 'events' | 'execute' | 'messages'>;

type PhoneAssignment = Pick<ProveClientPhone, 'phoneHash' | 'phone' | 'device'>;

/** null once the number belongs to the caller. The previous number of the caller is released. */
export const assignPhone = async (
  services: Services,
  taking: PhoneAssignment,
  context: CustomContext,
): Promise<Reply | null> => {
  const { clientId, now } = context;
  const { phoneHash } = taking;
  const holder = await findPhoneHolder(services, phoneHash, context);
  if (!(await releaseFromHolder(services, { holder, phoneHash }, context))) return { refused: 'client.phone-taken' };

  const claimed = await services.execute({
    aggregate: phoneAggregate,
    id: phoneHash,
    decide: claimPhone,
    input: { phoneHash, clientId, now },
    context: commandAsClient(context, clientId),
  });
  return 'refused' in claimed ? { refused: 'client.phone-taken' } : recordOnAccount(services, taking, context);
};

/** Records the number in the account, replacing the previous one; notified by mail, unless it was only confirmed again. */
const recordOnAccount = async (
  services: Services,
  taking: PhoneAssignment,
  context: CustomContext,
): Promise<Reply | null> => {
  const { clientId, command, sessionId, now } = context;
  const { phoneHash } = taking;
  const former = (await findAccount(services, clientId))?.phone ?? null;
  const isAdded = former?.phoneHash !== phoneHash;
  if (isAdded) await queueNotice(services, { kind: 'phone-added', clientId, phoneHash }, context);
  const input = { ...taking, clientId, sessionId, now };
  const proved = await services.execute({
    aggregate: client,
    id: clientId,
    decide: proveClientPhone,
    input,
    context: command,
  });
  if ('refused' in proved) return { refused: 'client.not-found' };
  if (former && isAdded) await releasePhone(services, { phoneHash: former.phoneHash, clientId }, context);
  return null;
};

/** Whether no other account holds the number: an unfinished sign-in is replaced, and so is an account whose number has lapsed. */
const releaseFromHolder = async (
  services: Pick<ApiServices, 'execute' | 'messages'>,
  { holder, phoneHash }: Readonly<{ holder: PhoneHolder; phoneHash: string }>,
  context: CustomContext,
): Promise<boolean> => {
  if (holder.status === 'nobody' || holder.clientId === context.clientId) return true;
  if (holder.status === 'opens') return false;
  if (
    holder.status === 'lapsed' &&
    !(await removeFromFormerHolder(services, { clientId: holder.clientId, phoneHash }, context))
  )
    return false;
  await releasePhone(services, { phoneHash, clientId: holder.clientId }, context);
  return true;
};

/** The previous holder is notified by mail, and keeps every other sign-in method. */
const removeFromFormerHolder = async (
  services: Pick<ApiServices, 'execute' | 'messages'>,
  { clientId, phoneHash }: Readonly<{ clientId: string; phoneHash: string }>,
  context: CustomContext,
): Promise<boolean> => {
  await queueNotice(services, { kind: 'phone-moved', clientId, phoneHash }, context);
  const input = { clientId, phoneHash, now: context.now };
  const outcome = await services.execute({
    aggregate: client,
    id: clientId,
    decide: removeReassignedPhone,
    input,
    context: { ...commandAsClient(context, clientId), actor: 'system:phone' },
  });
  return !('refused' in outcome);
};
