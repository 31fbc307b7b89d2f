import { shownDraft, type ShownDraft } from '@ecrin/contracts/story/story-draft.ts';
import type { ShownPart, StoryCard, StoryDetail, StoryLink, StoryThought } from '@ecrin/contracts/story/story.ts';
import { isOver } from '@ecrin/domain/story-share/commands/share-story.ts';
import { linkPath } from '@ecrin/domain/story-share/link-token.ts';
import { thoughtIdsOf } from '@ecrin/domain/story/story-terms.ts';
import type { StoryPart } from '@ecrin/domain/story/story.vocabulary.ts';
import type { ThoughtCardDocument } from '#thought-card/thought-card.model.ts';
import type { ThreadDirectory } from '#thread/thread-directory.ts';
import type { StoryDocument, StoryShareDocument } from './story.model.ts';

export type Sources = ReadonlyMap<string, ThoughtCardDocument>;

/** A part goes with the thoughts it was made from. */
export const shownParts = (parts: readonly StoryPart[], sources: Sources): ShownPart[] =>
  parts.map(({ partId, kind, text, by, sources: ids, unsourced, picture, passage }) => {
    const isThere = ids.every((id) => sources.has(id));
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

const storyThoughtOf = (
  { thoughtId, kind, title, day, mood, threadId, private: isPrivate, withoutAi }: ThoughtCardDocument,
  directory: ThreadDirectory,
): StoryThought => ({
  thoughtId,
  kind,
  title,
  day,
  mood,
  thread: directory.resolveThread(threadId)?.name ?? null,
  private: isPrivate,
  withoutAi,
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
