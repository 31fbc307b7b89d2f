import { acceptedExtensions } from '@ecrin/contracts/recording/audio-format.ts';
import type { LeftOutReason } from '@ecrin/domain/journal-import/journal-import.vocabulary.ts';
import type { JournalEntry, JournalPicture } from '#ports/journal-reader.ts';
import type { LeftOut } from './source.ts';

/** By their ends; the first that fits. */
const kinds = [
  ['picture', /\.(?:jpe?g|png|webp|hei[cf]|gif)$/iu],
  ['video', /\.(?:mp4|mov|m4v|avi|mkv)$/iu],
  ['sound', new RegExp(`\\.(?:${acceptedExtensions.join('|')})$`, 'iu')],
] as const;
export const kindOfPath = (path: string): LeftOutReason => kinds.find(([, end]) => end.test(path))?.[0] ?? 'file';

/** A link to a file, as a page or a note has it: relative to it, or to the folder of all. */
export const pathOfLink = (link: string): string => {
  const path = (link.split('#')[0] ?? '').replace(/^(?:\.{0,2}\/)+/u, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** A file that a source names. `kind`: as the source says; by its end without. `alt`: what a picture shows. */
export type Named = Readonly<{ path: string; kind?: LeftOutReason; alt?: string }>;
type Attached = Pick<JournalEntry, 'pictures' | 'sounds'>;

const pictureAt = ({ path, alt = '' }: Named): JournalPicture => ({ path, alt, keepsMetadata: false, place: null });

/** Pictures and sounds come with their entry; what else is attached is left out, and counted. */
export const attached = (named: readonly Named[], leftOut: LeftOut): Attached => {
  const known = named.map((one) => ({ ...one, kind: one.kind ?? kindOfPath(one.path) }));
  const of = (kind: LeftOutReason) => known.filter((one) => one.kind === kind);
  for (const { kind } of known) if (kind !== 'picture' && kind !== 'sound') leftOut.add(kind);
  const [pictures, sounds] = [of('picture').map(pictureAt), of('sound').map(({ path }) => path)];
  return { ...(pictures.length > 0 && { pictures }), ...(sounds.length > 0 && { sounds }) };
};

/** Whether there is neither a word nor anything with it. */
export const isEmpty = (text: string, media: Attached): boolean => text === '' && Object.keys(media).length === 0;

/** What names an entry that has no id, so that two of the same minute are two. */
export const idOfAttached = ({ pictures = [], sounds = [] }: Attached): string | null =>
  sounds[0] ?? pictures[0]?.path ?? null;
