import { type RunPart } from '@ecrin/domain/orb-run/orb-run.vocabulary.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { readThoughts, type WholeThought } from '#conversation/read-thoughts.ts';
import { thoughtCardModel } from '#thought-card/thought-card.model.ts';
import { thoughtDetailModel } from '#thought-detail/thought-detail.model.ts';

/** The models it is read from. */
export const readPartModels = [thoughtCardModel, thoughtDetailModel] as const;

/** The thoughts of a part as they are now, without those that are gone or no longer for models. Throws `ReadModelsFault`. */
export const readThoughtsOfPart =
  (models: ReadModels) =>
  async ({ ownerId, part }: Readonly<{ ownerId: string; part: RunPart }>): Promise<readonly WholeThought[]> => {
    const ids = part.flatMap(({ thoughtId }) => thoughtId ?? []);
    const cards = await (await models.open(thoughtCardModel)).getMany([...new Set(ids)]);
    const readable = [...cards.values()]
      .map(({ doc }) => doc)
      .filter((card) => card.ownerId === ownerId && !card.deleted && !card.withoutAi && card.content !== null);
    return readThoughts(models, readable);
  };
