import { v7 } from 'uuid';
import { registerClient, type ApiClient } from '#kits/api-client.ts';
import type { AttackClass, Case, Verdict } from '../kit/attack-class.ts';
import { communitySettings, openCommunity, openLink, readUntil, writeStory } from '../kit/sharing.ts';
import type { Target } from '../kit/target.ts';

const words = { name: 'Chœur du jeudi', purpose: 'Ce qu’on se dit après les répétitions.' };
const personal = { title: 'Le départ', chapter: 'Avant l’aube', paragraph: 'Malo a laissé les clés dehors.' };

type Answered = Readonly<{ status: number; text: string }>;

/** Repeats until it is refused: by the `most`th time at the latest, with a sentence that says so. */
const endsWithin = async (
  most: number,
  act: (nth: number) => Promise<Answered>,
  sentence: RegExp,
): Promise<Verdict> => {
  for (let nth = 0; nth <= most; nth += 1) {
    const { status, text } = await act(nth);
    if (status >= 500) return `answered ${status}`;
    if (status < 400 || status === 403 || status === 404) continue;
    return sentence.test(text) ? null : `answered ${status} without a sentence`;
  }
  return `${most} times and no end`;
};

const asAnswered = async (answer: ReturnType<ApiClient['call']>): Promise<Answered> => {
  const { status, body } = await answer;
  return { status, text: JSON.stringify(body) };
};

const newcomer = (target: Target): Promise<ApiClient> => registerClient(target.server().url);

const visit = async (target: Target, path: string, init: RequestInit = {}): Promise<Answered> => {
  const answer = await fetch(`${target.server().url}${path}`, init);
  return { status: answer.status, text: await answer.text() };
};

const comments = async (target: Target): Promise<Verdict> => {
  const client = await newcomer(target);
  const { path } = await openCommunity(client, words);
  const write = () =>
    client.call('POST', `${path}/comments`, { body: { commentId: v7(), parentId: null, words: 'Encore.' } });
  return endsWithin(40, () => asAnswered(write()), /too-many-comments.*"[^"]{20,}"/u);
};

const requests = async (target: Target): Promise<Verdict> => {
  const [owner, client] = [await newcomer(target), await newcomer(target)];
  const ask = async (): Promise<Answered> => {
    const { path } = await openCommunity(owner, words, { joinCondition: 'validation' });
    const asked = await asAnswered(client.call('POST', `${path}/join`, { body: { invite: null, words: null } }));
    if (asked.status < 300) await readUntil(owner, `${path}/requests`, ({ items }) => JSON.stringify(items) !== '[]');
    return asked;
  };
  return endsWithin(19, ask, /too-many-requests.*"[^"]{20,}"/u);
};

const opened = async (target: Target): Promise<Verdict> => {
  const client = await newcomer(target);
  const open = async () => {
    const communityId = v7();
    const body = { communityId, ...words, settings: communitySettings };
    const answer = await asAnswered(client.call('POST', '/communities', { body }));
    if (answer.status < 300) await readUntil(client, `/communities/${communityId}`, () => true);
    return answer;
  };
  return endsWithin(30, open, /"code":"community\.[a-z-]+".*"[^"]{20,}"/u);
};

const copies = async (target: Target): Promise<Verdict> => {
  const client = await newcomer(target);
  const { path } = await openCommunity(client, words);
  const { storyId } = await writeStory(client, personal);
  const share = () =>
    client.call('POST', `${path}/copies`, {
      body: { copyId: v7(), kind: 'story', sourceId: storyId, withPrivate: false, publicly: false },
    });
  return endsWithin(20, () => asAnswered(share()), /too-many-copies.*"[^"]{20,}"/u);
};

