import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '@ecrin/ui/visually-hidden/visually-hidden.tsx';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams, useSearch } from 'wouter';
import { AppendRecording } from '#lib/append-recording/append-recording-context.tsx';
import { ClearHelp } from '#lib/help/clear-help.tsx';
import { PossibleHelp } from '#lib/help/possible-help.tsx';
import type { OutboxItem } from '#lib/outbox/outbox.ts';
import { useRemoval } from '../entry/pending-removals.ts';
import { ThoughtReceipts } from '../entry/thought-receipts.tsx';
import { ThreadSuggestion } from '../filing/thread-suggestion.tsx';
import { InsightsPanel } from '../insights/insights-panel.tsx';
import { ListFailed } from '../list/list-states.tsx';
import { NearThoughtList } from '../near/near-thought-list.tsx';
import { ThoughtPictures } from '../pictures/thought-pictures.tsx';
import { WaitingPictures } from '../pictures/waiting-pictures.tsx';
import { RecordingList } from '../playback/recording-list.tsx';
import { ThoughtPlayer } from '../playback/thought-player.tsx';
import { useThoughtPlayback } from '../playback/use-thought-playback.ts';
import { InAnswerTo } from '../questions/question-list.tsx';
import { useFindThoughtQuery } from '../thought.api.ts';
import { thoughtsMessages } from '../thoughts.messages.ts';
import { OpenVersionsBanner } from '../two-versions/open-versions-banner.tsx';
import { ThoughtHeader } from './thought-header.tsx';
import { ThoughtNotFound } from './thought-not-found.tsx';
import { isUnsent, ThoughtOnDevice, useThoughtOnDevice } from './thought-on-device.tsx';
import { ThoughtToolbar } from './thought-toolbar.tsx';
import { ThoughtWords } from './thought-words.tsx';
import { thoughtMessages as messages } from './thought.messages.ts';
import { WaitingRecordings } from './waiting-recordings.tsx';
import styles from './thought-screen.module.css';

/** The second a search hit was spoken at, from `?at=`; it is then played at once. */
const useSeekToHit = (playback: ReturnType<typeof useThoughtPlayback>) => {
  const at = new URLSearchParams(useSearch()).get('at');
  useEffect(() => {
    if (at !== null && Number.isFinite(Number(at))) void playback.play(Number(at) * 1000);
  }, [at, playback]);
};

/** What is on its way to the thought, and what adds to it. */
const Additions = ({ thought, editing }: Readonly<{ thought: ThoughtDetail; editing: boolean }>) => {
  const { thoughtId, kind, pictures } = thought;
  return (
    <>
      <WaitingPictures thought={thought} />
      <WaitingRecordings thoughtId={thoughtId} />
      {!editing && (
        <AppendRecording
          thoughtId={thoughtId}
          spoken={kind === 'spoken'}
          pictureIds={(pictures ?? []).map(({ pictureId }) => pictureId)}
        />
      )}
    </>
  );
};

const LoadedThought = ({ thought }: { thought: ThoughtDetail }) => {
  const playback = useThoughtPlayback(thought);
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const edit = (on: boolean) => {
    setEditing(on);
    if (!on) editButton.current?.focus();
  };
  useSeekToHit(playback);
  const editable = thought.wordless ?? Boolean(thought.content);
  return (
    <div className={styles['screen']}>
      <ThoughtToolbar thought={thought} editRef={editButton} onEdit={editable ? () => edit(true) : null} />
      <div className={styles['main']}>
        <ThoughtHeader thought={thought} />
        <InAnswerTo answering={thought.answering} />
        <ClearHelp texts={[thought.content]} />
        <ThoughtPlayer thought={thought} playback={playback} />
        <RecordingList thought={thought} playback={playback} />
        <OpenVersionsBanner thought={thought} />
        <ThoughtWords thought={thought} playback={playback} editing={editing} onEdit={edit} />
        <ThoughtPictures thoughtId={thought.thoughtId} pictures={thought.pictures} />
        <PossibleHelp texts={[thought.content]} />
        <Additions thought={thought} editing={editing} />
      </div>
      <div className={styles['side']}>
        <InsightsPanel thought={thought} />
        <ThreadSuggestion thought={thought} />
        <NearThoughtList thoughtId={thought.thoughtId} />
        <section className={styles['journey']}>
          <h2 className="label">
            <FormattedMessage {...messages.journey} />
          </h2>
          <ThoughtReceipts card={thought} />
        </section>
      </div>
    </div>
  );
};

const Missing = () => (
  <div className={styles['alone']}>
    <ThoughtNotFound level={1} />
  </div>
);

const ThoughtLoading = () => (
  <div className={styles['screen']}>
    <div className={styles['bar']}>
      <output>
        <VisuallyHidden>
          <FormattedMessage {...thoughtsMessages.loading} />
        </VisuallyHidden>
      </output>
    </div>
    <div className={styles['main']}>
      <Skeleton lines={[72, 30]} />
      <div className={styles['awaited']} />
      <Skeleton lines={[100, 94, 97, 61]} />
    </div>
    <div className={styles['side']}>
      <Skeleton lines={[60, 100, 92, 48]} />
    </div>
  </div>
);

const isMissing = (error: ReturnType<typeof useFindThoughtQuery>['error']): boolean =>
  error !== undefined && 'status' in error && [400, 404, 410].includes(error.status ?? 0);

/** `onDevice`: sent by this device, and perhaps not in what the server reads yet. */
const FoundThought = ({ thoughtId, onDevice }: Readonly<{ thoughtId: string; onDevice: OutboxItem | null }>) => {
  const { currentData, error, refetch } = useFindThoughtQuery(thoughtId);
  const missing = isMissing(error);
  const left = onDevice === null;
  useEffect(() => {
    // The device keeps it until the server has it.
    if (left && missing) void refetch();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it has left
  }, [left]);
  if (currentData && !missing) return <LoadedThought key={thoughtId} thought={currentData} />;
  if (!error) return <ThoughtLoading />;
  if (missing) return onDevice ? <ThoughtOnDevice item={onDevice} /> : <Missing />;
  return (
    <div className={styles['alone']}>
      <ListFailed onRetry={() => void refetch()} />
    </div>
  );
};

/** The page of one thought. */
export const ThoughtScreen = () => {
  const { thoughtId } = useParams<{ thoughtId: string }>();
  const [removal, onDevice] = [useRemoval(thoughtId), useThoughtOnDevice(thoughtId)];
  if (isUnsent(onDevice)) return <ThoughtOnDevice item={onDevice} />;
  if (removal === 'asked') return <ThoughtLoading />;
  return removal === 'done' ? <Missing /> : <FoundThought {...{ thoughtId, onDevice }} />;
};
