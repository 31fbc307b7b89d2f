import type { SettingChange } from '@ecrin/contracts/service-settings/service-settings.ts';
import { exportMessages as columns } from '#lib/export/export.messages.ts';
import type { ExportColumn } from '#lib/export/list-file.ts';
import { useCellWords } from '#lib/export/use-cell-words.ts';
import type { SettingDefinition } from './setting-groups.ts';
import { definitionOf, useValueWords } from './setting-words.ts';

type ChangeRow = SettingChange & Readonly<{ definition: SettingDefinition }>;

/** Those that the screen names. */
export const shownChanges = (change: SettingChange): readonly ChangeRow[] => {
  const definition = definitionOf(change);
  return definition ? [{ ...change, definition }] : [];
};

/** Who changed which setting, when, and from what to what. */
export const useChangeExport = (): readonly ExportColumn<ChangeRow>[] => {
  const { say, when } = useCellWords();
  const words = useValueWords();
  return [
    [say(columns.number), ({ change }) => change],
    [say(columns.when), ({ changedAt }) => when(changedAt)],
    [say(columns.who), ({ by }) => by],
    [say(columns.setting), ({ definition }) => say(definition.title)],
    [say(columns.before), ({ definition, before }) => words(definition, before)],
    [say(columns.after), ({ definition, value }) => words(definition, value)],
    [say(columns.startsAt), ({ startsAt }) => startsAt && when(startsAt)],
    [say(columns.undoes), ({ undoes }) => undoes],
  ];
};
