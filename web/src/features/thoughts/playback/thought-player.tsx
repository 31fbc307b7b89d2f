import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import type { Playback } from '@ecrin/ui/playback/playback.ts';
import { Player, type PlayerLabels } from '@ecrin/ui/player/player.tsx';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { formatDate } from '#lib/time/date-format.ts';
import { thoughtMessages } from '../detail/thought.messages.ts';
import { playerMessages as messages } from './player.messages.ts';
import { useFormatDuration } from './use-format-duration.ts';
import { savePlaybackRate } from './use-thought-playback.ts';

const usePlayerLabels = (durationMs: number): PlayerLabels => {
  const { formatMessage } = useIntl();
  const length = useFormatDuration();
  return useMemo(
    () => ({
      player: formatMessage(messages.player),
      play: formatMessage(messages.play),
      pause: formatMessage(messages.pause),
      back: formatMessage(messages.back),
      forward: formatMessage(messages.forward),
      track: formatMessage(messages.track),
      loading: formatMessage(messages.loading),
      failed: formatMessage(messages.failed),
      rate: (rate) => ({
        name: formatMessage(messages.rate, { rate }),
        shown: formatMessage(messages.rateShown, { rate }),
      }),
      position: (atMs) => formatMessage(messages.position, { at: length(atMs).spoken, of: length(durationMs).spoken }),
    }),
    [formatMessage, length, durationMs],
  );
};

const ErasedSound = ({ at, count }: { at: string; count: number }) => {
  const { language } = useLanguage();
  return (
    <p className="sm dim">
      <FormattedMessage {...messages.erased} values={{ on: formatDate(language, at), count }} />
    </p>
  );
};

/** The recorded voice; the words remain when the audio is gone. */
export const ThoughtPlayer = ({
  thought: { audio, kind, segments },
  playback,
}: {
  thought: ThoughtDetail;
  playback: Playback;
}) => {
  const durationMs = audio?.durationMs ?? segments.at(-1)?.endMs ?? 0;
  const labels = usePlayerLabels(durationMs);
  if (!audio)
    return (
      kind === 'spoken' && (
        <p className="sm dim">
          <FormattedMessage {...thoughtMessages.noAudio} />
        </p>
      )
    );
  if (audio.erasedAt) return <ErasedSound at={audio.erasedAt} count={audio.parts.length} />;
  return (
    <Player playback={playback} peaks={audio.peaks} durationMs={durationMs} labels={labels} onRate={savePlaybackRate} />
  );
};
