import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import { type InsightField, categories, moods, insightFields } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Insight } from '@ecrin/ui/insight/insight.tsx';
import { MoodLabel } from '@ecrin/ui/mood-label/mood-label.tsx';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { useState } from 'react';
import { useIntl, FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { thoughtLabelMessages as vocabulary } from '#lib/i18n/thought-labels.messages.ts';
import { entryState } from '../entry/entry-state.ts';
import { hasTitle } from '../entry/thought-title.ts';
import { noFilters, serializeFilters } from '../filters/thought-filters.ts';
import { QuestionList } from '../questions/question-list.tsx';
import { AddInsight } from './add-insight.tsx';
import { InsightUndone, InsightEditor, InsightMark, InsightPanel } from './insight-field.tsx';
import type { InsightValue } from './insight-text.ts';
import { insightMessages as messages } from './insight.messages.ts';
import { InsightsLoading } from './insights-loading.tsx';
import { useUndoInsightMutation, useInsight } from './use-insight.ts';
import styles from '../detail/thought-screen.module.css';

const ownWords = (own: boolean) => (own ? { className: 'words', 'data-size': 'sm' } : {});

const Tags = ({ tags }: { tags: readonly string[] }) => (
  <div className={styles['tags']}>
    {tags.map((tag) => (
      <Link
        key={tag}
        className={styles['tag']}
        href={`/app/thoughts?${serializeFilters({ ...noFilters, tag: [tag] })}`}
      >
        {withFrenchTypography(tag)}
      </Link>
    ))}
  </div>
);

type Shown = { thought: ThoughtDetail; field: InsightField };

/** A displayed value: serif once it is the person's own. */
const InsightValueView = ({ thought, field, value, own }: Shown & { value: InsightValue; own: boolean }) => {
  const { formatMessage } = useIntl();
  const mood = moods.find((one) => field === 'mood' && one === value);
  const category = categories.find((one) => field === 'category' && one === value);
  if (mood) return <MoodLabel mood={mood} size="lg" label={formatMessage(vocabulary.mood, { mood })} />;
  if (category) return <b className={styles['category']}>{formatMessage(vocabulary.category, { category })}</b>;
  if (typeof value === 'string')
    return (
      <p dir="auto" {...ownWords(own)}>
        {withFrenchTypography(value)}
      </p>
    );
  if (field === 'tags') return <Tags tags={value} />;
  if (field === 'questions') return <QuestionList thought={thought} questions={value} />;
  return (
    <ul {...ownWords(own)}>
      {value.map((line) => (
        <li dir="auto" key={line}>
          {withFrenchTypography(line)}
        </li>
      ))}
    </ul>
  );
};

const Field = ({ thought, field, adding = false, onLeft }: Shown & { adding?: boolean; onLeft?: () => void }) => {
  const { formatMessage } = useIntl();
  const insight = useInsight(thought, field, { editing: adding, ...(onLeft && { onLeft }) });
  const [wasAbsent] = useState(insight.value === null);
  const { mode, value, from } = insight;
  return (
    <Insight
      label={formatMessage(vocabulary.field, { field })}
      arriving={wasAbsent && value !== null}
      mark={<InsightMark insight={insight} />}
      panel={<InsightPanel insight={insight} />}
    >
      {mode === 'editing' && <InsightEditor insight={insight} />}
      {mode !== 'editing' &&
        (value === null ? (
          <InsightUndone insight={insight} />
        ) : (
          <InsightValueView thought={thought} field={field} value={value} own={from?.by === 'person'} />
        ))}
    </Insight>
  );
};

const UndoAllButton = ({ thought: { thoughtId, insights } }: Pick<Shown, 'thought'>) => {
  const [undo, { isLoading }] = useUndoInsightMutation();
  const withFeedback = useCommandFeedback();
  const fromAi = insightFields.filter((field) => insights[field].value !== null && insights[field].from?.by === 'ai');
  if (fromAi.length === 0) return null;
  const undoAll = async () => {
    for (const field of fromAi) if (!(await withFeedback(undo({ thoughtId, field }).unwrap()))) return;
  };
  return (
    <Button look="text" busy={isLoading} onClick={() => void undoAll()}>
      <FormattedMessage {...messages.undoAll} />
    </Button>
  );
};

const pair: readonly InsightField[] = ['mood', 'category'];
const after: readonly InsightField[] = ['keyInsights', 'questions', 'tags'];
const all: readonly InsightField[] = ['title', 'summary', ...pair, ...after];

/** The insights: each value with its source, correctable, and undone separately. */
export const InsightsPanel = ({ thought }: Pick<Shown, 'thought'>) => {
  const { formatMessage } = useIntl();
  const [adding, setAdding] = useState<InsightField | null>(null);
  const settled = entryState(thought).is === 'ready';
  const hasValue = (field: InsightField) =>
    field === 'title' ? hasTitle(thought) : thought.insights[field].value !== null || thought.insights[field].canRedo;
  const show = (field: InsightField) => {
    if (hasValue(field)) return <Field key={field} thought={thought} field={field} />;
    return (
      adding === field && (
        <Field key={`${field}-new`} thought={thought} field={field} adding onLeft={() => setAdding(null)} />
      )
    );
  };
  return (
    <section className={styles['insights']} aria-label={formatMessage(messages.title)}>
      {(!settled || adding !== null || all.some(hasValue)) && (
        <header>
          <h2 className="h4">
            <FormattedMessage {...messages.title} />
          </h2>
          <UndoAllButton thought={thought} />
        </header>
      )}
      <InsightsLoading thought={thought} />
      {adding === 'title' && show('title')}
      {show('summary')}
      {pair.some(hasValue) || adding === 'category' ? <div className={styles['pair']}>{pair.map(show)}</div> : null}
      {after.map(show)}
      {settled && (
        <AddInsight
          thought={thought}
          fields={all.filter((field) => !hasValue(field) && adding !== field)}
          onAdd={setAdding}
        />
      )}
    </section>
  );
};
