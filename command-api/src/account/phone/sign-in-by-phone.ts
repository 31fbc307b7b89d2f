import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { claimPhone } from '@ecrin/domain/phone/claim-phone.ts';
import { phone as phoneAggregate } from '@ecrin/domain/phone/phone.aggregate.ts';
import { registerByPhone, type RegisterByPhone } from '@ecrin/domain/phone/register-by-phone.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { CustomContext, Reply } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { commandAsClient } from '../command-as-client.ts';
import { registrationRefusal, type RegistrationServices } from '../registration-refusal.ts';
import { findPhoneHolder } from './phone-holder.ts';

type PhoneSignIn = Omit<RegisterByPhone, 'clientId' | 'now'>;
type PhoneSignInResult = Readonly<{ clientId: string; isNew: boolean }>;

/** The account of a number whose code was right, created where there is none. */
export const signInByPhone = async (
  services: RegistrationServices & Pick<ApiServices, 'events' | 'execute'>,
  entering: PhoneSignIn,
  context: CustomContext,
): Promise<PhoneSignInResult | Extract<Reply, { refused: string }>> => {
  const holder = await findPhoneHolder(services, entering.phoneHash, context);
  if (holder.status === 'lapsed') return { refused: 'client.phone-lapsed' };
  const notNow = holder.status === 'opens' ? null : await registrationRefusal(services, entering.referralCode);
  if (notNow) return notNow;
  // For its holder a claim is the proof that the number still is theirs; for a free number it fixes the client's id.
  const clientId = await claim(
    services,
    { phoneHash: entering.phoneHash, clientId: holder.status === 'nobody' ? context.newId() : holder.clientId },
    context,
  );
  if (holder.status === 'opens') return { clientId, isNew: false };

  const input = { ...entering, clientId, now: context.now };
  const outcome = await services.execute({
    aggregate: client,
    id: clientId,
    decide: registerByPhone,
    input,
    context: commandAsClient(context, clientId),
  });
  return 'refused' in outcome ? { refused: 'client.phone-taken' } : { clientId, isNew: true };
};

/** Of two concurrent sign-ins, both continue with the id that was claimed first. */
const claim = async (
  services: Pick<ApiServices, 'events' | 'execute'>,
  { phoneHash, clientId }: Readonly<{ phoneHash: string; clientId: string }>,
  context: CustomContext,
): Promise<string> => {
  await services.execute({
    aggregate: phoneAggregate,
    id: phoneHash,
    decide: claimPhone,
    input: { phoneHash, clientId, now: context.now },
    context: commandAsClient(context, clientId),
  });
  const { state } = await loadAggregate(services.events, phoneAggregate, { id: phoneHash });
  return state.status === 'held' ? state.clientId : clientId;
};
