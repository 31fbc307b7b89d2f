import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import { describe, expect, it } from 'vitest';
import { communityComment, type CommunityComment } from '#community-comment/community-comment.aggregate.ts';
import type {
  CommunityCommentDeleted,
  CommunityCommentEdited,
  CommunityCommentHidden,
  CommunityCommentRestored,
  CommunityCommentWritten,
} from '#community-comment/community-comment.events.ts';
import { deleteComment, moderateComment } from '#community-comment/moderate-comment.ts';
import { editComment, writeComment } from '#community-comment/write-comment.ts';
import { countCharacters } from '#community/comment-rules.ts';
import { rules } from '../community/community.fixtures.ts';

const { given } = specFor(communityComment);
const [commentId, communityId, authorId, by] = ['comment-1', 'community-1', 'paul', 'claire'];
const now = '2026-01-02T09:00:00.000Z';
const words = 'Retrouvée sous le siège du deux.';

const writtenAt = (depth: number, rootId = commentId): CommunityCommentWritten => ({
  type: 'CommunityCommentWritten',
  data: {
    commentId,
    communityId,
    authorId,
    parentId: depth === 0 ? null : 'parent',
    rootId,
    depth,
    copyId: null,
    writtenAt: now,
  },
  private: { words },
});
const written = writtenAt(0);
const edited: CommunityCommentEdited = {
  type: 'CommunityCommentEdited',
  data: { commentId, editedAt: now },
  private: { words: 'Retrouvée.' },
};
const deleted: CommunityCommentDeleted = {
  type: 'CommunityCommentDeleted',
  data: { commentId, deletedAt: now },
  private: null,
};
const hidden: CommunityCommentHidden = {
  type: 'CommunityCommentHidden',
  data: { commentId, by, hiddenAt: now },
  private: null,
};
const restored: CommunityCommentRestored = {
  type: 'CommunityCommentRestored',
  data: { commentId, by, restoredAt: now },
  private: null,
};

const write = {
  commentId,
  communityId,
  authorId,
  parentId: null,
  parent: null,
  copyId: null,
  words,
  rules,
  now,
};
const under = (depth: number, changed: Partial<Exclude<CommunityComment, { status: 'absent' }>> = {}) => ({
  ...write,
  parentId: 'parent',
  parent: {
    status: 'shown',
    communityId,
    authorId,
    parentId: null,
    rootId: 'root',
    depth,
    copyId: null,
    words,
    writtenAt: now,
    ...changed,
  } as const,
});

describe('writing a comment', () => {
  it('is recorded once', () => {
    given().when(writeComment, write).then(written);
    given(written).when(writeComment, write).thenNothing();
    given(written)
      .when(writeComment, { ...write, words: 'Autre chose' })
      .thenRefused('community.comment-already-exists');
  });
  it.each([50, 5_000])('counts %i characters as readers do', (maxLength) => {
    const family = '👨‍👩‍👧‍👦';
    const within = { ...write, rules: { ...rules, maxLength } };
    const just = family.repeat(maxLength);
    expect(countCharacters(just)).toBe(maxLength);
    given()
      .when(writeComment, { ...within, words: just })
      .then({ ...written, private: { words: just } });
    given()
      .when(writeComment, { ...within, words: `${just}a` })
      .thenRefused('community.comment-too-long');
  });
  it('answers to the depth of the rules', () => {
    given().when(writeComment, under(2)).then(writtenAt(3, 'root'));
    given().when(writeComment, under(3)).thenRefused('community.reply-too-deep');
  });
  it('answers only what is shown, in the same community', () => {
    given()
      .when(writeComment, under(0, { status: 'hidden' }))
      .thenRefused('community.comment-not-found');
    given()
      .when(writeComment, under(0, { communityId: 'another' }))
      .thenRefused('community.comment-not-found');
    given()
      .when(writeComment, { ...under(0), parent: { status: 'absent' } })
      .thenRefused('community.comment-not-found');
  });
});

describe('editing a comment', () => {
  const edit = { commentId, words: 'Retrouvée.', rules, hiddenByAdmin: false, now };
  it('is recorded once', () => {
    given(written).when(editComment, edit).then(edited);
    given(written, edited).when(editComment, edit).thenNothing();
  });
  it('ends with the minutes of the rules', () => {
    const at = '2026-01-02T09:15:00.000Z';
    given(written)
      .when(editComment, { ...edit, now: at })
      .then({ ...edited, data: { commentId, editedAt: at } });
    given(written)
      .when(editComment, { ...edit, now: '2026-01-02T09:15:00.001Z' })
      .thenRefused('community.edit-over');
  });
  it('keeps to the length, and to what is shown', () => {
    given(written)
      .when(editComment, { ...edit, words: 'a'.repeat(1_201) })
      .thenRefused('community.comment-too-long');
    given().when(editComment, edit).thenRefused('community.comment-not-found');
    given(written, deleted).when(editComment, edit).thenRefused('community.comment-not-found');
  });
  it('is refused while it is hidden, whoever hid it', () => {
    given(written, hidden).when(editComment, edit).thenRefused('community.comment-hidden');
    given(written, hidden, restored).when(editComment, edit).then(edited);
    given(written)
      .when(editComment, { ...edit, hiddenByAdmin: true })
      .thenRefused('community.comment-hidden');
  });
});

describe('taking a comment away', () => {
  const moderate = (isHidden: boolean) => ({ commentId, hidden: isHidden, by, now });
  it('is deleted by its author once', () => {
    given(written).when(deleteComment, { commentId, now }).then(deleted);
    given(written, deleted).when(deleteComment, { commentId, now }).thenNothing();
    given().when(deleteComment, { commentId, now }).thenRefused('community.comment-not-found');
  });
  it('is hidden and shown again by owner and team', () => {
    given(written).when(moderateComment, moderate(true)).then(hidden);
    given(written, hidden).when(moderateComment, moderate(true)).thenNothing();
    given(written, hidden).when(moderateComment, moderate(false)).then(restored);
    given(written, hidden, restored).when(moderateComment, moderate(false)).thenNothing();
    given(written, deleted).when(moderateComment, moderate(true)).thenRefused('community.comment-not-found');
  });
});
