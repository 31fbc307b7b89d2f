import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { showToast } from '@ecrin/browser/page/toasts.ts';
import type { ReminderCard } from '@ecrin/contracts/reminder/reminder.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { worldIcon, plusIcon } from '@ecrin/ui/icon/icons.ts';
import { Page, PageHead } from '@ecrin/ui/page/page.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { useListRemindersQuery } from '#lib/api/reminder-list.api.ts';
import { WhyEmpty } from '#lib/empty/why-empty.tsx';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { BackLink } from '#lib/navigation/back-link.tsx';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { useFocusFallback } from '#lib/page/use-focus-fallback.ts';
import { PushInvitation } from '#lib/push/push-invitation.tsx';
import { deviceZone, now } from '#lib/time/clock.ts';
import { cityIn, cityOf, haveSameOffset } from '#lib/time/time-zones.ts';
import { LazyReminderForm } from '../lazy-dialogs.tsx';
import { useChangeReminderZoneMutation } from '../reminders.api.ts';
import { zoneMessages, reminderMessages as messages } from '../reminders.messages.ts';
import { RecentSendings } from '../sendings/recent-sendings.tsx';
import { isOver, ReminderRow } from './reminder-row.tsx';
import styles from '../reminders.module.css';

/** Shown when this device's time zone differs from that of some reminder; one tap moves all reminders to it. */
export const TimeZoneOffer = ({ reminders }: { reminders: readonly ReminderCard[] }) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const [change, { isLoading }] = useChangeReminderZoneMutation();
  const withFeedback = useCommandFeedback();
  const [here, at] = [deviceZone(), now()];
  if (reminders.every((reminder) => isOver(reminder) || haveSameOffset(reminder.timeZone, here, at))) return null;
  const city = cityIn(here, language);
  const follow = async () => {
    if (await withFeedback(change(here).unwrap()))
      showToast({ tone: 'done', message: formatMessage(zoneMessages.followed, city) });
  };
  return (
    <Banner
      tone="info"
      icon={worldIcon}
      action={
        <Button busy={isLoading} onClick={() => void follow()}>
          <FormattedMessage {...zoneMessages.follow} />
        </Button>
      }
    >
      <FormattedMessage {...zoneMessages.elsewhere} values={city} />
    </Banner>
  );
};

/** The time zone reminders are due in; nothing while there are none. */
export const TimeZoneLine = ({ reminders }: { reminders: readonly ReminderCard[] }) => {
  const { formatList } = useIntl();
  const { language } = useLanguage();
  if (reminders.length === 0) return null;
  const inUse = reminders.filter((reminder) => !isOver(reminder)).map(({ timeZone }) => timeZone);
  const zones = [...new Set(inUse.length > 0 ? inUse : [deviceZone()])];
  return (
    <p className={styles['zone']}>
      <Icon of={worldIcon} size="sm" />
      <span>
        <FormattedMessage
          {...zoneMessages.here}
          values={{
            cities: formatList(zones.map((zone) => cityOf(zone, language))),
            elided: cityIn(zones[0] ?? '', language).elided,
          }}
        />
      </span>
    </p>
  );
};

const Add = ({ primary, onAdd }: { primary?: boolean; onAdd: () => void }) => (
  <Button look={primary ? 'primary' : 'quiet'} onClick={onAdd}>
    <Icon of={plusIcon} size="sm" />
    <FormattedMessage {...messages.add} />
  </Button>
);

const LoadingList = () => {
  const { formatMessage } = useIntl();
  return (
    <div className={styles['waiting']}>
      <Skeleton label={formatMessage(messages.loading)} lines={[46, 30, 60]} />
      <Skeleton lines={[38, 34, 60]} />
    </div>
  );
};

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <div className={styles['instead']}>
    <LoadFailed title={messages.failed} onRetry={onRetry} />
  </div>
);

const Empty = ({ onAdd }: { onAdd: () => void }) => (
  <div className={styles['instead']}>
    <WhyEmpty setting title={<FormattedMessage {...messages.empty} />} step={<Add primary onAdd={onAdd} />}>
      <FormattedMessage {...messages.emptyText} />
    </WhyEmpty>
  </div>
);

type ListProps = Readonly<{ reminders: readonly ReminderCard[]; onAdd: () => void }>;

/** The time zone of most reminders. */
const mostUsedZone = (reminders: readonly ReminderCard[]): string | undefined => {
  const uses = (zone: string) => reminders.filter(({ timeZone }) => timeZone === zone).length;
  return reminders.map(({ timeZone }) => timeZone).toSorted((one, other) => uses(other) - uses(one))[0];
};

const List = ({ reminders, onAdd }: ListProps) => {
  const usual = mostUsedZone(reminders);
  if (reminders.length === 0) return <Empty onAdd={onAdd} />;
  return (
    <div className={styles['list']}>
      <TimeZoneOffer reminders={reminders} />
      <PushInvitation />
      {reminders.map((reminder) => (
        <ReminderRow key={reminder.reminderId} reminder={reminder} apart={reminder.timeZone !== usual} />
      ))}
    </div>
  );
};

/** All reminders, or the loading, failed or empty state. */
const useReminders = () => {
  const { data, isError, refetch } = useListRemindersQuery();
  return {
    reminders: data?.items ?? null,
    waiting: isError ? <Failed onRetry={() => void refetch()} /> : <LoadingList />,
  };
};

const Aside = ({ reminders }: Pick<ListProps, 'reminders'>) => (
  <>
    <RecentSendings reminders={reminders} />
    <TimeZoneLine reminders={reminders} />
  </>
);

/** All reminders, their recent sendings, and why one was not noticed. */
export const RemindersScreen = () => {
  const { formatMessage } = useIntl();
  const [adding, setAdding] = useState(false);
  const { reminders, waiting } = useReminders();
  const add = () => setAdding(true);
  useFocusFallback(reminders?.length ?? null);
  usePageTitle(formatMessage(messages.title));
  return (
    <Page kind="plain split">
      <div className={styles['main']}>
        <BackLink />
        <PageHead title={formatMessage(messages.title)} actions={reminders?.length ? <Add onAdd={add} /> : null} />
        {reminders ? <List reminders={reminders} onAdd={add} /> : waiting}
      </div>
      <aside className={styles['aside']}>{reminders && <Aside reminders={reminders} />}</aside>
      {adding && <LazyReminderForm onClose={() => setAdding(false)} />}
    </Page>
  );
};
