import { createRequire } from 'node:module';
import type { dictionary as gatheredWords } from '@zxcvbn-ts/language-common';

const load = createRequire(import.meta.url);

/** Frequent passwords of French speakers: the list was gathered from English leaks. */
const french = [
  'azertyuiop',
  'azerty123',
  'azerty1234',
  'azertyui',
  'qsdfghjklm',
  'motdepasse',
  'motdepasse1',
  'motdepasse123',
  'bonjour1',
  'bonjour123',
  'jetaime1',
  'jetaime123',
  'doudou123',
  'chouchou',
  'loulou123',
  'marseille',
  'marseille13',
  'soleil123',
  'nicolas1',
  'princesse',
  'coucou123',
];

/** Loaded when a password is first chosen: the gathered list takes 3 MB. */
const gathered = (): readonly string[] => {
  const { dictionary } = load('@zxcvbn-ts/language-common') as { dictionary: typeof gatheredWords };
  return dictionary['passwords-common'] ?? [];
};

let common: ReadonlySet<string> | null = null;

/** Whether a password, in any case, is among the tens of thousands that are tried first. */
export const isCommonPassword = (password: string): boolean => {
  common ??= new Set([...gathered(), ...french]);
  const typed = password.toLowerCase();
  return common.has(typed) || isMonotonous(typed);
};

/** « aaaaaaaa », « 12121212 »: one or two characters over and over. */
const isMonotonous = (password: string): boolean => new Set(password).size <= 2;
