import { useEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { showToast } from '../lib/toasts.ts';
import { createAnnouncer } from './announcer.ts';
import { appMessages as messages } from './app.messages.ts';

const listPath = '/app/notifications';
/** How long a push stays that comes while the page is looked at, in ms (specification, section 7). */
const pushStays = 10_000;

const now = () => performance.now();

/** Says what has just arrived, and leads to it. The same functions for as long as the page stands, in whatever language it is by then. */
export const useAnnounce = () => {
  const [, navigate] = useLocation();
  const see = useIntl().formatMessage(messages.see);
  const latest = useRef({ navigate, see });
  useEffect(() => {
    latest.current = { navigate, see };
  }, [navigate, see]);
  return useMemo(() => {
    const isNews = createAnnouncer(now);
    const open = (link: string) => latest.current.navigate(link);
    const say = (message: string, { link, ...more }: Readonly<{ link: string; stays?: number }>) =>
      showToast({ tone: 'done', message, action: { label: latest.current.see, run: () => open(link) }, ...more });
    return {
      open,
      fromSocket: (title: string) => void (isNews('socket') && say(title, { link: listPath })),
      fromPush: ({ title, link }: Readonly<{ title: string; link: string }>) => void (isNews('push') && say(title, { link: link || listPath, stays: pushStays })),
    };
  }, []);
};
