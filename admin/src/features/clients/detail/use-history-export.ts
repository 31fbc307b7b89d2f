import type { Activity } from '@ecrin/contracts/activity/activity.ts';
import { useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import { useIntl } from 'react-intl';
import { actorText } from '#lib/activity/activity-line.tsx';
import { factTexts, kindMessageOf, sentenceOf } from '#lib/activity/activity-words.ts';
import { useListAdminsQuery } from '#lib/api/admins.api.ts';
import { exportMessages as columns } from '#lib/export/export.messages.ts';
import type { ExportColumn } from '#lib/export/list-file.ts';
import { useCellWords } from '#lib/export/use-cell-words.ts';

/** An event as the page tells it: in words, by whom, without what was written. */
export const useHistoryExport = (): readonly ExportColumn<Activity>[] => {
  const { formatMessage, formatNumber } = useIntl();
  const { language } = useLanguage();
  const { say, yesNo, when } = useCellWords();
  const { data = [] } = useListAdminsQuery();
  const admins = Object.fromEntries(data.map(({ adminId, fullname }) => [adminId, fullname]));
  return [
    [say(columns.when), ({ recordedAt }) => when(recordedAt)],
    [say(columns.ownTime), ({ occurredAt }) => when(occurredAt)],
    [say(columns.zone), ({ timeZone }) => timeZone],
    [say(columns.kind), ({ kind }) => say(kindMessageOf(kind))],
    [say(columns.act), (event) => say(sentenceOf(event))],
    [say(columns.by), (event) => actorText(event, { admins }, { formatMessage })],
    [say(columns.details), (event) => factTexts(event, { formatMessage, formatNumber, language }).join(' · ')],
    [say(columns.masked), ({ masked }) => yesNo(masked)],
  ];
};
