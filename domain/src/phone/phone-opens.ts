import type { Client } from '../client/client.aggregate.ts';
import { waysInOf } from '../client/ways-in.ts';
import { daysBetween, lapsedDays } from './number-age.ts';

type Proof = Readonly<{ phoneHash: string; provedAt: string; now: string }>;

/**
 * Whether somebody who reads what is sent to a number may enter the account that lists it. A number nobody proved for long may have been given
 * to somebody else: it no longer opens an account that has another way in. Where it is the only way, it must.
 */
export const phoneOpens = ({ phoneHash, provedAt, now }: Proof, account: Client): 'opens' | 'lapsed' | 'not-theirs' => {
  if (account.status === 'unknown' || account.phone?.phoneHash !== phoneHash) return 'not-theirs';
  return waysInOf(account).length > 1 && daysBetween(provedAt, now) > lapsedDays ? 'lapsed' : 'opens';
};
