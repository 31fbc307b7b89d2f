import type { ClientProfile } from '@ecrin/contracts/client/client.ts';
import { Segment } from '@ecrin/ui/segment/segment.tsx';
import { useIntl } from 'react-intl';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { useUpdateClientMutation } from '#lib/session/client.api.ts';
import { helpLineMessages as messages } from './help-line.messages.ts';
import styles from '../profile.module.css';

/** Brings the quiet line of help back, or sets it aside. Help that words clearly call for is always shown. */
export const HelpLine = ({ client: { _id, helpLine } }: { client: ClientProfile }) => {
  const { formatMessage } = useIntl();
  const [update] = useUpdateClientMutation();
  const withFeedback = useCommandFeedback();
  return (
    <section className={styles['part']}>
      <div className={styles['row']}>
        <div>
          <h2 className="h4">{formatMessage(messages.helpLine)}</h2>
          <p className="sm dim">{formatMessage(messages.helpLineText)}</p>
        </div>
        <Segment
          label={formatMessage(messages.helpLine)}
          choices={[
            { choice: 'shown', label: formatMessage(messages.helpLineShown) },
            { choice: 'set-aside', label: formatMessage(messages.helpLineSetAside) },
          ]}
          chosen={helpLine}
          onChoose={(choice) => void withFeedback(update({ id: _id, body: { helpLine: choice } }).unwrap())}
        />
      </div>
    </section>
  );
};
