import type { NearThoughts } from '@ecrin/contracts/thought/near-thoughts.ts';
import { elidesBefore } from '@ecrin/domain/text/french-elision.ts';
import { Stone } from '@ecrin/ui/stone/stone.tsx';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { formatCalendarDate } from '#lib/time/date-format.ts';
import { useFindNearThoughtsQuery } from './near-thoughts.api.ts';
import { nearMessages as messages } from './near-thoughts.messages.ts';
import styles from './near-thoughts.module.css';

type NearThought = NearThoughts['items'][number];

/** Why it is near, where more than its meaning tells. */
const useReason = () => {
  const { formatMessage } = useIntl();
  return ({ sameThread, sharedTag }: NearThought): string | null => {
    if (sameThread) return formatMessage(messages.sameThread);
    return sharedTag === null
      ? null
      : formatMessage(messages.sharedTag, { tag: sharedTag, elided: elidesBefore(sharedTag) });
  };
};

/** Thoughts that mean nearly the same; nothing where there is none. */
export const NearThoughtList = ({ thoughtId }: { thoughtId: string }) => {
  const { currentData } = useFindNearThoughtsQuery(thoughtId);
  const { language } = useLanguage();
  const reasonOf = useReason();
  const items = currentData?.items ?? [];
  if (items.length === 0) return null;
  return (
    <section className={styles['near']}>
      <h2 className="h4">
        <FormattedMessage {...messages.title} />
      </h2>
      <ul className={styles['list']}>
        {items.map((near) => (
          <li key={near.thoughtId}>
            <Stone mood={near.mood} />
            <div>
              <Link href={`/app/thoughts/${near.thoughtId}`} className="words" dir="auto" data-size="sm">
                {withFrenchTypography(near.excerpt)}
              </Link>
              <p className="xs dim">
                {[formatCalendarDate(language, near.day), reasonOf(near)].filter(Boolean).join(' · ')}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
