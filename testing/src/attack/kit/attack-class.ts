import type { Random } from './random.ts';
import type { Target } from './target.ts';

/** null: passed; else what failed, with the request but without personal words. */
export type Verdict = string | null;

/** `attack` says what its own answers show. */
export type Case = Readonly<{ label: string; attack: (target: Target) => Promise<Verdict> }>;

/** `expect`: what must be true for every client after each case. */
export type AttackClass = Readonly<{
  name: string;
  /** Of its server, where that of all tests will not do. */
  environment?: Readonly<Record<string, string>>;
  cases: (random: Random, target: Target) => Promise<readonly Case[]>;
  expect: (target: Target) => Promise<Verdict>;
}>;
