import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { splitConnectionString } from '#adapters/event-store/event-store-db/connection/connection-string.ts';

describe('removing credentials from a connection string', () => {
  it.each([
    ['esdb://admin:changeit@db.example:2113?tls=true', 'esdb://db.example:2113?tls=true', ['admin', 'changeit']],
    ['esdb+discover://admin:changeit@cluster.example', 'esdb+discover://cluster.example', ['admin', 'changeit']],
    ['esdb://admin:p%40ss%2Fw%3Frd%25@a:1,b:2,c:3?tls=false', 'esdb://a:1,b:2,c:3?tls=false', ['admin', 'p@ss/w?rd%']],
    ['esdb://admin:p@ss:word@db.example', 'esdb://db.example', ['admin', 'p@ss:word']],
  ] as const)('given %s, then the address contains none', (text, address, secret) => {
    const split = splitConnectionString(text);
    expect(split.address).toBe(address);
    expect([split.credentials?.username, split.credentials?.password]).toEqual(secret);
  });
  it('given no credentials, then the address is unchanged', () => {
    expect(splitConnectionString(' esdb://db.example:2113?tls=false ')).toEqual({
      address: 'esdb://db.example:2113?tls=false',
      credentials: null,
    });
  });
  it('given credentials, when they are printed or serialized, then the password is not included', () => {
    const split = splitConnectionString('esdb://admin:changeit@db.example');
    expect(inspect(split, { depth: 9 }) + JSON.stringify(split)).not.toContain('changeit');
    expect(inspect({ ...split.credentials })).not.toContain('changeit');
  });
  it.each([
    ['no scheme', 'admin:changeit@db.example'],
    ['another scheme', 'mongodb://admin:changeit@db.example'],
    ['a user without a password', 'esdb://changeit@db.example'],
    ['a password that breaks the address', 'esdb://admin:chan/geit@db.example'],
    ['an invalid escape', 'esdb://admin:changeit%zz@db.example'],
  ])('given %s, then it is malformed, and the message quotes none of it', (_what, text) => {
    let fault: unknown;
    try {
      splitConnectionString(text);
    } catch (thrown) {
      fault = thrown;
    }
    expect(fault).toMatchObject({ name: 'EventStoreFault', kind: 'malformed' });
    expect(inspect(fault)).not.toMatch(/changeit|chan\/geit/);
  });
});
