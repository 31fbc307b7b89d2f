import type { ReadyOrbDetail } from '@ecrin/contracts/orb/ready-orb.ts';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { useFindReadyOrbQuery } from './orbs.api.ts';
import { orbsMessages as messages } from './orbs.messages.ts';

const isNotFound = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404;

/** Loads an orb for a screen; while it loads, fails or is missing it shows that instead. */
export const WithOrb = ({ orbId, children }: { orbId: string; children: (orb: ReadyOrbDetail) => ReactNode }) => {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useFindReadyOrbQuery(orbId, { refetchOnMountOrArgChange: true });
  if (data) return children(data);
  if (!error) return <Skeleton label={formatMessage(messages.loading)} lines={[38, 70, 60]} />;
  return isNotFound(error) ? (
    <EmptyState
      level={1}
      title={formatMessage(messages.notFound)}
      action={
        <Link href="/admin/orbs" {...buttonLook({ look: 'primary' })}>
          <FormattedMessage {...messages.toOrbs} />
        </Link>
      }
    />
  ) : (
    <LoadFailed title={formatMessage(messages.notLoaded)} onRetry={() => void refetch()} />
  );
};
