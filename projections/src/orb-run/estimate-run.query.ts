import { estimateQuery, runEstimate, type RunEstimate } from '@ecrin/contracts/orb/orb-run.ts';
import type { RunFilter, RunSources } from '@ecrin/domain/orb-run/orb-run.vocabulary.ts';
import type { RunLimits } from '@ecrin/domain/orb-run/run-limits.ts';
import { countWords } from '@ecrin/domain/text/count-words.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { findOrbBudget, orbBudgetModel } from './orb-budget.projection.ts';
import { selectionModels, selectThoughts } from './select-thoughts.query.ts';

/**
 * What reads for orbs. `model`: null while none writes here. `endpoint`: the host that thoughts are sent to; null: this server. `eurosPerMillionTokens`: null: not
 * known. Limits are of one client; 0: none.
 */
export type OrbEngineConfig = Readonly<{
  model: () => string | null;
  endpoint: string | null;
  eurosPerMillionTokens: () => Promise<number | null>;
  limits: () => Promise<RunLimits>;
  /** Of this month’s budgets, of a client and of all, when the engine is paid; null: there is none. */
  usedShare: (clientId: string | null, now: string) => Promise<number | null>;
}>;

type Asked = z.output<typeof estimateQuery>;

/** Until something was read with the engine: seconds for a word; and tokens for a word, read and written. */
const [secondsHere, secondsAway, tokensPerWord, fixedTokens] = [0.08, 0.01, 2, 900];
const charactersPerWord = 6;

/** `characters`: of the person's own text. */
type Reading = Readonly<{ sources: RunSources; characters: number }>;

export const estimateSources =
  (models: ReadModels, config: OrbEngineConfig) =>
  async (ownerId: string, { sources, characters }: Reading, now: string): Promise<RunEstimate> => {
    const { thoughts, leftOut } = await selectThoughts(models)({ ownerId, sources });
    const words =
      thoughts.reduce((sum, { content }) => sum + countWords(content ?? ''), 0) +
      Math.round(characters / charactersPerWord);
    const { secondsPerWord, ...used } = await findOrbBudget(models)(ownerId, now);
    const { endpoint } = config;
    const pace = secondsPerWord ?? (endpoint === null ? secondsHere : secondsAway);
    return {
      thoughts: thoughts.length,
      words,
      leftOut,
      seconds: words === 0 ? null : Math.max(2, Math.round(pace * words)),
      cost: costOf(endpoint, await config.eurosPerMillionTokens(), words),
      model: config.model(),
      endpoint,
      ...used,
      ...(await config.limits()),
      usedShare: await config.usedShare(ownerId, now),
    };
  };

const costOf = (endpoint: string | null, eurosPerMillionTokens: number | null, words: number): number | null => {
  if (endpoint === null) return 0;
  return eurosPerMillionTokens === null
    ? null
    : ((words * tokensPerWord + fixedTokens) * eurosPerMillionTokens) / 1_000_000;
};

const sourcesOf = ({ thoughts, threads, filter, recent, most, ...asked }: Asked): RunSources => {
  if (recent && asked.from)
    return {
      kind: 'recent',
      from: asked.from,
      thoughts: recent !== 'threads',
      threads: recent !== 'thoughts',
      most,
    };
  if (thoughts) return { kind: 'thoughts', thoughtIds: thoughts };
  if (threads) return { kind: 'threads', threadIds: threads };
  return filter ? { kind: 'filter', filter: filterOf(asked) } : { kind: 'text' };
};
const filterOf = ({ from, to, tag, mood, category }: Pick<Asked, keyof RunFilter>): RunFilter => ({
  from: from ?? null,
  to: to ?? null,
  tag: tag ?? null,
  mood: mood ?? null,
  category: category ?? null,
});

export const estimateRunRoute = (config: OrbEngineConfig) =>
  queryRoute({
    method: 'get',
    path: '/orb-runs/estimate',
    access: 'client',
    summary: 'Tells what a run would read, how long and where, and what is used of the limits',
    params: z.object({}),
    query: estimateQuery,
    answer: runEstimate,
    model: orbBudgetModel,
    joins: selectionModels,
    ask:
      (models) =>
      ({ query }, { clientId, now }) =>
        estimateSources(models, config)(clientId, { sources: sourcesOf(query), characters: query.characters }, now),
  });
