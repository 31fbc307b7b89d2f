import { showToast } from '@ecrin/browser/page/toasts.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { useIntl } from 'react-intl';
import { useFormatProblem } from '#lib/api/problem-feedback.ts';
import { useIssueExportAddressMutation } from './own-data.api.ts';
import { ownDataMessages as messages } from './own-data.messages.ts';
import styles from '../profile.module.css';

/** The browser saves what the address answers, as it arrives; the page stays. */
const download = (url: string) => {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
};

/** Downloads all of one’s data, as it is now. */
export const DownloadArchive = () => {
  const { formatMessage } = useIntl();
  const formatProblem = useFormatProblem();
  const [issue, { isLoading, data }] = useIssueExportAddressMutation();
  const begin = async () => {
    const { data: issued, error } = await issue();
    if (issued) download(issued.url);
    showToast(
      issued
        ? { tone: 'done', message: formatMessage(messages.downloading) }
        : { tone: 'error', message: formatProblem(error) ?? '' },
    );
  };
  return (
    <>
      <Button busy={isLoading} onClick={() => void begin()}>
        {formatMessage(messages.download)}
      </Button>
      {data && (
        <p className={`xs dim ${styles['signed']}`}>{formatMessage(messages.signed, { key: data.publicKey })}</p>
      )}
    </>
  );
};
