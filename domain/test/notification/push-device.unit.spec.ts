import { describe, expect, it } from 'vitest';
import { addPushDevice } from '#notification/commands/add-push-device.ts';
import { removePushDevice } from '#notification/commands/remove-push-device.ts';
import type { PushDeviceEnd } from '#notification/notification.events.ts';
import { pushDevice } from '#notification/push-device.aggregate.ts';
import { added, deviceId, forDevice, now, ownerId, removed } from './notification.fixtures.ts';

const { given } = forDevice;
const add = {
  deviceId,
  ownerId,
  sessionId: 'session-1',
  token: 'a subscription',
  name: 'Firefox · Android',
  asked: true,
  now,
};
const ended = (reason: PushDeviceEnd) => ({ ...removed, data: { ...removed.data, reason } });

describe('adding a push device', () => {
  it('stores its subscription and its name in private', () => given().when(addPushDevice, add).then(added));
  it('appends nothing when it is unchanged', () => given(added).when(addPushDevice, add).thenNothing());
  it('updates its session and its keys', () => {
    given(added)
      .when(addPushDevice, { ...add, sessionId: 'session-2' })
      .then({ ...added, data: { ...added.data, sessionId: 'session-2' } });
    given(added)
      .when(addPushDevice, { ...add, token: 'another' })
      .then({ ...added, private: { token: 'another', name: 'Firefox · Android' } });
  });
  it('restores a removed device when the person asks', () =>
    given(added, removed).when(addPushDevice, add).then(added));
  it('does not restore it because a page still has it stored', () =>
    given(added, removed)
      .when(addPushDevice, { ...add, asked: false })
      .thenNothing());
  it('restores it in the next session', () =>
    given(added, ended('logged-out'))
      .when(addPushDevice, { ...add, asked: false })
      .then(added));
  it('never restores an expired subscription', () =>
    given(added, ended('gone')).when(addPushDevice, add).thenNothing());
});

describe('removing a push device', () => {
  it.each<PushDeviceEnd>(['asked', 'gone', 'logged-out'])('records the reason: %s', (reason) =>
    given(added).when(removePushDevice, { deviceId, reason, now }).then(ended(reason)),
  );
  it('is recorded once', () =>
    given(added, removed).when(removePushDevice, { deviceId, reason: 'asked', now }).thenNothing());
  it('refuses an unknown device', () =>
    given().when(removePushDevice, { deviceId, reason: 'asked', now }).thenRefused('push-device.not-found'));
});

it('a device has no subscription without its key, and keeps its owner', () => {
  const after = pushDevice.evolve(pushDevice.initial, { ...added, private: null });
  expect(after).toMatchObject({ status: 'on', token: null, name: null });
  expect([pushDevice.initial, after, pushDevice.evolve(after, removed)].map(pushDevice.ownerOf)).toEqual([
    null,
    ownerId,
    ownerId,
  ]);
});
