import { useMemo } from 'react';
import { useOutbox, type OutboxItem } from './outbox.ts';

/** Thoughts that are on this device alone; what is added to a thought is no other one. */
export const useUnsentThoughts = (): readonly OutboxItem[] => {
  const outbox = useOutbox();
  return useMemo(
    () =>
      outbox.filter(
        ({ state, appendTo, keptApart }) => state !== 'received' && (appendTo === undefined || keptApart !== undefined),
      ),
    [outbox],
  );
};
