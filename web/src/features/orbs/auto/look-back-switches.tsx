import { maxReadThoughts } from '@ecrin/domain/orb-run/orb-run.vocabulary.ts';
import { defaultLookBack } from '@ecrin/domain/orb-schedule/orb-schedule.vocabulary.ts';
import { Switch } from '@ecrin/ui/switch/switch.tsx';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useToday } from '#lib/time/clock.ts';
import { useEstimateRunQuery } from '../orb-runs.api.ts';
import { autoMessages as messages } from './auto.messages.ts';
import { readDraft, recentQuery, recentSources } from './schedule-draft.ts';
import type { DraftProps } from './schedule-fields.tsx';
import styles from './auto.module.css';

type ChoiceProps = Readonly<{ label: string; on: boolean; onChange: (on: boolean) => void; children: ReactNode }>;

const Choice = ({ label, on, onChange, children }: ChoiceProps) => {
  const id = useId();
  return (
    <div className={styles['choice']}>
      <div>
        <b>{label}</b>
        <small id={id}>{children}</small>
      </div>
      <Switch label={label} on={on} onChange={onChange} describedBy={id} />
    </div>
  );
};

/** How many thoughts each choice finds today; null while that is not known. */
const useCount = ({ draft }: Pick<DraftProps, 'draft'>, chosen: 'recentThoughts' | 'activeThreads') => {
  const today = useToday();
  const { lookBackDays } = readDraft(draft)?.lookBack ?? defaultLookBack;
  const only = { recentThoughts: false, activeThreads: false, lookBackDays, maxThoughts: maxReadThoughts };
  const { data } = useEstimateRunQuery(recentQuery(recentSources({ ...only, [chosen]: true }, today), 0));
  return { thoughts: data?.thoughts ?? null, days: lookBackDays };
};

/** What it reads besides the own text, with what that is today. */
export const LookBackSwitches = ({ draft, onChange }: DraftProps) => {
  const { formatMessage } = useIntl();
  const recent = useCount({ draft }, 'recentThoughts');
  const threads = useCount({ draft }, 'activeThreads');
  return (
    <div>
      <Choice
        label={formatMessage(messages.recentThoughts)}
        on={draft.recentThoughts}
        onChange={(recentThoughts) => onChange({ recentThoughts })}
      >
        {recent.thoughts !== null && (
          <FormattedMessage {...messages.recentCount} values={{ thoughts: recent.thoughts }} />
        )}
      </Choice>
      <Choice
        label={formatMessage(messages.activeThreads)}
        on={draft.activeThreads}
        onChange={(activeThreads) => onChange({ activeThreads })}
      >
        {threads.thoughts !== null && (
          <FormattedMessage {...messages.threadCount} values={{ thoughts: threads.thoughts, days: threads.days }} />
        )}
      </Choice>
    </div>
  );
};
