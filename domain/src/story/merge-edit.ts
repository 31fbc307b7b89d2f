import type { StoryPart, VersionedPart } from './story.vocabulary.ts';

/**
 * What one device changed since `base`, the version it had. `title` null: not touched. `order`: ids of all parts as it has them, its new ones included.
 * `changed`: its new parts, and those it touched.
 */
export type StoryEdit = Readonly<{
  base: number;
  title: string | null;
  order: readonly string[];
  changed: readonly StoryPart[];
  removed: readonly string[];
}>;
type Current = Readonly<{ version: number; parts: readonly VersionedPart[] }>;
/** `kept`: another device changed the same meanwhile, and both are kept. */
export type MergedParts = Readonly<{ parts: readonly VersionedPart[]; kept: boolean }>;

/** Brings an edit together with what other devices changed since its base; a paragraph both touched is there twice, so that nothing is lost. */
export const mergeEdit = (edit: StoryEdit, current: Current): MergedParts => {
  const next = current.version + 1;
  const known = new Map(current.parts.map((part) => [part.partId, part]));
  const removed = new Set(edit.removed.filter((id) => (known.get(id)?.changedIn ?? 0) <= edit.base));
  let kept = removed.size < new Set(edit.removed.filter((id) => known.has(id))).size;
  const parts = new Map([...known].filter(([id]) => !removed.has(id)));
  const copies = new Map<string, string>();
  for (const part of edit.changed) {
    const theirs = known.get(part.partId);
    if (theirs && isSamePart(theirs, part)) continue;
    const copied = current.parts.find((one) => one.partId.startsWith(`${part.partId}.`) && one.text === part.text);
    if (theirs && copied) {
      copies.set(part.partId, copied.partId);
      continue;
    }
    const isTaken = theirs !== undefined && theirs.changedIn > edit.base;
    const partId = isTaken ? `${part.partId}.${next}` : part.partId;
    if (isTaken) {
      kept = true;
      copies.set(part.partId, partId);
    }
    parts.set(partId, { ...part, partId, changedIn: next });
  }
  const wanted = edit.order.flatMap((id) => {
    const copy = copies.get(id);
    return copy === undefined ? [id] : [id, copy];
  });
  return { parts: inOrder(parts, wanted, current.parts), kept };
};

const isSamePart = (one: StoryPart, other: StoryPart): boolean =>
  one.text === other.text &&
  one.kind === other.kind &&
  one.by === other.by &&
  one.sources.join() === other.sources.join() &&
  one.unsourced.join('\n') === other.unsourced.join('\n');

/** As wanted; what the device did not know follows the part it followed before. */
const inOrder = (
  parts: ReadonlyMap<string, VersionedPart>,
  wanted: readonly string[],
  before: readonly VersionedPart[],
): readonly VersionedPart[] => {
  const ids = [...new Set(wanted)].filter((id) => parts.has(id));
  before.forEach(({ partId }, at) => {
    if (ids.includes(partId) || !parts.has(partId)) return;
    const previous = before
      .slice(0, at)
      .map((part) => ids.indexOf(part.partId))
      .findLast((place) => place >= 0);
    ids.splice(previous === undefined ? 0 : previous + 1, 0, partId);
  });
  for (const id of parts.keys()) if (!ids.includes(id)) ids.push(id);
  return ids.flatMap((id) => parts.get(id) ?? []);
};
