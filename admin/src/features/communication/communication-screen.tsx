import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'wouter';
import { newId } from '#lib/api/new-id.ts';
import { BroadcastForm } from './broadcast-form.tsx';
import { BroadcastTable } from './broadcast-table.tsx';
import { communicationMessages as messages } from './communication.messages.ts';
import { newDraft } from './draft.ts';
import styles from './communication.module.css';

/** A new message, and all earlier ones. `?client=`: to that one. */
export const CommunicationScreen = () => {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  // One id for all attempts: a retry writes no second one.
  const [broadcastId] = useState(newId);
  const [known] = useState(() => newDraft(new Date(), search.get('client')));
  usePageTitle(formatMessage(messages.title));
  return (
    <>
      <BroadcastForm broadcastId={broadcastId} known={known} />
      <section className={styles['stack']}>
        <h2 className="h4">{formatMessage(messages.history)}</h2>
        <BroadcastTable />
      </section>
    </>
  );
};
