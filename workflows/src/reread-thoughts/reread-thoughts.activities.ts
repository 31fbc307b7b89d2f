import { endRereading } from '@ecrin/domain/rereading/change-rereading.ts';
import { rereading } from '@ecrin/domain/rereading/rereading.aggregate.ts';
import type { AnalysisStep } from '@ecrin/domain/thought/insights/analysis-step.ts';
import { undoRereadInsights } from '@ecrin/domain/thought/insights/undo-reread-insights.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { decideInStep } from '@ecrin/platform/workflows/decide-in-step.ts';
import { ActivityFault, type ActivityContext } from '@ecrin/platform/workflows/workflow.ts';
import { decideOnThought } from '#decide-on-thought.ts';
import { understandEarlierThought, type UnderstandEarlierServices } from '#understand-earlier-thought.ts';
import type { RereadBatch, RereadBatchInput, RereadThoughtsInput } from './reread-thoughts.input.ts';

type Asked = Readonly<{ ownerId: string; cursor: string | null; limit: number }>;
type Page = Readonly<{ thoughtIds: readonly string[]; next: string | null }>;
/** Each list is null while read models are behind. */
export type RereadingLists = Readonly<{
  toReread: (asked: Asked & Readonly<{ step: AnalysisStep }>) => Promise<Page | null>;
  reread: (asked: Asked & Readonly<{ rereadingId: string }>) => Promise<Page | null>;
}>;
export type RereadThoughtsServices = UnderstandEarlierServices &
  Readonly<{
    analysisStep: (clientId: string) => Promise<AnalysisStep>;
    rereadingLists: RereadingLists;
  }>;

const process = 'reread-thoughts';
/** Thoughts before the place is stored where to go on. */
const batchSize = 10;

export const createRereadThoughtsActivities = (services: RereadThoughtsServices) => ({
  reread: (input: RereadBatchInput, context: ActivityContext): Promise<RereadBatch> =>
    rereadBatch(services, input, context),
  undo: (input: RereadBatchInput, context: ActivityContext): Promise<RereadBatch> =>
    undoBatch(services, input, context),
  end: async (
    { rereadingId, ownerId, thoughts }: RereadThoughtsInput & Readonly<{ thoughts: number }>,
    { idempotencyKey }: ActivityContext,
  ): Promise<null> => {
    const now = services.clock.now().toISOString();
    const step = {
      process,
      idempotencyKey,
      correlationId: rereadingId,
      ownerId: ownerId ?? '',
      timeZone: 'UTC',
      now,
    };
    await decideInStep(
      services.execute,
      step,
    )({
      name: 'endRereading',
      aggregate: rereading,
      id: rereadingId,
      decide: endRereading,
      input: { rereadingId, thoughts, now },
    });
    return null;
  },
});
export type RereadThoughtsActivities = ReturnType<typeof createRereadThoughtsActivities>;

const rereadBatch = async (
  services: RereadThoughtsServices,
  input: RereadBatchInput,
  context: ActivityContext,
): Promise<RereadBatch> => {
  const { rereadingLists, analysisStep } = services;
  const ownerId = await ownerWhile(services, input, 'running');
  if (ownerId === null) return { changed: 0, next: null };
  const asked = { ownerId, step: await analysisStep(ownerId), cursor: input.cursor, limit: batchSize };
  const page = orBehind(await rereadingLists.toReread(asked));
  let changed = 0;
  for (const thoughtId of page.thoughtIds) {
    if ((await ownerWhile(services, input, 'running')) === null) return { changed, next: null };
    changed += (await understandEarlierThought(services, { process, ...input, thoughtId, context })) ? 1 : 0;
  }
  return { changed, next: page.next };
};

const undoBatch = async (
  services: RereadThoughtsServices,
  { rereadingId, cursor }: RereadBatchInput,
  context: ActivityContext,
): Promise<RereadBatch> => {
  const ownerId = await ownerWhile(services, { rereadingId }, 'undone');
  if (ownerId === null) return { changed: 0, next: null };
  const page = orBehind(await services.rereadingLists.reread({ ownerId, rereadingId, cursor, limit: batchSize }));
  for (const thoughtId of page.thoughtIds) {
    const { state: existing } = await loadAggregate(services.events, thought, { id: thoughtId });
    if (existing.status !== 'active') continue;
    await decideOnThought(services, { process, ...context, thoughtId, existing })(
      `undoRereadInsights-${thoughtId}`,
      undoRereadInsights,
      (now) => ({ thoughtId, rereadingId, now }),
    );
  }
  return { changed: page.thoughtIds.length, next: page.next };
};

/** null once the rereading has another state: it was stopped or undone meanwhile. */
const ownerWhile = async (
  { events }: Pick<RereadThoughtsServices, 'events'>,
  { rereadingId }: Pick<RereadThoughtsInput, 'rereadingId'>,
  status: 'running' | 'undone',
): Promise<string | null> => {
  const { state } = await loadAggregate(events, rereading, { id: rereadingId });
  return state.status === status ? state.ownerId : null;
};

const orBehind = (page: Page | null): Page => {
  if (page) return page;
  throw new ActivityFault('models-behind', 'read models are behind', 0);
};
