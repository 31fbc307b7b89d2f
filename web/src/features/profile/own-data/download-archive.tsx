import { Button } from '@ecrin/ui/button/button.tsx';
import { useIntl } from 'react-intl';
import { ownDataMessages as messages } from './own-data.messages.ts';
import { useTake } from './use-take.ts';

/** Downloads all of one’s data, as it is now. */
export const DownloadArchive = () => {
  const { take, busy, question } = useTake();
  return (
    <>
      <Button busy={busy} onClick={() => void take(null)}>
        {useIntl().formatMessage(messages.download)}
      </Button>
      {question}
    </>
  );
};
