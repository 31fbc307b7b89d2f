import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import { describe, expect, it } from 'vitest';
import { communityCopy } from '#community-copy/community-copy.aggregate.ts';
import type {
  CommunityCopyHidden,
  CommunityCopyPublicityChanged,
  CommunityCopyShared,
  CommunityCopyWithdrawn,
} from '#community-copy/community-copy.events.ts';
import { changeCopyPublicity, moderateCopy, shareCopy, withdrawCopy } from '#community-copy/share-copy.ts';

const { given } = specFor(communityCopy);
const [copyId, communityId, authorId, by] = ['copy-1', 'community-1', 'paul', 'claire'];
const now = '2026-01-02T09:00:00.000Z';
const copy = {
  title: 'La première sortie du huit',
  language: 'fr',
  parts: [{ kind: 'paragraph', text: 'Huit personnes qui ne se connaissent pas.', sources: ['thought-1'] }],
} as const;
const place = { copyId, communityId, authorId, kind: 'story', sourceId: 'story-1' } as const;
const terms = { withPrivate: false, publicly: false };
const share = { ...place, ...terms, copy, now };

const shared: CommunityCopyShared = {
  type: 'CommunityCopyShared',
  data: { ...place, ...terms, sharedAt: now },
  private: { copy },
};
const withdrawn: CommunityCopyWithdrawn = {
  type: 'CommunityCopyWithdrawn',
  data: { copyId, communityId, withdrawnAt: now },
  private: null,
};
const hidden: CommunityCopyHidden = {
  type: 'CommunityCopyHidden',
  data: { copyId, by, hiddenAt: now },
  private: null,
};
const published: CommunityCopyPublicityChanged = {
  type: 'CommunityCopyPublicityChanged',
  data: { copyId, publicly: true, changedAt: now },
  private: null,
};

describe('a copy shared with a community', () => {
  it('is shared with its words, once', () => {
    given().when(shareCopy, share).then(shared);
    given(shared).when(shareCopy, share).thenNothing();
    given(shared)
      .when(shareCopy, { ...share, sourceId: 'story-2' })
      .thenRefused('community.copy-already-exists');
  });

  it('is refused without a source and without words', () => {
    given()
      .when(shareCopy, { ...share, copy: null })
      .thenRefused('community.source-not-found');
    given()
      .when(shareCopy, { ...share, copy: { ...copy, parts: [] } })
      .thenRefused('community.copy-empty');
  });

  it('is withdrawn for good, also while it is hidden', () => {
    given(shared, hidden).when(withdrawCopy, { copyId, now }).then(withdrawn);
    given(shared, withdrawn).when(withdrawCopy, { copyId, now }).thenNothing();
    given().when(withdrawCopy, { copyId, now }).thenRefused('community.copy-not-found');
    given(shared, withdrawn).when(shareCopy, share).thenNothing();
    expect([shared, withdrawn].reduce(communityCopy.evolve, communityCopy.initial)).toMatchObject({ copy: null });
  });

  it('is read by visitors only while its author agrees', () => {
    given(shared).when(changeCopyPublicity, { copyId, publicly: true, now }).then(published);
    given(shared, published).when(changeCopyPublicity, { copyId, publicly: true, now }).thenNothing();
    given(shared, withdrawn)
      .when(changeCopyPublicity, { copyId, publicly: true, now })
      .thenRefused('community.copy-not-found');
  });

  it('is hidden and shown again by the team', () => {
    given(shared).when(moderateCopy, { copyId, hidden: true, by, now }).then(hidden);
    given(shared, hidden).when(moderateCopy, { copyId, hidden: true, by, now }).thenNothing();
    given(shared, hidden)
      .when(moderateCopy, { copyId, hidden: false, by, now })
      .then({ type: 'CommunityCopyRestored', data: { copyId, by, restoredAt: now }, private: null });
    given(shared, withdrawn)
      .when(moderateCopy, { copyId, hidden: true, by, now })
      .thenRefused('community.copy-not-found');
  });
});
