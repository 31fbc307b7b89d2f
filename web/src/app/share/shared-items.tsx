import { showToast } from '@ecrin/browser/page/toasts.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useSearch } from 'wouter';
import { hasSharedItems, shareFailedQuery } from '#lib/page/shared-items.ts';
import { useToken } from '#lib/session/session.ts';
import { shareMessages as messages } from './share.messages.ts';
import styles from './shared-items.module.css';

const failureMs = 12_000;

/** The worker had no room for it: said once, then gone from the address. */
const useShareFailure = () => {
  const { formatMessage } = useIntl();
  const [path, navigate] = useLocation();
  const failed = useSearch() === shareFailedQuery;
  useEffect(() => {
    if (!failed) return;
    navigate(path, { replace: true });
    showToast({ tone: 'error', message: formatMessage(messages.failed), durationMs: failureMs });
  }, [failed, path, navigate, formatMessage]);
};

/** What another app shared waits on this device until somebody is signed in, whose home keeps it. */
const WaitingItems = () => {
  const { formatMessage } = useIntl();
  const [found, setFound] = useState(false);
  useEffect(() => {
    if ('caches' in globalThis) hasSharedItems(caches).then(setFound, () => undefined);
  }, []);
  return (
    found && (
      <div className={styles['waiting']}>
        <Banner tone="info">{formatMessage(messages.waiting)}</Banner>
      </div>
    )
  );
};

export const SharedItems = () => {
  useShareFailure();
  return useToken() === null && <WaitingItems />;
};
