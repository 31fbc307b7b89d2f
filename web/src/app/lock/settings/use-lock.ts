import { useState } from 'react';
import { readLock, type LockRecord } from '#lib/lock/lock-record.ts';
import { storedUserId } from '#lib/session/session.ts';

/** The lock of who is signed in, as it is stored; `look` reads it again. */
export const useLock = (): Readonly<{ userId: string; record: LockRecord | null; look: () => void }> => {
  const userId = storedUserId() ?? '';
  const [record, setRecord] = useState(() => readLock(userId));
  return { userId, record, look: () => setRecord(readLock(userId)) };
};
