import { setTimeout as pause } from 'node:timers/promises';
import { passagesOf } from '@ecrin/domain/text/passages.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import { LanguageFault, type Embedding, type LanguageFaultKind } from '@ecrin/platform/ports/language-engine.ts';
import type { ModelStore, Page, ReadModels } from '@ecrin/platform/ports/read-models.ts';
import type { RunningProjection } from '@ecrin/platform/projections/projection-runner.ts';
import { consentId, consentModel } from '#consent/consent.model.ts';
import { thoughtCardModel, type ThoughtCardDocument } from '#thought-card/thought-card.model.ts';
import { clientFaults, createClientsSetAside, type ClientsSetAside } from './clients-set-aside.ts';
import { passagesModel, unplaced, type PassagesDocument } from './passages.model.ts';
import { vectorText } from './vector-text.ts';

export type PlacePassages = Readonly<{
  models: Pick<ReadModels, 'open'>;
  /** The projection of `passagesModel`: it alone writes the model. */
  projection: Pick<RunningProjection, 'amend'>;
  /** null while there is no model. */
  embedding: () => Promise<Embedding | null>;
  clock: Clock;
  /** Called with the kind of a fault that may pass; tried again after a pause. */
  onFault?: (kind: string) => void;
  /** Between two looks, and after a first fault, doubled with each further one up to 32 times. */
  pauses?: Readonly<{ idleMs: number; faultMs: number }>;
}>;

const defaultPauses = { idleMs: 1_000, faultMs: 15_000 };
/** Looked at in one go; some may have to wait for their card. */
const maxWaiting = 50;
/** Looked through for a client who is not set aside. */
const maxPages = 40;
/** Texts of one request: between two of them it can be stopped. */
const batch = 8;

/** Computes vectors for every wording that waits for them, the newest thoughts first, for as long as it is not closed. */
export const placePassages = (parts: PlacePassages): Readonly<{ close: () => Promise<void> }> => {
  const closing = new AbortController();
  const { signal } = closing;
  const { idleMs, faultMs } = parts.pauses ?? defaultPauses;
  const state: PlacingState = { failed: new Set(), discardedFor: null, setAside: createClientsSetAside(parts.clock) };
  let faults = 0;
  const look = async (): Promise<number> => {
    try {
      const placed = await placeSome(parts, state, signal);
      if (placed > 0) faults = 0;
      return placed > 0 ? 0 : idleMs;
    } catch (fault) {
      if (!signal.aborted) parts.onFault?.(fault instanceof LanguageFault ? fault.kind : 'unavailable');
      faults += 1;
      return faultMs * 2 ** Math.min(faults - 1, 5);
    }
  };
  const work = (async () => {
    while (!signal.aborted) await pause(await look(), undefined, { signal }).catch(() => undefined);
  })();
  return {
    close: async () => {
      closing.abort(new Error('closed'));
      await work;
    },
  };
};

/** `failed`: thoughts that come after all others, as it may be their text that ends the engine. `discardedFor`: the model whose vectors are the only ones left. */
type PlacingState = { readonly failed: Set<string>; discardedFor: string | null; readonly setAside: ClientsSetAside };

/** How many thoughts were placed. */
const placeSome = async (parts: PlacePassages, state: PlacingState, signal: AbortSignal): Promise<number> => {
  const embedding = await parts.embedding();
  if (!embedding) return 0;
  if (state.discardedFor !== embedding.model) await discardOthers(parts, embedding.model);
  state.discardedFor = embedding.model;
  const { failed, setAside } = state;
  await askAgain(parts, setAside);
  let placed = 0;
  for (const { doc, card } of await findWaiting(parts, state)) {
    const { thoughtId, ownerId } = doc;
    if (setAside.has(ownerId)) continue;
    failed.add(thoughtId);
    if (await place(parts, { embedding, doc, card, signal })) placed += 1;
    else setAside.add(ownerId);
    failed.delete(thoughtId);
  }
  return placed;
};

/** Whoever said yes meanwhile waits no longer. */
const askAgain = async ({ models }: PlacePassages, setAside: ClientsSetAside): Promise<void> => {
  const consents = await (
    await models.open(consentModel)
  ).getMany(setAside.all().map((id) => consentId(id, 'meaning')));
  for (const { doc } of consents.values()) if (doc.given) setAside.accepted(doc.ownerId, doc.since);
};

