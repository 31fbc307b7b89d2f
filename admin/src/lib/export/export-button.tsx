import { showToast } from '@ecrin/browser/page/toasts.ts';
import type { ExportedList } from '@ecrin/domain/list-export/list-export.vocabulary.ts';
import { Button, IconButton } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { downloadIcon } from '@ecrin/ui/icon/icons.ts';
import { useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useWideViewport } from '../page/use-wide-viewport.ts';
import { useGetMeQuery } from '../session/me.api.ts';
import { exportMessages as messages } from './export.messages.ts';
import type { ExportColumn } from './list-file.ts';
import { saveList } from './save-list.ts';

type ExportButtonProps<Row> = Readonly<{
  list: ExportedList;
  /** Of the list in the API, where it is one of several: of a message, of an organisation. */
  path?: string;
  /** What the list is asked for; without its page. */
  asked: Readonly<Record<string, string>>;
  columns: readonly ExportColumn<Row>[];
  /** Rows that the list shows before those it asks for. */
  first?: readonly Row[];
  /** Rows of what the list answers, where these are not its items, or not all of them. */
  rowsOf?: (item: never) => readonly Row[];
  /** Whoever is on it is told. */
  people?: true;
}>;

const useExporting = <Row,>(props: ExportButtonProps<Row>) => {
  const { list, path = `/${list}`, asked, columns, first, rowsOf, people } = props;
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const [busy, setBusy] = useState(false);
  const exportIt = () => {
    setBusy(true);
    void saveList(`/exports${path}?${new URLSearchParams(asked).toString()}`, list, {
      columns,
      language,
      first,
      // Cast: of the items of this list.
      rowsOf: rowsOf as ((item: unknown) => readonly Row[]) | undefined,
    })
      .then(
        () => showToast({ tone: 'done', message: formatMessage(people ? messages.savedWithPeople : messages.saved) }),
        () => showToast({ tone: 'error', message: formatMessage(messages.failed) }),
      )
      .finally(() => setBusy(false));
  };
  return { busy, exportIt };
};

/** Saves the whole list, of its filter, for a spreadsheet: what leaves the service is a superadmin’s. */
export const ExportButton = <Row,>(props: ExportButtonProps<Row>) => {
  const { formatMessage } = useIntl();
  const { busy, exportIt } = useExporting(props);
  const isSuperadmin = useGetMeQuery().data?.role === 'superadmin';
  const isWide = useWideViewport();
  if (!isSuperadmin) return null;
  if (!isWide)
    return (
      <IconButton
        label={formatMessage(messages.save)}
        aria-busy={busy || undefined}
        onClick={() => !busy && exportIt()}
      >
        <Icon of={downloadIcon} />
      </IconButton>
    );
  return (
    <Button busy={busy} onClick={exportIt}>
      <Icon of={downloadIcon} size="sm" />
      {formatMessage(messages.save)}
    </Button>
  );
};
