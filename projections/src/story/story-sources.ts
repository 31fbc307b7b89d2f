import type { SourceStates } from '@ecrin/domain/story/shared-copy.ts';
import { thoughtIdsOf } from '@ecrin/domain/story/story-terms.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { thoughtCardModel, type ThoughtCardDocument } from '#thought-card/thought-card.model.ts';

type Sourced = Readonly<{ sources: readonly string[] }>;

/** The thoughts that parts rest on, as they are today; erased ones and another person's are not among them. */
export const readSources = async (
  models: Pick<ReadModels, 'open'>,
  ownerId: string,
  parts: readonly Sourced[],
): Promise<ReadonlyMap<string, ThoughtCardDocument>> => {
  const found = await (await models.open(thoughtCardModel)).getMany(thoughtIdsOf(parts));
  return new Map([...found].flatMap(([id, { doc }]) => (doc.ownerId === ownerId ? [[id, doc] as const] : [])));
};

export const readSourceStates = async (
  models: Pick<ReadModels, 'open'>,
  ownerId: string,
  parts: readonly Sourced[],
): Promise<SourceStates> => readSources(models, ownerId, parts);
