import { shortDateTime } from '@ecrin/browser/time/short-date.ts';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { certificateHref } from '#lib/erasure/certificate-href.ts';
import { useListErasuresQuery } from '#lib/erasure/part-erasure.api.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { partMessages as messages } from './erased-parts.messages.ts';
import styles from './erasure.module.css';

/** What was erased already, each with its certificate. */
export const ErasedParts = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { data } = useListErasuresQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <section className={styles['part']}>
      <h2 className="h4">{formatMessage(messages.title)}</h2>
      <p>{formatMessage(messages.how)}</p>
      {data && data.items.length > 0 && (
        <ul>
          {data.items.map(({ thoughts, sounds, askedAt, doneAt, ...certificate }) => (
            <li key={certificate.number} className={styles['set']}>
              <div>
                <h3>{formatMessage(messages.what, { thoughts, sounds })}</h3>
                <p>
                  {formatMessage(messages.when, {
                    moment: shortDateTime(askedAt, language),
                    done: String(doneAt !== null),
                  })}
                </p>
              </div>
              <Link href={certificateHref(certificate)} className="link">
                {formatMessage(messages.certificate, { number: certificate.number })}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
