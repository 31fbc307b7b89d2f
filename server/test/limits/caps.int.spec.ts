import { readyOrbs } from '@ecrin/domain/orb/ready/ready-orbs.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, openSettings, openTestCommunity } from '#test/communities/community.fixtures.ts';
import { startModelServer, type ModelServer } from '#test/model-server.fixtures.ts';
import { requestRun, writeTestThought } from '#test/orbs/orbs.fixtures.ts';
import {
  registerConsentingClient,
  registerTestClient,
  sendRequest,
  type Answer,
  type SignedInClient,
} from '#test/server.fixtures.ts';

const orbId = readyOrbs.find(({ definition }) => definition.names.fr === 'Trois gestes')?.orbId ?? '';
const described = { name: 'Chœur du jeudi', purpose: 'Ce qu’on se dit après les répétitions.' };

let { server, remove } = {} as ModelServer;
beforeAll(async () => {
  ({ server, remove } = await startModelServer({ ORB_RUNS_PER_DAY: '5', CLIENT_REQUESTS_PER_SECOND: '0' }));
});
afterAll(() => remove());

const say = ({ token }: SignedInClient, request: string, body?: unknown): Promise<Answer> =>
  sendRequest(server, request, { token, ...(body === undefined ? {} : { body }) });
/** How many of forty at once, or of so many, got through, and what the others were told. */
const atOnce = async (act: () => Promise<Answer>, times = 40) => {
  const answers = await Promise.all(Array.from({ length: times }, act));
  return {
    accepted: answers.filter(({ status }) => status < 300).length,
    refused: [...new Set(answers.filter(({ status }) => status >= 300).map(codeOf))],
  };
};

const asksForHelp = async (client: SignedInClient) =>
  atOnce(() =>
    say(client, 'POST /api/client/requests', {
      requestId: systemIds.next(),
      subject: { kind: 'help' },
      words: 'Je n’entends plus mes enregistrements.',
    }),
  );
const opensCommunities = async (client: SignedInClient) =>
  atOnce(() =>
    say(client, 'POST /api/client/communities', {
      communityId: systemIds.next(),
      ...described,
      settings: openSettings,
    }),
  );
const writesComments = async (client: SignedInClient) => {
  const { path } = await openTestCommunity(server, client, { settings: openSettings });
  return atOnce(() =>
    say(client, `POST ${path}/comments`, { commentId: systemIds.next(), parentId: null, words: 'Encore.' }),
  );
};
const sharesCopies = async (client: SignedInClient) => {
  const { path } = await openTestCommunity(server, client, { settings: openSettings });
  const sourceId = await writeTestThought(server, client.token, 'La barque est partie.');
  return atOnce(() =>
    say(client, `POST ${path}/copies`, {
      copyId: systemIds.next(),
      kind: 'thought',
      sourceId,
      withPrivate: false,
      publicly: false,
    }),
  );
};
const opensLinks = async (client: SignedInClient) => {
  const [storyId, thoughtId] = [
    systemIds.next(),
    await writeTestThought(server, client.token, 'Les clés sont dehors.'),
  ];
  await expect.poll(async () => (await say(client, `GET /api/client/thoughts/${thoughtId}`)).status).toBe(200);
  await say(client, 'POST /api/client/stories', { storyId, title: 'Le départ', thoughtIds: [thoughtId] });
  return atOnce(
    () =>
      say(client, `POST /api/client/stories/${storyId}/links`, {
        linkId: systemIds.next(),
        following: true,
        withPrivate: false,
        closesAt: null,
        password: null,
        downloadable: true,
      }),
    80,
  );
};
/** Half of them over the past. */
const runsOrbs = async (client: SignedInClient) => {
  let nth = 0;
  return atOnce(() => {
    nth += 1;
    if (nth % 2) return requestRun(server, client.token, { orbId, text: 'La barque est partie.' });
    return say(client, 'POST /api/client/orb-past-runs', {
      pastRunId: systemIds.next(),
      orbId,
      versions: [1],
      step: 'month',
      values: {},
      timeZone: 'Europe/Paris',
      past: { from: '2025-01-01', to: '2025-04-30' },
    });
  });
};
const asksAndWithdraws = async (client: SignedInClient) => {
  const owner = await registerTestClient(server, `proprietaire-${client.userId}`);
  const { path, read } = await openTestCommunity(server, owner, {
    settings: { ...openSettings, joinCondition: 'validation' },
  });
  await read(owner);
  const answers: Answer[] = [];
  for (let times = 0; times < 25; times += 1) {
    answers.push(await say(client, `POST ${path}/join`, { invite: null, words: null }));
    await say(client, `DELETE ${path}/join`);
  }
  return {
    accepted: answers.filter(({ status }) => status < 300).length,
    refused: [...new Set(answers.filter(({ status }) => status >= 300).map(codeOf))],
  };
};

describe('what one client may have at once, or begin in a time', () => {
  it.each([
    ['requests', asksForHelp, 5, 'request.too-many-open'],
    ['communities', opensCommunities, 20, 'community.too-many'],
    ['comments', writesComments, 20, 'community.too-many-comments'],
    ['shared copies', sharesCopies, 10, 'community.too-many-copies'],
    ['links of a story', opensLinks, 50, 'story-share.too-many'],
    ['runs of orbs', runsOrbs, 5, 'orb-run.over-day-cap'],
    ['requests to enter that are withdrawn', asksAndWithdraws, 20, 'community.asked-too-often'],
  ])(
    '%s: exactly what is allowed',
    async (name, act, ...[accepted, code]) => {
      const client = await registerConsentingClient(server, name.replaceAll(' ', '-'));
      expect(await act(client)).toEqual({ accepted, refused: [code] });
    },
    20_000,
  );
});
