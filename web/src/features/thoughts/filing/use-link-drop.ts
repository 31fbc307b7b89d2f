import { useState, type DragEvent } from 'react';
import { parseDroppedLink, type DroppedLink } from './dropped-link.ts';

const isLink = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('text/uri-list');

/** Makes an element take links of thoughts and threads that are dragged onto it; by keyboard the picker and the menus do the same. */
export const useLinkDrop = (onDropped: (dropped: DroppedLink) => void) => {
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
      const dropped = parseDroppedLink(event.dataTransfer.getData('text/uri-list'), location.href);
      if (!dropped) return;
      event.preventDefault();
      onDropped(dropped);
    },
  };
};
