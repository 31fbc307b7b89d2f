import type { ThoughtCard } from '@ecrin/contracts/thought/thought.ts';
import { ProgressSteps } from '@ecrin/ui/progress-steps/progress-steps.tsx';
import { useIntl } from 'react-intl';
import { useTranscriptionProgress } from '#lib/live/transcription-progress.ts';
import { thoughtsMessages as messages } from '../thoughts.messages.ts';
import { receiptSteps, type EntryStateSource } from './entry-state.ts';

/** Reçue → Transcrite → Analysée; the current one with its percentage when known. */
export const ThoughtReceipts = ({ card }: { card: Pick<ThoughtCard, 'thoughtId'> & EntryStateSource }) => {
  const { formatMessage } = useIntl();
  const percent = useTranscriptionProgress(card.thoughtId);
  const steps = receiptSteps(card).map(({ step, state }) => {
    const label = formatMessage(messages.receipt, { step, state });
    const showsPercent = step === 'transcribed' && state === 'now' && percent !== null;
    return { state, label: showsPercent ? `${label} ${formatMessage(messages.percent, { percent })}` : label };
  });
  return <ProgressSteps name={formatMessage(messages.receipts)} steps={steps} />;
};
