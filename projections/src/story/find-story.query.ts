import type {
  listStoriesQuery,
  storyVersionParams,
  StoryDetail,
  StoryLink,
  StoryList,
  StoryVersion,
  StoryVersions,
} from '@ecrin/contracts/story/story.ts';
import { maxStoryVersions } from '@ecrin/domain/story/story.vocabulary.ts';
import { ReadModelsFault, type Page, type ReadModels } from '@ecrin/platform/ports/read-models.ts';
import type { z } from 'zod';
import { openThreadDirectory } from '#thread/thread-directory.ts';
import { cardOfStory, countParagraphs, countWords, detailOfStory, shownLink, shownParts } from './shown-story.ts';
import { storyDraftModel } from './story-draft.projection.ts';
import { readSources } from './story-sources.ts';
import {
  storyModel,
  storyShareModel,
  storyVersionModel,
  versionIdOf,
  type StoryDocument,
  type StoryVersionDocument,
} from './story.model.ts';

const maxShownLinks = 50;

const linksOf = async (
  models: ReadModels,
  { ownerId, storyId }: Pick<StoryDocument, 'ownerId' | 'storyId'>,
  { publicUrl, now }: Readonly<{ publicUrl: string; now: string }>,
): Promise<readonly StoryLink[]> => {
  const links = await (
    await models.open(storyShareModel)
  ).find({ filter: { ownerId, storyId }, sort: [['sharedAt', 'desc']], limit: maxShownLinks });
  return links.items.map((link) => shownLink(link, publicUrl, now));
};

type Asker = Readonly<{ ownerId: string; now: string }>;

/** The last changed first. A cursor of another list is refused. */
export const listStories =
  (models: ReadModels, publicUrl: string) =>
  async (
    { ownerId, now }: Asker,
    { cursor, limit }: z.output<typeof listStoriesQuery>,
  ): Promise<StoryList | { refused: 'general.invalid-request' }> => {
    try {
      const page = await (
        await models.open(storyModel)
      ).find({ filter: { ownerId, deleted: false }, sort: [['changedAt', 'desc']], limit, cursor: cursor ?? null });
      const sources = await readSources(
        models,
        ownerId,
        page.items.flatMap(({ parts }) => parts),
      );
      const items = await Promise.all(
        page.items.map(async (story) => {
          const links = await linksOf(models, story, { publicUrl, now });
          return cardOfStory(
            story,
            sources,
            links.some(({ closed }) => !closed),
          );
        }),
      );
      return { items, nextCursor: page.nextCursor };
    } catch (fault) {
      if (fault instanceof ReadModelsFault && fault.kind === 'bad-cursor')
        return { refused: 'general.invalid-request' };
      throw fault;
    }
  };

const findOwn = async (models: ReadModels, ownerId: string, storyId: string): Promise<StoryDocument | null> => {
  const story = await (await models.open(storyModel)).get(storyId);
  return story && !story.deleted && story.ownerId === ownerId ? story : null;
};

const detailOf = async (
  models: ReadModels,
  story: StoryDocument,
  { publicUrl, now }: { publicUrl: string; now: string },
) =>
  detailOfStory({
    story,
    sources: await readSources(models, story.ownerId, [...story.parts, ...(story.published?.parts ?? [])]),
    links: await linksOf(models, story, { publicUrl, now }),
    directory: await openThreadDirectory(models, story.ownerId),
    draft: await (await models.open(storyDraftModel)).get(story.storyId),
  });

export const findStory =
  (models: ReadModels, publicUrl: string) =>
  async ({ ownerId, now }: Asker, storyId: string): Promise<StoryDetail | { refused: 'story.not-found' }> => {
    const story = await findOwn(models, ownerId, storyId);
    return story ? detailOf(models, story, { publicUrl, now }) : { refused: 'story.not-found' };
  };

/** Every story of a client, for the export of their data; links without their addresses, which open them. */
export const allStoriesOf = async (
  models: ReadModels,
  ownerId: string,
  now: string,
): Promise<readonly StoryDetail[]> => {
  const store = await models.open(storyModel);
  const stories: StoryDetail[] = [];
  let cursor: string | null = null;
  do {
    const page: Page<StoryDocument> = await store.find({
      filter: { ownerId, deleted: false },
      sort: [['changedAt', 'desc']],
      limit: 20,
      cursor,
    });
    for (const story of page.items) {
      const detail = await detailOf(models, story, { publicUrl: '', now });
      stories.push({ ...detail, links: detail.links.map((link) => ({ ...link, url: null })) });
    }
    cursor = page.nextCursor;
  } while (cursor !== null);
  return stories;
};

type OfStory = Pick<StoryDocument, 'ownerId' | 'storyId'>;

/** The latest first. */
const latestVersions = async (
  models: ReadModels,
  { ownerId, storyId }: OfStory,
): Promise<readonly StoryVersionDocument[]> => {
  const store = await models.open(storyVersionModel);
  const sort = [['sitting', 'desc']] as const;
  return (await store.find({ filter: { ownerId, storyId }, sort, limit: maxStoryVersions })).items;
};

/** The versions of a story that can be restored, for the export of a client’s data: the oldest first, the last is the story as it is. */
export const storyVersionsOf =
  (models: ReadModels) =>
  async (of: OfStory): Promise<readonly ArchivedVersion[]> => {
    const found = await latestVersions(models, of);
    const sources = await readSources(
      models,
      of.ownerId,
      found.flatMap(({ parts }) => parts),
    );
    return found
      .map(({ cause, from, to, title, parts }) => ({
        cause,
        from,
        to,
        title: title ?? '',
        parts: shownParts(parts, sources),
      }))
      .toReversed();
  };
/** A version as an archive has it. */
type ArchivedVersion = StoryVersion & Pick<StoryVersionDocument, 'cause' | 'from' | 'to'>;

export const listStoryVersions =
  (models: ReadModels) =>
  async (ownerId: string, storyId: string): Promise<StoryVersions | { refused: 'story.not-found' }> => {
    if (!(await findOwn(models, ownerId, storyId))) return { refused: 'story.not-found' };
    return {
      items: (await latestVersions(models, { ownerId, storyId })).map(({ sitting, cause, from, to, parts }) => ({
        sitting,
        cause,
        from,
        to,
        paragraphs: countParagraphs(parts),
        words: countWords(parts),
      })),
    };
  };

export const findStoryVersion =
  (models: ReadModels) =>
  async (
    ownerId: string,
    { storyId, sitting }: z.output<typeof storyVersionParams>,
  ): Promise<StoryVersion | { refused: 'story.version-not-found' }> => {
    const version = await (await models.open(storyVersionModel)).get(versionIdOf(storyId, sitting));
    if (!version || version.ownerId !== ownerId || !(await findOwn(models, ownerId, storyId)))
      return { refused: 'story.version-not-found' };
    const sources = await readSources(models, ownerId, version.parts);
    return { title: version.title ?? '', parts: shownParts(version.parts, sources) };
  };
