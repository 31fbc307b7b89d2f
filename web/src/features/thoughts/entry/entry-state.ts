import type { ThoughtCard } from '@ecrin/contracts/thought/thought.ts';
import type { TranscriptionDelay, TranscriptionFailure } from '@ecrin/domain/thought/thought.vocabulary.ts';

/** The state of a thought, as its entry shows it. */
export type EntryState =
  | Readonly<{ is: 'ready' | 'understanding' | 'nothing-said' | 'transcribing' | 'untranscribed' }>
  | Readonly<{ is: 'delayed'; why: TranscriptionDelay }>
  | Readonly<{ is: 'failed'; why: TranscriptionFailure | null }>;

/** What the state of a thought is told from. */
export type EntryStateSource = Pick<
  ThoughtCard,
  'transcript' | 'receipt' | 'understandingFailed' | 'withoutAi' | 'wordless' | 'unasked'
>;

const spokenState = ({
  status,
  failure,
  delayed,
  nothingSaid,
}: NonNullable<EntryStateSource['transcript']>): EntryState | null => {
  if (status === 'failed') return failure === 'not-asked' ? { is: 'untranscribed' } : { is: 'failed', why: failure };
  if (status === 'processing') return delayed ? { is: 'delayed', why: delayed } : { is: 'transcribing' };
  return nothingSaid ? { is: 'nothing-said' } : null;
};

/** No analysis of it will come. */
const isLeftAlone = ({ understandingFailed, withoutAi, wordless, unasked }: EntryStateSource): boolean =>
  understandingFailed || withoutAi || wordless === true || unasked === true;

export const entryState = (card: EntryStateSource): EntryState => {
  const { transcript, receipt } = card;
  const read = receipt === 'analysed' || isLeftAlone(card);
  return (transcript && spokenState(transcript)) ?? { is: read ? 'ready' : 'understanding' };
};

/** When the current transcription began; null when none is running. After 5 minutes it may be restarted. */
export const transcribingSince = ({ transcript }: EntryStateSource): string | null =>
  transcript?.status === 'processing' ? transcript.since : null;
export const requestAgainAfterMs = 5 * 60_000;

type StepState = 'done' | 'now' | 'todo';
/** The receipts to show, in order; a written thought has nothing to transcribe. */
export const receiptSteps = (
  card: EntryStateSource,
): readonly Readonly<{ step: 'received' | 'transcribed' | 'analysed'; state: StepState }>[] => {
  const { is } = entryState(card);
  const analysed = analysisStep(card, is);
  return [
    { step: 'received', state: 'done' },
    ...(card.transcript && is !== 'untranscribed'
      ? [{ step: 'transcribed', state: transcriptionStep(is) } as const]
      : []),
    ...(analysed ? [{ step: 'analysed', state: analysed } as const] : []),
  ];
};

const transcriptionStep = (is: EntryState['is']): StepState => {
  if (is === 'transcribing') return 'now';
  return is === 'delayed' || is === 'failed' ? 'todo' : 'done';
};

/** null where none is to come. */
const analysisStep = (card: EntryStateSource, is: EntryState['is']): StepState | null => {
  if (card.receipt === 'analysed') return 'done';
  if (is === 'nothing-said' || is === 'untranscribed' || isLeftAlone(card)) return null;
  return is === 'understanding' ? 'now' : 'todo';
};
