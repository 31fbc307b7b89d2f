import { reminderProblems } from '@ecrin/contracts/reminder/reminder.problems.ts';
import type { ReminderCard, ReminderList } from '@ecrin/contracts/reminder/reminder.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  sendRequest,
  startTestServer,
  password,
  registerTestClient,
  type Answer,
  type TestServer,
  type SignedInClient,
} from '#test/server.fixtures.ts';

const dayMs = 86_400_000;
const daily = { frequency: 'daily', hour: 8, minute: 0 } as const;
const terms = { title: 'Relire', description: null, schedule: daily, timeZone: 'Europe/Paris', subject: null };
type Given = Readonly<Record<string, unknown>>;
const positionOf = ({ body }: Answer): string => String((body as Readonly<{ position: number }>).position);

describe('reminders on a whole server', () => {
  let server: TestServer;
  let claire: SignedInClient;
  let latest = '0';

  beforeAll(async () => {
    server = await startTestServer();
    // A morning in Paris, whenever this runs.
    server.advanceClock(Date.parse('2026-11-22T05:00:00.000Z') - Date.now());
    claire = await registerTestClient(server, 'claire');
  });
  afterAll(() => server.remove());

  /** Sends a command, and reads after it from then on. */
  const send = async (request: string, body?: Given, { token } = claire): Promise<Answer> => {
    const answer = await sendRequest(server, request.replace(' /', ' /api/client/'), { token, ...(body && { body }) });
    if (answer.status === 200) latest = positionOf(answer);
    return answer;
  };
  const set = async (given: Given = {}, visitor = claire): Promise<string> => {
    const reminderId = systemIds.next();
    const { status, text } = await send('POST /reminders', { ...terms, ...given, reminderId }, visitor);
    if (status !== 200) throw new Error(text);
    return reminderId;
  };
  const read = ({ token } = claire, path = ''): Promise<Answer> =>
    sendRequest(server, `GET /api/client/reminders${path}`, { token, headers: { 'X-At-Least': latest } });
  const list = async (visitor = claire) => ((await read(visitor)).body as ReminderList).items;
  const shown = async (reminderId: string) => (await read(claire, `/${reminderId}`)).body as ReminderCard;
  const firstNext = async (reminderId: string) => (await shown(reminderId)).next[0];
  /** The list for a client who signs in `ms` later. */
  const listLater = async (ms: number, { email }: SignedInClient) => {
    server.advanceClock(ms);
    const visitor = (await sendRequest(server, 'POST /api/client/login', { body: { email, password } }))
      .body as SignedInClient;
    const items = await list(visitor);
    server.advanceClock(-ms);
    return items;
  };

  it('are shown with their next five dates, in their time zone', async () => {
    const reminderId = await set({ title: ' Relire ', description: 'La lettre' });
    expect(await shown(reminderId)).toEqual({
      reminderId,
      title: 'Relire',
      description: 'La lettre',
      schedule: daily,
      timeZone: 'Europe/Paris',
      subject: null,
      active: true,
      pausedAt: null,
      next: ['22', '23', '24', '25', '26'].map((day) => `2026-11-${day}T07:00:00.000Z`),
    });
    expect((await listLater(dayMs, claire))[0]?.next[0]).toBe('2026-11-23T07:00:00.000Z');
  });

  it('are paused and started, revised, deleted and restored', async () => {
    const reminderId = await set();
    await send(`POST /reminders/${reminderId}/pause`);
    expect(await shown(reminderId)).toMatchObject({ active: false, next: [] });
    expect((await shown(reminderId)).pausedAt).toMatch(/^2026-11-22T/);
    await send(`PUT /reminders/${reminderId}`, {
      ...terms,
      title: 'Autre',
      schedule: { frequency: 'cron', expression: '30 18 * * sun' },
    });
    expect(await shown(reminderId)).toMatchObject({
      active: false,
      title: 'Autre',
      schedule: { frequency: 'cron', expression: '30 18 * * SUN' },
    });
    await send(`POST /reminders/${reminderId}/start`);
    expect(await firstNext(reminderId)).toBe('2026-11-22T17:30:00.000Z');
    await send(`DELETE /reminders/${reminderId}`);
    expect(await shown(reminderId)).toMatchObject({ status: 404, code: 'reminder.not-found' });
    expect(await send(`POST /reminders/${reminderId}/pause`)).toMatchObject({
      status: 410,
      body: { code: 'reminder.deleted' },
    });
    await send(`POST /reminders/${reminderId}/restore`);
    expect(await shown(reminderId)).toMatchObject({ active: true, title: 'Autre' });
  });

  it('are set once when sent twice', async () => {
    const [body, headers] = [{ ...terms, reminderId: systemIds.next() }, { 'Idempotency-Key': systemIds.next() }];
    const [one, other] = [
      await sendRequest(server, 'POST /api/client/reminders', { token: claire.token, body, headers }),
      await sendRequest(server, 'POST /api/client/reminders', { token: claire.token, body, headers }),
    ];
    expect([one.status, other.body]).toEqual([200, one.body]);
    expect(await send('POST /reminders', body)).toMatchObject({ status: 200, body: one.body });
    expect(await send('POST /reminders', { ...body, title: 'Autre' })).toMatchObject({
      status: 409,
      body: { code: 'reminder.already-set' },
    });
  });

  it('are listed by their next date, paused ones last', async () => {
    const anne = await registerTestClient(server, 'anne');
    const at = (hour: number) => ({ schedule: { ...daily, hour } });
    const [ten, paused, seven, once] = [
      await set(at(10), anne),
      await set(at(7), anne),
      await set(at(7), anne),
      await set({ schedule: { frequency: 'once', day: '2026-11-22', hour: 9, minute: 0 } }, anne),
    ];
    await send(`POST /reminders/${paused}/pause`, undefined, anne);
    const idsOf = (items: readonly ReminderCard[]) => items.map(({ reminderId }) => reminderId);
    expect(idsOf(await list(anne))).toEqual([seven, once, ten, paused]);
    const later = await listLater(3.5 * 3_600_000, anne);
    expect(idsOf(later)).toEqual([ten, seven, once, paused]);
    expect(later[2]).toMatchObject({ active: true, next: [] });
  });

  it('about a thought show its current title, and none once it is deleted; another client’s thought is refused', async () => {
    const [thoughtId, goalId, bruno] = [systemIds.next(), systemIds.next(), await registerTestClient(server, 'bruno')];
    await send('POST /thoughts', {
      thoughtId,
      content: 'La lettre de grand-mère',
      occurredAt: '2026-11-20T08:00:00.000Z',
      timeZone: 'Europe/Paris',
    });
    await send(`PUT /thoughts/${thoughtId}/insights/title`, { value: 'La lettre' });
    const subject = { kind: 'thought', id: thoughtId };
    const reminderId = await set({ schedule: { frequency: 'once', day: '2027-05-22', hour: 8, minute: 0 }, subject });
    expect(await shown(reminderId)).toMatchObject({
      subject: { ...subject, title: 'La lettre' },
      next: ['2027-05-22T06:00:00.000Z'],
    });
    await send(`DELETE /thoughts/${thoughtId}`);
    expect(await shown(reminderId)).toMatchObject({ subject: { ...subject, title: null } });
    expect((await send(`PUT /reminders/${reminderId}`, { ...terms, subject })).status).toBe(200);

    expect(await send('POST /reminders', { ...terms, subject, reminderId: systemIds.next() }, bruno)).toMatchObject({
      status: 404,
      body: { code: 'thought.not-found' },
    });
    expect(await send(`PUT /reminders/${await set({}, bruno)}`, { ...terms, subject }, bruno)).toMatchObject({
      status: 404,
      body: { code: 'thought.not-found' },
    });
    expect(
      await send('POST /reminders', { ...terms, subject: { kind: 'goal', id: goalId }, reminderId: systemIds.next() }),
    ).toMatchObject({ status: 404, body: { code: 'goal.not-found' } });
  });

  it('about a goal show its title, and none once it is deleted', async () => {
    const goalId = systemIds.next();
    await send('POST /goals', {
      goalId,
      title: 'Marcher',
      description: null,
      frequency: 'daily',
      targetCount: 1,
      aim: 'achieve',
      endDay: null,
      restDays: [],
      filter: null,
      timeZone: 'Europe/Paris',
    });
    const reminderId = await set({ subject: { kind: 'goal', id: goalId } });
    expect(await shown(reminderId)).toMatchObject({ subject: { kind: 'goal', id: goalId, title: 'Marcher' } });
    expect((await send(`DELETE /goals/${goalId}`)).status).toBe(200);
    expect(await shown(reminderId)).toMatchObject({ subject: { kind: 'goal', id: goalId, title: null } });
  });

  it('follow a change of the client’s time zone, each once, deleted ones excepted', async () => {
    const denis = await registerTestClient(server, 'denis');
    const [stays, gone] = [await set({}, denis), await set({}, denis)];
    const before = await set({ timeZone: 'America/Montreal' }, denis);
    await send(`DELETE /reminders/${gone}`, undefined, denis);
    const rescheduled = await send('PUT /reminders/time-zone', { timeZone: 'America/Montreal' }, denis);
    expect(rescheduled).toMatchObject({ status: 200, body: { stream: `reminder-${stays}`, revision: 1 } });
    expect((await list(denis)).map(({ timeZone, next: [first] }) => [timeZone, first])).toEqual([
      ['America/Montreal', '2026-11-22T13:00:00.000Z'],
      ['America/Montreal', '2026-11-22T13:00:00.000Z'],
    ]);
    expect(await send('PUT /reminders/time-zone', { timeZone: 'America/Montreal' }, denis)).toMatchObject({
      status: 200,
      body: rescheduled.body as object,
    });
    await send(`POST /reminders/${gone}/restore`, undefined, denis);
    expect((await list(denis)).find(({ reminderId }) => reminderId === gone)).toMatchObject({
      timeZone: 'Europe/Paris',
    });
    expect((await list(denis)).map(({ reminderId }) => reminderId)).toContain(before);
    expect(await send('PUT /reminders/time-zone', { timeZone: 'Europe/Nowhere' }, denis)).toMatchObject({
      status: 400,
    });
  });

  it('are moved without an error for a client without reminders', async () => {
    const emile = await registerTestClient(server, 'emile');
    expect(await send('PUT /reminders/time-zone', { timeZone: 'Asia/Tokyo' }, emile)).toMatchObject({
      status: 200,
      body: { revision: -1, position: 0 },
    });
  });

  it('are limited to 200, deleted ones not counted', async () => {
    const flora = await registerTestClient(server, 'flora');
    const ids: string[] = [];
    while (ids.length < 200) ids.push(...(await Promise.all(Array.from({ length: 20 }, () => set({}, flora)))));
    await list(flora);
    latest = positionOf(
      await sendRequest(server, `POST /api/client/reminders/${ids[199] ?? ''}/pause`, { token: flora.token }),
    );
    expect(await list(flora)).toHaveLength(200);
    const one = { ...terms, reminderId: systemIds.next() };
    expect(await send('POST /reminders', one, flora)).toMatchObject({
      status: 409,
      body: { code: 'reminder.too-many' },
    });
    await send(`DELETE /reminders/${ids[0] ?? ''}`, undefined, flora);
    await list(flora);
    expect((await send('POST /reminders', one, flora)).status).toBe(200);
    await list(flora);
    expect(await send(`POST /reminders/${ids[0] ?? ''}/restore`, undefined, flora)).toMatchObject({
      status: 409,
      body: { code: 'reminder.too-many' },
    });
  });

  const cron = (expression: string) => ({ schedule: { frequency: 'cron', expression } });
  const wrong: Readonly<Partial<Record<keyof typeof reminderProblems, Given>>> = {
    'reminder.title-empty': { title: '  ' },
    'reminder.title-too-long': { title: 'a'.repeat(121) },
    'reminder.description-too-long': { description: 'a'.repeat(2_001) },
    'reminder.already-past': { schedule: { frequency: 'once', day: '2026-11-22', hour: 5, minute: 59 } },
    'reminder.cron-fields': cron('0 9 * *'),
    'reminder.cron-minute': cron('*/0 9 * * *'),
    'reminder.cron-hour': cron('0 9h * * *'),
    'reminder.cron-day-of-month': cron('0 9 L * *'),
    'reminder.cron-month': cron('0 9 * AVR *'),
    'reminder.cron-day-of-week': cron('0 9 * * MON#1'),
    'reminder.never-due': cron('0 9 30 2 *'),
  };
  it.each(Object.entries(wrong))('that are refused get %s in both languages', async (code, given) => {
    const { fr, en, status } = reminderProblems[code as keyof typeof reminderProblems];
    for (const [language, detail] of [
      ['fr', fr],
      ['en', en],
    ] as const) {
      const answer = await sendRequest(server, 'POST /api/client/reminders', {
        token: claire.token,
        body: { ...terms, ...given, reminderId: systemIds.next() },
        headers: { 'Accept-Language': language },
      });
      expect(answer).toMatchObject({ status, body: { code, detail } });
    }
  });
  it('with an invalid shape are refused before any decision', async () => {
    for (const schedule of [
      { ...daily, hour: 24 },
      { frequency: 'hourly', everyHours: 3, startMinute: 0 },
      { frequency: 'weekly', dayOfWeek: 0, hour: 8, minute: 0 },
      { frequency: 'once', day: '2027-02-30', hour: 8, minute: 0 },
    ])
      expect(await send('POST /reminders', { ...terms, schedule, reminderId: systemIds.next() })).toMatchObject({
        status: 400,
      });
  });
});
