import type { ShownPart, StoryDetail } from '@ecrin/contracts/story/story.ts';
import { storyMarkdown } from '@ecrin/domain/story/story-markdown.ts';
import { asStream } from '@ecrin/platform/ports/blob-store.ts';
import { BlobStoreFault } from '@ecrin/platform/ports/blob-store.ts';
import { cutPassage, type PassageServices } from '#story/media/passages.ts';
import { readStoryPicture } from '#story/media/story-pictures.ts';
import { fileTitle } from './file-title.ts';

export type ArchivedStory = Pick<StoryDetail, 'storyId' | 'title' | 'changedAt' | 'parts'>;
/** The former wordings of a story, the oldest first; the last is the story as it is. */
export type StoryVersions = (
  of: Readonly<{ ownerId: string; storyId: string }>,
) => Promise<readonly Readonly<{ parts: readonly ShownPart[] }>[]>;
type StoryFile = Readonly<{ path: string; content: string | AsyncIterable<Uint8Array>; modifiedAt: string }>;
type Asked = Readonly<{
  ownerId: string;
  folder: string;
  untitled: string;
  /** For what cannot be read completely. */
  onDamaged: (path: string) => void;
}>;

type Services = PassageServices & Readonly<{ storyVersions: StoryVersions }>;

/** Each story as Markdown, after the pictures and passages it names: what is gone is not named. Then the pictures that only its former versions have. */
export async function* storyFiles(
  services: Services,
  stories: readonly ArchivedStory[],
  asked: Asked,
): AsyncGenerator<StoryFile> {
  for (const { storyId, title, changedAt, parts } of stories) {
    const name = `${fileTitle(title) || asked.untitled} (${storyId.slice(-6)})`;
    const paths = new Map<Part, string>();
    for (const part of parts.filter(({ picture, passage }) => picture ?? passage)) {
      const path = `${name}/${paths.size + 1}.${part.picture ? 'jpg' : 'wav'}`;
      const content = await mediaOf(services, { ...asked, storyId, path: `${asked.folder}/${path}` }, part);
      if (content === null) continue;
      paths.set(part, path);
      yield { path: `${asked.folder}/${path}`, content, modifiedAt: changedAt };
    }
    const content = storyMarkdown({ title, parts }, (part) => paths.get(part) ?? null);
    yield { path: `${asked.folder}/${name}.md`, content, modifiedAt: changedAt };
    for (const [at, part] of (await formerPictures(services, asked.ownerId, { storyId, parts })).entries()) {
      const path = `${asked.folder}/${name}/${formerMark}${at + 1}.jpg`;
      const picture = await mediaOf(services, { ...asked, storyId, path }, part);
      if (picture) yield { path, content: picture, modifiedAt: changedAt };
    }
  }
}

/** Before the number of a picture that the story does not show any more. */
const formerMark = 'v';

type Part = ShownPart;
type OfPart = Asked & Readonly<{ storyId: string; path: string }>;

const formerPictures = async (
  { storyVersions }: Services,
  ownerId: string,
  { storyId, parts }: Pick<ArchivedStory, 'storyId' | 'parts'>,
): Promise<readonly Part[]> => {
  const seen = new Set(parts.map(({ picture }) => picture?.version));
  const former = (await storyVersions({ ownerId, storyId })).flatMap((version) => version.parts);
  return former.filter(({ picture }) => picture && !seen.has(picture.version) && seen.add(picture.version));
};

const mediaOf = async (
  services: PassageServices,
  { ownerId, storyId, path, onDamaged }: OfPart,
  { picture, passage }: Part,
): Promise<AsyncIterable<Uint8Array> | null> => {
  try {
    if (picture) return await readStoryPicture(services, { ownerId, storyId }, picture);
    const cut = passage && (await cutPassage(services, { ownerId, passage }));
    return cut ? asStream(cut) : null;
  } catch (fault) {
    if (!(fault instanceof BlobStoreFault && fault.kind === 'damaged')) throw fault;
    onDamaged(path);
    return null;
  }
};
