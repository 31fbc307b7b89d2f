import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { shortDate } from '@ecrin/browser/time/short-date.ts';
import type { AnswerTemplateCard } from '@ecrin/contracts/answer-template/answer-template.ts';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { plusIcon } from '@ecrin/ui/icon/icons.ts';
import { useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useListAnswerTemplatesQuery } from '#lib/answer-templates/answer-templates.api.ts';
import { ExportButton } from '#lib/export/export-button.tsx';
import { InboxTabs } from '#lib/inbox/inbox-tabs.tsx';
import { DataTable, RowLink, type Column } from '#lib/list/data-table.tsx';
import { Toolbar } from '#lib/list/toolbar.tsx';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { templatesMessages as messages } from './templates.messages.ts';
import { useTemplateExport } from './use-template-export.ts';

const excerptLength = 90;
const excerptOf = (text: string): string => {
  const line = text.replaceAll(/\s+/gu, ' ');
  return line.length > excerptLength ? `${line.slice(0, excerptLength).trimEnd()}…` : line;
};

const useColumns = (): readonly Column<AnswerTemplateCard>[] => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  return [
    {
      key: 'title',
      title: formatMessage(messages.name),
      place: 'title',
      cell: ({ templateId, title }) => <RowLink href={`/admin/answer-templates/${templateId}`}>{title}</RowLink>,
    },
    {
      key: 'text',
      title: formatMessage(messages.text),
      place: 'detail',
      cell: ({ words }) => excerptOf(words[language] ?? words.fr ?? words.en ?? ''),
    },
    {
      key: 'languages',
      title: formatMessage(messages.languages),
      place: 'standing',
      cell: ({ words: { fr, en } }) =>
        formatMessage(messages.written, { fr: String(fr !== null), en: String(en !== null) }),
    },
    {
      key: 'changed',
      title: formatMessage(messages.changed),
      place: 'wide',
      cell: ({ at }) => shortDate(at),
    },
  ];
};

const Listed = () => {
  const { formatMessage } = useIntl();
  const columns = useColumns();
  const { data: templates, isError, refetch } = useListAnswerTemplatesQuery();
  if (!templates)
    return isError ? (
      <LoadFailed title={formatMessage(messages.missing)} onRetry={() => void refetch()} />
    ) : (
      <Skeleton label={formatMessage(messages.loading)} lines={[38, 100, 100, 100]} />
    );
  if (templates.length === 0)
    return (
      <EmptyState setting title={formatMessage(messages.none)}>
        {formatMessage(messages.noneText)}
      </EmptyState>
    );
  return (
    <DataTable
      caption={formatMessage(messages.title)}
      columns={columns}
      rows={templates}
      keyOf={({ templateId }) => templateId}
    />
  );
};

/** Answers written beforehand, for all administrators. */
export const TemplatesScreen = () => {
  const { formatMessage } = useIntl();
  const { data } = useListAnswerTemplatesQuery(undefined, { refetchOnMountOrArgChange: true });
  usePageTitle(formatMessage(messages.title));
  return (
    <>
      <InboxTabs />
      <Toolbar
        count={data ? formatMessage(messages.count, { count: data.length }) : ''}
        tools={<ExportButton list="answer-templates" asked={{}} columns={useTemplateExport()} />}
        action={
          <Link href="/admin/answer-templates/create" {...buttonLook({ look: 'primary' })}>
            <Icon of={plusIcon} size="sm" />
            {formatMessage(messages.add)}
          </Link>
        }
      >
        <p className="sm dim">{formatMessage(messages.about)}</p>
      </Toolbar>
      <Listed />
    </>
  );
};
