import { liveQuery } from 'dexie';
import { useEffect, useState } from 'react';
import type { PictureRow } from '#lib/outbox/device-db.ts';
import { pictures } from '#lib/outbox/outbox-engine.ts';
import { storedUserId } from '#lib/session/session.ts';
import { useChosenCount } from './chosen-count.ts';

let dropped = false;
/** What was taken out before this page began can no longer be put back. */
const dropEarlier = (userId: string) => {
  if (!dropped) pictures.dropDiscarded(userId).catch(() => {});
  dropped = true;
};

/** The pictures chosen for the next thought, in their order; they stay chosen after a crash. */
export const usePictureDrafts = (): readonly PictureRow[] => {
  const [drafts, setDrafts] = useState<readonly PictureRow[]>([]);
  useEffect(() => {
    const userId = storedUserId() ?? '';
    const show = (rows: readonly PictureRow[]) => {
      setDrafts(rows);
      useChosenCount.setState(rows.length, true);
    };
    dropEarlier(userId);
    const shown = liveQuery(() => pictures.drafts(userId)).subscribe({ next: show, error: () => show([]) });
    return () => shown.unsubscribe();
  }, []);
  return drafts;
};
