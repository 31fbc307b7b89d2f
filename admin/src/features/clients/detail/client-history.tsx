import { apiHost } from '@ecrin/browser/api/authorised-fetch.ts';
import { activityKinds } from '@ecrin/contracts/activity/activity.ts';
import type { ClientDetail, ExportActivityRequest } from '@ecrin/contracts/client-admin/client-detail.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { downloadIcon } from '@ecrin/ui/icon/icons.ts';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { ActivityFilters, kindOf } from '#lib/activity/activity-filters.tsx';
import type { Told } from '#lib/activity/activity-line.tsx';
import { ActivityList } from '#lib/activity/activity-list.tsx';
import { useResultFeedback } from '#lib/api/problem-feedback.ts';
import { IdSearch } from '#lib/id-search/id-search.tsx';
import { knownThing, OnlyThing } from '#lib/id-search/only-thing.tsx';
import { startOf } from '#lib/list/span.ts';
import { useAddressState } from '#lib/list/use-address-state.ts';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { Panel } from '#lib/panel/panel.tsx';
import { useGetMeQuery } from '#lib/session/me.api.ts';
import { useExportClientActivityMutation, useListClientActivityInfiniteQuery } from '../clients.api.ts';
import { historyMessages as messages } from './history.messages.ts';
import styles from '../clients.module.css';

type Selection = Readonly<{ kind: string; from: string | null; before: string | null }>;

/** `wanted`: it is what somebody came for. */
type ExportsProps = Selection & Readonly<{ clientId: string; wanted: boolean }>;

const Exports = ({ clientId, wanted, ...selection }: ExportsProps) => {
  const { formatMessage } = useIntl();
  const showResult = useResultFeedback();
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wanted) buttons.current?.querySelector('button')?.focus();
  }, [wanted]);
  const [ask, { isLoading }] = useExportClientActivityMutation();
  const download = async (format: ExportActivityRequest['format']) => {
    const kind = kindOf(selection.kind);
    const { from, before } = selection;
    const body = { format, ...(kind && { kind }), ...(from && { from }), ...(before && { before }) };
    const result = await ask({ clientId, body });
    if (showResult(result, formatMessage(messages.exported)) && result.data)
      window.location.assign(`${apiHost}${result.data.url}`);
  };
  return (
    <div ref={buttons} className={styles['acts']}>
      {(['csv', 'ndjson'] as const).map((format) => (
        <Button
          key={format}

          busy={isLoading}
          onClick={() => void download(format)}
        >
          <Icon of={downloadIcon} size="sm" />
          {format.toUpperCase()}
        </Button>
      ))}
    </div>
  );
};

const devicesOf = ({ sessions }: ClientDetail, unknown: string): Told['devices'] =>
  new Map(
    sessions.map(({ sessionId, browser, system }) => [
      sessionId,
      [browser, system].filter(Boolean).join(' · ') || unknown,
    ]),
  );

type ClientHistoryProps = Readonly<{
  detail: ClientDetail;
  /** As of the end of which day; empty: now. */
  day: string;
  onDay: (day: string) => void;
  before: string | null;
}>;

type EventsProps = Selection & Readonly<{ detail: ClientDetail; grouped: boolean; stream: string }>;

const Events = ({ detail, grouped, ...selection }: EventsProps) => {
  const { formatMessage } = useIntl();
  const { clientId } = detail.client;
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useListClientActivityInfiniteQuery(
    { clientId, ...selection },
  );
  if (isError && !data) return <LoadFailed title={formatMessage(messages.missing)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton label={formatMessage(messages.loading)} lines={[60, 90, 70, 90]} />;
  const events = data.pages.flatMap(({ items }) => items);
  const admins = Object.assign({}, ...data.pages.map((page) => page.admins)) as Told['admins'];
  if (events.length === 0) return <p className="sm dim">{formatMessage(messages.none)}</p>;
  return (
    <>
      <ActivityList
        events={events}
        grouped={grouped}
        more={{ earlier: hasNextPage }}
        told={{ admins, devices: devicesOf(detail, formatMessage(messages.unknownDevice)) }}
      />
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {formatMessage(messages.earlier)}
        </Button>
      )}
    </>
  );
};

const parts = {
  kind: ['', ...activityKinds],
  from: 'day',
  act: ['', 'export'],
  grouped: ['yes', 'no'],
  thing: 'text',
} as const;

/** Everything that happened to them, in sentences, their words covered. */
export const ClientHistory = ({ detail, day, onDay, before }: ClientHistoryProps) => {
  const { formatMessage } = useIntl();
  const mayExport = useGetMeQuery().data?.role === 'superadmin';
  const { state, set } = useAddressState(parts);
  const { kind, from, act } = state;
  const thing = knownThing(state.thing);
  const grouped = state.grouped === 'yes';
  const selection = { kind, from: startOf(from), before };
  return (
    <Panel
      title={formatMessage(messages.title)}
      aside={
        mayExport &&
        thing === '' && <Exports clientId={detail.client.clientId} wanted={act === 'export'} {...selection} />
      }
    >
      <IdSearch />
      <ActivityFilters
        {...{ kind, from, day, onDay }}
        onKind={(chosen) => set({ kind: chosen })}
        onFrom={(chosen) => set({ from: chosen })}
        grouped={grouped}
        onGrouped={(on) => set({ grouped: on ? 'yes' : 'no' })}
      />
      <OnlyThing stream={thing} onWhole={() => set({ thing: '' })} />
      <Events detail={detail} grouped={grouped} stream={thing} {...selection} />
    </Panel>
  );
};
