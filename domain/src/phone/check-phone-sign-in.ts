import type { Client } from '#client/client.aggregate.ts';
import { signInMethodsOf } from '#client/sign-in-methods.ts';
import { elapsedDays, proofLapseDays } from './phone-proof-age.ts';

type Proof = Readonly<{ phoneHash: string; provedAt: string; now: string }>;

/**
 * Whether somebody who reads what is sent to a number may enter the account that lists it. A number nobody proved for long may have been given
 * to somebody else: it no longer opens an account that has another way in. Where it is the only way, it must.
 */
export const checkPhoneSignIn = (
  { phoneHash, provedAt, now }: Proof,
  account: Client,
): 'opens' | 'lapsed' | 'not-theirs' => {
  if (account.status === 'unknown' || account.phone?.phoneHash !== phoneHash) return 'not-theirs';
  return signInMethodsOf(account).length > 1 && elapsedDays(provedAt, now) > proofLapseDays ? 'lapsed' : 'opens';
};
