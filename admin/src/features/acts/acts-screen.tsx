import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import type { Act, ActLogPage, ActSubject } from '@ecrin/contracts/activity/act-log.ts';
import { activityKinds } from '@ecrin/contracts/activity/activity.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useIntl } from 'react-intl';
import { ActivityFilters } from '#lib/activity/activity-filters.tsx';
import { ActivityFrame, ActivityList } from '#lib/activity/activity-list.tsx';
import { useListAdminsQuery } from '#lib/api/admins.api.ts';
import { ExportButton } from '#lib/export/export-button.tsx';
import { IdSearch } from '#lib/id-search/id-search.tsx';
import { PageLinks, useShownCount } from '#lib/list/pages.tsx';
import { endOf, startOf } from '#lib/list/span.ts';
import { Toolbar } from '#lib/list/toolbar.tsx';
import { useAddressState } from '#lib/list/use-address-state.ts';
import { firstPage, pageParts, pageSize, pagesOf } from '#lib/list/use-pages.ts';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { actLogMessages as messages } from './act-log.messages.ts';
import { useListActLogQuery, type ActsAsked } from './acts.api.ts';
import { useActExport } from './use-act-export.ts';

/** Acts stand one by one unless asked otherwise: on whom each was is what one reads them for. */
const parts = {
  admin: 'text',
  kind: ['', ...activityKinds],
  from: 'day',
  until: 'day',
  grouped: ['no', 'yes'],
  ...pageParts,
} as const;
const noFilters = { admin: '', kind: '', from: '', until: '' } as const;

const given = (asked: Readonly<Record<string, string | null>>): ActsAsked =>
  Object.fromEntries(Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value]] : [])));

/** What is asked of the log, as its address says; any change starts at its first page. */
const useActLog = () => {
  const { state, set } = useAddressState(parts);
  const { admin, kind, from, until, after } = state;
  const narrowing = given({ adminId: admin, kind, from: startOf(from), before: endOf(until) });
  return {
    asked: given({ ...narrowing, cursor: after, limit: String(pageSize) }),
    /** The same of all pages. */
    narrowing,
    state,
    pages: pagesOf(state, set),
    group: (grouped: boolean) => set({ grouped: grouped ? 'yes' : 'no' }),
    narrow: (change: Partial<typeof state>) => set({ ...change, ...firstPage }),
    clear: () => set({ ...noFilters, ...firstPage }),
  };
};
type ActLog = ReturnType<typeof useActLog>;

type FiltersProps = Readonly<{ log: ActLog; count: string }>;

const Filters = ({ log: { state, narrow, group }, count }: FiltersProps) => {
  const { formatMessage } = useIntl();
  const { data: admins = [] } = useListAdminsQuery();
  const chosen = admins.find(({ adminId }) => adminId === state.admin);
  return (
    <ActivityFilters
      count={count}
      further={
        chosen ? [{ label: chosen.fullname ?? formatMessage(messages.unnamed), drop: () => narrow({ admin: '' }) }] : []
      }
      kind={state.kind}
      onKind={(kind) => narrow({ kind })}
      from={state.from}
      onFrom={(from) => narrow({ from })}
      day={state.until}
      onDay={(until) => narrow({ until })}
      grouped={state.grouped === 'yes'}
      onGrouped={group}
    >
      <label>
        <span className="sm dim">{formatMessage(messages.administrator)}</span>
        <select value={state.admin} onChange={({ target }) => narrow({ admin: target.value })}>
          <option value="">{formatMessage(messages.everyone)}</option>
          {admins.map(({ adminId, fullname }) => (
            <option key={adminId} value={adminId}>
              {fullname ?? formatMessage(messages.unnamed)}
            </option>
          ))}
        </select>
      </label>
    </ActivityFilters>
  );
};

const pathsOf: Readonly<Record<ActSubject['kind'], string>> = {
  client: '/admin/clients',
  admin: '/admin/admins',
  organization: '/admin/organizations',
  broadcast: '/admin/communication',
  orb: '/admin/orbs',
};

const useSubjects = (items: readonly Act[]) => {
  const { formatMessage } = useIntl();
  return new Map(
    items.flatMap(({ id, subject }) =>
      subject
        ? [
            [
              id,
              { name: subject.name ?? formatMessage(messages.unnamed), href: `${pathsOf[subject.kind]}/${subject.id}` },
            ] as const,
          ]
        : [],
    ),
  );
};

/** Its session is an administrator’s own: their device is listed elsewhere. */
const withoutSession = (act: Act): Act => ({ ...act, sessionId: null });
const noDevices: ReadonlyMap<string, string> = new Map();

type ActsProps = Readonly<{ log: ActLog; page: ActLogPage }>;

const Acts = ({ log, page }: ActsProps) => {
  const { formatMessage } = useIntl();
  const subjects = useSubjects(page.items);
  return (
    <>
      <ActivityFrame title={formatMessage(messages.title)}>
        <ActivityList
          events={page.items.map(withoutSession)}
          told={{ admins: page.admins, devices: noDevices, acts: 'of-all', subjects }}
          grouped={log.state.grouped === 'yes'}
          more={{ later: log.pages.page > 0, earlier: page.nextCursor !== null }}
        />
      </ActivityFrame>
      <PageLinks pages={log.pages} nextCursor={page.nextCursor} />
      <p className="sm dim">{formatMessage(messages.note)}</p>
    </>
  );
};

const Found = ({ log, answer }: Readonly<{ log: ActLog; answer: ReturnType<typeof useListActLogQuery> }>) => {
  const { formatMessage } = useIntl();
  const { data, isError, refetch } = answer;
  if (isError && !data) return <LoadFailed title={formatMessage(messages.missing)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton label={formatMessage(messages.loading)} lines={[100, 100, 100, 100, 100]} />;
  if (data.items.length === 0)
    return (
      <EmptyState
        title={formatMessage(messages.none)}
        action={<Button onClick={log.clear}>{formatMessage(messages.all)}</Button>}
      >
        {formatMessage(messages.noneText)}
      </EmptyState>
    );
  return <Acts log={log} page={data} />;
};

/** What all administrators did, on whom or what, newest first. */
export const ActsScreen = () => {
  const { formatMessage } = useIntl();
  const log = useActLog();
  const answer = useListActLogQuery(log.asked, { refetchOnMountOrArgChange: true });
  const shownCount = useShownCount((found) => formatMessage(messages.count, { count: found }));
  const count = shownCount(log.pages, answer.currentData);
  usePageTitle(formatMessage(messages.title));
  return (
    <>
      <Toolbar
        count={count}
        filters={<Filters log={log} count={count} />}
        tools={<ExportButton list="act-log" asked={log.narrowing} columns={useActExport()} />}
      >
        <IdSearch />
      </Toolbar>
      <Found log={log} answer={answer} />
    </>
  );
};