/** Those that wait and may be placed, with their cards; those that failed only when there is no other. */
const findWaiting = async (
  { models }: PlacePassages,
  { failed, setAside }: PlacingState,
): Promise<readonly Pick<Placing, 'doc' | 'card'>[]> => {
  const [store, cardStore] = [await models.open(passagesModel), await models.open(thoughtCardModel)];
  let cursor: string | null = null;
  for (let page = 0; page < maxPages; page += 1) {
    const found: Page<PassagesDocument> = await store.find({
      filter: { waiting: true },
      sort: [['thoughtId', 'desc']],
      limit: maxWaiting,
      cursor,
    });
    const items = found.items.filter(({ ownerId }) => !setAside.has(ownerId));
    if (items.length > 0 || found.nextCursor === null) return withCards(items, cardStore, failed);
    cursor = found.nextCursor;
  }
  return [];
};

const withCards = async (
  items: readonly PassagesDocument[],
  cardStore: ModelStore<ThoughtCardDocument>,
  failed: ReadonlySet<string>,
): Promise<readonly Pick<Placing, 'doc' | 'card'>[]> => {
  const cards = await cardStore.getMany(items.map(({ thoughtId }) => thoughtId));
  const ready = items.flatMap((doc) => {
    const card = cards.get(doc.thoughtId)?.doc;
    // The card may be ahead or behind: then this is looked at again.
    return card?.wording === doc.wording ? [{ doc, card }] : [];
  });
  const fresh = ready.filter(({ doc }) => !failed.has(doc.thoughtId));
  return fresh.length > 0 ? fresh : ready;
};

/** Vectors of different models cannot be compared. */
const discardOthers = async ({ models, projection }: PlacePassages, model: string): Promise<void> => {
  const store = await models.open(passagesModel);
  const others = [...(await store.countBy('placedBy', {})).keys()].filter((name) => name !== model);
  for (const placedBy of others)
    for (;;) {
      const { items } = await store.find({ filter: { placedBy }, sort: [['placedBy', 'asc']], limit: 500 });
      if (items.length === 0) break;
      await projection.amend(
        items.map(({ thoughtId }) => thoughtId),
        (doc) => ({ ...doc, ...unplaced, waiting: doc['withoutAi'] !== true }),
      );
    }
};

type Placing = Readonly<{
  embedding: Embedding;
  doc: PassagesDocument;
  card: ThoughtCardDocument;
  signal: AbortSignal;
}>;

/** False: texts of its client may not be sent now. */
const place = async ({ models, projection, clock }: PlacePassages, placing: Placing): Promise<boolean> => {
  const { doc, embedding } = placing;
  // Many may have been placed since it was found: meanwhile it may have been reworded, deleted or left without AI.
  const current = await (await models.open(passagesModel)).get(doc.thoughtId);
  if (current?.wording !== doc.wording || !current.waiting) return true;
  const passages = await placedPassages(placing);
  if (passages === null) return false;
  const placed = { waiting: false, placedBy: embedding.model, placedAt: clock.now().toISOString(), passages };
  await projection.amend([doc.thoughtId], (now) =>
    now['wording'] === doc.wording && now['waiting'] === true ? { ...now, ...placed } : now,
  );
  return true;
};

/** Of this text, every time: the others need not wait for it. Any other fault, a refused key among them, is the engine's, and the thought waits. */
const textFaults: ReadonlySet<LanguageFaultKind> = new Set(['too-large', 'unusable-answer']);

const placedPassages = async ({
  embedding,
  doc: { ownerId, language, thoughtId },
  card: { content },
  signal,
}: Placing): Promise<PassagesDocument['passages'] | null> => {
  const text = content ?? '';
  const about = { kind: 'thought', id: thoughtId } as const;
  const ranges = passagesOf(text, language);
  const passages: PassagesDocument['passages'][number][] = [];
  try {
    for (let from = 0; from < ranges.length; from += batch) {
      const some = ranges.slice(from, from + batch);
      const texts = some.map(({ start, end }) => text.slice(start, end));
      const { vectors } = await embedding.embed({ texts, kind: 'passage', ownerId, about, signal });
      some.forEach((range, index) => {
        const vector = vectors[index];
        if (vector) passages.push({ ...range, vector: vectorText(vector) });
      });
    }
  } catch (fault) {
    if (fault instanceof LanguageFault && clientFaults.has(fault.kind)) return null;
    if (!(fault instanceof LanguageFault) || !textFaults.has(fault.kind)) throw fault;
  }
  return passages;
};
