import { nearDate, nearDateTime } from '@ecrin/browser/time/short-date.ts';
import { erasureGraceDays } from '@ecrin/contracts/erasure/erasure.ts';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import {
  certificateIcon,
  clockIcon,
  databaseOffIcon,
  deviceIcon,
  keyOffIcon,
  type IconShape,
} from '@ecrin/ui/icon/icons.ts';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { secondsAhead } from '#lib/time/clock.ts';
import { erasureMessages as messages } from './erasure.messages.ts';
import styles from './erasure.module.css';

const daySeconds = 86_400;

type StepProps = Readonly<{ icon: IconShape; said: MessageDescriptor; children: ReactNode }>;

const Step = ({ icon, said, children }: StepProps) => (
  <li>
    <Icon of={icon} />
    <span>
      <FormattedMessage {...said} />
    </span>
    <span className={styles['when']}>{children}</span>
  </li>
);

/** What happens once it is asked for, and when, as if it were asked for now. */
export const Steps = () => {
  const { language } = useLanguage();
  const [due] = useState(() => new Date(secondsAhead(erasureGraceDays * daySeconds)).toISOString());
  return (
    <section className={styles['part']}>
      <h2 className="h4">
        <FormattedMessage {...messages.steps} />
      </h2>
      <ol className={styles['steps']}>
        <Step icon={clockIcon} said={messages.grace}>
          <FormattedMessage {...messages.graceWhen} values={{ date: nearDate(due) }} />
        </Step>
        <Step icon={keyOffIcon} said={messages.keys}>
          {nearDateTime(due, language)}
        </Step>
        <Step icon={databaseOffIcon} said={messages.copies}>
          <FormattedMessage {...messages.copiesWhen} />
        </Step>
        <Step icon={deviceIcon} said={messages.devices}>
          <FormattedMessage {...messages.devicesWhen} />
        </Step>
        <Step icon={certificateIcon} said={messages.certificate}>
          <FormattedMessage {...messages.certificateWhen} />
        </Step>
      </ol>
    </section>
  );
};
