import { readReferralCode } from '@ecrin/domain/client/referral-code.ts';
import { commentReport, reportIdOf } from '@ecrin/domain/comment-report/comment-report.aggregate.ts';
import type { ExistingCopy } from '@ecrin/domain/community-copy/community-copy.aggregate.ts';
import { readCommunityToken } from '@ecrin/domain/community/community-token.ts';
import { community, type ExistingCommunity } from '@ecrin/domain/community/community.aggregate.ts';
import { story } from '@ecrin/domain/story/story.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { withinBudget } from '@ecrin/platform/work-budgets/within-budget.ts';
import type { Router } from '@koa/router';
import type { ApiServices } from '#http/api-services.ts';
import type { AppContext, AppState } from '#http/app-context.ts';
import { answerHtml, setPageHeaders } from '#story/page/answer-page.ts';
import { floodedPage, type PageFrame } from '#story/page/page-html.ts';
import { readingWait } from '#story/page/reading-limits.ts';
import type { StoryReading } from '#story/story-services.ts';
import { findSharedCopy } from '../find-shared-copy.ts';
import { absentCommunityPage, communityPage, type ShownCommunityPage } from './community-page-html.ts';

type Services = Pick<ApiServices, 'access' | 'clock' | 'communities' | 'events' | 'keyedHash' | 'publicUrl'> &
  Readonly<{ stories: Pick<StoryReading, 'readable'>; fonts: ReadonlyMap<string, string> }>;

/** What a visitor without an account sees of a community: of a public one by its address, of any by its invite link. */
export const communityPages = (services: Services) => (router: Router<AppState>) => {
  router.get('/c/:token', (ctx) => answer(services, ctx));
};

type Found = Readonly<{ communityId: string; community: ExistingCommunity; isInvited: boolean }>;

const answer = async (services: Services, ctx: AppContext): Promise<void> => {
  const { nonce, language } = ctx.state;
  const frame: PageFrame = { nonce, fonts: services.fonts, publicUrl: services.publicUrl };
  setPageHeaders(ctx);
  const now = services.clock.now().toISOString();
  const wait = await readingWait(services, { kind: 'page', address: ctx.ip, now });
  if (wait !== null) {
    ctx.set('Retry-After', wait);
    return answerHtml(ctx, 429, floodedPage(frame, language));
  }
  const token = String(ctx['params']['token']);
  const found = await findShown(services, token);
  const shown = found && (await shownPage(services, found, joinPathOf(token, ctx.query['ref'])));
  if (shown?.indexed) ctx.remove('X-Robots-Tag');
  answerHtml(
    ctx,
    shown ? 200 : 404,
    shown
      ? withinBudget('page', shown, () => communityPage(frame, language, shown))
      : absentCommunityPage(frame, language),
  );
};

/** From its stream: what was closed, made private or replaced a moment ago, in whichever process, is so here too. */
const findShown = async ({ events, communities }: Services, token: string): Promise<Found | null> => {
  const { communityId, invite = null } = readCommunityToken(token) ?? {};
  const id = (invite === null ? communityId : await communities.invitedTo(invite)) ?? 'none';
  const { state } = await loadAggregate(events, community, { id });
  if (state.status !== 'open' || !isShownTo(state, invite)) return null;
  return { communityId: id, community: state, isInvited: invite !== null };
};

/** `invite` null: came by the address of its page. */
const isShownTo = ({ settings, invite: current }: ExistingCommunity, invite: string | null): boolean =>
  invite === null ? settings.visibility === 'public' : invite === current;

/** With the referral code of who invited. Signed in, one is led on to the community. */
const joinPathOf = (token: string, ref: unknown): string => {
  const code = typeof ref === 'string' ? readReferralCode(ref) : null;
  return `/register?${new URLSearchParams({ community: token, ...(code !== null && { ref: code }) }).toString()}`;
};

const shownPage = async (
  services: Services,
  { communityId, community: found, isInvited }: Found,
  joinPath: string,
): Promise<ShownCommunityPage | null> =>
  found.words && {
    ...found.words,
    settings: found.settings,
    members: await services.communities.countMembers(communityId),
    joinPath,
    indexed: !isInvited && found.settings.indexed,
    pinned: found.settings.visibility === 'public' ? await findPinned(services, communityId, found.pinned) : null,
  };

/** null: there is none, its author did not agree that visitors read it, or nothing is left of it. */
const findPinned = async (
  { events, stories }: Services,
  communityId: string,
  copyId: string | null,
): Promise<ShownCommunityPage['pinned']> => {
  const found = copyId === null ? null : await findSharedCopy(events, { communityId, copyId });
  if (!found?.copy || !found.publicly || !(await isStanding(events, found))) return null;
  const copy = await stories.readable(found.copy, { ownerId: found.authorId, withPrivate: found.withPrivate });
  return copy.parts.length === 0 ? null : { kind: found.kind, copy };
};

/** Neither hidden, by the team or an administrator, nor a copy of a story that was deleted. */
const isStanding = async (
  events: Services['events'],
  { status, copyId, kind, sourceId }: ExistingCopy,
): Promise<boolean> => {
  const id = reportIdOf({ kind: 'shared-copy', id: copyId });
  const report = await loadAggregate(events, commentReport, { id });
  if (status !== 'shown' || report.state.status === 'hidden') return false;
  return kind === 'thought' || (await loadAggregate(events, story, { id: sourceId })).state.status === 'active';
};
