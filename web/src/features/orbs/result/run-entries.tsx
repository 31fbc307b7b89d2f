import type { OrbRunCard } from '@ecrin/contracts/orb/orb-run.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { WhyEmptyLine } from '#lib/empty/why-empty.tsx';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { formatDate } from '#lib/time/date-format.ts';
import { useListRunsInfiniteQuery, type RunsOf } from '../orb-runs.api.ts';
import { historyMessages } from './history.messages.ts';
import { reasonKey } from './reason-key.ts';
import orbStyles from '../orbs.module.css';

const Entry = ({ run, current }: Readonly<{ run: OrbRunCard; current: boolean }>) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { orbId, runId, status, thoughts, reason, requestedAt } = run;
  return (
    <li>
      <time dateTime={requestedAt}>{formatDate(language, requestedAt)}</time>
      <Link href={`/app/orbs/${orbId}/runs/${runId}`} {...(current && { 'aria-current': 'page' as const })}>
        <FormattedMessage
          {...historyMessages.entry}
          values={{
            status,
            thoughts,
            reason: formatMessage(historyMessages.shortReason, { reason: reasonKey(reason) }),
          }}
        />
      </Link>
    </li>
  );
};

type RunEntriesProps = Readonly<{
  of: RunsOf;
  shown: string | null;
  empty: string;
}>;

/** A list of runs, each with its state and a link to it. `shown`: the id of the one on the screen. */
export const RunEntries = ({ of, shown, empty }: RunEntriesProps) => {
  const list = useListRunsInfiniteQuery(of);
  const runs = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      {runs.length === 0 ? (
        <WhyEmptyLine>{empty}</WhyEmptyLine>
      ) : (
        <ul className={orbStyles['log']}>
          {runs.map((run) => (
            <Entry key={run.runId} run={run} current={run.runId === shown} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button look="text" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          <FormattedMessage {...historyMessages.older} />
        </Button>
      )}
    </>
  );
};
