import type { CopyKind } from '@ecrin/domain/community-copy/community-copy.events.ts';
import type { CommunitySettings } from '@ecrin/domain/community/community.vocabulary.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { originOf, readingMinutes, type SharedCopy } from '@ecrin/domain/story/shared-copy.ts';
import { escapeHtml } from '#messages/escape-html.ts';
import { typeset } from '#story/book/typeset.ts';
import { originSentence } from '#story/origin-words.ts';
import { brandLink, pageOf, shortened, type PageFrame } from '#story/page/page-html.ts';
import { partsHtml } from '#story/page/page-parts.ts';
import { communityPageStyle } from './community-page-style.ts';
import { communityPageWords } from './community-page-words.ts';

/** `joinPath`: where somebody opens an account, or comes in with theirs. `pinned`: only where its author agreed that visitors read it. */
export type ShownCommunityPage = Readonly<{
  name: string;
  purpose: string;
  settings: CommunitySettings;
  members: number;
  joinPath: string;
  indexed: boolean;
  pinned: Readonly<{ kind: CopyKind; copy: SharedCopy }> | null;
}>;

type Words = (typeof communityPageWords)[Language];

/** More than this many parts are unfolded by the reader, without a script. */
const partsInSight = 3;

type Pinned = NonNullable<ShownCommunityPage['pinned']>;

/** No member is named here, so its author is not either. */
const originHtml = ({ kind, copy }: Pinned): string => {
  const told = { place: 'book', language: copy.language, author: null } as const;
  const origin = kind === 'story' ? originSentence(originOf(copy), told) : null;
  return origin === null ? '' : `<p class="by">${escapeHtml(origin)}</p>`;
};

const pinnedHtml = (pinned: Pinned, words: Words): string => {
  const { kind, copy } = pinned;
  const title = copy.title === '' && kind === 'story' ? words.untitled : typeset(copy.title, copy.language);
  const about = kind === 'story' ? words.story(readingMinutes(copy.parts)) : words.thought;
  // A copy in a community is words alone: it has no files.
  const shown = { language: copy.language, files: '' };
  const rest = copy.parts.slice(partsInSight);
  const unfolded =
    rest.length === 0
      ? ''
      : `<details><summary>${escapeHtml(words.readOn)}</summary>${partsHtml(rest, shown)}</details>`;
  return `<section lang="${copy.language}"><p class="by">${escapeHtml(words.pinned)} · ${escapeHtml(about)}</p>${
    title === '' ? '' : `<h2 dir="auto">${escapeHtml(title)}</h2>`
  }<article>${partsHtml(copy.parts.slice(0, partsInSight), shown)}${unfolded}</article>${originHtml(pinned)}</section>`;
};

const joinHtml = ({ joinPath, settings: { joinCondition } }: ShownCommunityPage, words: Words): string => {
  const isOpen = joinCondition === 'open';
  return `<aside><p>${escapeHtml(isOpen ? words.openText : words.askText)}</p><a class="button" href="${escapeHtml(
    joinPath,
  )}">${escapeHtml(isOpen ? words.enter : words.ask)}</a><p class="small">${escapeHtml(words.account)}</p></aside>`;
};

/** What a visitor sees of a community: its name and purpose, one text, and the way in. No member is named. */
export const communityPage = (frame: PageFrame, language: Language, shown: ShownCommunityPage): string => {
  const words = communityPageWords[language];
  const { settings, members, pinned, indexed } = shown;
  // Whatever language it is read in: its members’ words keep the signs of theirs.
  const [name, purpose] = [typeset(shown.name, 'fr'), typeset(shown.purpose, 'fr')];
  const about = [words[settings.visibility], words.members(members)].map(escapeHtml).join(' · ');
  const body = `<main class="community"><nav>${brandLink(words.home)}<a href="/login">${escapeHtml(
    words.signIn,
  )}</a></nav><header><div class="crest" aria-hidden="true">${escapeHtml(initialOf(name))}</div><div><h1 dir="auto">${escapeHtml(
    name,
  )}</h1><p class="by">${about}</p></div></header><p class="purpose" dir="auto">${escapeHtml(purpose)}</p>${joinHtml(shown, words)}${
    pinned ? pinnedHtml(pinned, words) : ''
  }<footer><p>${escapeHtml(words.rest)}</p></footer></main>`;
  const isPublic = settings.visibility === 'public';
  const title = isPublic ? name : words.invitation;
  // Read and stored by whoever makes previews: an invitation to a private community says there only that it is one.
  const card = isPublic ? { title: name, text: shortened(purpose) } : { title: words.invitationCard, text: words.card };
  return pageOf(frame, { language, title, card, body, indexed, style: communityPageStyle });
};

const segmenter = new Intl.Segmenter('fr', { granularity: 'grapheme' });
const initialOf = (name: string): string => ([...segmenter.segment(name)][0]?.segment ?? '').toLocaleUpperCase('fr');

/** The same for a private, a closed and an invented address. */
export const absentCommunityPage = (frame: PageFrame, language: Language): string => {
  const words = communityPageWords[language];
  return pageOf(frame, {
    language,
    title: words.absentTitle,
    card: { title: 'Écrin', text: words.home },
    body: `<main class="alone"><div class="empty" aria-hidden="true"></div><h1>${escapeHtml(words.absentTitle)}</h1><p>${escapeHtml(
      words.absent,
    )}</p><a class="button" href="/">${escapeHtml(words.discover)}</a></main>`,
  });
};
