import { recorded, transcribed, understood, written } from '@ecrin/domain/test/thought/thought.fixtures.ts';
import type { ThoughtEvent } from '@ecrin/domain/thought/thought.events.ts';
import type { Mood } from '@ecrin/domain/thought/thought.vocabulary.ts';
import type { Document, ReadModels } from '@ecrin/platform/ports/read-models.ts';
import type { Projection } from '@ecrin/platform/projections/projection.ts';
import { favoritesProjection } from '#favorite/favorite.projection.ts';
import { thoughtCardProjection } from '#thought-card/thought-card.projection.ts';
import { threadProjection } from '#thread/thread.projection.ts';
import { thoughtWordsProjection } from '#year/thought-words.projection.ts';

/** `spokenMs` 0: written. */
export type Told = Readonly<{
  occurredAt: string;
  timeZone?: string;
  words?: string;
  mood?: Mood | null;
  spokenMs?: number;
  threadId?: string | null;
  private?: boolean;
  deleted?: boolean;
}>;

let [position, journals] = [0, 0];

const saidEvents = (data: Readonly<{ thoughtId: string; ownerId: string }>, told: Told): readonly ThoughtEvent[] => {
  const { occurredAt, timeZone = 'Europe/Paris', words = 'Rien.', spokenMs = 0 } = told;
  const moment = { ...data, occurredAt, timeZone };
  if (spokenMs === 0) return [{ ...written, data: { ...written.data, ...moment }, private: { content: words } }];
  return [
    { ...recorded, data: { ...recorded.data, ...moment, durationMs: spokenMs } },
    {
      ...transcribed,
      data: { ...transcribed.data, thoughtId: data.thoughtId },
      private: { raw: words, text: words, segments: [], setAside: [] },
    },
  ];
};

const laterEvents = (thoughtId: string, told: Told): readonly ThoughtEvent[] => {
  const { occurredAt: at, mood, threadId } = told;
  const events: ThoughtEvent[] = [];
  if (mood) events.push({ ...understood, data: { ...understood.data, thoughtId, mood } });
  if (threadId)
    events.push({ type: 'ThoughtFiled', data: { thoughtId, threadId, suggested: false, filedAt: at }, private: null });
  if (told.private)
    events.push({ type: 'ThoughtPrivacySet', data: { thoughtId, private: true, setAt: at }, private: null });
  if (told.deleted) events.push({ type: 'ThoughtDeleted', data: { thoughtId, deletedAt: at }, private: null });
  return events;
};

const eventsOf = (ownerId: string, thoughtId: string, told: Told): readonly ThoughtEvent[] => [
  ...saidEvents({ ownerId, thoughtId }, told),
  ...laterEvents(thoughtId, told),
];

const write = async <Doc extends Document, Of>(
  models: ReadModels,
  {
    model,
    apply,
  }: Pick<Projection<Doc, never>, 'model'> & Readonly<{ apply: (doc: Doc | null, event: Of) => Doc | null }>,
  histories: readonly (readonly [id: string, events: readonly Of[]])[],
): Promise<void> => {
  const writes = histories.map(([id, events]) => ({
    id,
    doc: events.reduce<Doc | null>(apply, null),
    position: (position += 1),
  }));
  await (await models.open(model)).commit({ checkpoint: position, writes });
};

/** A journal of somebody who had none: their thoughts, the threads « oar » and « lake » (merged into it), and favourites. */
export const writeJournal = async (models: ReadModels, told: readonly Told[], favorites: readonly number[] = []) => {
  const ownerId = `owner${(journals += 1)}`;
  const idOf = (index: number): string => `${ownerId}-${index}`;
  const histories = told.map((one, index) => [idOf(index), eventsOf(ownerId, idOf(index), one)] as const);
  await write(models, thoughtCardProjection, histories);
  await write(models, thoughtWordsProjection, histories as never);
  const started = (threadId: string) => ({
    type: 'ThreadStarted' as const,
    data: { threadId: `${ownerId}-${threadId}`, ownerId, colour: 'sky' as const, rank: threadId, startedAt: 'x' },
    private: { name: threadId, description: null },
  });
  const intoOar = { threadId: `${ownerId}-lake`, intoId: `${ownerId}-oar`, mergedAt: 'x' };
  await write(models, threadProjection, [
    [`${ownerId}-oar`, [started('oar')]],
    [`${ownerId}-lake`, [started('lake'), { type: 'ThreadMerged', data: intoOar, private: null }]],
  ]);
  await write(models, favoritesProjection, [
    [
      ownerId,
      favorites.map((index) => ({
        type: 'FavoriteAdded' as const,
        data: { clientId: ownerId, kind: 'thought' as const, itemId: idOf(index), addedAt: 'x' },
        private: null,
      })),
    ],
  ]);
  return { ownerId, idOf };
};
