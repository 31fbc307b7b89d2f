import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mail, mailServer, phone, postServer } from '@ecrin/testing/fakes/carriers.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { composeCouriers } from '#adapters/courier/composed-courier.ts';
import { openOutboxCourier } from '#adapters/courier/outbox-courier.ts';
import { openSmsCourier } from '#adapters/courier/sms-courier.ts';
import { openSmtpCourier } from '#adapters/courier/smtp-courier.ts';
import { openWhatsappCourier } from '#adapters/courier/whatsapp-courier.ts';
import { CourierFault, type Courier, type CourierMessage } from '#ports/courier.ts';

const open: (() => Promise<unknown>)[] = [];
const closing = <Thing extends Readonly<{ close: () => Promise<void> }>>(thing: Thing): Thing => {
  open.push(thing.close);
  return thing;
};
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

/** The result of sending: null when it was sent. */
const faultOf = async (courier: Courier, message: CourierMessage): Promise<CourierFault | null> =>
  courier.send(message).then(
    () => null,
    (fault: unknown) => (fault instanceof CourierFault ? fault : Promise.reject(fault)),
  );
const expectFault = async (courier: Courier, message: CourierMessage, kind: CourierFault['kind']): Promise<void> => {
  const fault = await faultOf(courier, message);
  expect(fault).toMatchObject({ kind });
  expect(fault?.message).not.toMatch(/claire|0?612345678|123456|Été/);
};

describe('by SMTP', () => {
  const courierOf = (url: string, timeoutMs = 20_000) =>
    closing(openSmtpCourier({ url, from: 'Écrin <bonjour@exemple.fr>', timeoutMs }));

  it('a mail is sent as text and HTML, from the configured sender', async () => {
    const server = closing(await mailServer());
    expect(await faultOf(courierOf(server.url), mail)).toBeNull();
    const [received] = server.received;
    expect(received).toMatchObject({ from: 'bonjour@exemple.fr', to: ['claire@exemple.fr'] });
    expect(received?.raw).toMatch(/multipart\/alternative/);
    expect(received?.raw).toMatch(/Auto-Submitted: auto-generated/i);
    expect(received?.raw.replaceAll(/=C3=89t=C3=A9/g, 'Été')).toContain('Été, 123456');
  });

  it.each([
    [550, 'refused'],
    [553, 'refused'],
    [450, 'unavailable'],
    [452, 'unavailable'],
  ] as const)('a recipient answered with %s is %s', async (responseCode, kind) => {
    const server = closing(
      await mailServer({
        onRcptTo: ({ address }, _session, done) =>
          done(Object.assign(new Error(`no ${address} here`), { responseCode })),
      }),
    );
    await expectFault(courierOf(server.url), mail, kind);
  });

  it('rejected credentials are unavailable, whatever the status code', async () => {
    const server = closing(
      await mailServer({ authOptional: false, onAuth: (_auth, _session, done) => done(new Error('who are you')) }),
    );
    await expectFault(courierOf(server.url.replace('smtp://', 'smtp://user:secret@')), mail, 'unavailable');
  });

  it('an unreachable or silent server is unavailable within the timeout', async () => {
    await expectFault(courierOf('smtp://127.0.0.1:1'), mail, 'unavailable');
    const silent = closing(await mailServer({ onConnect: () => undefined }));
    await expectFault(courierOf(silent.url, 200), mail, 'unavailable');
  });

  it('an address cannot inject headers or recipients', async () => {
    const server = closing(await mailServer());
    await faultOf(courierOf(server.url), {
      ...mail,
      to: 'claire@exemple.fr\r\nBcc: autre@exemple.fr',
      subject: 'Bonjour\r\nX-Autre: 1',
    });
    expect(server.received.flatMap(({ to }) => to)).not.toContain('autre@exemple.fr');
    expect(server.received.map(({ raw }) => raw).join('')).not.toMatch(/^X-Autre/m);
  });

  it('channels other than mail are refused', () =>
    expectFault(courierOf('smtp://127.0.0.1:1'), phone('sms'), 'refused'));
});

describe('by WhatsApp', () => {
  const courierOf = (url: string, timeoutMs = 20_000) =>
    openWhatsappCourier({ url, phoneNumberId: '1234', token: 'secret', template: 'ecrin_code', timeoutMs });

  it('a code is sent with the approved template, in the person’s language', async () => {
    const server = closing(await postServer(() => 200));
    expect(await faultOf(courierOf(`${server.url}/v23.0/`), phone('whatsapp'))).toBeNull();
    const code = [{ type: 'text', text: '123456' }];
    expect(server.posted).toEqual([
      {
        path: '/v23.0/1234/messages',
        authorization: 'Bearer secret',
        body: {
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to: '33612345678',
          type: 'template',
          template: {
            name: 'ecrin_code',
            language: { code: 'fr' },
            components: [
              { type: 'body', parameters: code },
              { type: 'button', sub_type: 'url', index: '0', parameters: code },
            ],
          },
        },
      },
    ]);
  });

  it.each([
    [400, 'refused'],
    [422, 'refused'],
    [401, 'unavailable'],
    [403, 'unavailable'],
    [429, 'unavailable'],
    [500, 'unavailable'],
    [503, 'unavailable'],
    [302, 'unavailable'],
    [null, 'unavailable'],
  ] as const)('an answer of %s is %s', async (status, kind) => {
    const server = closing(await postServer(() => status));
    await expectFault(courierOf(server.url, status === null ? 200 : 20_000), phone('whatsapp'), kind);
  });

  it('an unreachable service is unavailable', () =>
    expectFault(courierOf('http://127.0.0.1:1'), phone('whatsapp'), 'unavailable'));
  it('channels other than WhatsApp are refused', () =>
    expectFault(courierOf('http://127.0.0.1:1'), phone('sms'), 'refused'));
});

