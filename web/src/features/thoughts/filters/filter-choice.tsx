import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './filter-choices.module.css';

type FilterChoiceProps = Readonly<{
  chosen: boolean;
  /** Absent while it is being counted. */
  count: number | undefined;
  onToggle: () => void;
  /** Handlers for drops. */
  drop?: object;
  children: ReactNode;
}>;

/** A value to filter by, with how many thoughts it would show. */
export const FilterChoice = ({ chosen, count, onToggle, drop, children }: FilterChoiceProps) => (
  <li {...drop}>
    <button
      type="button"
      className={styles['choice']}
      aria-pressed={chosen}
      data-none={count === 0 || undefined}
      onClick={onToggle}
    >
      {children}
      {count !== undefined && <span className={styles['count']}>{count}</span>}
    </button>
  </li>
);

export const FilterGroup = ({ title, children }: { title: { id: string }; children: ReactNode }) => (
  <section>
    <h2 className="label">
      <FormattedMessage {...title} />
    </h2>
    {children}
  </section>
);

type Choice = Pick<FilterChoiceProps, 'chosen' | 'count' | 'onToggle'> & Readonly<{ value: string; label: ReactNode }>;

/** Only what is chosen or would show a thought; left out when nothing is. */
export const FilterList = ({ title, choices }: { title: { id: string }; choices: readonly Choice[] }) => {
  const offered = choices.filter(({ chosen, count }) => chosen || count !== 0);
  if (offered.length === 0) return null;
  return (
    <FilterGroup title={title}>
      <ul>
        {offered.map(({ value, label, ...choice }) => (
          <FilterChoice key={value} {...choice}>
            {label}
          </FilterChoice>
        ))}
      </ul>
    </FilterGroup>
  );
};
