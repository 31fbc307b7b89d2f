import type { PushPayload } from '@ecrin/contracts/notification/notification.ts';
import type { Pushes } from '#lib/push/push-token.ts';
import type { FromWorker } from '#lib/push/worker-messages.ts';

/** A page of this site, as a service worker sees it. */
export type OpenPage = Readonly<{
  url: string;
  visibilityState: string;
  focused: boolean;
  focus: () => Promise<unknown>;
  send: (word: FromWorker) => void;
}>;

/** `renotify`: it makes itself heard although it takes another's place. `data`: what brought it, kept until it is tapped; null when that could not be read. */
type ShownOptions = Readonly<{
  body?: string;
  tag: string;
  renotify: boolean;
  icon: string;
  lang: string;
  data: PushPayload | null;
  actions: PushPayload['actions'];
}>;

/** What a service worker gives to those who show and follow pushes: the browser's own types cannot stand beside those of a page. */
export type WorkerScope = Readonly<{
  origin: string;
  show: (title: string, options: ShownOptions) => Promise<void>;
  /** The `data` of what stands there under a tag. */
  shownWithTag: (tag: string) => Promise<readonly unknown[]>;
  pushes: Pushes;
  pages: () => Promise<readonly OpenPage[]>;
  open: (link: string) => Promise<unknown>;
  fetch: typeof fetch;
  timeZone: () => string;
}>;

/** Pages of the client's own: others show no toast and lead nowhere. */
export const clientPages = async ({ pages }: Pick<WorkerScope, 'pages'>): Promise<readonly OpenPage[]> =>
  (await pages()).filter(({ url }) => /^\/app(\/|$)/u.test(new URL(url).pathname));
