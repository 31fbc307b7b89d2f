import type { OrbPastRunCard } from '@ecrin/contracts/orb/orb-past-run.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { formatCalendarDate, formatDate } from '#lib/time/date-format.ts';
import { pastMessages as messages } from './past.messages.ts';
import orbStyles from '../orbs.module.css';
import styles from './past.module.css';

const Entry = ({ past, current }: Readonly<{ past: OrbPastRunCard; current: boolean }>) => {
  const { language } = useLanguage();
  const { orbId, pastRunId, begunAt, from, to, versions, status, done, steps } = past;
  return (
    <li>
      <time dateTime={begunAt}>{formatDate(language, begunAt)}</time>
      <Link href={`/app/orbs/${orbId}/past/${pastRunId}`} {...(current && { 'aria-current': 'page' as const })}>
        <FormattedMessage
          {...messages.entry}
          values={{
            from: formatCalendarDate(language, from),
            to: formatCalendarDate(language, to),
            versions: versions.join(' + '),
            state: status,
            done,
            steps,
          }}
        />
      </Link>
    </li>
  );
};

type PastListProps = Readonly<{ pasts: readonly OrbPastRunCard[]; shown: string | null; onAnother: () => void }>;

/** The runs of an orb over the past, and the way to one more. */
export const PastList = ({ pasts, shown, onAnother }: PastListProps) =>
  pasts.length === 0 ? null : (
    <section className={styles['pasts']} aria-labelledby="orb-pasts">
      <h2 id="orb-pasts" className="h4">
        <FormattedMessage {...messages.earlier} />
      </h2>
      <ul className={orbStyles['log']}>
        {pasts.map((past) => (
          <Entry key={past.pastRunId} past={past} current={past.pastRunId === shown} />
        ))}
      </ul>
      {shown !== null && (
        <Button look="text" onClick={onAnother}>
          <FormattedMessage {...messages.another} />
        </Button>
      )}
    </section>
  );
