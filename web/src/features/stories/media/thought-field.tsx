import type { StoryThought } from '@ecrin/contracts/story/story.ts';
import { FormattedMessage } from 'react-intl';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { formatCalendarDate } from '#lib/time/date-format.ts';
import { mediaMessages as messages } from './media.messages.ts';
import styles from './media.module.css';

/** One of several thoughts. */
export const ThoughtField = ({
  thoughts,
  chosen,
  onChoose,
}: Readonly<{ thoughts: readonly StoryThought[]; chosen: string; onChoose: (thoughtId: string) => void }>) => {
  const { language } = useLanguage();
  return (
    <label className={styles['thought']}>
      <span className="label">
        <FormattedMessage {...messages.passageThought} />
      </span>
      <select value={chosen} onChange={({ target }) => onChoose(target.value)}>
        {thoughts.map(({ thoughtId, title, day }) => (
          <option key={thoughtId} value={thoughtId}>
            {[title, formatCalendarDate(language, day)].filter(Boolean).join(' · ')}
          </option>
        ))}
      </select>
    </label>
  );
};
