import { recordStoryReading } from '@ecrin/domain/story-share/commands/share-story.ts';
import { storyReading, type ExistingShare } from '@ecrin/domain/story-share/story-share.aggregate.ts';
import { withinBudget } from '@ecrin/platform/work-budgets/within-budget.ts';
import type { Router } from '@koa/router';
import { getRawBody } from 'raw-body';
import type { ApiServices } from '#http/api-services.ts';
import type { AppContext, AppState } from '#http/app-context.ts';
import { answerHtml as answer, setPageHeaders } from './answer-page.ts';
import { openShare, type OpenShare } from './open-share.ts';
import { closedPage, floodedPage, lockedPage, storyPage, type PageFrame } from './page-html.ts';
import { readingWait } from './reading-limits.ts';
import { answerFile, type FileServices } from './shared-story-files.ts';
import { createPasswordTries } from './try-password.ts';

type Services = Pick<ApiServices, 'clock' | 'execute' | 'ids' | 'log' | 'passwords' | 'publicUrl'> &
  FileServices &
  Readonly<{ fonts: ReadonlyMap<string, string> }>;

type Pages = Services & Readonly<{ tryPassword: ReturnType<typeof createPasswordTries> }>;

/** The pages of shared stories: HTML without scripts, never stored by anybody. */
export const sharedStoryPages = (services: Services) => (router: Router<AppState>) => {
  const pages: Pages = { ...services, tryPassword: createPasswordTries(services) };
  router.get('/r/:token', (ctx) => answerPage(pages, ctx, null));
  router.get('/r/:token/:ticket/:file', (ctx) => answerFile(services, ctx));
  router.post('/r/:token', async (ctx) => answerPage(pages, ctx, await readPassword(ctx)));
};

const maxFormBytes = 2_000;

const readPassword = async (ctx: AppContext): Promise<string> => {
  const body = await getRawBody(ctx.req, { limit: maxFormBytes, encoding: 'utf8' }).catch(() => '');
  return new URLSearchParams(body).get('password') ?? '';
};

const answerPage = async (services: Pages, ctx: AppContext, password: string | null): Promise<void> => {
  const { nonce, language } = ctx.state;
  const frame: PageFrame = { nonce, fonts: services.fonts, publicUrl: services.publicUrl };
  setPageHeaders(ctx);
  const now = services.clock.now().toISOString();
  const wait = await readingWait(services, { kind: 'page', address: ctx.ip, now });
  if (wait !== null) {
    ctx.set('Retry-After', wait);
    return answer(ctx, 429, floodedPage(frame, language));
  }
  const token = String(ctx['params']['token']);
  const open = await openShare(services, token, now);
  if (!open) return answer(ctx, 404, closedPage(frame, language));
  const refusal = await whyLocked(services, ctx, { share: open.share, password, now });
  if (refusal) {
    const status = refusal.reason === 'tooMany' ? 429 : refusal.reason === null ? 200 : 403;
    return answer(ctx, status, lockedPage(frame, open.copy.language, refusal.reason));
  }
  await answerStory(services, ctx, { frame, open, token, now });
};

type Opened = Readonly<{ frame: PageFrame; open: OpenShare; token: string; now: string }>;

const answerStory = async (services: Services, ctx: AppContext, { frame, open, token, now }: Opened): Promise<void> => {
  ctx.set('Content-Language', open.copy.language);
  const author = await services.stories.firstName(open.share.ownerId);
  const files = `/r/${token}/${services.tickets.issue(open.share, now)}/`;
  const { parts } = open.copy;
  answer(
    ctx,
    200,
    withinBudget('page', parts, () => storyPage(frame, { ...open, author, files })),
  );
  if (isReader(ctx)) await countReading(services, open.share, now);
};

/** What makes the preview of a link in a message or lists pages says so. Nothing of it is kept. */
const programs = /bot\b|crawler|spider|preview|facebookexternalhit|whatsapp/iu;
const isReader = (ctx: AppContext): boolean => ctx.method !== 'HEAD' && !programs.test(ctx.get('User-Agent'));

type Try = Readonly<{ share: ExistingShare; password: string | null; now: string }>;

/** null: it may be read. `reason` null: no password was given yet. */
const whyLocked = async (
  { tryPassword }: Pick<Pages, 'tryPassword'>,
  ctx: AppContext,
  { share, password, now }: Try,
): Promise<Readonly<{ reason: 'wrong' | 'tooMany' | null }> | null> => {
  if (share.passwordHash === null) return null;
  if (password === null) return { reason: null };
  const gone = new AbortController();
  ctx.res.once('close', () => gone.abort());
  const tried = await tryPassword({ share, password, address: ctx.ip, now, gone: gone.signal });
  return tried === 'right' ? null : { reason: tried };
};

/** After the page: a reader does not wait for it, and a fault only loses a count. */
const countReading = async ({ execute, ids, log }: Services, share: ExistingShare, now: string): Promise<void> => {
  const { linkId, storyId, ownerId } = share;
  const commandId = ids.next();
  const context = {
    commandId,
    correlationId: commandId,
    causationId: null,
    actor: 'system:shared-story',
    ownerId,
    occurredAt: now,
    timeZone: 'UTC',
  };
  const id = `${linkId}.${now.slice(0, 10)}`;
  const input = { linkId, storyId, ownerId, now };
  await execute({ aggregate: storyReading, id, decide: recordStoryReading, input, context }).catch((fault: unknown) => {
    log.warn({ fault: fault instanceof Error ? fault.name : 'Error' }, 'a reading of a shared story was not counted');
  });
};
