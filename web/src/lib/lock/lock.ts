import { afterFailure, noAttempts, pauseLeftMs } from './attempts.ts';
import { base64Of, bytesOfBase64 } from './base64.ts';
import { dropIntakes, openIntakes } from './intake.ts';
import { iterations, newPair, wrappingFromCode, type Wrapping } from './key-wrap.ts';
import { newKey, openBytes, randomBytes, sealBytes, type SealingKey } from './keyring.ts';
import { removeLockNotice, writeLockNotice } from './lock-notice.ts';
import {
  noteOpened,
  readAttempts,
  readLock,
  removeLock,
  writeAttempts,
  writeLock,
  type CodeKind,
  type LockDelay,
  type LockRecord,
} from './lock-record.ts';
import { openLock, sealPage, unsealPage } from './page-seal.ts';
import { openDevice, sealDevice } from './seal-device.ts';
import { tellTabs, type OpenLock } from './tab-channel.ts';

type Bytes = Uint8Array<ArrayBuffer>;
export type NewCode = Readonly<{ kind: CodeKind; code: string }>;

/** A fresh salt for each code. */
const codeOf = async ({ kind, code }: NewCode, secret: Bytes): Promise<LockRecord['code']> => {
  const salt = randomBytes(16);
  const wrapping = await wrappingFromCode(code, { salt, rounds: iterations });
  return { kind, salt: base64Of(salt), rounds: iterations, wrapped: base64Of(await wrapping.wrap(secret)) };
};

const noticeOf = ({ publicKey }: LockRecord, closed: boolean) => ({ publicKey: bytesOfBase64(publicKey), closed });
/** A page without a service worker has no caches either. */
export const tellWorker = (record: LockRecord | null, closed: boolean): Promise<void> => {
  if (!('caches' in globalThis)) return Promise.resolve();
  return (record ? writeLockNotice(caches, noticeOf(record, closed)) : removeLockNotice(caches)).catch(() => undefined);
};

const hideNotifications = async () => {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
};

type TurnOn = Readonly<{
  userId: string;
  code: NewCode;
  after: LockDelay;
  sealByServer: (key: Bytes) => Promise<string>;
}>;

/**
 * Switches the lock on, and seals what is kept. The record is written first: after a crash at any later moment the code opens what was sealed, and the rest is
 * sealed then. Rejects, with nothing changed, when the server cannot be asked.
 */
export const turnOnLock = async ({ userId, code, after, sealByServer }: TurnOn): Promise<void> => {
  const [key, pair] = [newKey(), await newPair()];
  const record: LockRecord = {
    version: 1,
    state: 'sealing',
    after,
    keyId: base64Of(key.id),
    code: await codeOf(code, key.secret),
    recovery: await sealByServer(key.secret),
    publicKey: base64Of(pair.publicKey),
    privateKey: base64Of(sealBytes(key, pair.privateKey)),
  };
  writeLock(userId, record);
  await settle(record, { userId, keys: [key], privateKey: pair.privateKey });
  await hideNotifications().catch(() => undefined);
};

/** Completes what a crash may have left half done, and brings everything under the data key. Resolves to whether the lock is still on. */
export const settle = async (record: LockRecord, lock: OpenLock, own: SealingKey | null = null): Promise<boolean> => {
  const { userId } = lock;
  if (record.state === 'opening' || record.state === 'forgotten') {
    await openAll(lock);
    return false;
  }
  sealPage(lock);
  noteOpened(userId);
  await tellWorker(record, false);
  // A storage that is full or fails keeps nobody out: what is left is sealed at the next unlocking.
  const isWhole = await sealDevice(userId).then(
    () => true,
    () => false,
  );
  if (!isWhole) return true;
  if (record.state === 'sealing') writeLock(userId, { ...record, state: 'on' });
  await dropIntakes(userId, own);
  return true;
};

const openAll = async (lock: OpenLock) => {
  unsealPage(lock);
  await openDevice(lock.userId);
  await dropIntakes(lock.userId, null);
  removeLock(lock.userId);
  await tellWorker(null, false);
};

/** The keys that a data key opens; null when it is not the one of this lock. */
export const keysFrom = async (userId: string, record: LockRecord, secret: Bytes): Promise<OpenLock | null> => {
  const key: SealingKey = { id: bytesOfBase64(record.keyId), secret };
  const privateKey = openBytes([key], bytesOfBase64(record.privateKey));
  if (privateKey === null) return null;
  return { userId, privateKey, keys: [key, ...(await openIntakes(userId, privateKey))] };
};

/** `wrong`: how many more may be given before a pause. `paused`: for how long, in ms. */
export type Unlocking =
  | Readonly<{ outcome: 'open'; open: OpenLock }>
  | Readonly<{ outcome: 'wrong' | 'paused'; pauseMs: number; failed: number }>;

/** The data key, wrapped by what somebody typed. A wrong code is counted before the answer is known: closing the page gains no attempt. */
export const unlockByCode = async (userId: string, code: string, now: () => number): Promise<Unlocking> => {
  const [record, attempts] = [readLock(userId), readAttempts(userId)];
  const left = pauseLeftMs(attempts, now());
  if (record === null || left > 0) return { outcome: 'paused', pauseMs: left, failed: attempts.failed };
  const counted = afterFailure(attempts, now());
  writeAttempts(userId, counted);
  const { salt, rounds, wrapped } = record.code;
  const wrapping = await wrappingFromCode(code, { salt: bytesOfBase64(salt), rounds });
  const secret = await wrapping.unwrap(bytesOfBase64(wrapped));
  const open = secret && (await keysFrom(userId, record, secret));
  if (!open) return { outcome: 'wrong', pauseMs: pauseLeftMs(counted, now()), failed: counted.failed };
  writeAttempts(userId, noAttempts);
  return { outcome: 'open', open };
};

const opened = (): OpenLock => {
  const open = openLock();
  if (open === null) throw new Error('the lock is closed');
  return open;
};

const change =
  (by: (record: LockRecord, open: OpenLock) => Promise<LockRecord> | LockRecord) => async (): Promise<void> => {
    const open = opened();
    const record = readLock(open.userId);
    if (record) writeLock(open.userId, await by(record, open));
  };
const secretOf = ({ keys: [key] }: OpenLock): Bytes => key?.secret ?? new Uint8Array(0);

export const changeDelay = (after: LockDelay): Promise<void> => change((record) => ({ ...record, after }))();
export const changeCode = (code: NewCode): Promise<void> =>
  change(async (record, open) => ({ ...record, code: await codeOf(code, secretOf(open)) }))();

type DeviceKey = Readonly<{ credentialId: string; salt: string; wrapping: Wrapping }>;
/** null: no longer by the device's own lock. */
export const changeDevice = (device: DeviceKey | null): Promise<void> =>
  change(async ({ device: _former, ...record }, open) => {
    if (device === null) return record;
    const { credentialId, salt, wrapping } = device;
    return { ...record, device: { credentialId, salt, wrapped: base64Of(await wrapping.wrap(secretOf(open))) } };
  })();

/** Takes the lock off: everything is readable again, in every tab. A crash in between leaves what the code still opens. */
export const turnOffLock = async (): Promise<void> => {
  const open = opened();
  await change((record) => ({ ...record, state: 'opening' }))();
  unsealPage(open);
  tellTabs({ says: 'off', userId: open.userId });
  await openAll(open);
};
