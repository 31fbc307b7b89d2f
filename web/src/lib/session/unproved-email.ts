import type { ClientProfile } from '@ecrin/contracts/client/client.ts';

/** The address a code or link was sent to and that is not proved yet; null without one. */
export const unprovedEmail = ({
  email,
  emailProved,
  awaitedEmail,
}: Pick<ClientProfile, 'email' | 'emailProved' | 'awaitedEmail'>) => awaitedEmail ?? (emailProved ? null : email);

/** Another account proved the address: it can no longer be confirmed here, and the client is asked for another one. */
export const isEmailTaken = ({ emailTaken, awaitedEmail }: Pick<ClientProfile, 'emailTaken' | 'awaitedEmail'>) =>
  emailTaken && awaitedEmail === null;

/** Where another address is given; the form is open for an account whose address is taken. */
export const changeEmailHref = '/app/profile/sign-in#email';
