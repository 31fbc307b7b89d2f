import type { ReminderCard } from '@ecrin/contracts/reminder/reminder.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { worldIcon } from '@ecrin/ui/icon/icons.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCommandFeedback } from '#lib/api/use-command-feedback.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { showToast } from '#lib/page/toasts.ts';
import { deviceZone, now } from '#lib/time/clock.ts';
import { cityIn, cityOf, haveSameOffset } from '#lib/time/time-zones.ts';
import { useChangeReminderZoneMutation } from '../reminders.api.ts';
import { zoneMessages as messages } from '../reminders.messages.ts';
import { isOver } from './is-over.ts';
import styles from '../reminders.module.css';

/** Where the person is now, if clocks show something else there than where some reminder is due; one tap takes all of them there. */
export const TimeZoneOffer = ({ reminders }: { reminders: readonly ReminderCard[] }) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const [change, { isLoading }] = useChangeReminderZoneMutation();
  const told = useCommandFeedback();
  const [here, at] = [deviceZone(), now()];
  if (reminders.every((reminder) => isOver(reminder) || haveSameOffset(reminder.timeZone, here, at))) return null;
  const city = cityIn(here, language);
  const follow = async () => {
    if (await told(change(here).unwrap())) showToast({ tone: 'done', message: formatMessage(messages.followed, city) });
  };
  return (
    <Banner
      tone="info"
      icon={worldIcon}
      action={
        <Button busy={isLoading} onClick={() => void follow()}>
          <FormattedMessage {...messages.follow} />
        </Button>
      }
    >
      <FormattedMessage {...messages.elsewhere} values={city} />
    </Banner>
  );
};

/** On whose clock reminders are due; nothing while there are none. */
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
          {...messages.here}
          values={{
            cities: formatList(zones.map((zone) => cityOf(zone, language))),
            elided: cityIn(zones[0] ?? '', language).elided,
          }}
        />
      </span>
    </p>
  );
};
