import { activityKinds, type ActivityKind } from '@ecrin/contracts/activity/activity.ts';
import { Switch } from '@ecrin/ui/switch/switch.tsx';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { kindMessageOf } from './activity-words.ts';
import { activityMessages as messages } from './activity.messages.ts';
import styles from './activity.module.css';

/** undefined: every kind. */
export const kindOf = (typed: string): ActivityKind | undefined => activityKinds.find((kind) => kind === typed);

type ActivityFiltersProps = Readonly<{
  kind: ActivityKind | '';
  onKind: (kind: ActivityKind | '') => void;
  from: string;
  onFrom: (from: string) => void;
  day: string;
  onDay: (day: string) => void;
  grouped: boolean;
  onGrouped: (grouped: boolean) => void;
  /** Further ones, before these. */
  children?: ReactNode;
}>;

/** What narrows a history: a kind of facts, and days, the last one as of its end; and whether like facts are grouped. */
export const ActivityFilters = ({ kind, onKind, children, ...props }: ActivityFiltersProps) => {
  const { from, onFrom, day, onDay, grouped, onGrouped } = props;
  const { formatMessage } = useIntl();
  return (
    <div className={styles['filters']}>
      {children}
      <label>
        <span className="sm dim">{formatMessage(messages.kinds)}</span>
        <select value={kind} onChange={({ target }) => onKind(kindOf(target.value) ?? '')}>
          <option value="">{formatMessage(messages.everyKind)}</option>
          {activityKinds.map((one) => (
            <option key={one} value={one}>
              {formatMessage(kindMessageOf(one))}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="sm dim">{formatMessage(messages.recordedFrom)}</span>
        <input type="date" value={from} max={day || undefined} onChange={({ target }) => onFrom(target.value)} />
      </label>
      <label>
        <span className="sm dim">{formatMessage(messages.asOf)}</span>
        <input type="date" value={day} min={from || undefined} onChange={({ target }) => onDay(target.value)} />
      </label>
      <label>
        <span className="sm dim">{formatMessage(messages.grouped)}</span>
        <Switch label={formatMessage(messages.grouped)} on={grouped} onChange={onGrouped} />
      </label>
    </div>
  );
};
