import type { ReviseStoryRequest, ShownPart } from '@ecrin/contracts/story/story.ts';
import { isSameValue } from '@ecrin/domain/kernel/same-value.ts';
import { withoutSentence as withoutSentenceOf } from '@ecrin/domain/story/without-sentence.ts';

/** The text as one device has it. `text` null: taken out with its thought; it stays as it is on the server. */
export type Draft = Readonly<{ title: string; parts: readonly ShownPart[] }>;
/** What the server has, as far as this device knows. */
export type Known = Draft & Readonly<{ version: number }>;

const isSame = (one: ShownPart, other: ShownPart): boolean =>
  one.text === other.text &&
  one.by === other.by &&
  one.kind === other.kind &&
  one.sources.join() === other.sources.join() &&
  one.unsourced.join('\n') === other.unsourced.join('\n') &&
  isSamePicture(one.picture, other.picture);

type Picture = ShownPart['picture'];
const isSamePicture = (one: Picture, other: Picture): boolean => isSameValue(one ?? null, other ?? null);

export const idsOf = ({ parts }: Draft): readonly string[] => parts.map(({ partId }) => partId);

/** What was changed here since `known`; null: nothing. */
export const changesSince = (known: Known, draft: Draft): ReviseStoryRequest | null => {
  const before = new Map(known.parts.map((part) => [part.partId, part]));
  const order = [...idsOf(draft)];
  const changed = draft.parts.flatMap((part) => {
    const earlier = before.get(part.partId);
    return part.text === null || (earlier && isSame(earlier, part)) ? [] : [{ ...part, text: part.text }];
  });
  const removed = idsOf(known).filter((id) => !order.includes(id));
  const title = draft.title === known.title ? null : draft.title;
  const isMoved = order.join() !== idsOf(known).join();
  return title === null && changed.length === 0 && removed.length === 0 && !isMoved
    ? null
    : { base: known.version, title, order, changed, removed };
};

/**
 * What is here once the server has `next`: its text, with what was typed since `sent` was sent. Where another device changed the same paragraph, the
 * server has ours as a copy after theirs: what was typed since goes on there.
 */
export const rebased = (
  { known, sent, draft }: Readonly<{ known: Known; sent: Draft; draft: Draft }>,
  next: Known,
): Draft => {
  const changes = changesSince({ ...sent, version: known.version }, draft);
  if (!changes) return next;
  const [there, was] = [new Map(next.parts.map((part) => [part.partId, part])), partsById(sent)];
  const typed = changes.changed.map((part) => ({ ...part, partId: placeOf(part, { there, was, next }) }));
  const placed = new Map(typed.map((part, at) => [changes.changed[at]?.partId, part.partId]));
  const parts = new Map(there);
  for (const id of changes.removed) parts.delete(id);
  for (const part of typed) parts.set(part.partId, part);
  const wanted = changes.order.map((id) => placed.get(id) ?? id).filter((id) => parts.has(id));
  const order = wanted.concat([...parts.keys()].filter((id) => !wanted.includes(id)));
  return {
    title: changes.title ?? next.title,
    parts: order.flatMap((id) => parts.get(id) ?? []),
  };
};

const partsById = ({ parts }: Draft): ReadonlyMap<string, ShownPart> =>
  new Map(parts.map((part) => [part.partId, part]));

type Places = Readonly<{ there: ReadonlyMap<string, ShownPart>; was: ReadonlyMap<string, ShownPart>; next: Known }>;

const placeOf = ({ partId }: ShownPart, { there, was, next }: Places): string => {
  const [theirs, sent] = [there.get(partId), was.get(partId)];
  if (!theirs || !sent || theirs.text === sent.text) return partId;
  const copy = next.parts.find((part) => part.partId.startsWith(`${partId}.`) && part.text === sent.text);
  return copy?.partId ?? `${partId}.${next.version}`;
};

/** The part at `from` is at `to` afterwards. */
export const movedPart = (draft: Draft, from: number, to: number): Draft => {
  const parts = [...draft.parts];
  const [part] = parts.splice(from, 1);
  if (part) parts.splice(Math.max(0, Math.min(to, parts.length)), 0, part);
  return { ...draft, parts };
};

/** A part a person touches is theirs; it still rests on its thoughts. */
export const touchedPart = (draft: Draft, partId: string, text: string): Draft => ({
  ...draft,
  parts: draft.parts.map((part) => (part.partId === partId ? { ...part, text, by: 'person', unsourced: [] } : part)),
});

/** What is below a picture. */
export const captioned = (draft: Draft, partId: string, caption: string): Draft => ({
  ...draft,
  parts: draft.parts.map((part) =>
    part.partId === partId && part.picture ? { ...part, picture: { ...part.picture, caption } } : part,
  ),
});

export const withoutPart = (draft: Draft, partId: string): Draft => ({
  ...draft,
  parts: draft.parts.filter((part) => part.partId !== partId),
});

/** A sentence of a composed paragraph is the person’s own: it needs no source. */
export const keptSentence = (draft: Draft, partId: string, sentence: string): Draft => ({
  ...draft,
  parts: draft.parts.map((part) =>
    part.partId === partId ? { ...part, unsourced: part.unsourced.filter((one) => one !== sentence) } : part,
  ),
});

export const withoutSentence = (draft: Draft, partId: string, sentence: string): Draft => {
  const { parts, ...rest } = keptSentence(draft, partId, sentence);
  const shortened = parts.map((part) =>
    part.partId === partId && part.text !== null ? { ...part, text: withoutSentenceOf(part.text, sentence) } : part,
  );
  return { ...rest, parts: shortened.filter((part) => part.partId !== partId || part.text !== '') };
};

export const withPart = (draft: Draft, part: ShownPart): Draft => ({ ...draft, parts: [...draft.parts, part] });

export const withOwnPart = (draft: Draft, partId: string, kind: ShownPart['kind']): Draft =>
  withPart(draft, { partId, kind, text: '', by: 'person', sources: [], unsourced: [] });

/** The number of a thought: by its first place in the story. */
export const numbersOf = ({ parts }: Draft): ReadonlyMap<string, number> =>
  new Map([...new Set(parts.flatMap(({ sources }) => sources))].map((id, at) => [id, at + 1]));
