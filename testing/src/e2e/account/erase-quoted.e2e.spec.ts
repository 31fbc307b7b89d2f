import type { Page } from 'playwright-core';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { keptMark, recordQuotations, thoughtMark } from '#erasure/recorded-quotations.ts';
import { writtenThought, type ApiClient } from '#kits/api-client.ts';
import { pollUntil } from '#kits/poll-until.ts';
import { embeddedProcess } from '#servers/server-process.ts';
import { axeViolations } from '../kit/axe.ts';
import { desk, phone } from '../kit/browser.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';
import { signUp } from '../kit/sign-up.ts';

const settings = {
  visibility: 'public',
  joinCondition: 'open',
  indexed: false,
  rules: { permission: 'members', maxLength: 1_200, editMinutes: 15, replyDepth: 3 },
};

const readable = (api: ApiClient, path: string) =>
  pollUntil(async () => (await api.call('GET', path)).status === 200, { timeoutMs: 30_000, everyMs: 200 });

/** Two thoughts, the story that is made of both, its link, and its copy in a community that everybody reads. */
const writeBoth = async (api: ApiClient) => {
  const make = async (path: string, body: object) => {
    const answer = await api.call('POST', path, { body });
    if (answer.status >= 300) throw new Error(`${path} was answered ${JSON.stringify(answer)}`);
    return answer.body;
  };
  const [erased, kept] = [writtenThought(`Une ${thoughtMark} au lavoir.`), writtenThought(`Une ${keptMark} hier.`)];
  for (const body of [erased, kept]) await make('/thoughts', body);
  for (const { thoughtId } of [erased, kept]) await readable(api, `/thoughts/${thoughtId}`);
  const [storyId, communityId] = [v7(), v7()];
  const thoughtIds = [erased.thoughtId, kept.thoughtId];
  await make('/stories', { storyId, title: 'Deux bêtes', thoughtIds });
  await readable(api, `/stories/${storyId}`);
  const terms = { following: false, withPrivate: false, closesAt: null, password: null };
  const { url } = await make(`/stories/${storyId}/links`, { linkId: v7(), ...terms });
  await make('/communities', { communityId, name: 'Le lavoir', purpose: 'Ce qui y vit.', settings });
  await readable(api, `/communities/${communityId}`);
  const copy = { copyId: v7(), kind: 'story', sourceId: storyId, withPrivate: false, publicly: true };
  await make(`/communities/${communityId}/copies`, copy);
  // Visitors read the pinned one.
  const pinned = await api.call('PUT', `/communities/${communityId}/pin`, { body: { copyId: copy.copyId } });
  expect(pinned.status).toBe(200);
  const ids = { thoughtId: erased.thoughtId, keptId: kept.thoughtId, storyId };
  return { ids, story: new URL(String(url)).pathname, community: `/c/${communityId.replaceAll('-', '')}` };
};

const idsOf = async (api: ApiClient, path: string, name: string): Promise<string> => {
  const { items } = (await api.call('GET', path)).body as Readonly<{ items: readonly Record<string, string>[] }>;
  return items[0]?.[name] ?? '';
};

const runOf = async (api: ApiClient): Promise<string> => {
  const [orbId, runId] = [await idsOf(api, '/orb-runs', 'orbId'), await idsOf(api, '/orb-runs', 'runId')];
  return runId && `/app/orbs/${orbId}/runs/${runId}`;
};

/** Whether a page, which shows what stays, shows what is erased too. */
const showsErased = async (page: Page, path: string): Promise<boolean> => {
  await page.goto(path);
  await page.getByText(new RegExp(keptMark, 'u')).first().waitFor();
  return (await page.getByText(new RegExp(thoughtMark, 'u')).count()) > 0;
};

const start = () => embeddedProcess({ ERASURE_SETTLE_SECONDS: '0', BACKUPS_TO: 'off' });

e2eSuiteOn(start)('a thought that is quoted', ({ open, server }) => {
  it('is erased from a story, an answer, an orb and a community, for their readers too, and its author is told', async () => {
    const { api, storageState } = await signUp(server().url);
    const { ids, story, community } = await writeBoth(api);
    await server().stop();
    await recordQuotations(server().dataDir, api.clientId, ids);
    await server().start();
    const conversation = await pollUntil(() => idsOf(api, '/conversations', 'conversationId'), { timeoutMs: 30_000 });
    const run = await pollUntil(() => runOf(api), { timeoutMs: 30_000 });
    const own = [`/app/chat/${conversation}`, run];
    const expected = [/404/u];
    const page = await open({ viewport: desk, storageState, expected });
    const reader = await open({ viewport: phone, expected });
    for (const path of own) expect([path, await showsErased(page, path)]).toEqual([path, true]);
    for (const path of [story, community]) expect([path, await showsErased(reader, path)]).toEqual([path, true]);

    await page.goto(`/app/thoughts/${ids.thoughtId}`);
    await page.getByRole('button', { name: 'Autres actions' }).press('Enter');
    await page.getByRole('button', { name: 'Effacer pour toujours…' }).press('Enter');
    const question = page.getByRole('dialog');
    await expect.poll(() => question.getByRole('listitem').count()).toBeGreaterThan(4);
    expect(await axeViolations(page)).toEqual([]);
    await question.getByRole('button', { name: 'Effacer pour toujours' }).press('Enter');
    await page.goto('/app/notifications');
    await page.getByText('Ce que vous avez effacé n’est plus cité').first().waitFor({ timeout: 60_000 });

    for (const path of own) expect([path, await showsErased(page, path)]).toEqual([path, false]);
    for (const path of [story, community]) expect([path, await showsErased(reader, path)]).toEqual([path, false]);
  }, 180_000);
});
