import { createECDH } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  apiSchema,
  ConfigFault,
  projectionsSchema,
  readConfig,
  sharedSchema,
  workflowsSchema,
} from '#config/config.ts';
import { environmentTable } from '#config/environment-table.ts';
import { operatorNoticeOf } from '#config/operator.config.ts';
import { operatorHtml } from '#http/operator-html.ts';

const sentencesOf = (environment: Record<string, string>): readonly string[] => {
  try {
    readConfig(environment);
    return [];
  } catch (fault) {
    return fault instanceof ConfigFault ? fault.sentences : [String(fault)];
  }
};

const pairOf = (byte: number) => {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(Buffer.alloc(32, byte));
  return { publicKey: ecdh.getPublicKey('base64url'), privateKey: ecdh.getPrivateKey('base64url') };
};

describe('who runs the server', () => {
  it('is unknown unless configured', () =>
    expect(operatorNoticeOf(readConfig({}).api ?? {})).toEqual({
      name: null,
      address: null,
      contact: null,
      host: null,
    }));

  it('is a name, an address, a contact and a host; the contact an e-mail address or a page', () => {
    const given = { OPERATOR_NAME: 'Alix', OPERATOR_ADDRESS: '1 rue du Puits, Lyon', OPERATOR_HOST: 'OVH, Roubaix' };
    const notice = operatorNoticeOf(readConfig({ ...given, OPERATOR_CONTACT: 'alix@exemple.fr' }).api ?? {});
    expect(notice).toEqual({
      name: 'Alix',
      address: '1 rue du Puits, Lyon',
      contact: 'alix@exemple.fr',
      host: 'OVH, Roubaix',
    });
    expect(operatorHtml({ ...notice, name: '<b>' })).toBe(
      '&lt;b&gt;<br>1 rue du Puits, Lyon<br>alix@exemple.fr<br>Hébergement\u00a0: OVH, Roubaix',
    );
    expect(sentencesOf({ OPERATOR_CONTACT: 'javascript:alert(1)' })).toEqual([
      'The variable OPERATOR_CONTACT must be an e-mail address, or a page that begins with https://.',
    ]);
  });
});

