import { currentInsight } from '@ecrin/domain/thought/insights/insight-history.ts';
import type { Category, Mood } from '@ecrin/domain/thought/thought.vocabulary.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { unpackInsights } from './packed-insights.ts';
import { thoughtCardModel, type ThoughtCardDocument } from './thought-card.model.ts';

/** Absent: not set by hand; null: taken away by hand. */
type OwnLabels = Readonly<{ thoughtId: string; text: string; mood?: Mood | null; category?: Category | null }>;

/** So many may be compared with each further thought. */
const most = 64;
/** Of a long thought its beginning: it is compared by one vector. */
const mostCharacters = 2_000;

const ownLabelsOf = (card: ThoughtCardDocument): readonly OwnLabels[] => {
  const { mood, category } = unpackInsights(card.insights, card);
  const [ownMood, ownCategory] = [currentInsight(mood), currentInsight(category)];
  return card.content === null
    ? []
    : [
        {
          thoughtId: card.thoughtId,
          text: card.content.slice(0, mostCharacters),
          ...(ownMood?.from.by === 'person' && { mood: ownMood.value }),
          ...(ownCategory?.from.by === 'person' && { category: ownCategory.value }),
        },
      ];
};

/** The latest thoughts of a client for which they set a mood or a category themselves, but none that no AI may read. */
export const listOwnLabels =
  (models: Pick<ReadModels, 'open'>) =>
  async (ownerId: string): Promise<readonly OwnLabels[]> => {
    const cards = await models.open(thoughtCardModel);
    const filter = { ownerId, deleted: false, labelledByPerson: true, withoutAi: false } as const;
    const page = await cards.find({ filter, sort: [['occurredAt', 'desc']], limit: most, cursor: null });
    return page.items.flatMap(ownLabelsOf);
  };
