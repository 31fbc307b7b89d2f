import type { OwnData } from '@ecrin/contracts/export/archived-data.ts';
import type { ExportChoice, ExportForm } from '@ecrin/contracts/export/export.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { BlobStoreFault } from '@ecrin/platform/ports/blob-store.ts';
import type { Pictures } from '@ecrin/platform/ports/pictures.ts';
import type { Books } from '#story/book/books.ts';
import type { PassageServices } from '#story/media/passages.ts';
import { archiveSchema } from './archive-schema.ts';
import { archiveNames, archiveWords, type ArchiveWords } from './archive-words.ts';
import { archivedThought } from './archived-thought.ts';
import { chosenThoughts, hasOthers, hasPart, type OwnThoughts } from './chosen-thoughts.ts';
import { bookFiles, printingOf, type BookAsked } from './own-book-files.ts';
import { pictureFiles } from './picture-files.ts';
import { sendingsFile, type OwnSendings } from './sendings-file.ts';
import { verifierText } from './signed-archive.ts';
import { storyFiles, type StoryVersions } from './story-files.ts';
import { contentOf } from './thought-media.ts';
import { wordingsIn } from './thought-wordings.ts';
import { thoughtsTable } from './thoughts-table.ts';
import type { ArchiveFile } from './zip-stream.ts';

export type ExportServices = PassageServices &
  Readonly<{
    ownData: (asked: Readonly<{ ownerId: string; now: string }>) => Promise<OwnData | null>;
    ownThoughts: OwnThoughts;
    ownSendings: OwnSendings;
    storyVersions: StoryVersions;
    books: Books;
    pictures: Pick<Pictures, 'plate'>;
    publicUrl: string;
  }>;
export type AskedArchive = Readonly<{ ownerId: string; now: string; data: OwnData; choice: ExportChoice }>;

/** What was chosen of one client as the files of an archive; a page of thoughts or a piece of one sound in memory at a time. */
export async function* exportArchive(services: ExportServices, asked: AskedArchive): AsyncGenerator<ArchiveFile> {
  const archive = openArchive(services, asked);
  const { words, missing } = archive;
  yield* tableFiles(services, archive);
  if (has(archive, 'book'))
    yield* bookFiles(services, chosenThoughts(services, archive), {
      ...bookAskedOf(services, archive),
      onDamaged: (name) => void missing.push(name),
    });
  yield* thoughtFiles(services, archive);
  yield* otherFiles(services, archive);
  if (missing.length > 0) yield fileOf(archive, words.missing, words.missingText(missing));
}

/** All that an archive is made from, read once: no file is written, and nothing that is stored elsewhere is read, which has another name once it changes. */
export async function* archiveSource(services: ExportServices, asked: AskedArchive): AsyncGenerator {
  const { ownerId, now, choice, data } = asked;
  yield [now, choice, data, verifierText(), archiveSchema(archiveWords[data.profile.language])];
  yield* chosenThoughts(services, asked);
  if (!hasOthers(choice)) return;
  yield* services.ownSendings(ownerId);
  for (const { storyId } of data.stories) yield await services.storyVersions({ ownerId, storyId });
}

/** The same without a thought: what stands before their files, and what after. */
export const archiveAround = (services: ExportServices, asked: AskedArchive) => {
  const [archive, without] = [openArchive(services, asked), { ...services, ownThoughts: noThoughts }];
  return { before: tableFiles(without, archive), after: otherFiles(without, archive) };
};

const noThoughts: OwnThoughts = async function* () {};

const openArchive = (services: ExportServices, asked: AskedArchive): Archive => {
  const { language } = asked.data.profile;
  return { ...asked, words: archiveWords[language], language, missing: [], openMedia: contentOf(services) };
};

type Archive = AskedArchive &
  Readonly<{ words: ArchiveWords; language: Language; openMedia: ReturnType<typeof contentOf>; missing: string[] }>;

const has = ({ choice: { forms } }: AskedArchive, form: ExportForm): boolean => forms.includes(form);
const fileOf = ({ now }: AskedArchive, name: string, content: ArchiveFile['content']): ArchiveFile => ({
  name,
  content,
  modifiedAt: now,
});
const readable = ({ missing }: Archive, path: string, content: AsyncIterable<Uint8Array>) =>
  asFarAsReadable(content, () => missing.push(path));

