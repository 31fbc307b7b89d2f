import type { CapName } from '@ecrin/domain/allowance/caps.ts';

/**
 * A cap that a command is subject to. `scope`: what it counts for, unless that is the owner. `most`: where settings say it; 0: any number.
 * `holds`: whether a state uses a place, where so many are allowed at once; absent: every recorded command uses one. `known`: ids of what used one
 * before places were counted, from a read model that may be behind.
 */
export type Claim<State> = Readonly<{
  cap: CapName;
  ownerId: string;
  now: string;
  scope?: string;
  most?: number;
  holds?: (state: State) => boolean;
  known?: () => Promise<readonly string[]>;
}>;
