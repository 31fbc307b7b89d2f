import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { newId } from '#lib/api/new-id.ts';
import { ExportButton } from '#lib/export/export-button.tsx';
import { BroadcastForm } from './broadcast-form.tsx';
import { BroadcastTable } from './broadcast-table.tsx';
import { communicationMessages as messages } from './communication.messages.ts';
import { newDraft, type Draft, type Recipient } from './draft.ts';
import { useBroadcastExport } from './use-broadcast-export.ts';
import styles from './communication.module.css';

/** What a page that leads here knows: whom it is for, or what it is a copy of. */
type Coming = Partial<Recipient & Readonly<{ copied: Draft }>>;
type Begun = Readonly<{ broadcastId: string; known: Draft }>;

const Communication = ({ search }: Readonly<{ search: URLSearchParams }>) => {
  const { formatMessage } = useIntl();
  const coming = useHistoryState<Coming | null>();
  // One id for all attempts: a retry writes no second one.
  const [{ broadcastId, known }, begin] = useState<Begun>(() => ({
    broadcastId: newId(),
    known:
      coming?.copied ??
      newDraft(new Date(), {
        clientId: search.get('client'),
        organizationId: search.get('organization'),
        clientName: coming?.clientName ?? '',
        clientLanguage: coming?.clientLanguage ?? '',
      }),
  }));
  usePageTitle(formatMessage(messages.title));
  return (
    <>
      <BroadcastForm
        key={broadcastId}
        broadcastId={broadcastId}
        known={known}
        onBegin={(draft) => begin({ broadcastId: newId(), known: draft })}
      />
      <section className={styles['stack']}>
        <div className={styles['head']}>
          <h2 className="h4">{formatMessage(messages.history)}</h2>
          <ExportButton list="broadcasts" asked={{}} columns={useBroadcastExport()} />
        </div>
        <BroadcastTable />
      </section>
    </>
  );
};

/** A new message, and all earlier ones. `?client=`: to that one; `?organization=`: to its members; another one begins anew. */
export const CommunicationScreen = () => {
  const [search] = useSearchParams();
  return <Communication key={['client', 'organization'].map((of) => search.get(of)).join()} search={search} />;
};
