import type { OwnErasures } from '@ecrin/contracts/erasure/erasure.ts';
import { deviceStorage } from '@ecrin/ui/storage/device-storage.ts';
import { useEffect } from 'react';
import { useLazyListErasuresQuery } from '#lib/erasure/part-erasure.api.ts';
import { storedUserId, useToken } from '#lib/session/session.ts';

const seenKey = (userId: string): string => `erasuresSeen:${userId}`;

/** Which there are, and how far: each ends once more when it is done. */
const markOf = ({ items }: OwnErasures): string =>
  [items.length, items.filter(({ doneAt }) => doneAt !== null).length, items[0]?.number ?? ''].join('/');

/** At the first visit after thoughts were erased on another device, what this one last read goes: it may have their words, and was not there to be told. */
export const useErasedSince = (): void => {
  const signedIn = useToken() !== null;
  const [list] = useLazyListErasuresQuery();
  useEffect(() => {
    const userId = signedIn ? storedUserId() : null;
    if (userId === null) return;
    const look = async () => {
      const found = await list().unwrap();
      const [mark, seen] = [markOf(found), deviceStorage.getItem(seenKey(userId))];
      if (mark === seen) return;
      if (found.items.length > 0) await (await import('#lib/kept-answers/kept-answers.ts')).clearAnswers();
      deviceStorage.setItem(seenKey(userId), mark);
    };
    look().catch(() => undefined);
  }, [signedIn, list]);
};
