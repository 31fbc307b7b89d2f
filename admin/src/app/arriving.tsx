import { Button } from '@ecrin/ui/button/button.tsx';
import { LostPage } from '@ecrin/ui/lost-page/lost-page.tsx';
import { Unseen } from '@ecrin/ui/unseen/unseen.tsx';
import { useIntl } from 'react-intl';
import { appMessages as messages } from './app.messages.ts';

type ArrivingProps = Readonly<{ failed: boolean; onRetry: () => void }>;

/** Before anything is known of who is signed in: nothing to see for a moment, or why that takes longer. */
export const Arriving = ({ failed, onRetry }: ArrivingProps) => {
  const { formatMessage } = useIntl();
  if (!failed)
    return (
      <output>
        <Unseen>{formatMessage(messages.arriving)}</Unseen>
      </output>
    );
  return (
    <LostPage title={formatMessage(messages.unreachableTitle)} text={formatMessage(messages.unreachableText)}>
      <Button look="primary" size="lg" onClick={onRetry}>
        {formatMessage(messages.retry)}
      </Button>
    </LostPage>
  );
};
