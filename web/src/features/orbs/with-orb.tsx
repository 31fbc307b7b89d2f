import type { OrbDetail } from '@ecrin/contracts/orb/orb.ts';
import { Button, buttonLook } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { NotLoaded } from '#lib/page/not-loaded.tsx';
import { useFindOrbQuery } from './orbs.api.ts';
import { orbsMessages as messages } from './orbs.messages.ts';

const isNotFound = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404;

/** Of the placeholder of an orb's screen, in percent. */
export const orbLoadingLines = [40, 70, 60];

/** Loads an orb for a screen; while it loads, fails or is missing it shows that instead. */
export const WithOrb = ({ orbId, children }: Readonly<{ orbId: string; children: (orb: OrbDetail) => ReactNode }>) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { data, error, refetch } = useFindOrbQuery({ orbId, language });
  if (data) return children(data);
  if (!error) return <Skeleton lines={orbLoadingLines} />;
  return isNotFound(error) ? (
    <EmptyState
      level={1}
      title={formatMessage(messages.notFound)}
      action={
        <Link href="/app/orbs" {...buttonLook({ look: 'primary' })}>
          <FormattedMessage {...messages.orbs} />
        </Link>
      }
    />
  ) : (
    <EmptyState
      level={1}
      title={formatMessage(messages.notLoaded)}
      action={
        <Button onClick={() => void refetch()}>
          <FormattedMessage {...messages.retry} />
        </Button>
      }
    >
      <NotLoaded />
    </EmptyState>
  );
};
