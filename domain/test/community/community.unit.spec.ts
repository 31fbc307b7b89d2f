import { describe, it } from 'vitest';
import { changeCommunity, closeCommunity, replaceInvite } from '#community/change-community.ts';
import type { CommunityDescribed, CommunityInviteReplaced } from '#community/community.events.ts';
import type { CommentRules } from '#community/community.vocabulary.ts';
import { openCommunity } from '#community/open-community.ts';
import {
  closed,
  communityId,
  described,
  given,
  memberId,
  now,
  opened,
  ownerId,
  rules,
  settings,
} from './community.fixtures.ts';

const command = { communityId, ownerId, memberId, ...described, invite: 'code-1', settings, now };
const withRules = (changed: Partial<CommentRules>) => ({ ...settings, rules: { ...rules, ...changed } });

describe('opening a community', () => {
  it('records it once', () => {
    given().when(openCommunity, command).then(opened);
    given(opened).when(openCommunity, command).thenNothing();
  });
  it('refuses an id in use', () =>
    given(opened)
      .when(openCommunity, { ...command, name: 'Une autre' })
      .thenRefused('community.already-exists'));
});

describe('the rules of comments', () => {
  const changing = (changed: Partial<CommentRules>) =>
    given(opened).when(changeCommunity, { communityId, ...described, settings: withRules(changed), now });
  const settled = (changed: Partial<CommentRules>) =>
    changing(changed).then({
      type: 'CommunitySettingsChanged',
      data: { communityId, ...withRules(changed), changedAt: now },
      private: null,
    });

  it('allow comments of 50 to 5,000 characters', () => {
    changing({ maxLength: 49 }).thenRefused('community.length-out-of-range');
    settled({ maxLength: 50 });
    settled({ maxLength: 5_000 });
    changing({ maxLength: 5_001 }).thenRefused('community.length-out-of-range');
    changing({ maxLength: 100.5 }).thenRefused('community.length-out-of-range');
  });
  it('let comments be edited for 1 to 1,440 minutes', () => {
    changing({ editMinutes: 0 }).thenRefused('community.edit-minutes-out-of-range');
    settled({ editMinutes: 1 });
    settled({ editMinutes: 1_440 });
    changing({ editMinutes: 1_441 }).thenRefused('community.edit-minutes-out-of-range');
  });
  it('open replies 1 to 5 levels deep', () => {
    changing({ replyDepth: 0 }).thenRefused('community.reply-depth-out-of-range');
    settled({ replyDepth: 1 });
    settled({ replyDepth: 5 });
    changing({ replyDepth: 6 }).thenRefused('community.reply-depth-out-of-range');
  });
  it('are checked when a community is opened too', () => {
    given()
      .when(openCommunity, { ...command, settings: withRules({ replyDepth: 6 }) })
      .thenRefused('community.reply-depth-out-of-range');
  });
});

describe('changing a community', () => {
  const change = { communityId, ...described, settings, now };
  const renamed: CommunityDescribed = {
    type: 'CommunityDescribed',
    data: { communityId, describedAt: now },
    private: { name: 'Chœur', purpose: 'Chanter.' },
  };
  const replaced: CommunityInviteReplaced = {
    type: 'CommunityInviteReplaced',
    data: { communityId, replacedAt: now },
    private: { invite: 'code-2' },
  };

  it('records what is different', () => {
    given(opened)
      .when(changeCommunity, { ...change, name: 'Chœur', purpose: 'Chanter.' })
      .then(renamed);
    given(opened, renamed)
      .when(changeCommunity, { ...change, name: 'Chœur', purpose: 'Chanter.' })
      .thenNothing();
    given(opened).when(changeCommunity, change).thenNothing();
  });
  it('replaces the invite code', () =>
    given(opened).when(replaceInvite, { communityId, invite: 'code-2', now }).then(replaced));
  it('closes once', () => {
    given(opened).when(closeCommunity, { communityId, now }).then(closed);
    given(opened, closed).when(closeCommunity, { communityId, now }).thenNothing();
  });
  it('refuses what is not there, or closed', () => {
    given().when(changeCommunity, change).thenRefused('community.not-found');
    given(opened, closed).when(changeCommunity, change).thenRefused('community.not-found');
    given(opened, closed)
      .when(replaceInvite, { communityId, invite: 'code-2', now })
      .thenRefused('community.not-found');
    given().when(closeCommunity, { communityId, now }).thenRefused('community.not-found');
  });
});
