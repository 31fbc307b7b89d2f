import { deviceStorage } from '@ecrin/ui/storage/device-storage.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';

/** By then the content of a page has arrived over a slow network too, or will not. */
const arrivesWithinMs = 8_000;
const keyOf = (name: string) => `height:${name}`;

export const hasReservedHeight = (name: string): boolean => deviceStorage.getItem(keyOf(name)) !== null;

/** A block that is as tall as it last was on this device while its content arrives, so that what is below does not move. */
export const ReservedHeight = ({ name, children }: { name: string; children: ReactNode }) => {
  const block = useRef<HTMLDivElement>(null);
  const [reserved] = useState(() => Number(deviceStorage.getItem(keyOf(name)) ?? 0));
  const [arriving, setArriving] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setArriving(false), arrivesWithinMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (arriving || !block.current) return undefined;
    const observer = new ResizeObserver(([entry]) =>
      deviceStorage.setItem(keyOf(name), String(Math.round(entry?.contentRect.height ?? 0))),
    );
    observer.observe(block.current);
    return () => observer.disconnect();
  }, [arriving, name]);
  const holds = arriving && reserved > 0;
  return (
    <div ref={block} data-reserved={holds || undefined} style={holds ? { minHeight: reserved } : undefined}>
      {children}
    </div>
  );
};
