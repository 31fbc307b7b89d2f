import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { infoIcon } from '@ecrin/ui/icon/icons.ts';
import { FormattedMessage } from 'react-intl';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { formatTimestamp } from '#lib/time/date-format.ts';
import { useFormatDuration } from '../playback/use-format-duration.ts';
import { thoughtMessages as messages } from '../thought.messages.ts';
import styles from './thought-screen.module.css';

/** What the engine was not sure of, what was set aside, who corrected; and the way to correct. */
export const TranscriptNote = ({
  thought: { segments, setAside, correctedAt, transcribedBy },
  onCorrect,
}: {
  thought: ThoughtDetail;
  onCorrect: () => void;
}) => {
  const { language } = useLanguage();
  const length = useFormatDuration();
  const uncertain = segments.flatMap(({ words }) => words).filter((word) => word.uncertain).length;
  const aside = setAside.reduce((total, { startMs, endMs }) => total + endMs - startMs, 0);
  return (
    <p className={styles['note']}>
      <Icon of={infoIcon} size="sm" />
      <span>
        {uncertain > 0 && (
          <>
            <FormattedMessage {...messages.uncertainWords} values={{ count: uncertain }} />{' '}
          </>
        )}
        {setAside.length > 0 && (
          <>
            <FormattedMessage
              {...messages.setAside}
              values={{ count: setAside.length, length: length(aside).shown }}
            />{' '}
          </>
        )}
        {correctedAt && (
          <>
            <FormattedMessage {...messages.correctedAt} values={{ at: formatTimestamp(language, correctedAt) }} />{' '}
          </>
        )}
        {transcribedBy && !correctedAt && (
          <>
            <FormattedMessage
              {...messages.transcribedBy}
              values={{ ...transcribedBy, at: formatTimestamp(language, transcribedBy.at) }}
            />{' '}
          </>
        )}
        <button type="button" className="link" onClick={onCorrect}>
          <FormattedMessage {...messages.correct} />
        </button>
      </span>
    </p>
  );
};
