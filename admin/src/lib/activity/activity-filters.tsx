import { shortDate } from '@ecrin/browser/time/short-date.ts';
import { activityKinds, type ActivityKind } from '@ecrin/contracts/activity/activity.ts';
import { Switch } from '@ecrin/ui/switch/switch.tsx';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ListFilters, type ChosenFilter } from '../list/list-filters.tsx';
import { listMessages } from '../list/list.messages.ts';
import { startOf } from '../list/span.ts';
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
  /** How many are found, where it is known. */
  count?: string;
  /** Further ones, before these and after the days, and those of them in force. */
  children?: ReactNode;
  days?: ReactNode;
  further?: readonly ChosenFilter[];
}>;

/** Those in force in words. */
const useChosen = (props: ActivityFiltersProps): readonly ChosenFilter[] => {
  const { kind, onKind, from, onFrom, day, onDay, further = [] } = props;
  const { formatMessage } = useIntl();
  const dayChip = (typed: string, message: typeof listMessages.since, onDrop: (day: string) => void) => {
    const start = startOf(typed);
    return start === null ? [] : [{ label: formatMessage(message, { day: shortDate(start) }), drop: () => onDrop('') }];
  };
  return [
    ...further,
    ...(kind === '' ? [] : [{ label: formatMessage(kindMessageOf(kind)), drop: () => onKind('') }]),
    ...dayChip(from, listMessages.since, onFrom),
    ...dayChip(day, listMessages.until, onDay),
  ];
};

/** What narrows a history: a kind of facts, and days, the last one as of its end; and whether like facts are grouped. */
export const ActivityFilters = (props: ActivityFiltersProps) => (
  <ListFilters chosen={useChosen(props)} count={props.count ?? ''}>
    <Choices {...props} />
  </ListFilters>
);

const Choices = ({ kind, onKind, children, days, ...props }: ActivityFiltersProps) => {
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
      {days}
      <label>
        <span className="sm dim">{formatMessage(messages.grouped)}</span>
        <Switch label={formatMessage(messages.grouped)} on={grouped} onChange={onGrouped} />
      </label>
    </div>
  );
};
