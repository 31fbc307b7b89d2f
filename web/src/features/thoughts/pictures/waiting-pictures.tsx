import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import { FormattedMessage } from 'react-intl';
import { useOutbox } from '#lib/outbox/outbox.ts';
import { thoughtsMessages } from '../thoughts.messages.ts';
import { DevicePicturesInList } from './pictures-in-list.tsx';

/** Pictures that were added to the thought on this device, and that it does not have yet. */
export const WaitingPictures = ({ thought: { thoughtId, pictures } }: { thought: ThoughtDetail }) => {
  const known = new Set(pictures?.map(({ pictureId }) => pictureId));
  const waiting = useOutbox().filter(
    ({ kind, appendTo, thoughtId: own }) => kind === 'picture' && appendTo === thoughtId && !known.has(own),
  );
  if (waiting.length === 0) return null;
  const ids = waiting.map((one) => one.thoughtId);
  return (
    <>
      <DevicePicturesInList key={ids.join()} thoughtId={thoughtId} only={ids} />
      <p className="sm dim">
        <FormattedMessage {...thoughtsMessages.onThisDevice} />
      </p>
    </>
  );
};
