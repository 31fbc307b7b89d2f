import { useOutbox } from '#lib/outbox/outbox.ts';
import { OutboxEntry } from '../entry/outbox-entry.tsx';

/** Recordings made for this thought that are still on this device. */
export const WaitingRecordings = ({ thoughtId }: { thoughtId: string }) =>
  useOutbox()
    .filter(({ appendTo }) => appendTo === thoughtId)
    .map((item) => <OutboxEntry key={item.thoughtId} item={item} />);
