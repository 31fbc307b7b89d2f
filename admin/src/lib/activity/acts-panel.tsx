import type { Activity } from '@ecrin/contracts/activity/activity.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useIntl } from 'react-intl';
import { useShownPages } from '../list/use-shown-pages.ts';
import { LoadFailed } from '../page/load-failed.tsx';
import { Panel } from '../panel/panel.tsx';
import { ActivityList } from './activity-list.tsx';
import { useListActsInfiniteQuery } from './acts.api.ts';
import { actsMessages as messages } from './acts.messages.ts';

/** Its session is an administrator's own: their device is listed elsewhere. */
const withoutSession = (act: Activity): Activity => ({ ...act, sessionId: null });
const noDevices: ReadonlyMap<string, string> = new Map();

type ActsProps = Readonly<{
  /** null: of the administrator who looks. */
  adminId: string | null;
  /** What they did, or what was done to their account, with who did it. */
  side?: 'by' | 'on';
  /** By their ids. */
  names: Readonly<Record<string, string | null>>;
}>;

const Acts = ({ adminId, names, side = 'by' }: ActsProps) => {
  const { formatMessage } = useIntl();
  const list = useListActsInfiniteQuery({ adminId, side }, { refetchOnMountOrArgChange: true });
  const { data, isError, refetch, isFetchingNextPage } = list;
  const showEarlier = useShownPages(list, `acts-${side}`);
  if (isError && !data) return <LoadFailed title={formatMessage(messages.missing)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton label={formatMessage(messages.loading)} lines={[60, 90, 70]} />;
  const acts = data.pages.flatMap(({ items }) => items).map(withoutSession);
  if (acts.length === 0) return <p className="sm dim">{formatMessage(messages.none)}</p>;
  return (
    <>
      <ActivityList
        events={acts}
        grouped
        more={{ earlier: showEarlier !== null }}
        told={{ admins: names, devices: noDevices, ...(side === 'by' && { acts: 'of-one' }) }}
      />
      {showEarlier && (
        <Button busy={isFetchingNextPage} onClick={showEarlier}>
          {formatMessage(messages.earlier)}
        </Button>
      )}
    </>
  );
};

/** What one administrator did and looked at, or what was done to their account, newest first. */
export const ActsPanel = (props: ActsProps) => (
  <Panel title={useIntl().formatMessage(props.side === 'on' ? messages.onAccount : messages.title)}>
    <Acts {...props} />
  </Panel>
);
