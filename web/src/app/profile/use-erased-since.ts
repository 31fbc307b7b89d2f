import { useEffect } from 'react';
import { useListErasuresQuery } from '#lib/erasure/part-erasure.api.ts';
import { useToken } from '#lib/session/session.ts';

/** Once thoughts were erased, on this device or another one, what this one last read goes: at once where it is open, or at its next visit. */
export const useErasedSince = (): void => {
  const { currentData } = useListErasuresQuery(undefined, { skip: useToken() === null });
  useEffect(() => {
    if (!currentData) return;
    const forget = async () => {
      const waiting = currentData.items.filter(({ waitsHere }) => waitsHere);
      if (waiting.length === 0) return;
      const { forgetParts } = await import('#lib/erasure/forget-parts.ts');
      await forgetParts(waiting.flatMap(({ number, doneAt }) => (doneAt === null ? [] : [number])));
    };
    forget().catch(() => undefined);
  }, [currentData]);
};
