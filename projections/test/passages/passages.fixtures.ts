import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import { written } from '@ecrin/domain/test/thought/thought.fixtures.ts';
import type { Embedding } from '@ecrin/platform/ports/language-engine.ts';
import { runProjection } from '@ecrin/platform/projections/projection-runner.ts';
import type { AnyProjection } from '@ecrin/platform/projections/projection.ts';
import { createConceptEmbedding } from '@ecrin/testing/fakes/concept-embedding.ts';
import { openEmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import { pollUntil } from '@ecrin/testing/kits/poll-until.ts';
import { expect } from 'vitest';
import { consentProjection } from '#consent/consent.projection.ts';
import { passagesModel, type PassagesDocument } from '#passages/passages.model.ts';
import { passagesProjection } from '#passages/passages.projection.ts';
import { placePassages } from '#passages/place-passages.ts';
import { thoughtCardProjection } from '#thought-card/thought-card.projection.ts';
import { thoughtDetailProjection } from '#thought-detail/thought-detail.projection.ts';
import { threadProjection } from '#thread/thread.projection.ts';

export const concepts = [
  ['mer', 'vague', 'plage', 'océan'],
  ['patron', 'bureau', 'réunion', 'travail'],
  ['jardin', 'rosier', 'tomate', 'potager'],
  ['piano', 'partition', 'concert', 'musique'],
];

export const wrote = (
  thoughtId: string,
  content: string,
  { ownerId = 'anne', occurredAt = '2026-03-01T10:00:00.000Z' } = {},
): DomainEvent => ({
  ...written,
  data: { ...written.data, thoughtId, ownerId, occurredAt },
  private: { content },
});

/** The read models that search needs, kept up to date with what is recorded, and vectors computed for them. */
export const openPassages = async (embedding = createConceptEmbedding(concepts)) => {
  const embedded = await openEmbeddedStores();
  const { events, models, clock } = embedded;
  const projections: readonly AnyProjection[] = [
    thoughtCardProjection,
    thoughtDetailProjection,
    threadProjection,
    passagesProjection,
    consentProjection,
  ];
  const running = await Promise.all(
    projections.map((projection) => runProjection({ projection, events, models, clock, notices: () => undefined })),
  );
  const projection = running.find(({ name }) => name === passagesModel.name);
  if (!projection) throw new Error('no projection of passages');
  const faults: string[] = [];
  let placing: ReturnType<typeof placePassages> | null = null;
  const place = (use: Embedding | null = embedding) => {
    placing = placePassages({
      models,
      projection,
      embedding: async () => use,
      clock,
      onFault: (kind) => faults.push(kind),
      pauses: { idleMs: 5, faultMs: 5 },
    });
  };
  const documentOf = async (thoughtId: string): Promise<PassagesDocument | null> =>
    (await models.open(passagesModel)).get(thoughtId);
  const recordIn = async (stream: string, ...facts: readonly DomainEvent[]): Promise<void> => {
    const { position } = await embedded.record(stream, 'anne', facts);
    for (const one of running) expect(await one.waitFor(position, 15_000)).toBe(true);
  };
  const record = (thoughtId: string, ...facts: readonly DomainEvent[]) => recordIn(`thought-${thoughtId}`, ...facts);
  return {
    embedded,
    embedding,
    faults,
    place,
    stopPlacing: async () => placing?.close(),
    documentOf,
    record,
    recordIn,
    placed: (...thoughtIds: readonly string[]) =>
      pollUntil(async () => {
        const documents = await Promise.all(thoughtIds.map(documentOf));
        return documents.every((doc) => doc?.waiting === false);
      }),
    dispose: async () => {
      await placing?.close();
      for (const one of running) await one.close();
      await embedded.dispose();
    },
  };
};