describe('the configuration', () => {
  it('is valid without variables', () => {
    const { shared, api, workflows, projections } = readConfig({});
    expect(shared).toMatchObject({
      DATA_DIR: './data',
      ROLES: ['api', 'projections', 'workflows'],
      LOG_LEVEL: 'info',
      PORT: 3001,
      EMBEDDING_MODEL_URL: expect.stringMatching(/^https:.*e5-small/u),
    });
    expect(api).toMatchObject({ TRUSTED_PROXIES: 0 });
    expect([shared.SPEECH_MODEL_URL, workflows]).toEqual([expect.stringMatching(/^https:/), {}]);
    expect(projections).toBe(true);
  });
  it('treats an empty variable as unset', () =>
    expect(readConfig({ PORT: '', PUBLIC_URL: '' }).shared).toMatchObject({ PORT: 3001 }));
  it('requires only what its roles need', () => {
    expect(readConfig({ ROLES: 'api,projections' })).toMatchObject({
      workflows: null,
      projections: true,
    });
    expect(readConfig({ ROLES: 'projections , workflows', PUBLIC_URL: 'x' })).toMatchObject({
      api: null,
      projections: true,
    });
  });
  it('reports every invalid variable in a sentence of its own, without its value', () => {
    const sentences = sentencesOf({
      PORT: '70000',
      PUBLIC_URL: 'ftp://x',
      LOG_LEVEL: 'loud',
      SPEECH_MODEL_SHA256: 'deadbeef',
    });
    expect(sentences).toEqual([
      'The variable LOG_LEVEL must be one of debug, info, warn, error, silent.',
      'The variable PORT must be from 1 to 65535.',
      'The variable SPEECH_MODEL_SHA256 must be three SHA-256 sums in hexadecimal, separated by commas.',
      'The variable PUBLIC_URL must be an address that begins with http:// or https://.',
    ]);
  });
  it('refuses an API whose models no process updates', () => {
    const alone = { ROLES: 'api', MASTER_KEY: 'x' };
    expect(sentencesOf(alone)).toEqual([expect.stringContaining('must include projections with api')]);
    expect(sentencesOf({ ...alone, EVENTSTORE_URL: 'esdb://host:2113' })).toEqual([
      expect.stringContaining('must include projections with api'),
    ]);
    const fleet = { EVENTSTORE_URL: 'esdb://host:2113', MONGODB_URL: 'mongodb://host' };
    expect(sentencesOf({ ...alone, ...fleet })).toEqual([]);
    expect(sentencesOf({ ROLES: 'api', ...fleet })).toEqual([expect.stringContaining('MASTER_KEY must be given')]);
  });
  it('refuses unsupported URL schemes, and a certificate without its key', () => {
    expect(
      sentencesOf({
        EVENTSTORE_URL: 'http://host',
        MONGODB_URL: 'host',
        TEMPORAL_ADDRESS: 'host',
        TEMPORAL_TLS: 'yes',
      }),
    ).toHaveLength(4);
    expect(sentencesOf({ TEMPORAL_TLS_CERT: 'a.pem' })).toEqual([expect.stringContaining('must be given together')]);
    expect(sentencesOf({ TEMPORAL_API_KEY: 'k', TEMPORAL_TLS: 'false' })).toEqual([
      expect.stringContaining('over TLS only'),
    ]);
  });
  it('refuses an unknown role', () =>
    expect(sentencesOf({ ROLES: 'api,cook' })).toEqual([
      'The variable ROLES must be some of api, projections, workflows, separated by commas.',
    ]));
  it('refuses an incomplete provider, and one without TLS', () => {
    expect(sentencesOf({ GOOGLE_CLIENT_ID: 'id', X_CLIENT_SECRET: 'secret' })).toEqual([
      'The variables GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be given together.',
      'The variables X_CLIENT_ID and X_CLIENT_SECRET must be given together.',
    ]);
    expect(sentencesOf({ GOOGLE_ISSUER: 'http://accounts.example', X_TOKEN_URL: 'nowhere' })).toEqual([
      'The variable GOOGLE_ISSUER must be an address that begins with https://.',
      'The variable X_TOKEN_URL must be an address that begins with https://.',
    ]);
    expect(
      sentencesOf({ GOOGLE_ISSUER: 'http://127.0.0.1:4000', GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }),
    ).toEqual([]);
  });
  it('refuses push keys that are incomplete, malformed or not a pair', () => {
    const [one, other] = [pairOf(7), pairOf(9)];
    const whole = {
      VAPID_PUBLIC_KEY: one.publicKey,
      VAPID_PRIVATE_KEY: one.privateKey,
      VAPID_SUBJECT: 'mailto:bonjour@exemple.fr',
    };
    expect(sentencesOf(whole)).toEqual([]);
    expect(readConfig({ ...whole, PUSH_ENDPOINTS_ALLOWED: 'http://127.0.0.1:4100' }).shared).toMatchObject({
      ...whole,
      PUSH_ENDPOINTS_ALLOWED: ['http://127.0.0.1:4100'],
    });
    expect(sentencesOf({ ...whole, VAPID_PRIVATE_KEY: '' })).toEqual([
      'The variables VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be given together.',
    ]);
    expect(sentencesOf({ ...whole, VAPID_PRIVATE_KEY: other.privateKey })).toEqual([
      'The variables VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be the two halves of one pair.',
    ]);
    expect(
      sentencesOf({
        VAPID_PUBLIC_KEY: 'short',
        VAPID_PRIVATE_KEY: 'not base64',
        VAPID_SUBJECT: 'claire',
        PUSH_ENDPOINTS_ALLOWED: 'http://a/b',
      }),
    ).toHaveLength(4);
  });
  it('refuses incomplete couriers, and an invalid mail server', () => {
    expect(sentencesOf({ WHATSAPP_TOKEN: 'secret', SMTP_URL: 'https://mail.example', SMS_GATEWAY_URL: 'sms' })).toEqual(
      [
        'The variable SMTP_URL must be an address that begins with smtp:// or smtps://.',
        'The variable SMS_GATEWAY_URL must be an address that begins with http:// or https://.',
      ],
    );
    expect(sentencesOf({ WHATSAPP_TOKEN: 'secret' })).toEqual([
      'The variables WHATSAPP_PHONE_NUMBER_ID and WHATSAPP_TOKEN must be given together.',
    ]);
    expect(
      sentencesOf({
        WHATSAPP_TOKEN: 'secret',
        WHATSAPP_PHONE_NUMBER_ID: '1',
        SMTP_URL: 'smtps://user:password@mail.example:465',
      }),
    ).toEqual([]);
  });
  it('refuses a port that is not a number', () =>
    expect(sentencesOf({ PORT: 'abc' })).toEqual(['The variable PORT must be a number.']));
});

describe('the table of variables', () => {
  const names = [sharedSchema, apiSchema, projectionsSchema, workflowsSchema].flatMap(({ shape }) =>
    Object.keys(shape),
  );

  it.each(names)('describes %s', (name) =>
    expect(environmentTable()).toMatch(
      new RegExp(`^\\| \`${name}\` \\| \\w+ \\| [^|]* \\| [A-Z0-9\`][^|]+\\. \\|$`, 'm'),
    ),
  );
  it('shows defaults as they would be typed', () => {
    expect(environmentTable()).toContain('| `PORT` | all | `3001` |');
    expect(environmentTable()).toContain('| `ROLES` | all | `api,projections,workflows` |');
  });
});
