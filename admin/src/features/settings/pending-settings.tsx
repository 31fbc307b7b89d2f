import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { adjustmentsIcon } from '@ecrin/ui/icon/icons.ts';
import { useIntl } from 'react-intl';
import { useFormatProblem, useResultFeedback } from '#lib/api/problem-feedback.ts';
import { valueOf, type Draft } from './setting-draft.ts';
import { allSettings } from './setting-groups.ts';
import { useChangeSettingsMutation, useCountRecordingsToEraseQuery } from './settings.api.ts';
import { settingsMessages as messages } from './settings.messages.ts';
import { useFormatStart } from './use-format-start.ts';
import styles from './settings.module.css';

/** How many recordings of how many clients would go on the first day. */
const RetentionPreview = ({ days }: { days: number }) => {
  const { formatMessage } = useIntl();
  const { currentData, error } = useCountRecordingsToEraseQuery(days);
  const start = useFormatStart();
  const problem = useFormatProblem()(error);
  if (problem) return <p role="alert">{problem}</p>;
  if (!currentData)
    return <output className={styles['consequence']}>{formatMessage(messages.retentionCounting)}</output>;
  const { recordings, clients, startsAt } = currentData;
  return (
    <output className={styles['consequence']}>
      {startsAt === null
        ? formatMessage(messages.retentionLonger)
        : formatMessage(messages.retentionPreview, { recordings, clients, day: start(startsAt) })}
    </output>
  );
};

const Consequence = ({ kept }: { kept: unknown }) => {
  const { formatMessage } = useIntl();
  if (typeof kept === 'number') return <RetentionPreview days={kept} />;
  return kept === null ? (
    <output className={styles['consequence']}>{formatMessage(messages.retentionLonger)}</output>
  ) : null;
};

/** What was changed here and is not in effect yet, and what would come of it. */
export const PendingSettings = ({ draft, onDone }: Readonly<{ draft: Draft; onDone: () => void }>) => {
  const { formatMessage } = useIntl();
  const [change, { isLoading }] = useChangeSettingsMutation();
  const report = useResultFeedback();
  const typed = allSettings.flatMap(({ name }) => (draft[name] === undefined ? [] : [[name, draft[name]] as const]));
  const values = typed.map(([name, text]) => [name, valueOf(name, text)] as const);
  const kept = values.find(([name]) => name === 'recordingsKeptDays')?.[1];
  const done = formatMessage(kept === undefined ? messages.applied : messages.announced);
  const apply = async () => {
    if (report(await change(Object.fromEntries(values)), done)) onDone();
  };
  if (typed.length === 0) return null;
  const answers = (
    <span className={styles['answers']}>
      <Button look="text" onClick={onDone}>
        {formatMessage(messages.discard)}
      </Button>
      <Button
        look="primary"
        busy={isLoading}
        disabled={values.some(([, value]) => value === undefined)}
        onClick={() => void apply()}
      >
        {formatMessage(messages.apply)}
      </Button>
    </span>
  );
  return (
    <Banner tone="warn" icon={adjustmentsIcon} action={answers}>
      {formatMessage(messages.pending, { count: typed.length })}
      <Consequence kept={kept} />
    </Banner>
  );
};
