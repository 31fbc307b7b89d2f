import { apiHost } from '@ecrin/browser/api/authorised-fetch.ts';
import { saveFile } from '@ecrin/browser/page/save-file.ts';
import { showToast } from '@ecrin/browser/page/toasts.ts';
import type { ExportedList } from '@ecrin/domain/list-export/list-export.vocabulary.ts';
import { Button, IconButton } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { downloadIcon } from '@ecrin/ui/icon/icons.ts';
import { useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { authorisedFetch } from '../api/authorised-fetch.ts';
import { useWideViewport } from '../page/use-wide-viewport.ts';
import { useGetMeQuery } from '../session/me.api.ts';
import { exportMessages as messages } from './export.messages.ts';
import { csvParts, textOf, type ExportColumn } from './list-file.ts';

type ExportButtonProps<Row> = Readonly<{
  /** Of the list in the API. */
  list: ExportedList;
  /** What the list is asked for; without its page. */
  asked: Readonly<Record<string, string>>;
  columns: readonly ExportColumn<Row>[];
  /** Whoever is on it is told. */
  people?: true;
}>;

/** Each page as a part of its own, which a browser may put on its disk. */
const fileOf = async (parts: AsyncIterable<string>): Promise<Blob> => {
  const pages: Blob[] = [];
  for await (const part of parts) pages.push(new Blob([part]));
  return new Blob(pages, { type: 'text/csv;charset=utf-8' });
};

const today = (): string => new Date().toLocaleDateString('sv');

/** Saves the whole list, of its filter, for a spreadsheet: what leaves the service is a superadmin’s. */
export const ExportButton = <Row,>({ list, asked, columns, people }: ExportButtonProps<Row>) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const isSuperadmin = useGetMeQuery().data?.role === 'superadmin';
  const [busy, setBusy] = useState(false);
  const save = async () => {
    const { body, ok } = await authorisedFetch(
      `${apiHost}/api/admin/exports/${list}?${new URLSearchParams(asked).toString()}`,
    );
    if (!ok || !body) throw new Error(`the list ${list} was not answered`);
    saveFile(await fileOf(csvParts(textOf(body), columns, language)), `ecrin-${list}-${today()}.csv`);
  };
  const exportIt = () => {
    setBusy(true);
    void save()
      .then(
        () => showToast({ tone: 'done', message: formatMessage(people ? messages.savedWithPeople : messages.saved) }),
        () => showToast({ tone: 'error', message: formatMessage(messages.failed) }),
      )
      .finally(() => setBusy(false));
  };
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
