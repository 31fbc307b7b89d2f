import type { ActLogPage } from '@ecrin/contracts/activity/act-log.ts';
import type { AnswerTemplateList } from '@ecrin/contracts/answer-template/answer-template.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addAdmin,
  firstSuperadmin,
  startAdminServer,
  type EnrolledAdmin,
  type SignedInAdmin,
} from '#test/admin/admin.fixtures.ts';
import { openTestCommunity } from '#test/communities/community.fixtures.ts';
import { registerTestClient, sendRequest, type SignedInClient, type TestServer } from '#test/server.fixtures.ts';
import { openTestRequest, readAfter } from './inbox.fixtures.ts';

let server: TestServer;
let alix: EnrolledAdmin;
let bea: SignedInAdmin;
let anne: SignedInClient;
beforeAll(async () => {
  server = await startAdminServer();
  alix = await firstSuperadmin(server);
  bea = await addAdmin(server, alix, { name: 'bea', role: 'admin' });
  anne = await registerTestClient(server, 'anne');
});
afterAll(() => server.remove());

const ask = (by: Readonly<{ token: string }>, request: string, body?: unknown) =>
  sendRequest(server, request, { token: by.token, ...(body !== undefined && { body }) });
const words = { fr: 'Bonjour {prénom}, bienvenue sur {service}.', en: null };

describe('templates of answers', () => {
  it('are written, edited and removed by any administrator, and listed by title', async () => {
    const [first, second] = [systemIds.next(), systemIds.next()];
    await ask(bea, 'POST /api/admin/answer-templates', { templateId: first, title: 'Zèbre', words });
    const added = await ask(alix, 'POST /api/admin/answer-templates', { templateId: second, title: 'Été', words });
    const listed = (await readAfter(server)(bea, '/api/admin/answer-templates', added)).body as AnswerTemplateList;
    expect(listed.items.map(({ title, by }) => `${title} ${by.adminId}`)).toEqual([
      `Été ${alix.userId}`,
      `Zèbre ${bea.userId}`,
    ]);

    const edited = { title: 'Ébauche', words: { fr: null, en: 'Hello {first name}.' } };
    await ask(alix, `PUT /api/admin/answer-templates/${first}`, edited);
    const removed = await ask(bea, `DELETE /api/admin/answer-templates/${second}`);
    expect((await readAfter(server)(bea, '/api/admin/answer-templates', removed)).body).toEqual({
      items: [
        { templateId: first, ...edited, by: expect.objectContaining({ adminId: alix.userId }), at: expect.any(String) },
      ],
    });
    const acts = async () =>
      ((await ask(alix, 'GET /api/admin/act-log')).body as ActLogPage).items.map(({ type, subject }) => [
        type,
        subject,
      ]);
    // They are on the service: on nobody.
    await expect
      .poll(acts)
      .toEqual(
        expect.arrayContaining(
          ['AnswerTemplateAdded', 'AnswerTemplateEdited', 'AnswerTemplateRemoved'].map((type) => [type, null]),
        ),
      );
  });

  it.each([
    ['a variable there is not', { words: { fr: 'Bonjour {nom}.', en: null } }, 'answer-template.unknown-variable'],
    ['no text', { words: { fr: null, en: null } }, 'answer-template.empty'],
    ['a text that is too long', { words: { fr: 'a'.repeat(801), en: null } }, 'general.invalid-request'],
  ])('are refused with %s', async (_what, changed, code) => {
    const body = { templateId: systemIds.next(), title: 'Refus', ...changed };
    const { status, body: problem } = await ask(bea, 'POST /api/admin/answer-templates', body);
    expect([status, problem]).toEqual([400, expect.objectContaining({ code })]);
  });

  it('know a variable however its accent is typed', async () => {
    const decomposed = { fr: 'Merci {prénom}.'.normalize('NFD'), en: null };
    const body = { templateId: systemIds.next(), title: 'Accents', words: decomposed };
    expect((await ask(bea, 'POST /api/admin/answer-templates', body)).status).toBe(200);
  });

  it('are nothing to clients, who are answered in their language', async () => {
    expect((await ask(anne, 'GET /api/admin/answer-templates')).status).toBe(401);
    const { id } = await openTestRequest(server)(anne, { kind: 'help' }, 'Une question.');
    const language = async () => {
      const { body } = await ask(bea, `GET /api/admin/requests/${id}`);
      return (body as { clientFacts?: { language?: string } }).clientFacts?.language;
    };
    await expect.poll(language).toBe('fr');
    await ask(anne, `PUT /api/client/${anne.userId}`, { language: 'en' });
    await expect.poll(language).toBe('en');
  });

  it('are offered for the word to a reported author in the author’s language', async () => {
    const bruno = await registerTestClient(server, 'bruno');
    const place = await openTestCommunity(server, anne, {});
    await place.enter(bruno, 'bruno');
    const { commentId } = await place.write(bruno, 'Sûrement pas vous.');
    await place.say(anne, `PUT ${place.path}/comments/${commentId}/report`, { reason: 'off-topic' });
    await ask(bruno, `PUT /api/client/${bruno.userId}`, { language: 'en' });
    await expect
      .poll(async () => (await ask(bea, `GET /api/admin/comments/comment.${commentId}`)).body)
      .toMatchObject({ authorLanguage: 'en' });
  });
});
