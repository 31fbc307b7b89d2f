import type { SharedCopyDetail } from '@ecrin/contracts/community/shared-copy.ts';
import { isAllowed } from '@ecrin/domain/community/community-permissions.ts';
import { copyInWords, readingMinutes, type SharedCopy } from '@ecrin/domain/story/shared-copy.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { readableCopyOf } from '#story/find-shared-copy.query.ts';
import { storyModel } from '#story/story.model.ts';
import { thoughtCardModel } from '#thought-card/thought-card.model.ts';
import { communityCommentModel, communityCopyModel, type CommunityCopyDocument } from './community.model.ts';
import { authorRoleOf, findAuthors, type Author, type Reader } from './shown-comment.ts';
import { settingsOf } from './stand-in-community.ts';

type Models = Pick<ReadModels, 'open'>;

/** What the showing of copies reads besides the communities themselves. */
export const copySources = [storyModel, thoughtCardModel] as const;

/** Withdrawn, taken out by its author who left, or erased with its story: the same to readers. */
const isGone = ({ withdrawn, copy, sharedAt }: CommunityCopyDocument, { member }: Author): boolean =>
  withdrawn || copy === null || (member !== null && member.wordsOutUntil !== null && sharedAt <= member.wordsOutUntil);

const mayRead = (found: CommunityCopyDocument, { view, clientId }: Reader): boolean =>
  !(found.hiddenByTeam || found.hiddenByAdmin) ||
  found.ownerId === clientId ||
  isAllowed('moderate', view.role, settingsOf(view.community));

type Given = Readonly<{ found: CommunityCopyDocument; copy: SharedCopy; author: Author; comments: number }>;

const shownCopy = (
  { found, copy, author, comments }: Given,
  { view: { community }, clientId }: Reader,
): SharedCopyDetail => {
  const { copyId, communityId, kind, sharedAt, publicly, ownerId } = found;
  const role = authorRoleOf(author.member);
  return {
    copyId,
    communityId,
    kind,
    title: copy.title,
    language: copy.language,
    author: { firstname: role === 'former' ? null : author.firstname, role, own: ownerId === clientId },
    state: found.hiddenByTeam || found.hiddenByAdmin ? 'hidden' : 'shown',
    minutes: readingMinutes(copy.parts),
    sharedAt,
    comments,
    pinned: community.pinned === copyId,
    publicly,
    parts: copyInWords(copy).parts.map(({ kind: of, text }) => ({ kind: of, text })),
  };
};

/** null: nothing is left of it. */
const readableNow = async (models: Models, found: CommunityCopyDocument): Promise<SharedCopy | null> => {
  const copy = found.copy && (await readableCopyOf(models)(found.copy, found));
  return copy && copy.parts.length > 0 ? copy : null;
};

/** As one reader sees them; what is gone or not for them is left out. */
export const showCopies = async (
  models: Models,
  reader: Reader,
  copies: readonly CommunityCopyDocument[],
): Promise<readonly SharedCopyDetail[]> => {
  const { communityId } = reader.view.community;
  const authorOf = await findAuthors(
    models,
    communityId,
    copies.map(({ ownerId }) => ownerId),
  );
  const stories = await (
    await models.open(storyModel)
  ).getMany(copies.filter(({ kind }) => kind === 'story').map(({ sourceId }) => sourceId));
  const comments = await models.open(communityCommentModel);
  const shown = copies.map(async (found) => {
    const author = authorOf(found.ownerId);
    const isErased = found.kind === 'story' && stories.get(found.sourceId)?.doc.deleted !== false;
    const copy = isErased || isGone(found, author) || !mayRead(found, reader) ? null : await readableNow(models, found);
    if (!copy) return [];
    const count = await comments.count({ copyId: found.copyId, deleted: false });
    return [shownCopy({ found, copy, author, comments: count }, reader)];
  });
  return (await Promise.all(shown)).flat();
};

/** null: it is not there for this reader. */
export const findShownCopy = async (
  models: Models,
  reader: Reader,
  copyId: string,
): Promise<SharedCopyDetail | null> => {
  const found = await (await models.open(communityCopyModel)).get(copyId);
  if (found?.communityId !== reader.view.community.communityId) return null;
  return (await showCopies(models, reader, [found]))[0] ?? null;
};
