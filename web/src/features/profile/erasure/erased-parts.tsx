import { shortDateTime } from '@ecrin/browser/time/short-date.ts';
import type { OwnErasure } from '@ecrin/contracts/erasure/erasure.ts';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { certificateHref } from '#lib/erasure/certificate-href.ts';
import { useListErasuresQuery } from '#lib/erasure/part-erasure.api.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { EraseDays } from './erase-days.tsx';
import { partMessages as messages } from './erased-parts.messages.ts';
import styles from './erasure.module.css';

const pollMs = 3_000;

/** Asks again while it is there. */
const Waiting = () => {
  useListErasuresQuery(undefined, { pollingInterval: pollMs });
  return null;
};

const Erased = ({ erasure }: Readonly<{ erasure: OwnErasure }>) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { thoughts, sounds, askedAt, doneAt, number, code } = erasure;
  const moment = shortDateTime(askedAt, language);
  return (
    <li className={styles['set']}>
      <div>
        <h3>{formatMessage(messages.what, { thoughts, sounds })}</h3>
        <p>{formatMessage(messages.when, { moment, done: String(doneAt !== null) })}</p>
      </div>
      <Link href={certificateHref({ number, code })} className="link">
        {formatMessage(messages.certificate, { number })}
      </Link>
    </li>
  );
};

/** Erasing less than the account, and what was erased already, each with its certificate. */
export const ErasedParts = () => {
  const { formatMessage } = useIntl();
  const { data } = useListErasuresQuery(undefined, { refetchOnMountOrArgChange: true });
  const erasures = data?.items ?? [];
  return (
    <section className={styles['part']}>
      <h2 className="h4">{formatMessage(messages.title)}</h2>
      <p>{formatMessage(messages.how)}</p>
      <EraseDays />
      {erasures.some(({ doneAt }) => doneAt === null) && <Waiting />}
      {erasures.length > 0 && (
        <>
          <h2 className="h4">{formatMessage(messages.done)}</h2>
          <ul>
            {erasures.map((erasure) => (
              <Erased key={erasure.number} erasure={erasure} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
