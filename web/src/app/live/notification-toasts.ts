import { showToast } from '@ecrin/browser/page/toasts.ts';

/** Longer apart than this, in ms, two messages are about two notifications. */
const matchWindowMs = 20_000;

type Source = 'socket' | 'push';
type Announcement = Readonly<{ source: Source; at: number }>;

/** The socket and a push may both deliver one notification, in either order and with different texts: the first is shown, the second is matched with it and is not. Returns whether to show it. */
export const createNotificationDeduplicator = (now: () => number) => {
  let unmatched: readonly Announcement[] = [];
  return (source: Source): boolean => {
    const at = now();
    unmatched = unmatched.filter((pending) => at - pending.at < matchWindowMs);
    const match = unmatched.find((pending) => pending.source !== source);
    unmatched = match ? unmatched.filter((pending) => pending !== match) : [...unmatched, { source, at }];
    return match === undefined;
  };
};

const listPath = '/app/notifications';
/** How long the toast of a push stays, in ms. */
const pushToastMs = 10_000;

/** Read when a toast is shown: how to navigate, and « Voir » in the current language. */
export type ToastContext = Readonly<{ current: Readonly<{ navigate: (to: string) => void; see: string }> }>;

/** Shows a notification just received as a toast with a link. */
export const createNotificationToasts = (here: ToastContext) => {
  const isNews = createNotificationDeduplicator(() => performance.now());
  const open = (link: string) => here.current.navigate(link);
  const show = (message: string, { link, ...more }: Readonly<{ link: string; durationMs?: number }>) =>
    showToast({ tone: 'done', message, action: { label: here.current.see, run: () => open(link) }, ...more });
  return {
    open,
    fromSocket: (title: string) => void (isNews('socket') && show(title, { link: listPath })),
    fromPush: ({ title, link }: Readonly<{ title: string; link: string }>) =>
      void (isNews('push') && show(title, { link: link || listPath, durationMs: pushToastMs })),
  };
};
