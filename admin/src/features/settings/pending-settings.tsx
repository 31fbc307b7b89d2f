import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { adjustmentsIcon } from '@ecrin/ui/icon/icons.ts';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useResultFeedback } from '#lib/api/problem-feedback.ts';
import { valueOf, type Draft } from './setting-draft.ts';
import { allSettings } from './setting-groups.ts';
import { useChangeSettingsMutation } from './settings.api.ts';
import { settingsMessages as messages } from './settings.messages.ts';
import styles from './settings.module.css';

/** What was changed here and is not in effect yet: in sight for as long as a setting is. */
export const PendingSettings = ({ draft, onDone }: Readonly<{ draft: Draft; onDone: () => void }>) => {
  const { formatMessage } = useIntl();
  const [change, { isLoading }] = useChangeSettingsMutation();
  const report = useResultFeedback();
  const typed = allSettings.flatMap(({ name }) => (draft[name] === undefined ? [] : [[name, draft[name]] as const]));
  const values = typed.map(([name, text]) => [name, valueOf(name, text)] as const);
  const later = draft.recordingsKeptDays !== undefined;
  const done = formatMessage(later ? messages.announced : messages.applied);
  const isPending = typed.length > 0;
  useEffect(() => {
    if (isPending) document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [isPending]);
  const apply = async () => {
    if (report(await change(Object.fromEntries(values)), done)) onDone();
  };
  if (!isPending) return null;
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
    <div className={styles['pending']}>
      <Banner tone="warn" icon={adjustmentsIcon} action={answers}>
        {formatMessage(messages.pending, { count: typed.length })}
      </Banner>
    </div>
  );
};
