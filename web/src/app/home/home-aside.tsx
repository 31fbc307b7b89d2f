import { IconButton } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { searchIcon } from '@ecrin/ui/icon/icons.ts';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { ThreadsAside } from '#features/thoughts/threads/threads-aside.tsx';
import { ReservedHeight } from '#lib/page/reserved-height.tsx';
import { AsideEarlierYears } from './home-earlier-years.tsx';
import { AsideReminder } from './home-reminder.tsx';
import { homeMessages as messages } from './home.messages.ts';
import styles from './home.module.css';

const Search = () => {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const [q, setQ] = useState('');
  const search = (event: FormEvent) => {
    event.preventDefault();
    navigate(`/app/thoughts?${new URLSearchParams(q === '' ? {} : { q })}`);
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

type AsideProps = Readonly<{
  /** It is laid out, not shown. */ arriving: true | undefined;
  goals: ReactNode;
}>;

/** The side column: only real data. `goals`: the due ones, where goals are. */
export const HomeAside = ({ arriving, goals }: AsideProps) => (
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
    <AsideEarlierYears />
  </aside>
);
