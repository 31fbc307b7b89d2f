import type { InsightField } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { categories, moods } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { MoodLabel } from '@ecrin/ui/mood-label/mood-label.tsx';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { withNonBreakingSpaces } from '#lib/i18n/non-breaking-spaces.ts';
import { thoughtLabelMessages as vocabulary } from '#lib/i18n/thought-labels.messages.ts';
import { noFilters, serializeFilters } from '../filters/thought-filters.ts';
import type { InsightValue } from './insight-text.ts';
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
        {tag}
      </Link>
    ))}
  </div>
);

/** A value as it reads: serif once it is the person's own. */
export const InsightValueView = ({ field, value, own }: { field: InsightField; value: InsightValue; own: boolean }) => {
  const { formatMessage } = useIntl();
  const mood = moods.find((one) => field === 'mood' && one === value);
  const category = categories.find((one) => field === 'category' && one === value);
  if (mood) return <MoodLabel mood={mood} size="lg" label={formatMessage(vocabulary.mood, { mood })} />;
  if (category) return <b className={styles['category']}>{formatMessage(vocabulary.category, { category })}</b>;
  if (typeof value === 'string') return <p {...ownWords(own)}>{withNonBreakingSpaces(value)}</p>;
  if (field === 'tags') return <Tags tags={value} />;
  return (
    <ul {...ownWords(own)}>
      {value.map((line) => (
        <li key={line}>{withNonBreakingSpaces(line)}</li>
      ))}
    </ul>
  );
};
