import type { StoryDetail } from '@ecrin/contracts/story/story.ts';
import { storyMarkdown } from '@ecrin/domain/story/story-markdown.ts';
import { asStream } from '@ecrin/platform/ports/blob-store.ts';
import { BlobStoreFault } from '@ecrin/platform/ports/blob-store.ts';
import { cutPassage, type PassageServices } from '#story/media/passages.ts';
import { readStoryPicture } from '#story/media/story-pictures.ts';
import { fileTitle } from './file-title.ts';

export type ArchivedStory = Pick<StoryDetail, 'storyId' | 'title' | 'changedAt' | 'parts'>;
type StoryFile = Readonly<{ path: string; content: string | AsyncIterable<Uint8Array>; modifiedAt: string }>;
type Asked = Readonly<{
  ownerId: string;
  folder: string;
  untitled: string;
  /** For what cannot be read completely. */
  onDamaged: (path: string) => void;
}>;

/** Each story as Markdown, after the pictures and passages it names: what is gone is not named. */
export async function* storyFiles(
  services: PassageServices,
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
  }
}

type Part = ArchivedStory['parts'][number];
type OfPart = Asked & Readonly<{ storyId: string; path: string }>;

const mediaOf = async (
  services: PassageServices,
  { ownerId, storyId, path, onDamaged }: OfPart,
  { picture, passage }: Part,
): Promise<AsyncIterable<Uint8Array> | null> => {
  try {
    if (picture) return await readStoryPicture(services.blobs, { ownerId, storyId }, picture.version);
    const cut = passage && (await cutPassage(services, { ownerId, passage }));
    return cut ? asStream(cut) : null;
  } catch (fault) {
    if (!(fault instanceof BlobStoreFault && fault.kind === 'damaged')) throw fault;
    onDamaged(path);
    return null;
  }
};
