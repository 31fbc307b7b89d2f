import type { ClientProfile } from '@ecrin/contracts/client/client.ts';

/** The address a code or link was sent to and that is not proved yet; null without one. */
export const unprovedEmail = ({
  email,
  emailProved,
  awaitedEmail,
}: Pick<ClientProfile, 'email' | 'emailProved' | 'awaitedEmail'>) => awaitedEmail ?? (emailProved ? null : email);
