import type { BookExtra, ExportOutlook } from '@ecrin/contracts/export/export.ts';
import { Stone } from '@ecrin/ui/stone/stone.tsx';
import { useIntl } from 'react-intl';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { useGetMeQuery } from '#lib/session/client.api.ts';
import { formatMonthTitle } from '#lib/time/date-format.ts';
import { takeMessages as messages } from './take.messages.ts';
import styles from './own-data.module.css';

/** The months the book goes from and to, as on its cover. */
const useSpan = ({ firstDay, lastDay }: ExportOutlook): string => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  if (firstDay === null || lastDay === null) return '';
  const month = (day: string, today: string) => {
    const title = formatMonthTitle(language, day.slice(0, 7), today);
    return language === 'fr' ? title.toLowerCase() : title;
  };
  const to = month(lastDay, '');
  if (firstDay.slice(0, 7) === lastDay.slice(0, 7)) return to;
  return formatMessage(messages.bookSpan, { from: month(firstDay, lastDay), to });
};

/** What the book has of what there is. */
const besideOf = ({ pictures, sounds }: ExportOutlook, bookWith: readonly BookExtra[]) => {
  const hasPictures = pictures > 0 && bookWith.includes('pictures');
  const hasCodes = sounds > 0 && bookWith.includes('codes');
  if (hasPictures) return hasCodes ? 'both' : 'pictures';
  return hasCodes ? 'codes' : 'none';
};

type CoverProps = Readonly<{ outlook: ExportOutlook; thread: string | null; bookWith: readonly BookExtra[] }>;

/** `thread`: whose name the book has. The book as it would lie there, with the latest stones; what it has, and what it cannot print. */
export const BookCover = ({ outlook, thread, bookWith }: CoverProps) => {
  const { formatMessage } = useIntl();
  const { data: client } = useGetMeQuery();
  const span = useSpan(outlook);
  const { pages, missing } = outlook.book;
  return (
    <section className={styles['cover']} aria-label={formatMessage(messages.bookLabel)}>
      <div className={styles['book']} aria-hidden="true">
        <b dir="auto">{thread ?? formatMessage(messages.bookTitle)}</b>
        <div className={styles['stones']}>
          {outlook.moods.map((mood, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a place on the thread
            <Stone key={at} mood={mood} size="sm" />
          ))}
        </div>
        <small>
          <bdi>{client?.firstname}</bdi>
          <br />
          {span}
        </small>
      </div>
      <p className="sm dim">{formatMessage(messages.bookText, { pages, beside: besideOf(outlook, bookWith) })}</p>
      {missing.length > 0 && (
        <p className="xs dim">
          {formatMessage(messages.bookMissing, { count: missing.length, signs: missing.join(' ') })}
        </p>
      )}
    </section>
  );
};
