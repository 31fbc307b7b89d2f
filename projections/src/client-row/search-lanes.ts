import { readReferralCode, readStartOfReferralCode } from '@ecrin/domain/client/referral-code.ts';
import { plainWords } from '@ecrin/domain/text/search-words.ts';
import type { Filter } from '@ecrin/platform/ports/read-models.ts';
import type { ClientRowDocument } from './client-row.model.ts';

const nameKeys = ['nameKey', 'reversedKey', 'innerKey1', 'innerKey2', 'innerKey3'] as const;
type Key = 'referralCode' | 'emailKey' | 'phoneKey' | (typeof nameKeys)[number];
/** One way in which a client may be found: a range of one indexed key. */
export type SearchLane = Readonly<{ key: Key; within: Filter<ClientRowDocument> }>;

/** After everything that begins with these characters. */
const end = '\uFFFF';
const beginning = (key: Key, text: string): readonly SearchLane[] =>
  text === '' ? [] : [{ key, within: { [key]: { gte: text, lt: `${text}${end}` } } }];

/** As it may be stored, with the country: « 06 12 » is +33 6 12 too. */
const numbersOf = (typed: string): readonly string[] => {
  if (!/^[+\d\s().-]+$/.test(typed)) return [];
  const digits = typed.replaceAll(/\D/g, '');
  if (digits.startsWith('00')) return [digits.slice(2)];
  return digits.startsWith('0') ? [`33${digits.slice(1)}`] : [digits];
};

/** Where what was typed may begin: a code, an address, a number, any word of a name. */
export const searchLanes = (typed: string): readonly SearchLane[] => {
  const code = readReferralCode(typed);
  const name = plainWords(typed);
  return [
    ...(code === null ? [] : [{ key: 'referralCode' as const, within: { referralCode: code } }]),
    ...(/\s/.test(typed) ? [] : beginning('emailKey', typed.toLowerCase())),
    ...numbersOf(typed).flatMap((digits) => beginning('phoneKey', digits)),
    ...nameKeys.flatMap((key) => beginning(key, name)),
    ...beginning('referralCode', readStartOfReferralCode(typed) ?? ''),
  ];
};
