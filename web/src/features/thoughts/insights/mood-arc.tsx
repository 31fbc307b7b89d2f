import { showToast } from '@ecrin/browser/page/toasts.ts';
import { moods, type Mood } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { StoneArc } from '@ecrin/ui/stone-arc/stone-arc.tsx';
import { useIntl } from 'react-intl';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { thoughtLabelMessages as vocabulary } from '#lib/i18n/thought-labels.messages.ts';
import { insightMessages as messages } from './insight.messages.ts';
import { useCorrectInsightMutation, useUndoInsightMutation } from './use-insight.ts';

/** The mood of a thought without one, by its cut: one tap, with an undo. */
export const MoodArc = ({ thoughtId, onClose }: Readonly<{ thoughtId: string; onClose: () => void }>) => {
  const { formatMessage } = useIntl();
  const [correct] = useCorrectInsightMutation();
  const [undo] = useUndoInsightMutation();
  const withFeedback = useCommandFeedback();
  const of = { thoughtId, field: 'mood' } as const;
  const choose = async (mood: Mood) => {
    onClose();
    if (!(await withFeedback(correct({ ...of, value: mood }).unwrap()))) return;
    const run = () => void withFeedback(undo(of).unwrap());
    const message = formatMessage(messages.cutByHand, { mood: formatMessage(vocabulary.mood, { mood }) });
    showToast({ tone: 'done', message, action: { label: formatMessage(messages.undo), run } });
  };
  return (
    <StoneArc
      label={formatMessage(vocabulary.field, { field: 'mood' })}
      cuts={moods.map((mood) => ({ mood, label: formatMessage(vocabulary.mood, { mood }) }))}
      onChoose={(mood) => void choose(mood)}
      onClose={onClose}
    />
  );
};
