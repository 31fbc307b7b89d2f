import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Link } from 'wouter';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { formatDate } from '#lib/time/date-format.ts';
import { erasureMessages } from '../erasure/erasure.messages.ts';
import { BookCover } from './book-cover.tsx';
import { MoveHouse } from './move-house.tsx';
import { useFindRecordingRetentionQuery } from './own-data.api.ts';
import { ownDataMessages as messages } from './own-data.messages.ts';
import { takeMessages } from './take.messages.ts';
import { Ready, Take, useTaking } from './take.tsx';
import { useTake } from './use-take.ts';
import { VerifyFile } from './verify/verify-file.tsx';
import styles from '../profile.module.css';
import pageStyles from './own-data.module.css';

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

/** How long recordings stay, deleting, erasing: what else can be done with one’s data, and where. */
const Rest = () => (
  <section className={`${styles['part']} ${pageStyles['rest']}`}>
    <KeptRecordings />
    <Row title={messages.deletion} text={messages.deletionText} />
    <Row title={messages.erasure} text={messages.erasureText}>
      <Link href="/app/profile/erasure" {...buttonLook()}>
        {useIntl().formatMessage(erasureMessages.title)}
      </Link>
    </Row>
  </section>
);

/** Taking one’s data away, whole or in part, and checking what was taken. */
export const OwnData = () => {
  const { formatMessage } = useIntl();
  const [taking, taken] = [useTaking(), useTake()];
  const { data, isError, refetch } = taking;
  if (!data)
    return isError ? (
      <LoadFailed title={takeMessages.failed} onRetry={refetch} />
    ) : (
      <Skeleton label={formatMessage(takeMessages.loading)} lines={[94, 71, 48, 94, 94, 94]} />
    );
  return (
    <div className={pageStyles['page']}>
      <Take taking={taking} taken={taken} />
      <div className={pageStyles['asides']}>
        {data.book.pages > 0 && <BookCover outlook={data} thread={taking.thread} bookWith={taking.choice.bookWith} />}
        {taken.taken && <Ready taken={taken.taken} />}
        <VerifyFile publicKey={data.publicKey} />
      </div>
      <MoveHouse />
      <Rest />
      {taken.question}
    </div>
  );
};
