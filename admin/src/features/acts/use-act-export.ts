import type { Act } from '@ecrin/contracts/activity/act-log.ts';
import { useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import { useIntl } from 'react-intl';
import { factTexts, kindMessageOf, sentenceOf } from '#lib/activity/activity-words.ts';
import { useListAdminsQuery } from '#lib/api/admins.api.ts';
import { exportMessages as columns } from '#lib/export/export.messages.ts';
import type { ExportColumn } from '#lib/export/list-file.ts';
import { useCellWords } from '#lib/export/use-cell-words.ts';
import { actLogMessages as messages } from './act-log.messages.ts';

/** An act as the page tells it. */
export const useActExport = (): readonly ExportColumn<Act>[] => {
  const { formatMessage, formatNumber } = useIntl();
  const { language } = useLanguage();
  const { say, when } = useCellWords();
  const { data: admins = [] } = useListAdminsQuery();
  const nameOf = (id: string): string =>
    admins.find(({ adminId }) => adminId === id)?.fullname ?? say(messages.unnamed);
  return [
    [say(columns.when), ({ recordedAt }) => when(recordedAt)],
    [say(columns.who), ({ actor }) => nameOf(actor.replace(/^admin:/u, ''))],
    [say(columns.kind), ({ kind }) => say(kindMessageOf(kind))],
    [say(columns.act), (act) => say(sentenceOf(act))],
    [say(columns.about), ({ subject }) => subject && (subject.name ?? say(messages.unnamed))],
    [say(columns.details), (act) => factTexts(act, { formatMessage, formatNumber, language }).join(' · ')],
  ];
};
