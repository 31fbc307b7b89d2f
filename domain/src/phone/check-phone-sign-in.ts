import type { Client } from '#client/client.aggregate.ts';
import { signInMethodsOf } from '#client/sign-in-methods.ts';
import { elapsedDays, proofLapseDays } from './phone-proof-age.ts';

type Proof = Readonly<{ phoneHash: string; provedAt: string; now: string }>;

/**
 * Whether a person who receives codes at a number may sign in to the account that lists it. A number not proved for long may have been reassigned
 * to another person: it no longer signs in to an account that has another sign-in method. Where it is the only one, it does.
 */
export const checkPhoneSignIn = (
  { phoneHash, provedAt, now }: Proof,
  account: Client,
): 'opens' | 'lapsed' | 'not-theirs' => {
  if (account.status !== 'registered' || account.phone?.phoneHash !== phoneHash) return 'not-theirs';
  return signInMethodsOf(account).length > 1 && elapsedDays(provedAt, now) > proofLapseDays ? 'lapsed' : 'opens';
};
