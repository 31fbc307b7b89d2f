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
  it('adds nothing when it is the same', () => given(added).when(addPushDevice, add).thenNothing());
  it('follows it into another session, and to other keys', () => {
    given(added)
      .when(addPushDevice, { ...add, sessionId: 'session-2' })
      .then({ ...added, data: { ...added.data, sessionId: 'session-2' } });
    given(added)
      .when(addPushDevice, { ...add, token: 'another' })
      .then({ ...added, private: { token: 'another', name: 'Firefox · Android' } });
  });
  it('brings back what was removed when the person asks', () =>
    given(added, removed).when(addPushDevice, add).then(added));
  it('does not bring it back because a page still has it stored', () =>
    given(added, removed)
      .when(addPushDevice, { ...add, asked: false })
      .thenNothing());
  it('brings it back with the next session', () =>
    given(added, ended('logged-out'))
      .when(addPushDevice, { ...add, asked: false })
      .then(added));
  it('never restores an expired subscription', () =>
    given(added, ended('gone')).when(addPushDevice, add).thenNothing());
});

describe('removing a push device', () => {
  it.each<PushDeviceEnd>(['asked', 'gone', 'logged-out'])('says why: %s', (reason) =>
    given(added).when(removePushDevice, { deviceId, reason, now }).then(ended(reason)),
  );
  it('happens once', () =>
    given(added, removed).when(removePushDevice, { deviceId, reason: 'asked', now }).thenNothing());
  it('refuses one that is not there', () =>
    given().when(removePushDevice, { deviceId, reason: 'asked', now }).thenRefused('push-device.not-found'));
});

it('a device has no subscription without its key, and stays whose it was', () => {
  const after = pushDevice.evolve(pushDevice.initial, { ...added, private: null });
  expect(after).toMatchObject({ status: 'on', token: null, name: null });
  expect([pushDevice.initial, after, pushDevice.evolve(after, removed)].map(pushDevice.ownerOf)).toEqual([
    null,
    ownerId,
    ownerId,
  ]);
});
