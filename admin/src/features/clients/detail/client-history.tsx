import { apiHost } from '@ecrin/browser/api/authorised-fetch.ts';
import { shortDate } from '@ecrin/browser/time/short-date.ts';
import { activityKinds } from '@ecrin/contracts/activity/activity.ts';
import type { ClientDetail } from '@ecrin/contracts/client-admin/client-detail.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { downloadIcon } from '@ecrin/ui/icon/icons.ts';
import { useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import { Menu } from '@ecrin/ui/menu/menu.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { ActivityFilters, kindOf } from '#lib/activity/activity-filters.tsx';
import type { Told } from '#lib/activity/activity-line.tsx';
import { ActivityList } from '#lib/activity/activity-list.tsx';
import { useResultFeedback } from '#lib/api/problem-feedback.ts';
import { exportMessages } from '#lib/export/export.messages.ts';
import { saveList } from '#lib/export/save-list.ts';
import { IdSearch } from '#lib/id-search/id-search.tsx';
import { knownThing, OnlyThing } from '#lib/id-search/only-thing.tsx';
import { startOf } from '#lib/list/span.ts';
import { useAddressState } from '#lib/list/use-address-state.ts';
import { growing, notGrown, useShownPages } from '#lib/list/use-shown-pages.ts';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { useWideViewport } from '#lib/page/use-wide-viewport.ts';
import { Panel } from '#lib/panel/panel.tsx';
import { useGetMeQuery } from '#lib/session/me.api.ts';
import { useExportClientActivityMutation, useListClientActivityInfiniteQuery } from '../clients.api.ts';
import { AgainstDay, type AgainstFieldProps } from './client-comparison.tsx';
import { comparisonMessages } from './comparison.messages.ts';
import { historyMessages as messages } from './history.messages.ts';
import { useHistoryExport } from './use-history-export.ts';
import styles from '../clients.module.css';

type Selection = Readonly<{ kind: string; from: string | null; before: string | null }>;

/** `wanted`: it is what somebody came for. */
type ExportsProps = Selection & Readonly<{ clientId: string; wanted: boolean }>;

const formats = ['csv', 'ndjson'] as const;

/** A spreadsheet’s file is written here, from the same lines: in words, with names. */
const useDownload = ({ clientId, ...selection }: Omit<ExportsProps, 'wanted'>) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const showResult = useResultFeedback();
  const columns = useHistoryExport();
  const [ask, { isLoading }] = useExportClientActivityMutation();
  const download = async (format: (typeof formats)[number]) => {
    const kind = kindOf(selection.kind);
    const { from, before } = selection;
    const result = await ask({
      clientId,
      body: { ...(kind && { kind }), ...(from && { from }), ...(before && { before }) },
    });
    if (!showResult(result, formatMessage(messages.exported)) || !result.data) return;
    const { url } = result.data;
    if (format === 'ndjson') window.location.assign(`${apiHost}${url}`);
    else await saveList(url.replace('/api/admin', ''), 'history', { columns, language });
  };
  return { download, isLoading };
};

const Exports = ({ clientId, wanted, ...selection }: ExportsProps) => {
  const { formatMessage } = useIntl();
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wanted) buttons.current?.querySelector('button')?.focus();
  }, [wanted]);
  const { download, isLoading } = useDownload({ clientId, ...selection });
  const isWide = useWideViewport();
  const ways = formats.map((format) => ({
    key: format,
    label: format.toUpperCase(),
    icon: downloadIcon,
    run: () => void (isLoading || download(format)),
  }));
  return (
    <div ref={buttons} className={styles['acts']}>
      {!isWide && <Menu label={formatMessage(exportMessages.save)} icon={downloadIcon} groups={[ways]} />}
      {isWide &&
        ways.map(({ key, label, icon, run }) => (
          <Button key={key} busy={isLoading} onClick={run}>
            <Icon of={icon} size="sm" />
            {label}
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
  /** With another day, which on a phone is chosen among the filters. */
  compared: AgainstFieldProps;
}>;

type EventsProps = Selection & Readonly<{ detail: ClientDetail; grouped: boolean; stream: string }>;

const Events = ({ detail, grouped, ...selection }: EventsProps) => {
  const { formatMessage } = useIntl();
  const { clientId } = detail.client;
  const list = useListClientActivityInfiniteQuery({ clientId, ...selection });
  const { data, isError, refetch, isFetchingNextPage } = list;
  const showEarlier = useShownPages(list);
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
        more={{ earlier: showEarlier !== null }}
        told={{ admins, devices: devicesOf(detail, formatMessage(messages.unknownDevice)) }}
      />
      {showEarlier && (
        <Button busy={isFetchingNextPage} onClick={showEarlier}>
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
  ...growing,
} as const;

/** What on a phone is among the filters, so that the history begins where one sees it. */
const useFolded = (compared: AgainstFieldProps) => {
  const { formatMessage } = useIntl();
  const start = startOf(compared.against);
  const drop = () => compared.onAgainst('');
  return {
    children: <IdSearch />,
    days: <AgainstDay {...compared} />,
    further:
      start === null ? [] : [{ label: formatMessage(comparisonMessages.inForce, { day: shortDate(start) }), drop }],
  };
};

/** Everything that happened to them, in sentences, their words covered. */
export const ClientHistory = ({ detail, day, onDay, before, compared }: ClientHistoryProps) => {
  const { formatMessage } = useIntl();
  const mayExport = useGetMeQuery().data?.role === 'superadmin';
  const { state, set } = useAddressState(parts);
  const { kind, from, act } = state;
  const thing = knownThing(state.thing);
  const grouped = state.grouped === 'yes';
  const selection = { kind, from: startOf(from), before };
  const isWide = useWideViewport();
  const folded = useFolded(compared);
  return (
    <Panel
      title={formatMessage(messages.title)}
      aside={
        mayExport &&
        thing === '' && <Exports clientId={detail.client.clientId} wanted={act === 'export'} {...selection} />
      }
    >
      {isWide && <IdSearch />}
      <ActivityFilters
        // What was found there has the sheet closed.
        key={thing}
        {...{ kind, from, day, onDay }}
        {...(!isWide && folded)}
        onKind={(chosen) => set({ kind: chosen, ...notGrown })}
        onFrom={(chosen) => set({ from: chosen, ...notGrown })}
        grouped={grouped}
        onGrouped={(on) => set({ grouped: on ? 'yes' : 'no' })}
      />
      <OnlyThing stream={thing} onWhole={() => set({ thing: '', ...notGrown })} />
      <Events detail={detail} grouped={grouped} stream={thing} {...selection} />
    </Panel>
  );
};
