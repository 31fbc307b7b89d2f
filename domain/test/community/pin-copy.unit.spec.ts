import { describe, it } from 'vitest';
import type { CommunityCopyPinned, CommunityCopyUnpinned } from '#community/community.events.ts';
import { pinCopy } from '#community/pin-copy.ts';
import { closed, communityId, given, now, opened, ownerId as by } from './community.fixtures.ts';

const pinned = (copyId: string): CommunityCopyPinned => ({
  type: 'CommunityCopyPinned',
  data: { communityId, copyId, by, pinnedAt: now },
  private: null,
});
const unpinned: CommunityCopyUnpinned = {
  type: 'CommunityCopyUnpinned',
  data: { communityId, by, unpinnedAt: now },
  private: null,
};
const pin = (copyId: string | null) => ({ communityId, copyId, by, now });

describe('the text that stands first in a community', () => {
  it('is one at most, and is taken down', () => {
    given(opened).when(pinCopy, pin('copy-1')).then(pinned('copy-1'));
    given(opened, pinned('copy-1')).when(pinCopy, pin('copy-1')).thenNothing();
    given(opened, pinned('copy-1')).when(pinCopy, pin('copy-2')).then(pinned('copy-2'));
    given(opened, pinned('copy-1')).when(pinCopy, pin(null)).then(unpinned);
    given(opened, pinned('copy-1'), unpinned).when(pinCopy, pin(null)).thenNothing();
    given(opened).when(pinCopy, pin(null)).thenNothing();
  });
  it('is none where the community is not there', () => {
    given().when(pinCopy, pin('copy-1')).thenRefused('community.not-found');
    given(opened, closed).when(pinCopy, pin('copy-1')).thenRefused('community.not-found');
  });
});
