import { describe, expect, it } from 'vitest';
import { passkeySiteOf } from '#adapters/passkeys/passkey-site.ts';

describe('the site of passkeys', () => {
  it('is the host of the public address', () =>
    expect(passkeySiteOf('https://ecrin.example:8443/app')).toEqual({
      host: 'ecrin.example',
      origin: 'https://ecrin.example:8443',
    }));
  it('may be this machine without https', () =>
    expect(passkeySiteOf('http://localhost:8080')).toEqual({ host: 'localhost', origin: 'http://localhost:8080' }));
  it.each(['https://192.0.2.7', 'http://127.0.0.1:8080', 'https://[2001:db8::1]', 'http://ecrin.example'])(
    'is none at %s',
    (url) => expect(passkeySiteOf(url)).toBeNull(),
  );
});
