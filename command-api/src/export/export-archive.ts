import type { ClientProfile } from '@ecrin/contracts/client/client.ts';
import type { OrbCard } from '@ecrin/contracts/orb/orb.ts';
import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import { BlobStoreFault } from '@ecrin/platform/ports/blob-store.ts';
import { pictureBlobName } from '#account/profile/picture.routes.ts';
import { orbPictureBlobName } from '#orb/orb-picture.routes.ts';
import type { PassageServices } from '#story/media/passages.ts';
import { archiveWords } from './archive-words.ts';
import { sendingsFile, type OwnSendings } from './sendings-file.ts';
import { storyFiles, type ArchivedStory } from './story-files.ts';
import { thoughtFileName, thoughtMarkdown } from './thought-file.ts';
import { contentOf, soundFiles, thoughtPictureFiles } from './thought-media.ts';
import type { ArchiveFile } from './zip-stream.ts';

/** From the read models: everything but the thoughts, and these one after the other, as often as they are asked for. */
export type OwnData = Readonly<{
  profile: Pick<ClientProfile, 'language' | 'picture'>;
  threads: unknown;
  goals: unknown;
  reminders: unknown;
  conversations: unknown;
  memory: unknown;
  favorites: unknown;
  orbs: readonly Pick<OrbCard, 'orbId' | 'picture'>[];
  stories: readonly ArchivedStory[];
}>;
export type ExportServices = PassageServices &
  Readonly<{
    ownData: (asked: Readonly<{ ownerId: string; now: string }>) => Promise<OwnData | null>;
    ownThoughts: (ownerId: string) => AsyncIterable<ThoughtDetail>;
    ownSendings: OwnSendings;
  }>;
export type AskedArchive = Readonly<{ ownerId: string; now: string; data: OwnData }>;

const dataFile = 'ecrin.json';
const thoughtsFile = 'pensees.jsonl';

/** Everything of one client as the files of an archive; a page of thoughts or a piece of one sound in memory at a time. */
export async function* exportArchive(services: ExportServices, asked: AskedArchive): AsyncGenerator<ArchiveFile> {
  const { now, data } = asked;
  const words = archiveWords[data.profile.language];
  const missing: string[] = [];
  const file = (name: string, content: ArchiveFile['content'], modifiedAt = now) => ({ name, content, modifiedAt });
  const readable = (path: string, content: AsyncIterable<Uint8Array>) =>
    asFarAsReadable(content, () => missing.push(path));

  yield file(words.readMe, words.about({ data: dataFile, thoughts: thoughtsFile, sendings: words.sendings }));
  yield file(dataFile, JSON.stringify({ format: 'ecrin', version: 2, exportedAt: now, ...data }, null, 2));
  yield file(thoughtsFile, jsonLines(services, asked));
  yield file(words.sendings, sendingsFile(services.ownSendings, asked.ownerId));
  for await (const thought of services.ownThoughts(asked.ownerId)) {
    const [sounds, pictures] = [soundFiles(thought, words.sounds), thoughtPictureFiles(thought, words.pictures)];
    const linked = {
      sounds: sounds.map(({ path }) => `../${path}`),
      pictures: pictures.map(({ path, alt }) => ({ path: `../${path}`, alt })),
    };
    const text = thoughtMarkdown(thought, data.profile.language, linked);
    yield file(textFile(thought, words.thoughts), text, thought.occurredAt);
    for (const linkedFile of [...sounds, ...pictures]) {
      const { path } = linkedFile;
      const found = await contentOf(services, asked.ownerId, { ...linkedFile, thoughtId: thought.thoughtId });
      if (found === null) missing.push(path);
      else yield { ...file(path, readable(path, found.content), thought.occurredAt), stored: found.stored };
    }
  }
  const telling = { ownerId: asked.ownerId, folder: words.stories, untitled: words.untitledStory };
  const onDamaged = (path: string) => void missing.push(path);
  for await (const { path, content, modifiedAt } of storyFiles(services, data.stories, { ...telling, onDamaged }))
    yield file(path, typeof content === 'string' ? content : readable(path, content), modifiedAt);
  for await (const { path, content, stored } of pictureFiles(services, asked)) yield { ...file(path, content), stored };
  if (missing.length > 0) yield file(words.missing, words.missingText(missing));
}

const textFile = (thought: ThoughtDetail, folder: string): string => `${folder}/${thoughtFileName(thought)}.md`;

async function* jsonLines(
  { ownThoughts }: ExportServices,
  { ownerId, data }: AskedArchive,
): AsyncGenerator<Uint8Array> {
  const words = archiveWords[data.profile.language];
  for await (const thought of ownThoughts(ownerId)) {
    const sounds = soundFiles(thought, words.sounds).map(({ path }) => path);
    const pictures = thoughtPictureFiles(thought, words.pictures).map(({ path }) => path);
    const files = { text: textFile(thought, words.thoughts), sounds, pictures };
    yield Buffer.from(`${JSON.stringify({ ...thought, files })}\n`);
  }
}

/** One's own pictures: of oneself, and of orbs. */
async function* pictureFiles({ blobs }: ExportServices, { ownerId, data: { profile, orbs } }: AskedArchive) {
  const words = archiveWords[profile.language];
  const portrait = versionOf(profile.picture);
  const pictures = orbs.flatMap(({ orbId, picture }) => {
    const version = versionOf(picture);
    return version === undefined
      ? []
      : [{ path: `${words.orbs}/${orbId}.webp`, name: orbPictureBlobName(orbId, version) }];
  });
  if (portrait !== undefined) pictures.unshift({ path: words.portrait, name: pictureBlobName(portrait) });
  for (const { path, name } of pictures) {
    const content = await blobs.read(ownerId, name);
    if (content) yield { path, content, stored: name };
  }
}
/** The last part of a picture's address. */
const versionOf = (picture: string | null): string | undefined => picture?.split('/').at(-1);

/** One damaged recording or picture must not prevent the export of all others: it ends where it cannot be read any further, and is listed. */
async function* asFarAsReadable(content: AsyncIterable<Uint8Array>, onDamaged: () => void): AsyncGenerator<Uint8Array> {
  try {
    yield* content;
  } catch (fault) {
    if (!(fault instanceof BlobStoreFault && fault.kind === 'damaged')) throw fault;
    onDamaged();
  }
}
