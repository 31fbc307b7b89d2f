import { expect, it } from 'vitest';
import { unprovedEmail } from '#lib/session/unproved-email.ts';

it.each([
  [{ email: 'a@b.fr', emailProved: false, awaitedEmail: null }, 'a@b.fr'],
  [{ email: 'a@b.fr', emailProved: true, awaitedEmail: null }, null],
  [{ email: 'a@b.fr', emailProved: true, awaitedEmail: 'c@d.fr' }, 'c@d.fr'],
  [{ email: null, emailProved: false, awaitedEmail: 'c@d.fr' }, 'c@d.fr'],
  [{ email: null, emailProved: false, awaitedEmail: null }, null],
])('of %j: %s is pending', (client, address) => expect(unprovedEmail(client)).toBe(address));