describe('by SMS', () => {
  it('a message is posted to the gateway, with the token if configured', async () => {
    const server = closing(await postServer(() => 202));
    for (const token of ['secret', null])
      expect(await faultOf(openSmsCourier({ url: `${server.url}/sms`, token }), phone('sms'))).toBeNull();
    const body = { to: '+33612345678', text: phone('sms').text };
    expect(server.posted).toEqual([
      { path: '/sms', authorization: 'Bearer secret', body },
      { path: '/sms', authorization: undefined, body },
    ]);
  });
  it('channels other than SMS are refused', () =>
    expectFault(openSmsCourier({ url: 'http://127.0.0.1:1', token: null }), mail, 'refused'));
});

describe('into the outbox folder', () => {
  const outbox = async () => {
    const dir = await mkdtemp(join(tmpdir(), 'ecrin-outbox-'));
    open.push(() => rm(dir, { recursive: true, force: true }));
    let [now, id] = [Date.UTC(2026, 0, 1, 8), 0];
    const announced: string[] = [];
    const courier = openOutboxCourier({
      dir: join(dir, 'outbox'),
      clock: { now: () => new Date(now) },
      ids: { next: () => `id-${(id += 1)}` },
      announce: (file) => announced.push(file),
    });
    return {
      courier,
      announced,
      dir: join(dir, 'outbox'),
      passes: (ms: number) => {
        now += ms;
      },
    };
  };

  it('each message is one readable file with owner-only permissions, and only the file name is logged', async () => {
    const { courier, announced, dir, passes } = await outbox();
    await courier.send(mail);
    passes(1_000);
    await courier.send(phone('whatsapp'));
    expect(await readdir(dir)).toEqual([
      '2026-01-01T08-00-00-000Z-mail-id-1.txt',
      '2026-01-01T08-00-01-000Z-whatsapp-id-2.txt',
    ]);
    expect(announced).toEqual((await readdir(dir)).map((name) => join(dir, name)));
    expect(await readFile(announced[0] ?? '', 'utf8')).toBe(
      'To: claire@exemple.fr\nSubject: Votre code Écrin\n\nÉté, 123456\n',
    );
    expect(await readFile(announced[1] ?? '', 'utf8')).toBe('To: +33612345678\n\nVotre code Écrin : 123456\n');
    expect((await stat(announced[0] ?? '')).mode & 0o077).toBe(0);
  });

  it('messages of one moment are named in the order they were sent', async () => {
    const { courier, announced, dir } = await outbox();
    for (let sent = 0; sent < 12; sent += 1) await courier.send(mail);
    expect((await readdir(dir)).toSorted().map((name) => join(dir, name))).toEqual(announced);
  });

  it('files older than thirty days are deleted, other files in the folder stay', async () => {
    const { courier, dir, passes } = await outbox();
    await courier.send(mail);
    await writeFile(join(dir, 'à-garder.txt'), 'à moi');
    passes(31 * 24 * 3_600_000);
    await courier.send(mail);
    expect((await readdir(dir)).toSorted()).toEqual(['2026-02-01T08-00-00-000Z-mail-id-2.txt', 'à-garder.txt']);
  });

  it('a folder that cannot be written is unavailable', async () => {
    const { courier, dir } = await outbox();
    await writeFile(dir, 'no folder');
    await expectFault(courier, mail, 'unavailable');
  });
});

describe('several couriers', () => {
  const taking = (...channels: Courier['channels']) => {
    const sent: string[] = [];
    return {
      sent,
      courier: {
        channels,
        send: async ({ channel }: CourierMessage) => void sent.push(channel),
        close: async () => undefined,
      },
    };
  };

  it('are chosen by channel, with the outbox folder for the others', async () => {
    const [outbox, sms] = [taking('mail', 'sms', 'whatsapp'), taking('sms')];
    const courier = composeCouriers([sms.courier], outbox.courier);
    for (const message of [mail, phone('sms'), phone('whatsapp')]) await courier.send(message);
    expect([sms.sent, outbox.sent]).toEqual([['sms'], ['mail', 'whatsapp']]);
  });

  it('report the configured channels, or every channel when none is configured', () => {
    const outbox = taking('mail', 'sms', 'whatsapp').courier;
    expect(composeCouriers([], outbox).channels).toEqual(['mail', 'sms', 'whatsapp']);
    expect(composeCouriers([taking('whatsapp').courier], outbox).channels).toEqual(['mail', 'whatsapp']);
    expect(composeCouriers([taking('mail').courier], outbox).channels).toEqual(['mail']);
  });
});
