import { buttonLook } from '@ecrin/ui/button/button.tsx';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Link } from 'wouter';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { formatDate } from '#lib/time/date-format.ts';
import { erasureMessages } from '../erasure/erasure.messages.ts';
import { DownloadArchive } from './download-archive.tsx';
import { useFindRecordingRetentionQuery } from './own-data.api.ts';
import { ownDataMessages as messages } from './own-data.messages.ts';
import styles from '../profile.module.css';

type Said = Readonly<{ title: MessageDescriptor; children: ReactNode; action?: ReactNode }>;

const Part = ({ title, children, action }: Said) => (
  <div className={styles['row']}>
    <div className={styles['said']}>
      <h2 className="label">{useIntl().formatMessage(title)}</h2>
      {children}
    </div>
    {action}
  </div>
);

type RowProps = Readonly<{ title: MessageDescriptor; text: MessageDescriptor; children?: ReactNode }>;

const Row = ({ title, text, children }: RowProps) => (
  <Part title={title} action={children}>
    <p className="sm dim">{useIntl().formatMessage(text)}</p>
  </Part>
);

/** How long the sound of a recording stays, and what was announced. */
const KeptRecordings = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { data } = useFindRecordingRetentionQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data) return null;
  const { inForce, coming } = data;
  const values = ({ keptDays: days, startsAt }: NonNullable<typeof inForce>) => ({
    days,
    day: formatDate(language, startsAt, 'UTC'),
  });
  return (
    <Part title={messages.recordings}>
      {inForce && <p className="sm dim">{formatMessage(messages.keptDays, values(inForce))}</p>}
      {coming && <p className="sm dim">{formatMessage(messages.keptDaysFrom, values(coming))}</p>}
      {!inForce && !coming && <p className="sm dim">{formatMessage(messages.keptForEver)}</p>}
    </Part>
  );
};

/** Taking everything away, deleting, erasing: what can be done, and where. */
export const OwnData = () => (
  <section className={styles['part']}>
    <Row title={messages.archive} text={messages.archiveText}>
      <DownloadArchive />
    </Row>
    <KeptRecordings />
    <Row title={messages.deletion} text={messages.deletionText} />
    <Row title={messages.erasure} text={messages.erasureText}>
      <Link href="/app/profile/erasure" {...buttonLook()}>
        {useIntl().formatMessage(erasureMessages.title)}
      </Link>
    </Row>
  </section>
);
