import { shownParked, type QueuesAnswer } from '@ecrin/contracts/operation/operation.ts';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { chevronDownIcon } from '@ecrin/ui/icon/icons.ts';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Link } from 'wouter';
import { sentenceOfType } from '#lib/activity/activity-words.ts';
import { clientName } from '#lib/inbox/client-name.ts';
import { parkedMessages as messages } from './parked-streams.messages.ts';
import styles from './queues.module.css';

type Parked = QueuesAnswer['projections'][number]['parked'];

/** What the event says, or that it is one. */
const eventMessage = (type: string): MessageDescriptor => sentenceOfType(type) ?? messages.event;

const happenedNames = { 'ended-process': 'endedProcess', 'too-long': 'tooLong', fault: 'fault' } as const;

/** The first ones: what they stopped at, what happened, and whose it is. */
export const ParkedStreams = ({ parked }: Readonly<{ parked: Parked }>) => {
  const { formatMessage } = useIntl();
  return parked.slice(0, shownParked).map(({ stream, event, happened, code, client }) => (
    <div key={stream} className="xs">
      <p>
        <span className={styles['parked']}>
          {formatMessage(messages.stoppedAt, {
            event: formatMessage(eventMessage(event)),
            happened: happenedNames[happened],
          })}
        </span>
        {client && (
          <>
            {' · '}
            <Link href={`/admin/clients/${client.clientId}`} className="link">
              {clientName(client)}
            </Link>
          </>
        )}
      </p>
      <details className={styles['calm']}>
        <summary>
          <span className={`${styles['toggle'] ?? ''} xs dim`}>
            {formatMessage(messages.code)}
            <Icon of={chevronDownIcon} size="sm" />
          </span>
        </summary>
        <code className={styles['code']}>
          {code} · {stream}
        </code>
      </details>
    </div>
  ));
};
