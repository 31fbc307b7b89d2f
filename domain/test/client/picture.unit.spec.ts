import { describe, it } from 'vitest';
import { changePicture } from '#client/profile/change-picture.ts';
import { removePicture } from '#client/profile/remove-picture.ts';
import { clientId, forClient, now, registered } from './client.fixtures.ts';

const { given } = forClient;
const changed = {
  type: 'ClientPictureChanged',
  data: { clientId, version: 'v1', changedAt: now },
  private: null,
} as const;
const removed = { type: 'ClientPictureRemoved', data: { clientId, removedAt: now }, private: null } as const;

describe('changing the picture', () => {
  it('records the new one', () =>
    given(registered).when(changePicture, { clientId, version: 'v1', now }).then(changed));
  it('appends nothing for the current one', () =>
    given(registered, changed).when(changePicture, { clientId, version: 'v1', now }).thenNothing());
  it('refuses an unknown client', () =>
    given().when(changePicture, { clientId, version: 'v1', now }).thenRefused('client.not-found'));
});

describe('removing the picture', () => {
  it('records the removal', () => given(registered, changed).when(removePicture, { clientId, now }).then(removed));
  it('appends nothing when there is none', () =>
    given(registered, changed, removed).when(removePicture, { clientId, now }).thenNothing());
  it('refuses an unknown client', () => given().when(removePicture, { clientId, now }).thenRefused('client.not-found'));
});
