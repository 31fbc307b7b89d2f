import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import { expect, it } from 'vitest';
import {
  chooseCommunityNotifications,
  communityNotifications,
} from '#community-notifications/community-notifications.aggregate.ts';
import type { CommunityNotificationsChosen } from '#community-notifications/community-notifications.events.ts';
import {
  defaultCommunityNotices,
  withNewNotices,
} from '#community-notifications/community-notifications.vocabulary.ts';

const { given } = specFor(communityNotifications);
const choice = { ...defaultCommunityNotices, replies: false, digest: true };
const command = { communityId: 'community-1', clientId: 'paul', choice, now: '2026-01-02T09:00:00.000Z' };
const chosen: CommunityNotificationsChosen = {
  type: 'CommunityNotificationsChosen',
  data: { communityId: 'community-1', clientId: 'paul', choice, chosenAt: command.now },
  private: null,
};

it('records a choice once, and not the defaults', () => {
  given().when(chooseCommunityNotifications, command).then(chosen);
  given(chosen).when(chooseCommunityNotifications, command).thenNothing();
  given()
    .when(chooseCommunityNotifications, { ...command, choice: defaultCommunityNotices })
    .thenNothing();
});

it('gives older choices the defaults of what is new', () =>
  expect(withNewNotices({ things: false })).toEqual({ things: false, replies: true, requests: true, digest: false }));
