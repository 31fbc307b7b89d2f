import type { ThoughtDetail } from '@ecrin/contracts/thought.ts';
import { insightFields, type InsightField } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Insight } from '@ecrin/ui/insight/insight.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { entryStateOf } from './entry-state.ts';
import { InsightAbsent, InsightEditor, InsightMark, InsightPanel } from './insight-parts.tsx';
import { InsightValueView } from './insight-value-view.tsx';
import { insightMessages as messages } from './thought.messages.ts';
import { useUndoInsightMutation } from './thought.api.ts';
import { useInsight } from './use-insight.ts';
import { useTold } from './use-told.ts';
import { vocabularyMessages as vocabulary } from './vocabulary.messages.ts';
import styles from './thought-screen.module.css';

type Shown = { thought: ThoughtDetail; field: InsightField };

const Field = ({ thought, field }: Shown) => {
  const { formatMessage } = useIntl();
  const insight = useInsight(thought, field);
  const [wasAbsent] = useState(insight.value === null);
  const { mode, value, from } = insight;
  return (
    <Insight label={formatMessage(vocabulary.field, { field })} arriving={wasAbsent && value !== null} mark={<InsightMark insight={insight} />} panel={<InsightPanel insight={insight} />}>
      {mode === 'editing' && <InsightEditor insight={insight} />}
      {mode !== 'editing' && (value === null ? <InsightAbsent insight={insight} /> : <InsightValueView field={field} value={value} own={from?.by === 'person'} />)}
    </Insight>
  );
};

const UndoAll = ({ thought: { thoughtId, insights } }: Pick<Shown, 'thought'>) => {
  const [undo, { isLoading }] = useUndoInsightMutation();
  const told = useTold();
  const fromAi = insightFields.filter((field) => insights[field].value !== null && insights[field].from?.by === 'ai');
  if (fromAi.length === 0) return null;
  const undoAll = async () => {
    for (const field of fromAi) if (!(await told(undo({ thoughtId, field }).unwrap()))) return;
  };
  return <Button look="text" busy={isLoading} onClick={() => void undoAll()}><FormattedMessage {...messages.undoAll} /></Button>;
};

const Arriving = ({ thought }: Pick<Shown, 'thought'>) => {
  const { is } = entryStateOf(thought);
  if (thought.understandingFailed) return <p className="sm dim" role="status"><FormattedMessage {...messages.failed} /></p>;
  if (is === 'understanding') return <div role="status"><p className="sm dim"><FormattedMessage {...messages.arriving} /></p><Skeleton lines={[88, 72]} /></div>;
  if (is === 'ready' || is === 'nothing-said') return null;
  return <p className="sm dim" role="status"><FormattedMessage {...messages.awaitsWords} /></p>;
};

const pair: readonly InsightField[] = ['mood', 'category'];
const after: readonly InsightField[] = ['keyInsights', 'questions', 'tags'];

/** What was understood: each value signed, correctable, and undone on its own. */
export const InsightsPanel = ({ thought }: Pick<Shown, 'thought'>) => {
  const settled = entryStateOf(thought).is === 'ready';
  const stands = (field: InsightField) => settled || thought.insights[field].value !== null || thought.insights[field].canRedo;
  const show = (field: InsightField) => stands(field) && <Field key={field} thought={thought} field={field} />;
  return (
    <section className={styles['insights']} aria-labelledby="insights-title">
      <header><h2 className="h4" id="insights-title"><FormattedMessage {...messages.title} /></h2><UndoAll thought={thought} /></header>
      <Arriving thought={thought} />
      {show('summary')}
      {pair.some(stands) && <div className={styles['pair']}>{pair.map(show)}</div>}
      {after.map(show)}
    </section>
  );
};
