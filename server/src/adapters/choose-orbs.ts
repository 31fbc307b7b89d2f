import type { OrbEngineConfig } from '@ecrin/projections';
import type { OrbReading } from '@ecrin/workflows';
import type { SharedConfig } from '#config/config.ts';
import type { ChatChoice } from './choose-chat.ts';

/** What reads for orbs, and its limits. */
export type OrbChoice = OrbEngineConfig &
  Pick<OrbReading, 'writing' | 'engine' | 'partLength'> &
  Readonly<{ createdByAll: boolean }>;
type OrbConfig = Pick<
  SharedConfig,
  'AI_EUROS_PER_MILLION_TOKENS' | 'ORBS_CREATED_BY' | 'ORB_RUNS_PER_DAY' | 'ORB_WORDS_PER_MONTH'
>;

/** Characters of a part: what a model on this machine reads well in its window, and what one of an endpoint does. */
const [localPart, remotePart] = [4_500, 24_000];

/** The model that writes answers, whatever its measure: what it writes for an orb is checked each time. */
export const chooseOrbs = (
  config: OrbConfig,
  { unmeasured: writing, writesAt, isRemote }: Pick<ChatChoice, 'unmeasured' | 'writesAt' | 'isRemote'>,
): OrbChoice => ({
  writing,
  model: () => writing()?.model ?? null,
  engine: isRemote ? 'openai-compatible' : 'local-model',
  endpoint: writesAt,
  partLength: isRemote ? remotePart : localPart,
  eurosPerMillionTokens: config.AI_EUROS_PER_MILLION_TOKENS ?? null,
  runsPerDay: config.ORB_RUNS_PER_DAY,
  wordsPerMonth: config.ORB_WORDS_PER_MONTH,
  createdByAll: config.ORBS_CREATED_BY === 'everyone',
});
