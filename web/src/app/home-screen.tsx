import { Button } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { searchIcon, threadIcon } from '@ecrin/ui/icon/icons.ts';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { Composer } from '../features/capture/composer.tsx';
import { ListFailed, ListOnItsWay } from '../features/thoughts/list-states.tsx';
import { dayTitleOf } from '../lib/moments.ts';
import { useList } from '../features/thoughts/use-list.ts';
import { useToday } from '../lib/clock.ts';
import { useLanguage } from '../lib/intl.tsx';
import { useOutbox } from '../lib/outbox/outbox.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { useWide } from '../lib/wide.ts';
import { AddressNotice } from './address-notice.tsx';
import { HomeAside } from './home-aside.tsx';
import { HomeDays } from './home-days.tsx';
import { HomeTray } from './home-tray.tsx';
import { timelineOf } from './timeline.ts';
import { homeMessages as messages } from './home.messages.ts';
import styles from './home.module.css';

const FirstUse = ({ onWrite }: { onWrite: () => void }) => {
  const { formatMessage } = useIntl();
  return (
    <EmptyState title={formatMessage(messages.firstTitle)} action={<Button look="primary" onClick={onWrite}><FormattedMessage {...messages.firstAction} /></Button>}>
      <FormattedMessage {...messages.firstText} />
    </EmptyState>
  );
};

/** On a phone, where nothing stands at the side. */
const QuickLinks = () => (
  <nav className={styles['quick']} aria-label={useIntl().formatMessage(messages.find)}>
    <Link href="/app/thoughts"><Icon of={searchIcon} size="sm" /><FormattedMessage {...messages.findSearch} /></Link>
    <Link href="/app/threads"><Icon of={threadIcon} size="sm" /><FormattedMessage {...messages.threads} /></Link>
  </nav>
);

const Timeline = ({ list, onWrite }: { list: ReturnType<typeof useList>; onWrite: () => void }) => {
  const outbox = useOutbox();
  const timeline = timelineOf(list.thoughts ?? [], outbox);
  if (timeline.length === 0 && list.thoughts) return <FirstUse onWrite={onWrite} />;
  return (
    <div className={styles['days']}>
      <HomeDays timeline={timeline} open={list.more !== null} />
      {!list.thoughts && (list.failed ? <ListFailed onRetry={list.retry} /> : <ListOnItsWay />)}
      {list.thoughts && <Link href="/app/thoughts" className="link"><FormattedMessage {...messages.all} /></Link>}
    </div>
  );
};

/** The day: its stones, a place to speak or write, and what was kept. */
export const HomeScreen = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const [today, outbox, list, wide] = [useToday(), useOutbox(), useList(''), useWide()];
  const composer = useRef<HTMLDivElement>(null);
  const write = () => composer.current?.querySelector('textarea')?.focus();
  const ofToday = timelineOf(list.thoughts ?? [], outbox).filter(({ day }) => day === today).toReversed();
  usePageTitle(formatMessage(messages.page));
  return (
    <div className={styles['home']}>
      <div className={styles['top']}>
        <h1 className="display" tabIndex={-1}>{dayTitleOf(language, today, today)}</h1>
        <HomeTray moods={ofToday.map((item) => ('card' in item ? item.card.mood : null))} today={today} onWrite={write} />
      </div>
      <div ref={composer}><Composer beside={!wide && <QuickLinks />} /></div>
      {/* The first use is left to the first thought. */}
      {(list.thoughts ?? []).length > 0 && <AddressNotice />}
      <Timeline list={list} onWrite={write} />
      {wide && <HomeAside today={today} />}
    </div>
  );
};
