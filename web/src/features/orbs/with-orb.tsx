import type { OrbDetail } from '@ecrin/contracts/orb/orb.ts';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Link } from 'wouter';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { useFindOrbQuery } from './orbs.api.ts';
import { orbsMessages as messages } from './orbs.messages.ts';

/** An address that somebody typed may hold no id at all. */
const isNotFound = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && (error.status === 404 || error.status === 400);

type NotShownProps = Readonly<{
  error: unknown;
  missing: MessageDescriptor;
  failed: MessageDescriptor;
  level?: 1 | 2;
  onRetry: () => unknown;
  /** A link, from what is missing. */ children: ReactNode;
}>;

/** In place of what is not there, with a link, or could not be loaded. */
export const NotShown = ({ error, missing, failed, level = 2, onRetry, children }: NotShownProps) =>
  isNotFound(error) ? (
    <EmptyState level={level} title={<FormattedMessage {...missing} />} action={children} />
  ) : (
    <LoadFailed level={level} title={failed} onRetry={onRetry} />
  );

type RunNotShownProps = Readonly<{ orb: OrbDetail; error: unknown; onRetry: () => unknown }>;

/** In place of a run of the orb, or of one over the past. */
export const RunNotShown = ({ orb, error, onRetry }: RunNotShownProps) => (
  <NotShown error={error} missing={messages.runNotFound} failed={messages.runNotLoaded} onRetry={onRetry}>
    <Link href={`/app/orbs/${orb.orbId}`} {...buttonLook({ look: 'primary' })}>
      {orb.name ?? <FormattedMessage {...messages.unnamed} />}
    </Link>
  </NotShown>
);

/** Of the placeholder of an orb's screen, in percent. */
export const orbLoadingLines = [40, 70, 60];

/** Loads an orb for a screen; while it loads, fails or is missing it shows that instead. */
export const WithOrb = ({ orbId, children }: Readonly<{ orbId: string; children: (orb: OrbDetail) => ReactNode }>) => {
  const { language } = useLanguage();
  const { data, error, refetch } = useFindOrbQuery({ orbId, language });
  if (data) return children(data);
  if (!error) return <Skeleton lines={orbLoadingLines} />;
  return (
    <NotShown
      level={1}
      error={error}
      missing={messages.notFound}
      failed={messages.notLoaded}
      onRetry={() => void refetch()}
    >
      <Link href="/app/orbs" {...buttonLook({ look: 'primary' })}>
        <FormattedMessage {...messages.orbs} />
      </Link>
    </NotShown>
  );
};
