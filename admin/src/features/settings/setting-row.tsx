import { shortDate } from '@ecrin/browser/time/short-date.ts';
import type { ShownSetting } from '@ecrin/contracts/service-settings/service-settings.ts';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { lockIcon } from '@ecrin/ui/icon/icons.ts';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Consequence } from './consequence.tsx';
import { helpNumberChoices } from './help-numbers-draft.ts';
import { asTyped, valueOf } from './setting-draft.ts';
import type { SettingControl, SettingDefinition } from './setting-groups.ts';
import { SettingInput } from './setting-input.tsx';
import { settingNames as names } from './setting-names.messages.ts';
import { settingsMessages as messages } from './settings.messages.ts';
import { startDay } from './start-day.ts';
import styles from './settings.module.css';

export type SettingRowProps = Readonly<{
  definition: SettingDefinition;
  setting: ShownSetting;
  /** undefined: not changed here. */
  typed: string | undefined;
  /** The caller only reads settings. */
  readOnly: boolean;
  onType: (typed: string) => void;
}>;

/** Who changed it last, and when; nothing for a default. */
const LastChange = ({ setting: { change } }: Pick<SettingRowProps, 'setting'>) => {
  const { formatMessage } = useIntl();
  if (!change) return null;
  const day = shortDate(change.changedAt);
  return (
    <span className={styles['who']}>
      <FormattedMessage {...messages.who} values={{ name: change.by ?? formatMessage(messages.somebody), day }} />
      {change.startsAt !== null && `, ${formatMessage(messages.startsOn, { day: startDay(change.startsAt) })}`}
    </span>
  );
};

const wideControls: ReadonlySet<string> = new Set(['maintenance', 'prices', 'help-numbers', 'text']);
/** Under its words rather than beside them. */
const isWide = ({ name, control }: SettingDefinition): boolean =>
  wideControls.has(control.kind) || name === 'recordingsKeptDays';

type NotesProps = Pick<SettingRowProps, 'definition' | 'setting'> & Readonly<{ id: string; isWrong: boolean }>;

/** What a value that cannot be taken should be. */
const useComplaint = () => {
  const { formatMessage } = useIntl();
  return (control: SettingControl): string => {
    if (control.kind === 'maintenance') return formatMessage(names.noSentence);
    if (control.kind !== 'number' || control.least === undefined || control.most === undefined)
      return formatMessage(messages.wrong);
    return formatMessage(messages.outOfBounds, { least: control.least, most: control.most });
  };
};

const Notes = ({ definition: { title, text, control }, setting, id, isWrong }: NotesProps) => {
  const { formatMessage } = useIntl();
  const complaint = useComplaint();
  const variable = setting.locked ? setting.variable : null;
  return (
    <div>
      <span className={styles['name']}>{formatMessage(title)}</span>
      <small id={id}>
        {variable === null ? formatMessage(text, helpNumberChoices) : formatMessage(messages.locked, { variable })}
      </small>
      {setting.grave && !setting.locked && <small>{formatMessage(messages.grave)}</small>}
      {isWrong && (
        <small className={styles['wrong']} role="alert">
          {complaint(control)}
        </small>
      )}
      <LastChange setting={setting} />
    </div>
  );
};

/** One setting: what it does, who set it, and its control – or a lock, where the environment decides. */
export const SettingRow = ({ definition, setting, typed, readOnly, onType }: SettingRowProps) => {
  const id = useId();
  const { name } = definition;
  const isWrong = typed !== undefined && valueOf(name, typed) === undefined;
  return (
    <div
      className={styles['set']}
      data-changed={typed !== undefined || undefined}
      data-wide={isWide(definition) || undefined}
    >
      <Notes definition={definition} setting={setting} id={id} isWrong={isWrong} />
      <div className={styles['control']}>
        {setting.locked && <Icon of={lockIcon} size="sm" />}
        <SettingInput
          definition={definition}
          typed={typed ?? asTyped(name, setting.value)}
          disabled={setting.locked || readOnly}
          isWrong={isWrong}
          describedBy={id}
          onType={onType}
        />
      </div>
      {typed !== undefined && <Consequence name={name} typed={typed} />}
    </div>
  );
};
