import { isSameValue } from '#kernel/same-value.ts';
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
  const known = new Map(current.parts.map((part) => [part.partId, part]));
  const asked = edit.removed.flatMap((id) => known.get(id) ?? []);
  const removed = new Set(asked.filter(({ changedIn }) => changedIn <= edit.base).map(({ partId }) => partId));
  const parts = new Map([...known].filter(([id]) => !removed.has(id)));
  const copies = new Map<string, string>();
  for (const part of edit.changed) {
    const partId = placeOf(part, edit.base, current);
    if (partId === null) continue;
    if (partId !== part.partId) copies.set(part.partId, partId);
    if (!copies.has(part.partId) || !known.has(partId))
      parts.set(partId, { ...part, partId, changedIn: current.version + 1 });
  }
  const wanted = edit.order.flatMap((id) => [id, ...[copies.get(id) ?? []].flat()]);
  const kept = copies.size > 0 || removed.size < asked.length;
  return { parts: inOrder(parts, wanted, current.parts), kept };
};

/** The id a changed part is stored under: its own, or a copy's where another device changed it since; null: it is the same already. */
const placeOf = (part: StoryPart, base: number, { version, parts }: Current): string | null => {
  const theirs = parts.find(({ partId }) => partId === part.partId);
  if (!theirs || (theirs.changedIn <= base && !isSamePart(theirs, part))) return part.partId;
  if (isSamePart(theirs, part)) return null;
  const copied = parts.find(({ partId, text }) => partId.startsWith(`${part.partId}.`) && text === part.text);
  return copied?.partId ?? `${part.partId}.${version + 1}`;
};

export const isSamePart = (one: StoryPart, other: StoryPart): boolean =>
  one.text === other.text &&
  one.kind === other.kind &&
  one.by === other.by &&
  one.sources.join() === other.sources.join() &&
  one.unsourced.join('\n') === other.unsourced.join('\n') &&
  isSameValue(mediaOf(one), mediaOf(other));

/** Parts of the version `version`; what is as it was before keeps the version that changed it. */
export const versionedParts = (
  parts: readonly StoryPart[],
  before: readonly VersionedPart[],
  version: number,
): readonly VersionedPart[] => {
  const known = new Map(before.map((part) => [part.partId, part]));
  return parts.map((part) => {
    const same = known.get(part.partId);
    return { ...part, changedIn: same && isSamePart(same, part) ? same.changedIn : version };
  });
};

const mediaOf = ({ picture, passage }: StoryPart) => [picture ?? null, passage ?? null];

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
