import { setTimeout as pause } from 'node:timers/promises';
import { registerClient } from '#kits/api-client.ts';
import type { AttackClass, Case, Verdict } from '../kit/attack-class.ts';
import { accepted, openCommunity, openLink, readUntil, writeStory } from '../kit/sharing.ts';
import type { Target } from '../kit/target.ts';

const personal = { title: 'Le départ de Malo', chapter: 'Avant l’aube', paragraph: 'Malo a laissé les clés dehors.' };
const community = { name: 'Chœur de Saint-Malo', purpose: 'Malo y chante le jeudi.' };
const invented = { story: `/r/${'0'.repeat(32)}${'a'.repeat(43)}`, invite: `/c/${'a'.repeat(43)}` };

/** Who fetches an address before anybody reads it: the preview of a message, a search engine. */
const agents = {
  'a browser': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
  WhatsApp: 'WhatsApp/2.23.20.0',
  'a preview': 'facebookexternalhit/1.1 Facebot Twitterbot/1.0',
  'a search engine': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
} as const;
type Asked = Readonly<{ method?: 'GET' | 'HEAD' | 'POST'; agent?: keyof typeof agents }>;

const fetched = async (target: Target, path: string, { method = 'GET', agent = 'a browser' }: Asked = {}) => {
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const answer = await fetch(`${target.server().url}${path}`, {
    method,
    headers: { 'User-Agent': agents[agent], ...(method === 'POST' ? form : {}) },
    redirect: 'manual',
    ...(method === 'POST' ? { body: 'password=la+barque' } : {}),
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

/** Without what differs in any two answers. */
const comparable = ({ status, headers, text }: Awaited<ReturnType<typeof fetched>>): string => {
  const nonces = /nonce[-=]"?[\w+/=-]+"?/gu;
  const lines = [...headers].filter(([name]) => !/^(date|x-request-id|x-correlation-id|etag)$/u.test(name));
  return [status, ...lines.map((line) => line.join(': ')), text].join('\n').replaceAll(nonces, 'nonce');
};

/** Everything that was there once, and is not any more. */
const lose = async (target: Target) => {
  const owner = await registerClient(target.server().url, { firstname: 'Malo' });
  const [{ storyId }, deleted] = [await writeStory(owner, personal), await writeStory(owner, personal)];
  const inTime = new Date(Date.now() + 3_000).toISOString();
  const links = {
    revoked: await openLink(owner, storyId),
    expired: await openLink(owner, storyId, { closesAt: inTime }),
    'of a deleted story': await openLink(owner, deleted.storyId),
    'revoked, with a password': await openLink(owner, storyId, { password: 'la barque' }),
  };
  const open = await openLink(owner, storyId);
  const ticket = /\/r\/[^/"]+\/([^/"]+)\//u.exec((await fetched(target, links.revoked.path)).text)?.[1] ?? 'none';
  await accepted(owner, `DELETE /stories/${storyId}/links/${links.revoked.linkId}`);
  await accepted(owner, `DELETE /stories/${storyId}/links/${links['revoked, with a password'].linkId}`);
  await accepted(owner, `DELETE /stories/${deleted.storyId}`);
  const hidden = await openCommunity(owner, community, { visibility: 'private' });
  const closed = await openCommunity(owner, community);
  await accepted(owner, `POST ${hidden.path}/invite`, {});
  await accepted(owner, `DELETE ${closed.path}`);
  await readUntil(owner, hidden.path, ({ inviteLink }) => !String(inviteLink).includes(hidden.invite));
  await pause(Math.max(0, Date.parse(inTime) - Date.now()) + 50);
  return {
    owner,
    ticket,
    revoked: links.revoked.path,
    pages: {
      ...Object.fromEntries(Object.entries(links).map(([label, { path }]) => [label, path])),
      'one letter off': `${open.path.slice(0, -4)}AAAA`,
      'cut short': open.path.slice(0, -4),
    },
    invites: {
      replaced: hidden.invitePath,
      closed: closed.invitePath,
      private: hidden.publicPath,
      'closed, by its address': closed.publicPath,
    },
    hidden,
  };
};

const likeInvented = (path: string, known: string, asked: Asked) => async (target: Target) => {
  const [gone, never] = [await fetched(target, path, asked), await fetched(target, known, asked)];
  if (never.status !== 404) return `an invented address answered ${never.status}`;
  return comparable(gone) === comparable(never) ? null : 'is answered unlike an invented address';
};

const absentCases = ({ pages, invites, revoked, ticket }: Awaited<ReturnType<typeof lose>>): readonly Case[] => {
  const ways = Object.keys(agents).map((agent) => ({ agent }) as Asked);
  const ofStory: readonly Asked[] = [{ method: 'HEAD' }, { method: 'POST' }, ...ways];
  const each = (places: Readonly<Record<string, string>>, known: string, asked: readonly Asked[]) =>
    Object.entries(places).flatMap(([label, path]) =>
      asked.map((one): Case => ({
        label: `${known.slice(0, 3)} ${label}: ${one.method ?? 'GET'} by ${one.agent ?? 'a browser'}`,
        attack: likeInvented(path, known, one),
      })),
    );
  const files = Object.fromEntries(
    ['story.pdf', 'story.epub', 'x.jpg'].map((file) => [file, `${revoked}/${ticket}/${file}`]),
  );
  return [
    ...each(pages, invented.story, ofStory),
    ...each(invites, invented.invite, [{ method: 'HEAD' }, ...ways]),
    ...each(files, `${invented.story}/${ticket}/x.jpg`, [{}]),
  ];
};

/** An invite code that is no more, asked about and used by somebody with an account. */
const inviteCases = ({ hidden }: Awaited<ReturnType<typeof lose>>): readonly Case[] => {
  const never = 'a'.repeat(43);
  const both = async (
    target: Target,
    ask: (invite: string) => readonly [method: string, path: string, body?: object],
  ) => {
    const answers: string[] = [];
    for (const invite of [hidden.invite, never]) {
      const [method, path, body] = ask(invite);
      const { status, text } = await target.send({ method, path, ...(body ? { body: JSON.stringify(body) } : {}) });
      answers.push(`${status} ${text.replaceAll(/"(instance|requestId|traceId)":"[^"]*"/gu, '')}`);
    }
    return answers[0] === answers[1] && !answers[0]?.startsWith('200') ? null : `answered ${answers.join(' and ')}`;
  };
  return [
    {
      label: 'a replaced invite code is asked about',
      attack: (target) => both(target, (invite) => ['GET', `/community-invites/${invite}`]),
    },
    {
      label: 'a replaced invite code is used',
      attack: (target) => both(target, (invite) => ['POST', `${hidden.path}/join`, { invite, words: null }]),
    },
  ];
};

/** What previews may not have of it. */
const named = /Malo|aube|clés|chante/u;
const previewedOf = (html: string): string => html.match(/<(?:meta|title)[^>]*>[^<]*/gu)?.join('') ?? '';

const cardOf = async (target: Target, path: string, allowed: RegExp | null): Promise<Verdict> => {
  for (const agent of Object.keys(agents) as readonly (keyof typeof agents)[]) {
    const { status, text } = await fetched(target, path, { agent });
    if (status !== 200) return `answered ${status} to ${agent}`;
    const words = previewedOf(text).replaceAll(allowed ?? /$^/gu, '');
    if (named.test(words)) return `the preview for ${agent} has words of it`;
  }
  return null;
};

const previewCases: readonly Case[] = [
  {
    label: 'the preview of a story with a password',
    attack: async (target) => {
      const owner = await registerClient(target.server().url, { firstname: 'Malo' });
      const { storyId } = await writeStory(owner, personal);
      const { path } = await openLink(owner, storyId, { password: 'la barque' });
      const { text } = await fetched(target, path);
      return named.test(text) ? 'the page before the password has words of it' : cardOf(target, path, null);
    },
  },
  {
    label: 'the preview of a story with private thoughts',
    attack: async (target) => {
      const owner = await registerClient(target.server().url, { firstname: 'Malo' });
      const { storyId, thoughtId } = await writeStory(owner, personal);
      await accepted(owner, `PUT /thoughts/${thoughtId}`, { private: true });
      const { path } = await openLink(owner, storyId, { withPrivate: true });
      return cardOf(target, path, new RegExp(personal.title, 'gu'));
    },
  },
  {
    label: 'the preview of an invitation to a private community',
    attack: async (target) => {
      const owner = await registerClient(target.server().url, { firstname: 'Malo' });
      return cardOf(target, (await openCommunity(owner, community, { visibility: 'private' })).invitePath, null);
    },
  },
  {
    label: 'previews counted as readings',
    attack: async (target) => {
      const owner = await registerClient(target.server().url);
      const { storyId } = await writeStory(owner, personal);
      const { path } = await openLink(owner, storyId);
      for (const agent of ['WhatsApp', 'a preview', 'a search engine'] as const) await fetched(target, path, { agent });
      await fetched(target, path, { method: 'HEAD' });
      await fetched(target, path);
      const viewsOf = (body: Readonly<Record<string, unknown>>) =>
        Number(/"views":(\d+)/u.exec(JSON.stringify(body))?.[1]);
      const views = viewsOf(await readUntil(owner, `/stories/${storyId}`, (body) => viewsOf(body) > 0));
      return views === 1 ? null : `${views} readings were counted, of one`;
    },
  },
];

/** Links that were closed, replaced or never there are answered alike, whoever asks how; previews say nothing personal. */
export const links: AttackClass = {
  name: 'links',
  cases: async (_random, target) => {
    const lost = await lose(target);
    return [...previewCases, ...absentCases(lost), ...inviteCases(lost)];
  },
  expect: async (target) => ((await target.isUp()) ? null : 'the server does not answer any more'),
};
