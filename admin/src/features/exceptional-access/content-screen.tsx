import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { showToast } from '@ecrin/browser/page/toasts.ts';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'wouter';
import { BackLink } from '#lib/page/back-link.tsx';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { useCurrentAccessQuery } from './exceptional-access.api.ts';
import { exceptionalAccessMessages as messages } from './exceptional-access.messages.ts';
import { MaskedContent } from './masked-content.tsx';
import { OpenContent } from './open-content.tsx';

const Content = ({ clientId }: { clientId: string }) => {
  const { formatMessage } = useIntl();
  // Ended on this screen, whatever the server's clock says a moment before its end.
  const [endedId, setEndedId] = useState<string | null>(null);
  const { data, isError, refetch } = useCurrentAccessQuery(clientId, { refetchOnMountOrArgChange: true });
  if (isError && !data) return <LoadFailed title={formatMessage(messages.failed)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton label={formatMessage(messages.loading)} lines={[48, 64]} />;
  const { access, now } = data;
  const end = () => {
    showToast({ tone: 'info', message: formatMessage(messages.ended) });
    setEndedId(access?.accessId ?? null);
  };
  return access && access.accessId !== endedId ? (
    <OpenContent key={access.accessId} access={{ ...access, clientId, now }} onEnded={end} />
  ) : (
    <MaskedContent clientId={clientId} />
  );
};

/** The words of one client: masked, or open for a while by an exceptional access. */
export const ContentScreen = () => {
  const { formatMessage } = useIntl();
  const { clientId } = useParams<{ clientId: string }>();
  usePageTitle(formatMessage(messages.title));
  return (
    <>
      <BackLink to={`/admin/clients/${clientId}`}>{formatMessage(messages.back)}</BackLink>
      <h1 className="display" data-level="2" tabIndex={-1}>
        {formatMessage(messages.title)}
      </h1>
      <Content clientId={clientId} />
    </>
  );
};
