import { parseUrl } from '@ecrin/browser/navigation/parse-url.ts';
import { useEffect, useState, type DragEvent } from 'react';

const isLink = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('text/uri-list');

/** The path of an address of this site; null for anything else. `base`: an address of the site itself. */
export const parseDroppedPath = (address: string, base: string): string | null => {
  const url = parseUrl(address.split(/[\r\n]/u)[0] ?? '', base);
  return url?.origin === new URL(base).origin ? url.pathname : null;
};

/**
 * Makes an element a drop target for links of this site. Browsers transfer a link's address when it is dragged, so nothing else needs to be draggable; whoever uses
 * it offers the same by keyboard. `parse`: what a path stands for; null: it is not accepted.
 */
export const useLinkDrop = <Dropped>(
  parse: (path: string) => Dropped | null,
  onDropped: (dropped: Dropped) => void,
) => {
  const [over, setOver] = useState(false);
  return {
    'data-over': over || undefined,
    onDragOver: (event: DragEvent) => {
      if (!isLink(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false);
      const path = parseDroppedPath(event.dataTransfer.getData('text/uri-list'), location.href);
      const dropped = path === null ? null : parse(path);
      if (dropped === null) return;
      event.preventDefault();
      onDropped(dropped);
    },
  };
};

/** Whether something of this page is being dragged: what it can be dropped on need not stand there before. */
export const useDragging = (): boolean => {
  const [dragging, setDragging] = useState(false);
  useEffect(() => {
    const [start, end] = [() => setDragging(true), () => setDragging(false)];
    document.addEventListener('dragstart', start);
    document.addEventListener('dragend', end);
    return () => {
      document.removeEventListener('dragstart', start);
      document.removeEventListener('dragend', end);
    };
  }, []);
  return dragging;
};
