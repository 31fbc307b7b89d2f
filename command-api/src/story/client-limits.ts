import type { RefusedReply } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';

const [quarterHourMs, dayMs] = [15 * 60_000, 24 * 3_600_000];

/** What one client may ask for, where each request is much work: a sound that is cut, a book that is set, a model that writes without a budget. */
const limits = {
  passage: { limit: 240, windowMs: quarterHourMs, refused: 'story.too-many-passages' },
  book: { limit: 30, windowMs: quarterHourMs, refused: 'story.too-many-books' },
  // Where an address of one is asked for: who loads from it is a browser, which shows no sentence.
  ownBook: { limit: 30, windowMs: quarterHourMs, refused: 'story.too-many-books' },
  draft: { limit: 40, windowMs: dayMs, refused: 'story-draft.too-many-today' },
} as const;

type Asked = Readonly<{ kind: keyof typeof limits; clientId: string; now: string }>;

/** null: there is room. */
export const limitRefusal = async (
  { access }: Pick<ApiServices, 'access'>,
  { kind, clientId, now }: Asked,
): Promise<RefusedReply | null> => {
  const { refused, limit, windowMs } = limits[kind];
  const { allowed, retryAfterMs } = await access.countAttempt({
    key: `story-${kind}-of:${clientId}`,
    limit,
    windowMs,
    now,
  });
  return allowed ? null : { refused, headers: { 'Retry-After': String(Math.ceil(retryAfterMs / 1_000)) } };
};
