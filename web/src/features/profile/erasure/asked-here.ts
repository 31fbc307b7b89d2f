import type { AskedErasure } from '@ecrin/contracts/erasure/erasure.ts';
import { deviceStorage } from '@ecrin/ui/storage/device-storage.ts';

type Followed = Pick<AskedErasure, 'number' | 'code'>;

const prefix = 'askedErasure:';

/** This device follows an erasure that was asked for on it, so that what it never sent goes too once nothing undoes it. */
export const noteAskedHere = (userId: string, { number, code }: Followed): void =>
  deviceStorage.setItem(prefix + userId, JSON.stringify({ number, code }));

export const stopFollowing = (userId: string): void => deviceStorage.removeItem(prefix + userId);

/** Whose erasures this device follows, each with its number and code. */
export const followedHere = (): readonly Readonly<{ userId: string; followed: Followed }>[] =>
  deviceStorage
    .keys()
    .filter((key) => key.startsWith(prefix))
    .map((key) => ({ userId: key.slice(prefix.length), followed: JSON.parse(deviceStorage.getItem(key) ?? '{}') }));
