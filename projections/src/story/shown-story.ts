import { shownDraft, type ShownDraft } from '@ecrin/contracts/story/story-draft.ts';
import type { ShownPart, StoryCard, StoryDetail, StoryLink, StoryThought } from '@ecrin/contracts/story/story.ts';
import { isOver } from '@ecrin/domain/story-share/commands/share-story.ts';
import { linkPath } from '@ecrin/domain/story-share/link-token.ts';
import { thoughtIdsOf } from '@ecrin/domain/story/story-terms.ts';
import type { StoryPart } from '@ecrin/domain/story/story.vocabulary.ts';
import { shownPictures } from '@ecrin/domain/thought/pictures/thought-pictures.ts';
import type { ThoughtCardDocument } from '#thought-card/thought-card.model.ts';
import type { ThreadDirectory } from '#thread/thread-directory.ts';
import type { StoryDocument, StoryShareDocument } from './story.model.ts';

export type Sources = ReadonlyMap<string, ThoughtCardDocument>;

/** A part goes with the thoughts it was made from, and a picture also when it was taken out of its thought. */
export const shownParts = (parts: readonly StoryPart[], sources: Sources): ShownPart[] =>
  parts.map(({ partId, kind, text, by, sources: ids, unsourced, picture, passage }) => {
    const isThere = ids.every((id) => sources.has(id)) && isPictureThere(picture, sources);
    return {
      partId,
      kind,
      text: isThere ? text : null,
      by,
      sources: [...ids],
      unsourced: isThere ? [...unsourced] : [],
      ...(isThere && picture && { picture }),
      ...(isThere && passage && { passage }),
    };
  });

const isPictureThere = (picture: StoryPart['picture'], sources: Sources): boolean => {
  const { thoughtId, pictureId } = picture?.ofThought ?? {};
  return thoughtId === undefined || picturesOf(sources.get(thoughtId)).some((one) => one.pictureId === pictureId);
};

/** Those that arrived. */
const picturesOf = (thought: ThoughtCardDocument | undefined) =>
  shownPictures(thought?.pictures ?? []).filter(({ file }) => file !== null);

const excerptLength = 160;
/** What a picture shows is not among the words one reads. */
export const countWords = (parts: readonly Pick<ShownPart, 'kind' | 'text'>[]): number =>
  parts.reduce(
    (sum, { kind, text }) =>
      sum + (text === null || kind === 'picture' ? 0 : text.split(/\s+/u).filter((word) => word !== '').length),
    0,
  );
export const countParagraphs = (parts: readonly Pick<ShownPart, 'kind' | 'text'>[]): number =>
  parts.filter(({ kind, text }) => kind === 'paragraph' && text !== null).length;

export const cardOfStory = (
  { storyId, title, language, parts, createdAt, changedAt }: StoryDocument,
  sources: Sources,
  shared: boolean,
): StoryCard => {
  const shown = shownParts(parts, sources);
  const beginning = shown.find(({ kind, text }) => kind === 'paragraph' && text !== null)?.text ?? '';
  return {
    storyId,
    title: title ?? '',
    language,
    excerpt: beginning.length > excerptLength ? `${beginning.slice(0, excerptLength).trimEnd()}…` : beginning,
    paragraphs: countParagraphs(shown),
    thoughts: thoughtIdsOf(parts).filter((id) => sources.has(id)).length,
    words: countWords(shown),
    removed: shown.filter(({ text }) => text === null).length,
    shared,
    createdAt,
    changedAt,
  };
};

type Whole = Readonly<{
  story: StoryDocument;
  sources: Sources;
  links: readonly StoryLink[];
  directory: ThreadDirectory;
  draft: ShownDraft | null;
}>;

export const detailOfStory = ({ story, sources, links, directory, draft }: Whole): StoryDetail => ({
  ...cardOfStory(
    story,
    sources,
    links.some(({ closed }) => !closed),
  ),
  version: story.version,
  draft: draft && shownDraft.parse(draft),
  waiting: [...story.waiting],
  published: story.published && {
    title: story.published.title,
    parts: shownParts(story.published.parts, sources),
  },
  parts: shownParts(story.parts, sources),
  sources: thoughtIdsOf([...story.parts, ...(story.published?.parts ?? [])]).flatMap((id) => {
    const thought = sources.get(id);
    return thought ? [storyThoughtOf(thought, directory)] : [];
  }),
  links: [...links],
});

const storyThoughtOf = (thought: ThoughtCardDocument, directory: ThreadDirectory): StoryThought => ({
  thoughtId: thought.thoughtId,
  kind: thought.kind,
  title: thought.title,
  day: thought.day,
  mood: thought.mood,
  thread: directory.resolveThread(thought.threadId)?.name ?? null,
  private: thought.private,
  withoutAi: thought.withoutAi,
  pictures: picturesOf(thought).length,
});

export const shownLink = (link: StoryShareDocument, publicUrl: string, now: string): StoryLink => ({
  linkId: link.linkId,
  url: link.secret === null ? null : `${publicUrl}${linkPath(link.linkId, link.secret)}`,
  following: link.following,
  withPrivate: link.withPrivate,
  hasPassword: link.hasPassword,
  closesAt: link.closesAt,
  closed: link.closed || link.secret === null || isOver(link.closesAt, now),
  downloadable: link.downloadable,
  frozenAt: link.frozenAt,
  sharedAt: link.sharedAt,
  views: link.views,
});
