import { useEffect, useState, type RefObject } from 'react';
import { isPicture, offerFiles } from './offered-files.ts';

const picturesOf = (transfer: DataTransfer | null): readonly File[] => [...(transfer?.files ?? [])].filter(isPicture);
const mayHaveFiles = (transfer: DataTransfer | null) => transfer?.types.includes('Files') ?? false;

/** Pictures that are pasted into the field, or dropped on it or around it. Returns whether files hover over it. */
export const usePictureFiles = (within: RefObject<HTMLElement | null>): boolean => {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const field = within.current?.closest<HTMLElement>('[data-composer]');
    if (!field) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const offer = (event: Event, transfer: DataTransfer | null) => {
      const files = picturesOf(transfer);
      if (files.length === 0) return;
      event.preventDefault();
      void offerFiles(files);
    };
    field.addEventListener('paste', (event) => offer(event, event.clipboardData), { signal });
    field.addEventListener(
      'dragover',
      (event) => {
        if (!mayHaveFiles(event.dataTransfer)) return;
        event.preventDefault();
        setOver(true);
      },
      { signal },
    );
    field.addEventListener('dragleave', () => setOver(false), { signal });
    field.addEventListener(
      'drop',
      (event) => {
        setOver(false);
        offer(event, event.dataTransfer);
      },
      { signal },
    );
    return () => listening.abort();
  }, [within]);
  return over;
};
