import type { ThoughtCard } from '@ecrin/contracts/thought/thought.ts';
import { InlinePlayer } from '@ecrin/ui/inline-player/inline-player.tsx';
import { useIntl } from 'react-intl';
import { thoughtsMessages as messages } from '../thoughts.messages.ts';
import { useFormatDuration } from './use-format-duration.ts';
import { useThoughtPlayback } from './use-thought-playback.ts';

export const EntryPlayer = ({
  thoughtId,
  audio: { peaks, durationMs },
}: {
  thoughtId: string;
  audio: NonNullable<ThoughtCard['audio']>;
}) => {
  const { formatMessage } = useIntl();
  const length = useFormatDuration()(durationMs ?? 0).said;
  const labels = {
    play: formatMessage(messages.listen, { length }),
    pause: formatMessage(messages.pause),
    failed: formatMessage(messages.soundFailed),
  };
  return (
    <InlinePlayer playback={useThoughtPlayback(thoughtId)} peaks={peaks} durationMs={durationMs} labels={labels} />
  );
};