/** Many at once: exactly as many as are allowed, and a sentence for each of the others. */
const exactly = async (most: number, times: number, act: () => Promise<Answered>): Promise<Verdict> => {
  const answers = await Promise.all(Array.from({ length: times }, act));
  const accepted = answers.filter(({ status }) => status < 300).length;
  if (accepted !== most) return `${accepted} of ${times} at once, where ${most} are allowed`;
  const wordless = answers.find(({ status, text }) => status >= 300 && !/"detail":"[^"]{20,}"/u.test(text));
  return wordless ? `answered ${wordless.status} without a sentence` : null;
};

const manyAtOnce =
  (most: number, times: number, prepare: (client: ApiClient) => Promise<() => ReturnType<ApiClient['call']>>) =>
  async (target: Target): Promise<Verdict> => {
    const act = await prepare(await newcomer(target));
    return exactly(most, times, () => asAnswered(act()));
  };

const requestsAtOnce = manyAtOnce(
  5,
  40,
  async (client) => () =>
    client.call('POST', '/requests', {
      body: { requestId: v7(), subject: { kind: 'help' }, words: personal.paragraph },
    }),
);

const communitiesAtOnce = manyAtOnce(
  20,
  60,
  async (client) => () =>
    client.call('POST', '/communities', { body: { communityId: v7(), ...words, settings: communitySettings } }),
);

const linksAtOnce = manyAtOnce(50, 80, async (client) => {
  const { storyId } = await writeStory(client, personal);
  const terms = { following: true, withPrivate: false, closesAt: null, password: null, downloadable: true };
  return () => client.call('POST', `/stories/${storyId}/links`, { body: { linkId: v7(), ...terms } });
});

const askAndWithdraw = async (target: Target): Promise<Verdict> => {
  const [owner, client] = [await newcomer(target), await newcomer(target)];
  const { path } = await openCommunity(owner, words, { joinCondition: 'validation' });
  const ask = async (): Promise<Answered> => {
    const asked = await asAnswered(client.call('POST', `${path}/join`, { body: { invite: null, words: null } }));
    await client.call('DELETE', `${path}/join`);
    return asked;
  };
  return endsWithin(30, ask, /asked-too-often.*"[^"]{20,}"/u);
};

const passwords = async (target: Target): Promise<Verdict> => {
  const client = await newcomer(target);
  const { storyId } = await writeStory(client, personal);
  const { path } = await openLink(client, storyId, { password: 'la barque' });
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const guess = (nth: number) => visit(target, path, { method: 'POST', headers: form, body: `password=lac${nth}` });
  return endsWithin(12, guess, /role="alert"/u);
};

/** An address that is there, then: the same refusal as for those that are not. */
const addresses = async (target: Target): Promise<Verdict> => {
  const client = await newcomer(target);
  const { storyId } = await writeStory(client, personal);
  const { path } = await openLink(client, storyId);
  const guess = (nth: number) =>
    visit(target, `${nth % 2 ? '/r/' : '/c/'}${v7().replaceAll('-', '')}${'a'.repeat(43)}`);
  const ended = await endsWithin(300, guess, /<h1[^>]*>[^<]{20,}<\/h1>/u);
  if (ended !== null) return ended;
  const { status, text } = await visit(target, path);
  return status === 429 && !text.includes('Malo') ? null : `an address that is there answered ${status}`;
};

const floods = {
  'comments without end': comments,
  'requests to enter without end': requests,
  'communities without end': opened,
  'shared copies without end': copies,
  'requests for help, forty at once': requestsAtOnce,
  'communities, sixty at once': communitiesAtOnce,
  'links of a story, eighty at once': linksAtOnce,
  'asked to enter and withdrawn without end': askAndWithdraw,
  'passwords of a story, guessed': passwords,
  // Last: its network address may then open no page.
  'addresses of stories and invitations, guessed': addresses,
} as const;

/** Floods of what is shared, and guesses: each ends, with a sentence. */
export const limits: AttackClass = {
  name: 'limits',
  cases: async () => Object.entries(floods).map(([label, attack]): Case => ({ label, attack })),
  expect: async (target) => ((await target.isUp()) ? null : 'the server does not answer any more'),
};
