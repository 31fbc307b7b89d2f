import { shortDateTime } from '@ecrin/browser/time/short-date.ts';
import type { SettingChange } from '@ecrin/contracts/service-settings/service-settings.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Dialog } from '@ecrin/ui/dialog/dialog.tsx';
import { useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useIntl } from 'react-intl';
import { useFormatProblem, useResultFeedback } from '#lib/api/problem-feedback.ts';
import { ExportButton } from '#lib/export/export-button.tsx';
import { definitionOf, useValueWords } from './setting-words.ts';
import { useListSettingChangesQuery, useUndoSettingChangeMutation } from './settings.api.ts';
import { settingsMessages as messages } from './settings.messages.ts';
import { startDay } from './start-day.ts';
import { shownChanges, useChangeExport } from './use-change-export.ts';
import styles from './settings.module.css';

/** Its number, who and when, from when it holds, and what it takes back. */
const useNote = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  return ({ change, by, changedAt, startsAt, undoes }: SettingChange): string => {
    const when = shortDateTime(changedAt, language);
    const who = formatMessage(messages.who, { name: by ?? formatMessage(messages.somebody), day: when });
    return [
      `${change} · ${who}`,
      ...(startsAt === null ? [] : [formatMessage(messages.startsOn, { day: startDay(startsAt) })]),
      ...(undoes === null ? [] : [formatMessage(messages.undoes, { change: undoes })]),
    ].join(', ');
  };
};

const Change = ({ change, readOnly }: Readonly<{ change: SettingChange; readOnly: boolean }>) => {
  const { formatMessage } = useIntl();
  const note = useNote();
  const words = useValueWords();
  const [undo, { isLoading }] = useUndoSettingChangeMutation();
  const report = useResultFeedback();
  const definition = definitionOf(change);
  if (!definition) return null;
  return (
    <li>
      <div>
        <span className={styles['name']}>{formatMessage(definition.title)}</span>
        <span>
          {formatMessage(messages.fromTo, {
            before: words(definition, change.before),
            value: words(definition, change.value),
          })}
        </span>
        <span className={styles['who']}>{note(change)}</span>
      </div>
      {change.undoable && !readOnly && (
        <Button
          busy={isLoading}
          onClick={() => void undo(change.change).then((result) => report(result, formatMessage(messages.undone)))}
        >
          {formatMessage(messages.undo)}
        </Button>
      )}
    </li>
  );
};

/** Who changed what, and when, newest first; the last change of a setting can be taken back. */
export const SettingsHistory = ({ readOnly, onClose }: Readonly<{ readOnly: boolean; onClose: () => void }>) => {
  const { formatMessage } = useIntl();
  const { data, error } = useListSettingChangesQuery();
  const problem = useFormatProblem()(error);
  return (
    <Dialog title={formatMessage(messages.historyTitle)} onClose={onClose}>
      {problem && <Banner tone="bad">{problem}</Banner>}
      {!data && !problem && <Skeleton label={formatMessage(messages.loading)} lines={[100, 100, 100]} />}
      {data?.items.length === 0 && <p className="dim">{formatMessage(messages.historyNone)}</p>}
      {data && data.items.length > 0 && (
        <ul className={styles['history']}>
          {data.items.map((change) => (
            <Change key={change.change} change={change} readOnly={readOnly} />
          ))}
        </ul>
      )}
      <span className={styles['answers']}>
        <ExportButton
          list="setting-changes"
          path="/settings/changes"
          asked={{}}
          columns={useChangeExport()}
          rowsOf={shownChanges}
        />
        <Button onClick={onClose}>{formatMessage(messages.close)}</Button>
      </span>
    </Dialog>
  );
};
