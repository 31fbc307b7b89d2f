import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import { clockTime } from '@ecrin/ui/playback/clock-time.ts';
import type { Playback } from '@ecrin/ui/playback/playback.ts';
import { TextEditor } from '@ecrin/ui/text-editor/text-editor.tsx';
import { Transcript } from '@ecrin/ui/transcript/transcript.tsx';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCommandFeedback } from '#lib/api/use-command-feedback.ts';
import { TranscriptionState } from '../entry/entry-body.tsx';
import { useReviseThoughtMutation } from '../thought.api.ts';
import { thoughtMessages as messages } from '../thought.messages.ts';
import { thoughtsMessages } from '../thoughts.messages.ts';
import { correctedParagraphs } from './corrected-paragraphs.ts';
import { TranscriptNote } from './transcript-note.tsx';
import styles from './thought-screen.module.css';

type WordsProps = { thought: ThoughtDetail; playback: Playback; editing: boolean; onEdit: (editing: boolean) => void };

const ContentEditor = ({ thought: { thoughtId, kind, content }, onEdit }: Pick<WordsProps, 'thought' | 'onEdit'>) => {
  const { formatMessage } = useIntl();
  const [revise, { isLoading }] = useReviseThoughtMutation();
  const told = useCommandFeedback();
  const spoken = kind === 'spoken';
  const labels = {
    field: formatMessage(spoken ? messages.transcript : messages.words),
    save: formatMessage(messages.keep),
    cancel: formatMessage(messages.leave),
  };
  const keep = async (words: string) => {
    const done =
      words === content ||
      (await told(revise({ thoughtId, body: spoken ? { transcript: words } : { content: words } }).unwrap()));
    if (done) onEdit(false);
  };
  return (
    <TextEditor
      initial={content ?? ''}
      size="lg"
      busy={isLoading}
      labels={labels}
      {...(spoken && { hint: formatMessage(messages.correctHint) })}
      onSave={(words) => void keep(words)}
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
  if (thought.transcript?.status !== 'completed' || thought.transcript.nothingSaid)
    return <TranscriptionState card={thought} />;
  return (
    <>
      {thought.segments.length > 0 ? (
        <Transcript segments={thought.segments} begins={begins} playback={playback} labels={labels} />
      ) : (
        <p className="words" data-size="lg">
          {thought.content}
        </p>
      )}
      <TranscriptNote thought={thought} onCorrect={() => onEdit(true)} />
    </>
  );
};

/** The person's words: what they wrote, or what they said. */
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
  return (
    <section aria-label={formatMessage(messages.words)}>
      <p className={`words ${styles['written']}`} data-size="lg">
        {thought.content}
      </p>
    </section>
  );
};
