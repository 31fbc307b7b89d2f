import type { OrbUsage, ReadyOrbRow } from '@ecrin/contracts/orb/ready-orb.ts';

/** Share of the ended runs that kept the contract, 0…1; null: none ended. */
export const contractKept = ({ completed, broken }: OrbUsage): number | null =>
  completed + broken === 0 ? null : completed / (completed + broken);

/** Below this share a contract is fragile; not judged before so many runs have ended. */
const [fragileBelow, fragileFrom] = [0.9, 5];
export const isFragile = ({ usage }: Pick<ReadyOrbRow, 'usage'>): boolean => {
  const kept = contractKept(usage);
  return kept !== null && usage.completed + usage.broken >= fragileFrom && kept < fragileBelow;
};

/** In euros; null where nothing is paid. */
export const costOf = ({ inputTokens, outputTokens }: OrbUsage, eurosPerMillionTokens: number | null): number | null =>
  eurosPerMillionTokens === null ? null : ((inputTokens + outputTokens) * eurosPerMillionTokens) / 1_000_000;

/** Searched without case and accents. */
const normalized = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export type StatusFilter = 'all' | 'published' | 'draft';

/** Those whose name or tag contains the search, the most used first. Withdrawn ones stand with the drafts: neither is offered. */
export const orbsToShow = (
  orbs: readonly ReadyOrbRow[],
  sought: string,
  filter: StatusFilter,
): readonly ReadyOrbRow[] =>
  orbs
    .filter(({ status }) => filter === 'all' || (filter === 'published') === (status === 'published'))
    .filter(({ names, tags }) =>
      normalized([names.fr, names.en, ...tags].join(' ')).includes(normalized(sought.trim())),
    )
    .toSorted((one, other) => other.usage.completed - one.usage.completed);
