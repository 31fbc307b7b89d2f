import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PagePatterns } from '@ecrin/contracts/site/pages.ts';
import { send } from '@koa/send';
import type { AppContext, AppMiddleware } from './app-context.ts';
import { preloadLinks } from './preload-links.ts';

/** A built front end under a path: `{ under: '/admin', folder: '…/admin/dist' }`; the one for `/` comes last. */
export type StaticRoot = Readonly<{
  under: string;
  folder: string;
  /** HTML by the place in the page it goes to. */
  texts?: Readonly<Record<string, string>>;
  /** Its addresses; all others get its page as not found. Absent: there is no other. */
  pages?: PagePatterns;
}>;

const yearMs = 365 * 24 * 3_600_000;

/** Files with a content hash never change; all others are revalidated. */
const isHashed = (path: string): boolean => path.includes('/assets/') && /(?<![\w-])\w*-[\w-]{8,}\.\w+$/.test(path);

/** By its extension: the id of a report has a dot too, with another id after it. */
const isFile = (path: string): boolean => /\.[a-z\d]{1,12}$/i.test(path);

/** Serves built front ends, in the compressed form that the build left beside a file where the browser takes it; any path of an app without a file name is its page. The API and sockets are never served from here. */
export const staticFiles = (roots: readonly StaticRoot[]): AppMiddleware => {
  const isPageOf = new Map(roots.map((root) => [root, pageTestOf(root)]));
  return async (ctx, next) => {
    await next();
    const root = isAsked(ctx) ? roots.find(holds(ctx.path)) : undefined;
    if (!root) return;
    if (isFile(ctx.path)) await sendFile(ctx, root);
    else await sendPage(ctx, root, isPageOf.get(root)?.(ctx.path) === false ? 404 : 200);
  };
};

/** Whether a file or page is asked for, which nothing else has answered. */
const isAsked = ({ status, body, method, path }: AppContext): boolean =>
  status === 404 && body === undefined && ['GET', 'HEAD'].includes(method) && !/^\/(api|socket\.io)(\/|$)/.test(path);

const holds =
  (path: string) =>
  ({ under }: StaticRoot): boolean =>
    under === '/' || path === under || path.startsWith(`${under}/`);

/** Whether a path is a page of the root; a slash at its end is none of it. */
const pageTestOf = ({ pages }: StaticRoot): ((path: string) => boolean) => {
  const patterns = pages?.map((pathname) => new URLPattern({ pathname }));
  return (path) => {
    const pathname = path.replace(/\/$/, '') || '/';
    return patterns?.some((pattern) => pattern.test({ pathname })) ?? true;
  };
};

const sendFile = async (ctx: AppContext, root: StaticRoot): Promise<void> => {
  const { under, folder } = root;
  const path = under === '/' ? ctx.path : ctx.path.slice(under.length);
  if (path.endsWith('/index.html')) return sendPage(ctx, root, 200);
  const immutable = isHashed(path);
  ctx.vary('Accept-Encoding');
  await send(ctx, path, {
    root: folder,
    immutable,
    maxAge: immutable ? yearMs : 0,
    setHeaders: () => {
      if (!immutable) ctx.set('Cache-Control', 'no-cache');
    },
  });
  if (ctx.fresh) ctx.status = 304;
};

/** The page contains this response's nonce, the texts of its root, and links to the parts of its screen, where the build left a placeholder. */
const sendPage = async (ctx: AppContext, { folder, texts = {} }: StaticRoot, status: 200 | 404): Promise<void> => {
  const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null);
  if (page === null) return;
  ctx.set('Cache-Control', 'no-cache');
  ctx.type = 'html';
  ctx.vary('Accept-Language');
  const links = await preloadLinks(folder, ctx);
  const filled = Object.entries({ ...texts, '<!-- preloads -->': links, __CSP_NONCE__: ctx.state.nonce });
  ctx.body = filled.reduce((html, [place, text]) => html.replaceAll(place, () => text), page);
  ctx.status = status;
};
