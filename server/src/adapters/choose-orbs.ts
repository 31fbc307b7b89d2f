import type { CurrentSettings } from '@ecrin/platform/settings/current-settings.ts';
import type { ChatEngineConfig, OrbEngineConfig } from '@ecrin/projections';
import type { OrbReading } from '@ecrin/workflows';
import type { ChatChoice } from './choose-chat.ts';

/** What reads for orbs, and its limits. */
export type OrbChoice = OrbEngineConfig &
  Pick<OrbReading, 'writing' | 'engine' | 'partLength'> &
  Pick<ChatEngineConfig, 'usedShare'> &
  Readonly<{ createdByAll: () => Promise<boolean> }>;

/** Characters of a part: what a model on this machine reads well in its window, and what one of an endpoint does. */
const [localPart, remotePart] = [4_500, 24_000];

/** The model that writes answers, whatever its measure: what it writes for an orb is checked each time. */
export const chooseOrbs = (
  { current, usedShare }: Pick<CurrentSettings, 'current'> & Pick<ChatEngineConfig, 'usedShare'>,
  { unmeasured: writing, writesAt, isRemote }: Pick<ChatChoice, 'unmeasured' | 'writesAt' | 'isRemote'>,
): OrbChoice => ({
  writing,
  model: () => writing()?.model ?? null,
  engine: isRemote ? 'openai-compatible' : 'local-model',
  endpoint: writesAt,
  partLength: isRemote ? remotePart : localPart,
  eurosPerMillionTokens: async () => (await current()).eurosPerMillionTokens,
  limits: async () => {
    const { orbRunsPerDay, orbWordsPerMonth } = await current();
    return { runsPerDay: orbRunsPerDay, wordsPerMonth: orbWordsPerMonth };
  },
  usedShare: async (ownerId, now) => (isRemote ? usedShare(ownerId, now) : null),
  createdByAll: async () => (await current()).orbsCreatedBy === 'everyone',
});
