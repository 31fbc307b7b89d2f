import type { Pushes } from '@ecrin/browser/push/push-token.ts';
import type { PushPayload } from '@ecrin/contracts/notification/notification.ts';
import type { LockNotice } from '#lib/lock/lock-notice.ts';
import type { FromWorker } from '#lib/push/worker-messages.ts';

/** A page of this site, as a service worker sees it. */
export type OpenPage = Readonly<{
  url: string;
  visibilityState: string;
  focused: boolean;
  focus: () => Promise<unknown>;
  send: (word: FromWorker) => void;
}>;

/** `renotify`: alerts even though it replaces another. `data`: the payload, kept until the notification is tapped; null when it was unreadable. */
type ShownOptions = Readonly<{
  body?: string;
  tag: string;
  renotify: boolean;
  icon: string;
  lang: string;
  data: PushPayload | null;
  actions: PushPayload['actions'];
}>;

/** What push handling needs of a service worker: the TypeScript types of workers and of pages cannot be used in one project. */
export type WorkerScope = Readonly<{
  origin: string;
  show: (title: string, options: ShownOptions) => Promise<void>;
  /** The `data` of the shown notifications with a tag. */
  shownWithTag: (tag: string) => Promise<readonly unknown[]>;
  pushes: Pushes;
  pages: () => Promise<readonly OpenPage[]>;
  open: (link: string) => Promise<unknown>;
  fetch: typeof fetch;
  /** The lock of this device; null without one. */
  lock: () => Promise<Pick<LockNotice, 'closed'> | null>;
  timeZone: () => string;
}>;

/** The client's pages: other pages (the back-office) handle no pushes. */
export const clientPages = async ({ pages }: Pick<WorkerScope, 'pages'>): Promise<readonly OpenPage[]> =>
  (await pages()).filter(({ url }) => /^\/app(\/|$)/u.test(new URL(url).pathname));
