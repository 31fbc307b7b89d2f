import { createHmac, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';

type Part = Readonly<Record<string, unknown>>;
const base64 = (text: string): string => Buffer.from(text).toString('base64url');
const encode = (part: unknown): string => base64(JSON.stringify(part));
const decode = (part = ''): Part => JSON.parse(Buffer.from(part, 'base64url').toString());

/** A valid token, its signing key, and what else an attacker may have. */
export type StolenCredentials = Readonly<{ token: string; key: KeyObject; refreshToken: string }>;

const seconds = (): number => Math.floor(Date.now() / 1_000);
const hmac = (input: string, key: KeyObject | string, hash = 'sha256'): string =>
  `${input}.${createHmac(hash, key).update(input).digest('base64url')}`;
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const publicPem = rsa.publicKey.export({ type: 'spki', format: 'pem' }).toString();

/** Signs with the real key, so that only the change can cause the refusal. */
export const signerOf = ({ token, key }: Pick<StolenCredentials, 'token' | 'key'>) => {
  const [header, claims] = token.split('.').map((part, index) => (index < 2 ? decode(part) : {}));
  return (changedHeader: Part = {}, changedClaims: Part = {}, hash = 'sha256'): string =>
    hmac(`${encode({ ...header, ...changedHeader })}.${encode({ ...claims, ...changedClaims })}`, key, hash);
};

type Parts = StolenCredentials &
  Readonly<{
    head: string;
    body: string;
    signature: string;
    header: Part;
    claims: Part;
    signed: ReturnType<typeof signerOf>;
  }>;
type Forgeries = Readonly<Record<string, string>>;
const withDuplicateKey = (text: string, more: string): string => `${text.slice(0, -1)},${more}}`;

const byAlgorithm = ({ head, body, signature, header, signed }: Parts): Forgeries => {
  const unsigned = (changed: Part, end = ''): string => `${encode({ ...header, ...changed })}.${body}.${end}`;
  const asymmetric = (alg: string, privateKey: KeyObject): string => {
    const input = `${encode({ ...header, alg })}.${body}`;
    return `${input}.${sign('sha256', Buffer.from(input), privateKey).toString('base64url')}`;
  };
  return {
    'none as its algorithm': unsigned({ alg: 'none' }),
    'None, spelt otherwise': unsigned({ alg: 'nOnE' }),
    'none, with its signature': unsigned({ alg: 'none' }, signature),
    'no algorithm named': signed({ alg: undefined }),
    'an algorithm in small letters': signed({ alg: 'hs256' }),
    'an algorithm that is a list': signed({ alg: ['HS256'] }),
    HS384: signed({ alg: 'HS384' }, {}, 'sha384'),
    HS512: signed({ alg: 'HS512' }, {}, 'sha512'),
    'RS256 by a pair of their own': asymmetric('RS256', rsa.privateKey),
    'ES256 by a pair of their own': asymmetric('ES256', ec.privateKey),
    'HS256 over a public key': hmac(`${encode({ ...header, alg: 'HS256' })}.${body}`, publicPem),
    'RS256 in the header, signed with HS256': signed({ alg: 'RS256' }),
    'the empty key': hmac(`${head}.${body}`, ''),
    'another key': hmac(`${head}.${body}`, 'autre'),
    'the key of its header': hmac(`${encode({ ...header, jwk: { kty: 'oct', k: base64('autre') } })}.${body}`, 'autre'),
    'a key to be fetched': hmac(`${encode({ ...header, jku: 'http://127.0.0.1:9/keys' })}.${body}`, 'autre'),
    'a certificate to be fetched': hmac(`${encode({ ...header, x5u: 'http://127.0.0.1:9/cert' })}.${body}`, 'autre'),
  };
};

const byKey = ({ header, claims, key, signed }: Parts): Forgeries => ({
  'no key named': signed({ kid: undefined }),
  'another key named': signed({ kid: 'autre' }),
  'a key that is a file': signed({ kid: '../../../../../dev/null' }),
  'a key that is a question to a database': signed({ kid: "' or 1=1 --" }),
  'a key that is a list': signed({ kid: [header['kid'], 'autre'] }),
  'a key that is a list of one': signed({ kid: [header['kid']] }),
  'a key that is a number': signed({ kid: 0 }),
  'a key that every object has': signed({ kid: '__proto__' }),
  'an extension nobody here knows': signed({ crit: ['urn:autre'], 'urn:autre': true }),
  'a payload that is not encoded': hmac(
    `${encode({ ...header, b64: false, crit: ['b64'] })}.${JSON.stringify(claims)}`,
    key,
  ),
});

const byClaims = ({ head, signature, claims, key, signed }: Parts): Forgeries => ({
  'another type': signed({ typ: 'JWT' }),
  'the type of a refresh token': signed({ typ: 'rt+jwt' }),
  'no type': signed({ typ: undefined }),
  'another issuer': signed({}, { iss: 'autre' }),
  'no issuer': signed({}, { iss: undefined }),
  'issuers in a list': signed({}, { iss: ['ecrin'] }),
  'another audience': signed({}, { aud: 'autre-api' }),
  'no audience': signed({}, { aud: undefined }),
  'a time that is over': signed({}, { iat: seconds() - 1_000, exp: seconds() - 1 }),
  'no end': signed({}, { exp: undefined }),
  'an end that never comes': signed({}, { exp: 1e300 }),
  'an end years away': signed({}, { exp: seconds() + 100_000_000 }),
  'an end between two seconds': signed({}, { exp: seconds() + 60.5 }),
  'an end in words': signed({}, { exp: 'jamais' }),
  'a time to come': signed({}, { nbf: seconds() + 600 }),
  'no session': signed({}, { sid: undefined }),
  'a session that does not exist': signed({}, { sid: '019a0000-0000-7000-8000-000000000000' }),
  'a session that is a list': signed({}, { sid: [claims['sid']] }),
  'another kind of person': signed({}, { utp: 'system' }),
  'no kind of person': signed({}, { utp: undefined }),
  'duplicate claims, unsigned': `${head}.${base64(withDuplicateKey(JSON.stringify(claims), '"utp":"admin"'))}.${signature}`,
  'duplicate claims, the last one counts': hmac(
    `${head}.${base64(withDuplicateKey(JSON.stringify(claims), '"sid":"019a0000-0000-7000-8000-000000000000"'))}`,
    key,
  ),
  'claims that are a list': hmac(`${head}.${encode([claims])}`, key),
  'claims that are no JSON': hmac(`${head}.${base64('{"sub":')}`, key),
  'no claims': hmac(`${head}.`, key),
});

const byShape = ({ token, head, body, signature, key, refreshToken }: Parts): Forgeries => ({
  'a signature cut short': token.slice(0, -6),
  'no signature': `${head}.${body}.`,
  'two parts': `${head}.${body}`,
  'four parts': `${token}.${signature}`,
  'a token in a token': hmac(`${head}.${base64(token)}`, key),
  'the shape of an encrypted one': `${head}.${body}.${signature}.${signature}.${signature}`,
  'a refresh token': refreshToken,
  nothing: '',
  words: 'bonjour',
  'three dots': '...',
  'a character outside ASCII, encoded': encodeURIComponent(`${token}é`),
});

/** Every token but the valid one. Tokens with a changed `kid` or claims are signed with the real key, which an attacker does not have. */
export const forgeriesOf = (stolen: StolenCredentials): Forgeries => {
  const [head = '', body = '', signature = ''] = stolen.token.split('.');
  const parts = {
    ...stolen,
    head,
    body,
    signature,
    header: decode(head),
    claims: decode(body),
    signed: signerOf(stolen),
  };
  return { ...byAlgorithm(parts), ...byKey(parts), ...byClaims(parts), ...byShape(parts) };
};
