import type { PhoneSessionToken } from '@ecrin/contracts/client/sign-in-methods.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  sendRequest,
  startTestServer,
  registerTestClient,
  type Answer,
  type TestServer,
} from '#test/server.fixtures.ts';
import { readMe, outboxFilesOf } from './social.fixtures.ts';

const [minute, day] = [60_000, 24 * 3_600_000];
let numbers = 0;
/** A number without an account. */
const newNumber = (): string => {
  numbers += 1;
  return `+336${String(10_000_000 + numbers)}`;
};

describe('a phone', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.remove());

  const seen = new Set<string>();
  const messagesTo = (phone: string) => outboxFilesOf(server).filter(({ text }) => text.includes(`To: ${phone}\n`));
  /** The code of the next unread message. */
  const codeTo = async (phone: string): Promise<string> => {
    const message = await vi.waitFor(
      () => messagesTo(phone).find(({ file }) => !seen.has(file)) ?? expect.fail('no code has come yet'),
      { timeout: 15_000 },
    );
    seen.add(message.file);
    return /\b\d{6}\b/.exec(message.text.split('\n\n')[1] ?? '')?.[0] ?? expect.fail('the message has no code');
  };
  const send = (phone: string, channel = 'sms') =>
    sendRequest(server, 'POST /api/client/phone/code', { body: { phone, channel } });
  const signIn = (phone: string, code: string, more: object = {}) =>
    sendRequest(server, 'POST /api/client/phone/login', { body: { phone, code, ...more } });
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
  const sessionIn = ({ body }: Answer) => body as PhoneSessionToken;
  /** Requests a code, waits for it and signs in; advances the clock by the minute between two codes. */
  const enter = async (phone: string, more: object = {}): Promise<Answer> => {
    expect((await send(phone)).status).toBe(200);
    const code = await codeTo(phone);
    server.advanceClock(minute);
    return signIn(phone, code, more);
  };
  const add = async (token: string, phone: string, key = ''): Promise<Answer> => {
    expect(
      (await sendRequest(server, 'PUT /api/client/phone', { token, body: { phone, channel: 'whatsapp' } })).status,
    ).toBe(200);
    const code = await codeTo(phone);
    server.advanceClock(minute);
    return sendRequest(server, 'POST /api/client/phone/proof', {
      token,
      body: { code },
      headers: { 'Idempotency-Key': key },
    });
  };

  describe('as a sign-in method', () => {
    it('registers an account the first time and signs in to it from then on', async () => {
      const phone = newNumber();
      const [first, second] = [await enter(phone, { language: 'en' }), await enter(phone)];
      expect(first).toMatchObject({ status: 200, body: { userType: 'client', isNew: true } });
      expect(second.body).toMatchObject({ userId: sessionIn(first).userId, isNew: false });
      expect(first.headers.getSetCookie()).toEqual([
        expect.stringMatching(/^ecrin-session=.*HttpOnly; SameSite=Strict/),
        expect.stringMatching(/^ecrin-seen=.*HttpOnly; SameSite=Lax/),
      ]);
      expect(await readMe(server, sessionIn(first).token)).toMatchObject({
        firstname: null,
        email: null,
        phone,
        hasPassword: false,
        language: 'en',
      });
    });

    it('answers the same for known and unknown numbers', async () => {
      const [known, unknown] = [newNumber(), newNumber()];
      await enter(known);
      const asked = [await send(known), await send(unknown)];
      const tried = [
        await signIn(known, wrong(await codeTo(known))),
        await signIn(unknown, wrong(await codeTo(unknown))),
      ];
      const never = await signIn(newNumber(), '123456');
      const shown = ({ status, text, headers }: Answer) => [status, text, [...headers.keys()].toSorted()];
      expect(shown(asked[0] as Answer)).toEqual(shown(asked[1] as Answer));
      expect(asked[0]).toMatchObject({ status: 200, body: { resendAfterSeconds: 60 } });
      for (const answer of [...tried, never])
        expect(answer).toMatchObject({ status: 400, body: { code: 'client.code-refused' } });
      expect(new Set([...tried, never].map((answer) => JSON.stringify(shown(answer)))).size).toBe(1);
    });

    it('accepts a code once', async () => {
      const phone = newNumber();
      await send(phone);
      const code = await codeTo(phone);
      expect([(await signIn(phone, code)).status, (await signIn(phone, code)).status]).toEqual([200, 400]);
    });

    it('accepts one of ten concurrent requests', async () => {
      const phone = newNumber();
      await send(phone);
      const code = await codeTo(phone);
      const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(phone, code)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    it('allows five attempts, then refuses even the right code', async () => {
      const phone = newNumber();
      await send(phone);
      const code = await codeTo(phone);
      for (const _try of Array.from({ length: 5 })) expect((await signIn(phone, wrong(code))).status).toBe(400);
      expect((await signIn(phone, code)).status).toBe(400);
    });

    it('expires codes after five minutes', async () => {
      const phone = newNumber();
      await send(phone);
      const code = await codeTo(phone);
      server.advanceClock(5 * minute + 1_000);
      expect((await signIn(phone, code)).status).toBe(400);
    });

    it('voids a code by the next one', async () => {
      const phone = newNumber();
      await send(phone);
      const first = await codeTo(phone);
      server.advanceClock(minute);
      await send(phone);
      const second = await codeTo(phone);
      expect([(await signIn(phone, first)).status, (await signIn(phone, second)).status]).toEqual(
        first === second ? [200, 400] : [400, 200],
      );
    });

    it('sends one code a minute and five a day, over all channels', async () => {
      const phone = newNumber();
      expect([(await send(phone)).status, (await send(phone, 'whatsapp')).status]).toEqual([200, 429]);
      for (const _more of Array.from({ length: 4 })) {
        await codeTo(phone);
        server.advanceClock(minute);
        expect((await send(phone)).status).toBe(200);
      }
      await codeTo(phone);
      server.advanceClock(minute);
      const refused = await send(phone);
      expect(refused).toMatchObject({ status: 429, body: { code: 'client.too-many-tries' } });
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3_600);
      expect(messagesTo(phone)).toHaveLength(5);
      server.advanceClock(day);
      expect((await send(phone)).status).toBe(200);
    });

    it('registers one account when two requests with a code each race', async () => {
      const phone = newNumber();
      const person = await registerTestClient(server, 'deux-a-la-fois');
      await send(phone);
      const code = await codeTo(phone);
      const [entered, other] = await Promise.all([signIn(phone, code), signIn(phone, code)]);
      expect(new Set([entered.status, other.status])).toEqual(new Set([200, 400]));
      expect(await readMe(server, person.token)).toMatchObject({ phone: null });
    });

    it.each(['0612345678', '+33 6 12 34 56 78', '+0612345678', '+12', '', 'numéro'])(
      'refuses %j as a number',
      async (phone) => expect((await send(phone)).status).toBe(400),
    );
  });

  describe('of an account', () => {
    it('is added with a code, signs in to the account, and is removed', async () => {
      const [person, phone] = [await registerTestClient(server, 'ajoute'), newNumber()];
      expect((await add(person.token, phone)).status).toBe(204);
      expect(await readMe(server, person.token)).toMatchObject({ phone, hasPassword: true });
      expect(sessionIn(await enter(phone))).toMatchObject({ userId: person.userId, isNew: false });
      for (const _time of [1, 2])
        expect((await sendRequest(server, 'DELETE /api/client/phone', person)).status).toBe(204);
      expect(await readMe(server, person.token)).toMatchObject({ phone: null });
      expect(sessionIn(await enter(phone))).toMatchObject({ isNew: true });
    });

    it('is not added before its code is confirmed, and codes for another purpose are refused', async () => {
      const [person, phone] = [await registerTestClient(server, 'attend'), newNumber()];
      await sendRequest(server, 'PUT /api/client/phone', { token: person.token, body: { phone, channel: 'sms' } });
      const code = await codeTo(phone);
      expect(await readMe(server, person.token)).toMatchObject({ phone: null });
      expect((await signIn(phone, code)).status).toBe(400);
      server.advanceClock(minute);
      await send(phone);
      const toEnter = await codeTo(phone);
      const other = await registerTestClient(server, 'attend-aussi');
      expect(
        (await sendRequest(server, 'POST /api/client/phone/proof', { token: other.token, body: { code: toEnter } }))
          .status,
      ).toBe(400);
    });

    it('is added only in a fresh session, not in one found open; it is confirmed in any', async () => {
      const [person, phone] = [await registerTestClient(server, 'laisse-ouvert'), newNumber()];
      await add(person.token, phone);
      server.advanceClock(11 * minute);
      const asked = (number: string) =>
        sendRequest(server, 'PUT /api/client/phone', { token: person.token, body: { phone: number, channel: 'sms' } });
      expect(await asked(newNumber())).toMatchObject({ status: 403, body: { code: 'client.sign-in-again' } });
      expect((await asked(phone)).status).toBe(200);
    });

    it('replaces and releases the previous one', async () => {
      const [person, former, next] = [await registerTestClient(server, 'change'), newNumber(), newNumber()];
      await add(person.token, former);
      expect((await add(person.token, next)).status).toBe(204);
      expect(await readMe(server, person.token)).toMatchObject({ phone: next });
      expect(sessionIn(await enter(next)).userId).toBe(person.userId);
      expect(sessionIn(await enter(former))).toMatchObject({ isNew: true });
    });

    it('belongs to one account: its holder is revealed only to the reader of its messages', async () => {
      const [person, other, phone] = [
        await registerTestClient(server, 'garde'),
        await registerTestClient(server, 'veut'),
        newNumber(),
      ];
      await add(person.token, phone);
      expect(await add(other.token, phone)).toMatchObject({ status: 409, body: { code: 'client.phone-taken' } });
      expect(sessionIn(await enter(phone)).userId).toBe(person.userId);
    });

    it('cannot be removed while it is the last sign-in method', async () => {
      const { token } = sessionIn(await enter(newNumber()));
      expect(await sendRequest(server, 'DELETE /api/client/phone', { token })).toMatchObject({
        status: 409,
        body: { code: 'client.last-way-in' },
      });
    });

    it('repeats the first answer for the same command', async () => {
      const [person, phone] = [await registerTestClient(server, 'encore'), newNumber()];
      expect((await add(person.token, phone, 'one-proof')).status).toBe(204);
      const again = await sendRequest(server, 'POST /api/client/phone/proof', {
        token: person.token,
        body: { code: '000000' },
        headers: { 'Idempotency-Key': 'one-proof' },
      });
      expect(again.status).toBe(204);
    });
  });

  describe('that was reassigned to another person', () => {
    const renewed = async ({ email, userId }: Readonly<{ email: string; userId: string }>) => {
      const { body } = await sendRequest(server, 'POST /api/client/login', {
        body: { email, password: 'cerisier-de-juin' },
      });
      expect(body).toMatchObject({ userId });
      return (body as Readonly<{ token: string }>).token;
    };

    it('no longer signs in to an account with another sign-in method, and leaves it unchanged', async () => {
      const [person, phone] = [await registerTestClient(server, 'ancienne'), newNumber()];
      await add(person.token, phone);
      server.advanceClock(91 * day);
      expect(await enter(phone)).toMatchObject({ status: 403, body: { code: 'client.phone-lapsed' } });
      expect(await readMe(server, await renewed(person))).toMatchObject({ phone });
    });

    it('signs in again once its owner has confirmed it', async () => {
      const [person, phone] = [await registerTestClient(server, 'confirme'), newNumber()];
      await add(person.token, phone);
      server.advanceClock(91 * day);
      expect((await add(await renewed(person), phone)).status).toBe(204);
      expect(sessionIn(await enter(phone))).toMatchObject({ userId: person.userId });
    });

    it('moves to the account that confirms it', async () => {
      const [former, phone] = [await registerTestClient(server, 'precedente'), newNumber()];
      await add(former.token, phone);
      server.advanceClock(91 * day);
      const next = await registerTestClient(server, 'suivante');
      expect((await add(next.token, phone)).status).toBe(204);
      expect(sessionIn(await enter(phone))).toMatchObject({ userId: next.userId });
      expect(await readMe(server, await renewed(former))).toMatchObject({ phone: null, hasPassword: true });
    });

    it('still signs in to an account without another sign-in method', async () => {
      const phone = newNumber();
      const { userId } = sessionIn(await enter(phone));
      server.advanceClock(400 * day);
      expect(sessionIn(await enter(phone)).userId).toBe(userId);
    });
  });
});

describe('a server without couriers for codes', () => {
  it('reports it, and refuses known and unknown numbers', async () => {
    const server = await startTestServer({ SMTP_URL: 'smtp://127.0.0.1:9' });
    const person = await registerTestClient(server, 'sans-telephone');
    expect((await sendRequest(server, 'GET /api/client/ways-in')).body).toEqual({
      social: [],
      phone: [],
      mail: true,
      push: true,
      passkeys: true,
      registration: 'open',
      maintenance: null,
    });
    const body = { phone: newNumber(), channel: 'sms', code: '123456' };
    const answers = [
      await sendRequest(server, 'POST /api/client/phone/code', { body: { phone: body.phone, channel: body.channel } }),
      await sendRequest(server, 'POST /api/client/phone/login', { body: { phone: body.phone, code: body.code } }),
      await sendRequest(server, 'PUT /api/client/phone', {
        token: person.token,
        body: { phone: body.phone, channel: body.channel },
      }),
    ];
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 409, body: { code: 'client.phone-unavailable' } });
    await server.remove();
  });
});
