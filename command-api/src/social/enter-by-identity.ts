import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { arriveByIdentity } from '@ecrin/domain/identity/arrive-by-identity.ts';
import { claimIdentity } from '@ecrin/domain/identity/claim-identity.ts';
import { identity as identityAggregate } from '@ecrin/domain/identity/identity.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/load-aggregate.ts';
import type { CustomContext, Reply } from '@ecrin/platform/route.ts';
import { startSession } from '../client/start-session.ts';
import type { ApiServices } from '../http/api-services.ts';
import { asClient } from '../session/as-client.ts';
import { deviceOf } from '../session/open-session.ts';
import type { Arrival, Coming } from './arrival.ts';
import { findIdentityHolder, identityHashOf } from './identity-holder.ts';
import { endOfVisit, redirect } from './redirect.ts';
import { adoptAddress, linkToHolderOfAddress } from './verified-address.ts';

/** Opens a session in the account of an identity, which is made where there is none. */
export const enterByIdentity = async (
  services: ApiServices,
  coming: Coming,
  context: CustomContext,
): Promise<Reply> => {
  const {
    doing: { provider },
    request,
  } = coming;
  const arrival = { ...coming, identityHash: identityHashOf(services, coming.identity), device: deviceOf(request) };
  const clientId = await accountOf(services, arrival, context);
  if (clientId === null) return redirect(endOfVisit.refused(provider));

  await adoptAddress(services, { clientId, arrival }, context);
  const { identityHash } = arrival;
  const opens = ({ identities }: Readonly<{ identities: Readonly<Record<string, string>> }>) =>
    identities[provider] === identityHash;
  const opened = await startSession(services, { clientId, opens, request }, context);
  return 'refused' in opened ? redirect(endOfVisit.refused(provider)) : redirect(endOfVisit.entered, opened.headers);
};

/** null: refused. */
const accountOf = async (services: ApiServices, arrival: Arrival, context: CustomContext): Promise<string | null> => {
  const {
    doing: { provider },
    identityHash,
  } = arrival;
  const holder = await findIdentityHolder(services, { provider, identityHash }, context);
  if (holder.status === 'opens') return holder.clientId;
  if (holder.status === 'begun') return arrive(services, { clientId: holder.clientId, arrival }, context);

  const known = await linkToHolderOfAddress(services, arrival, context);
  if (known.status !== 'nobody') return known.clientId;
  return arrive(services, { clientId: await claim(services, arrival, context), arrival }, context);
};

/** The claim comes first and fixes the client's id: of two arrivals at once, both go on under the same. */
const claim = async (
  services: ApiServices,
  { doing: { provider }, identityHash }: Arrival,
  context: CustomContext,
): Promise<string> => {
  const clientId = context.newId();
  await services.execute({
    aggregate: identityAggregate,
    id: identityHash,
    decide: claimIdentity,
    input: { identityHash, provider, clientId, now: context.now },
    context: asClient(context, clientId),
  });
  const { state } = await loadAggregate(services.events, identityAggregate, { id: identityHash });
  return state.status === 'held' ? state.clientId : clientId;
};

const arrive = async (
  { execute }: ApiServices,
  { clientId, arrival }: Readonly<{ clientId: string; arrival: Arrival }>,
  context: CustomContext,
): Promise<string | null> => {
  const {
    doing: { provider, language, referralCode },
    identity: { firstname },
    identityHash,
    device,
  } = arrival;
  const outcome = await execute({
    aggregate: client,
    id: clientId,
    decide: arriveByIdentity,
    input: { clientId, provider, identityHash, device, firstname, language, referralCode, now: context.now },
    context: asClient(context, clientId),
  });
  return 'refused' in outcome ? null : clientId;
};
