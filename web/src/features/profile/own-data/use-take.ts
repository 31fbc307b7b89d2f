import { showToast } from '@ecrin/browser/page/toasts.ts';
import type { AskedExport } from '@ecrin/contracts/export/export.ts';
import { useIntl } from 'react-intl';
import { useFormatProblem } from '#lib/api/problem-feedback.ts';
import { useConfirmed } from '#lib/confirm/use-confirmed.tsx';
import { useIssueExportAddressMutation } from './own-data.api.ts';
import { ownDataMessages as messages } from './own-data.messages.ts';

/** The browser saves what the address answers, as it arrives; the page stays. */
export const download = (url: string) => {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
};

/** Downloads what is asked for, as it is now; null: everything. `taken`: the last address, also after another page was looked at. `question` has to be rendered. */
export const useTake = () => {
  const { formatMessage } = useIntl();
  const formatProblem = useFormatProblem();
  const { run, question } = useConfirmed();
  const [issue, { isLoading, data }] = useIssueExportAddressMutation({ fixedCacheKey: 'archive' });
  const take = async (asked: AskedExport | null, bytes: number | null = null) => {
    const { data: issued, error } = await run(() => issue({ asked, bytes }));
    if (issued) download(issued.url);
    showToast(
      issued
        ? { tone: 'done', message: formatMessage(messages.downloading) }
        : { tone: 'error', message: formatProblem(error) ?? '' },
    );
  };
  return { take, busy: isLoading, taken: data, question };
};
