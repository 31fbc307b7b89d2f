import type { ThoughtCard } from '@ecrin/contracts/thought/thought.ts';
import { InlinePlayer } from '@ecrin/ui/inline-player/inline-player.tsx';
import { useIntl } from 'react-intl';
import { thoughtsMessages as messages } from './thoughts.messages.ts';
import { useLength } from './use-length.ts';
import { useVoiceOf } from './use-voice-of.ts';

export const CardVoice = ({
  thoughtId,
  audio: { peaks, durationMs },
}: {
  thoughtId: string;
  audio: NonNullable<ThoughtCard['audio']>;
}) => {
  const { formatMessage } = useIntl();
  const length = useLength()(durationMs ?? 0).said;
  const labels = {
    play: formatMessage(messages.listen, { length }),
    pause: formatMessage(messages.pause),
    failed: formatMessage(messages.soundFailed),
  };
  return <InlinePlayer playback={useVoiceOf(thoughtId)} peaks={peaks} durationMs={durationMs} labels={labels} />;
};
