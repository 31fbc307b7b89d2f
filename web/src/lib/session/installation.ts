import type { SignInMethods } from '@ecrin/contracts/client/sign-in-methods.ts';
import { useGetSignInMethodsQuery } from './sign-in-methods.api.ts';

/** The least there can be, with its messages promised as anywhere. */
export const untilKnown: SignInMethods = {
  social: [],
  phone: [],
  mail: true,
  push: true,
  passkeys: false,
  registration: 'open',
  maintenance: null,
};

/** What this server is set up to send. Every sentence that promises a message takes it from here; `promising-messages.unit.spec.ts` lists them. */
export const useInstallation = (): Pick<SignInMethods, 'mail' | 'push' | 'phone' | 'social' | 'backupsLeave'> =>
  useGetSignInMethodsQuery().data ?? untilKnown;
