import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import { writtenWords } from '@ecrin/domain/text/written-words.ts';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { infoIcon } from '@ecrin/ui/icon/icons.ts';
import { clockTime } from '@ecrin/ui/playback/clock-time.ts';
import type { Playback } from '@ecrin/ui/playback/playback.ts';
import { TextEditor } from '@ecrin/ui/text-editor/text-editor.tsx';
import { Transcript } from '@ecrin/ui/transcript/transcript.tsx';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { formatTimestamp } from '#lib/time/date-format.ts';
import { TranscriptionState } from '../entry/entry-body.tsx';
import { recordingStarts } from '../playback/recording-starts.ts';
import { useFormatDuration } from '../playback/use-format-duration.ts';
import { thoughtsMessages } from '../thoughts.messages.ts';
import { useReviseThoughtMutation } from './thought-page.api.ts';
import { thoughtMessages as messages } from './thought.messages.ts';
import styles from './thought-screen.module.css';

type CorrectedTranscript = Pick<ThoughtDetail, 'content' | 'correctedAt' | 'segments'>;

/** Where the person who corrected a transcript started a new paragraph, counted in words; empty without a correction. */
export const correctedParagraphs = ({ content, correctedAt, segments }: CorrectedTranscript): readonly number[] => {
  if (correctedAt === null || content === null) return [];
  const lengths = content
    .split(/\n+/u)
    .map((part) => writtenWords(part).length)
    .filter((length) => length > 0);
  const ends = lengths.map((_length, index) => lengths.slice(0, index + 1).reduce((sum, length) => sum + length, 0));
  const all = segments.reduce((sum, { words }) => sum + words.length, 0);
  return ends.at(-1) === all ? ends.slice(0, -1) : [];
};

/** The author of the transcript: the person who corrected it, else the engine. */
const TranscriptAuthor = ({ correctedAt, transcribedBy }: Pick<ThoughtDetail, 'correctedAt' | 'transcribedBy'>) => {
  const { language } = useLanguage();
  if (correctedAt)
    return (
      <>
        <FormattedMessage {...messages.correctedAt} values={{ at: formatTimestamp(language, correctedAt) }} />{' '}
      </>
    );
  if (!transcribedBy) return null;
  const at = formatTimestamp(language, transcribedBy.at);
  return (
    <>
      <FormattedMessage {...messages.transcribedBy} values={{ ...transcribedBy, at }} />{' '}
    </>
  );
};

/** Uncertain words, passages set aside and the author of the transcript, with a button to correct it. */
const TranscriptNote = ({
  thought: { segments, setAside, correctedAt, transcribedBy },
  onCorrect,
}: {
  thought: ThoughtDetail;
  onCorrect: () => void;
}) => {
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
        <TranscriptAuthor correctedAt={correctedAt} transcribedBy={transcribedBy} />
        <button type="button" className="link" onClick={onCorrect}>
          <FormattedMessage {...messages.correct} />
        </button>
      </span>
    </p>
  );
};

/** What was transcribed of another recording while the words were being edited comes after them. */
export const withAppended = (written: string, { opened, now }: Readonly<{ opened: string; now: string }>): string =>
  now.startsWith(opened) ? written + now.slice(opened.length) : written;

type WordsProps = { thought: ThoughtDetail; playback: Playback; editing: boolean; onEdit: (editing: boolean) => void };

const ContentEditor = ({
  thought: { thoughtId, kind, content, revision },
  onEdit,
}: Pick<WordsProps, 'thought' | 'onEdit'>) => {
  const { formatMessage } = useIntl();
  const [revise, { isLoading }] = useReviseThoughtMutation();
  const withFeedback = useCommandFeedback();
  const [{ opened, base }] = useState({ opened: content ?? '', base: revision });
  const spoken = kind === 'spoken';
  const labels = {
    field: formatMessage(spoken ? messages.transcript : messages.words),
    save: formatMessage(messages.keep),
    cancel: formatMessage(messages.leave),
  };
  const save = async (written: string) => {
    const words = withAppended(written, { opened, now: content ?? '' });
    const done =
      words === content ||
      (await withFeedback(
        revise({ thoughtId, body: { base, ...(spoken ? { transcript: words } : { content: words }) } }).unwrap(),
      ));
    if (done) onEdit(false);
  };
  return (
    <TextEditor
      initial={opened}
      size="lg"
      busy={isLoading}
      labels={labels}
      {...(spoken && { hint: formatMessage(messages.correctHint) })}
      onSave={(words) => void save(words)}
      onCancel={() => onEdit(false)}
    />
  );
};

const ContentView = ({ thought, playback, onEdit }: Omit<WordsProps, 'editing'>) => {
  const { formatMessage } = useIntl();
  const labels = useMemo(
    () => ({
      transcript: formatMessage(messages.transcript),
      uncertain: formatMessage(messages.uncertain),
      listenFrom: (atMs: number) => formatMessage(thoughtsMessages.listenAt, { length: clockTime(atMs) }),
    }),
    [formatMessage],
  );
  const begins = useMemo(() => correctedParagraphs(thought), [thought]);
  const starts = useMemo(() => recordingStarts(thought.audio), [thought.audio]);
  if (thought.content === null || thought.content === '') return <TranscriptionState card={thought} />;
  return (
    <>
      {thought.segments.length > 0 && thought.audio && !thought.audio.erasedAt ? (
        <Transcript segments={thought.segments} begins={begins} starts={starts} playback={playback} labels={labels} />
      ) : (
        <p className={`words ${styles['written']}`} dir="auto" data-size="lg">
          {withFrenchTypography(thought.content)}
        </p>
      )}
      <TranscriptNote thought={thought} onCorrect={() => onEdit(true)} />
      {thought.transcript?.status !== 'completed' && <TranscriptionState card={thought} />}
    </>
  );
};

/** The person's words, written or transcribed. */
export const ThoughtWords = ({ thought, playback, editing, onEdit }: WordsProps) => {
  const { formatMessage } = useIntl();
  if (editing) return <ContentEditor thought={thought} onEdit={onEdit} />;
  if (thought.kind === 'spoken') return <ContentView thought={thought} playback={playback} onEdit={onEdit} />;
  if (thought.content === null)
    return (
      <p className="sm dim">
        <FormattedMessage {...messages.noWords} />
      </p>
    );
  // Pictures alone.
  if (thought.content === '') return null;
  return (
    <section aria-label={formatMessage(messages.words)}>
      <p className={`words ${styles['written']}`} dir="auto" data-size="lg">
        {withFrenchTypography(thought.content)}
      </p>
    </section>
  );
};
