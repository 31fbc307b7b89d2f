import { shortDateTime } from '@ecrin/browser/time/short-date.ts';
import type { BackupState, QueuesAnswer } from '@ecrin/contracts/operation/operation.ts';
import { useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import type { ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useAge } from '#lib/inbox/use-age.ts';
import { durationText } from '#lib/panel/duration-text.ts';
import { Facts } from '#lib/panel/panel.tsx';
import { backupFailureMessages as failures, backupMessages as messages } from './backups.messages.ts';
import { CalmPanel } from './calm-panel.tsx';
import styles from './queues.module.css';

type Fact = readonly [name: string, value: ReactNode];

const state = (tone: 'good' | 'bad', text: string): ReactNode => (
  <span className={styles['state']} data-tone={tone}>
    {text}
  </span>
);

const megabyte = 1_000_000;
const sizeText = ({ formatNumber }: IntlShape, bytes: number): string =>
  formatNumber(bytes / megabyte, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: bytes < 10 * megabyte ? 1 : 0,
  });

const failureFacts = ({ formatMessage }: IntlShape, { lastFailure }: BackupState): readonly Fact[] =>
  lastFailure ? [[formatMessage(messages.failure), state('bad', formatMessage(failures[lastFailure.reason]))]] : [];

const contentFacts = (intl: IntlShape, { lastGood }: BackupState): readonly Fact[] => {
  if (!lastGood) return [];
  const content = { size: sizeText(intl, lastGood.bytes), files: lastGood.files };
  return [[intl.formatMessage(messages.content), intl.formatMessage(messages.contentOf, content)]];
};

const rehearsalText = (intl: IntlShape, { lastRehearsal }: BackupState): ReactNode => {
  if (!lastRehearsal) return intl.formatMessage(messages.notRehearsed);
  const { thoughts, ms, failure } = lastRehearsal;
  return failure === null
    ? state('good', intl.formatMessage(messages.rehearsed, { thoughts, duration: durationText(intl, ms) }))
    : state('bad', intl.formatMessage(failures[failure]));
};

const BackupFacts = ({ backups }: Readonly<{ backups: BackupState }>) => {
  const intl = useIntl();
  const { formatMessage } = intl;
  const ageOf = useAge();
  const { lastGood, lastFailure, data, keys } = backups;
  return (
    <Facts
      facts={[
        [
          formatMessage(messages.last),
          lastGood
            ? state(lastFailure ? 'bad' : 'good', formatMessage(messages.ago, { age: ageOf(lastGood.at) }))
            : formatMessage(messages.none),
        ],
        ...failureFacts(intl, backups),
        [formatMessage(messages.rehearsal), rehearsalText(intl, backups)],
        ...contentFacts(intl, backups),
        [formatMessage(messages.data), formatMessage(messages[data])],
        [formatMessage(messages.keys), formatMessage(messages[keys])],
      ]}
    />
  );
};

/** null: one is missing, or something went wrong. */
const useCalm = (backups: BackupState | null): string | null => {
  const { formatMessage } = useIntl();
  const ageOf = useAge();
  if (!backups?.lastGood || backups.lastFailure || backups.lastRehearsal?.failure) return null;
  return formatMessage(messages.ago, { age: ageOf(backups.lastGood.at) });
};

/** How old the last backup is, what went wrong, and what was read of it for a trial. */
export const BackupsPanel = ({ backups }: Pick<QueuesAnswer, 'backups'>) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const failedAt = backups?.lastFailure?.at;
  return (
    <CalmPanel title={formatMessage(messages.title)} calm={useCalm(backups)}>
      {backups ? <BackupFacts backups={backups} /> : <p className="sm dim">{formatMessage(messages.elsewhere)}</p>}
      {failedAt !== undefined && (
        <p className="xs dim">{formatMessage(messages.failedAt, { moment: shortDateTime(failedAt, language) })}</p>
      )}
    </CalmPanel>
  );
};