/** A book of a thread has its name. */
export const bookAskedOf = (
  services: Pick<ExportServices, 'publicUrl'>,
  { ownerId, now, data, choice }: AskedArchive,
): BookAsked => ({
  ...printingOf(services, choice),
  ownerId,
  now,
  language: data.profile.language,
  author: data.profile.firstname,
  thread: data.threads.find(({ threadId }) => threadId === choice.threadId)?.name ?? null,
});

/** What tells of all thoughts at once. */
async function* tableFiles(services: ExportServices, archive: Archive): AsyncGenerator<ArchiveFile> {
  const { words, choice, ownerId } = archive;
  yield fileOf(archive, words.readMe, words.about({ sendings: words.sendings, table: words.table, choice }));
  if (has(archive, 'ecrin')) {
    yield fileOf(archive, archiveNames.data, dataText(services, archive));
    yield fileOf(archive, archiveNames.thoughts, jsonLines(services, archive));
    yield fileOf(archive, archiveNames.schema, archiveSchema(words));
  }
  if (has(archive, 'table'))
    yield fileOf(archive, words.table, thoughtsTable(chosenThoughts(services, archive), archive.data.profile.language));
  if (hasOthers(choice)) yield fileOf(archive, words.sendings, sendingsFile(services.ownSendings, ownerId));
}

/** Of a part of the thoughts the threads are told, and nothing that is not of one of them. Stories come last, each with its versions: of one in memory at a time. */
async function* dataText(
  { storyVersions }: ExportServices,
  { now, ownerId, data, choice }: Archive,
): AsyncGenerator<Uint8Array> {
  const { stories, ...others } = data;
  const told = hasOthers(choice) ? others : { profile: data.profile, threads: data.threads };
  const text = JSON.stringify({ format: 'ecrin', version: 2, exportedAt: now, ...told }, null, 2);
  yield Buffer.from(hasOthers(choice) ? `${text.slice(0, -'\n}'.length)},\n  "stories": [` : text);
  if (!hasOthers(choice)) return;
  for (const [at, story] of stories.entries()) {
    const versions = await storyVersions({ ownerId, storyId: story.storyId });
    yield Buffer.from(`${at === 0 ? '' : ','}\n    ${JSON.stringify({ ...story, versions })}`);
  }
  yield Buffer.from('\n  ]\n}');
}

/** Each thought as Markdown, its sounds and its pictures. */
async function* thoughtFiles(services: ExportServices, archive: Archive): AsyncGenerator<ArchiveFile> {
  const { choice, ownerId, missing, openMedia } = archive;
  if (!has(archive, 'markdown') && !hasPart(choice, 'sounds') && !hasPart(choice, 'pictures')) return;
  for await (const thought of chosenThoughts(services, archive)) {
    const { text, media } = archivedThought(thought, archive);
    const modifiedAt = thought.occurredAt;
    const file = text();
    if (file) yield { ...file, modifiedAt };
    for (const one of media) {
      const content = await openMedia(ownerId, { ...one, thoughtId: thought.thoughtId });
      if (content === null) missing.push(one.path);
      else yield { name: one.path, content: readable(archive, one.path, content), modifiedAt };
    }
  }
}

/** Stories and one’s own pictures. */
async function* otherFiles(services: ExportServices, archive: Archive): AsyncGenerator<ArchiveFile> {
  const { words, ownerId, data, missing, choice } = archive;
  if (!hasOthers(choice)) return;
  const onDamaged = (path: string) => void missing.push(path);
  const telling = { ownerId, folder: words.stories, untitled: words.untitledStory, onDamaged };
  for await (const { path, content, modifiedAt } of storyFiles(services, data.stories, telling)) {
    const readableContent = typeof content === 'string' ? content : readable(archive, path, content);
    yield { name: path, content: readableContent, modifiedAt };
  }
  for await (const { path, content } of pictureFiles(services, archive)) yield fileOf(archive, path, content);
}

async function* jsonLines(services: ExportServices, archive: Archive): AsyncGenerator<Uint8Array> {
  const wordingsOf = wordingsIn(services);
  for await (const thought of chosenThoughts(services, archive))
    yield Buffer.from(archivedThought(thought, archive).line(await wordingsOf(thought)));
}

/** One damaged recording or picture must not prevent the export of all others: it ends where it cannot be read any further, and is listed. */
async function* asFarAsReadable(content: AsyncIterable<Uint8Array>, onDamaged: () => void): AsyncGenerator<Uint8Array> {
  try {
    yield* content;
  } catch (fault) {
    if (!(fault instanceof BlobStoreFault && fault.kind === 'damaged')) throw fault;
    onDamaged();
  }
}
