import { showToast } from '@ecrin/browser/page/toasts.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Link } from 'wouter';
import { contactLink, useGetOperatorQuery } from '#lib/api/operator.api.ts';
import { useFormatProblem } from '#lib/api/problem-feedback.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { formatDate } from '#lib/time/date-format.ts';
import { useFindRecordingRetentionQuery, useIssueExportAddressMutation } from './own-data.api.ts';
import { ownDataMessages as messages } from './own-data.messages.ts';
import styles from '../profile.module.css';

/** The browser saves what the address answers, as it arrives; the page stays. */
const download = (url: string) => {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
};

const DownloadArchive = () => {
  const { formatMessage } = useIntl();
  const formatProblem = useFormatProblem();
  const [issue, { isLoading }] = useIssueExportAddressMutation();
  const begin = async () => {
    const { data, error } = await issue();
    if (data) download(data.url);
    showToast(
      data
        ? { tone: 'done', message: formatMessage(messages.downloading) }
        : { tone: 'error', message: formatProblem(error) ?? '' },
    );
  };
  return (
    <Button busy={isLoading} onClick={() => void begin()}>
      {formatMessage(messages.download)}
    </Button>
  );
};

/** The operator’s contact; without one, a link to the legal notice. */
const OperatorLink = () => {
  const { formatMessage } = useIntl();
  const { data: operator } = useGetOperatorQuery();
  const contact = operator?.contact ?? null;
  return contact === null ? (
    <Link href="/legal" className="link sm">
      {formatMessage(messages.legal)}
    </Link>
  ) : (
    <a href={contactLink(contact)} className="link sm">
      {formatMessage(messages.contact, { contact })}
    </a>
  );
};

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

/** Taking everything away, deleting, erasing: what can be done today, and who can do the rest. */
export const OwnData = () => (
  <section className={styles['part']}>
    <Row title={messages.archive} text={messages.archiveText}>
      <DownloadArchive />
    </Row>
    <KeptRecordings />
    <Row title={messages.deletion} text={messages.deletionText} />
    <Row title={messages.erasure} text={messages.erasureText}>
      <OperatorLink />
    </Row>
  </section>
);
