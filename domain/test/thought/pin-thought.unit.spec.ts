import { describe, it } from 'vitest';
import { pinThought, unpinThought } from '#thought/commands/pin-thought.ts';
import type { ThoughtPinned, ThoughtUnpinned } from '#thought/thought-flags.events.ts';
import { deleted, given, now, thoughtId, written } from './thought.fixtures.ts';

const pinned: ThoughtPinned = { type: 'ThoughtPinned', data: { thoughtId, pinnedAt: now }, private: null };
const unpinned: ThoughtUnpinned = { type: 'ThoughtUnpinned', data: { thoughtId, unpinnedAt: now }, private: null };
const command = { thoughtId, now };

describe('pinning and unpinning a thought', () => {
  it('records the pin', () => given(written).when(pinThought, command).then(pinned));
  it('records the pin once', () => given(written, pinned).when(pinThought, command).thenNothing());
  it('records the removal of the pin', () => given(written, pinned).when(unpinThought, command).then(unpinned));
  it('records the removal of the pin once', () => given(written).when(unpinThought, command).thenNothing());
  it('refuses an unknown or deleted thought', () => {
    given().when(pinThought, command).thenRefused('thought.not-found');
    given(written, deleted).when(unpinThought, command).thenRefused('thought.deleted');
  });
});
