import { readReferralCode } from '@ecrin/domain/client/referral-code.ts';
import type { RefusedReply } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';

export type RegistrationServices = Pick<ApiServices, 'settings' | 'referrerOf'>;

const isSameCode = (one: string, other: string): boolean => one.trim().toUpperCase() === other.trim().toUpperCase();

const isInvited = async (
  { referrerOf }: RegistrationServices,
  invitationCode: string | null,
  typed: string,
): Promise<boolean> => {
  if (invitationCode !== null && isSameCode(typed, invitationCode)) return true;
  const code = readReferralCode(typed);
  return code !== null && (await referrerOf(code)) !== null;
};

/** Why nobody, or not this person, can register now: as administrators set it. `typed`: the code they came with, of a client or of the service. */
export const registrationRefusal = async (
  services: RegistrationServices,
  typed: string | null,
): Promise<RefusedReply | null> => {
  const { registration, invitationCode } = await services.settings.current();
  if (registration === 'open') return null;
  if (registration === 'closed') return { refused: 'client.registration-closed' };
  return (await isInvited(services, invitationCode, typed ?? '')) ? null : { refused: 'client.invitation-required' };
};
