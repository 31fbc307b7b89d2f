import type { Language } from '@ecrin/domain/kernel/language.ts';
import type { SharedCopy } from '@ecrin/domain/story/shared-copy.ts';
import { communityPage } from '#community/page/community-page-html.ts';
import { storyPage } from '#story/page/page-html.ts';

const frame = { nonce: 'n', fonts: new Map<string, string>(), publicUrl: 'https://ecrin.exemple' };
const everyone = { permission: 'members', maxLength: 1_200, editMinutes: 15, replyDepth: 3 } as const;
const settings = { visibility: 'public', joinCondition: 'open', indexed: false, rules: everyone } as const;

/** The page of an open link of a story, as a stranger gets it. */
export const storyHtml = (copy: SharedCopy, author: string | null): string =>
  storyPage(frame, {
    copy,
    author,
    files: '/r/t/f/',
    // Only what the page reads of an open link.
    share: {
      timeZone: 'Europe/Paris',
      sharedAt: '2026-11-25T10:00:00.000Z',
      closesAt: null,
      downloadable: false,
      passwordHash: null,
      withPrivate: false,
    } as never,
  });

/** The page of a public community that pinned a story, for a reader of `language`. */
export const communityHtml = (
  described: Readonly<{ name: string; purpose: string }>,
  copy: SharedCopy,
  language: Language = 'fr',
): string =>
  communityPage(frame, language, {
    ...described,
    settings,
    members: 3,
    joinPath: '/register',
    indexed: false,
    pinned: { kind: 'story', copy },
  });
