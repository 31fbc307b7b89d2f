import { IconButton } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { searchIcon } from '@ecrin/ui/icon/icons.ts';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'wouter';
import { noFilters, serializeFilters } from '#features/thoughts/filters/thought-filters.ts';
import { yearBefore } from '#features/thoughts/list/day-groups.ts';
import { useThoughtList } from '#features/thoughts/list/use-thought-list.ts';
import { ThreadsAside } from '#features/thoughts/threads/threads-aside.tsx';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { ReservedHeight } from '#lib/page/reserved-height.tsx';
import { formatDayTitle } from '#lib/time/date-format.ts';
import { AsideReminder } from './home-reminder.tsx';
import { homeMessages as messages } from './home.messages.ts';
import styles from './home.module.css';

const Search = () => {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const [q, setQ] = useState('');
  const search = (event: FormEvent) => {
    event.preventDefault();
    navigate(`/app/thoughts?${serializeFilters({ ...noFilters, q })}`);
  };
  return (
    <search>
      <form className={styles['search']} onSubmit={search}>
        <input
          type="search"
          value={q}
          onChange={({ target }) => setQ(target.value)}
          aria-label={formatMessage(messages.search)}
          placeholder={formatMessage(messages.searchHint)}
        />
        <IconButton type="submit" label={formatMessage(messages.searchGo)}>
          <Icon of={searchIcon} />
        </IconButton>
      </form>
    </search>
  );
};

/** The thoughts of this day a year ago, if any. */
const YearAgo = ({ today }: { today: string }) => {
  const { language } = useLanguage();
  const day = yearBefore(today);
  const then = useThoughtList(`from=${day}&to=${day}`).thoughts?.find(({ excerpt }) => excerpt !== null);
  if (!then) return null;
  return (
    <section>
      <h2>
        <FormattedMessage {...messages.yearAgo} />
      </h2>
      <Link href={`/app/thoughts/${then.thoughtId}`} className="words" data-size="sm">
        {then.excerpt}
      </Link>
      <p className="xs dim">{formatDayTitle(language, day, today)}</p>
    </section>
  );
};

type AsideProps = Readonly<{
  /** It is laid out, not shown. */ arriving: true | undefined;
  today: string;
  goals: ReactNode;
}>;

/** The side column: only real data. `goals`: the due ones, where goals are. */
export const HomeAside = ({ arriving, today, goals }: AsideProps) => (
  <aside data-arriving={arriving} className={styles['aside']} aria-label={useIntl().formatMessage(messages.around)}>
    <section>
      <h2>
        <FormattedMessage {...messages.search} />
      </h2>
      <Search />
    </section>
    <ReservedHeight name="home-goals">{goals}</ReservedHeight>
    <ReservedHeight name="home-reminder">
      <AsideReminder />
    </ReservedHeight>
    <ThreadsAside />
    <YearAgo today={today} />
  </aside>
);
