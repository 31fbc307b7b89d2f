import type { RegisteredClient } from '@ecrin/domain/client/client.aggregate.ts';
import { email } from '@ecrin/domain/client/email/email.aggregate.ts';
import { releaseEmail } from '@ecrin/domain/client/email/release-email.ts';
import { freeIdentity } from '@ecrin/domain/identity/free-identity.ts';
import { identity } from '@ecrin/domain/identity/identity.aggregate.ts';
import { freePhone } from '@ecrin/domain/phone/free-phone.ts';
import { phone } from '@ecrin/domain/phone/phone.aggregate.ts';
import type { decideInStep } from '@ecrin/platform/workflows/decide-in-step.ts';

type Decide = ReturnType<typeof decideInStep>;

/** So that the same address, number or identity can register again, as another account. */
export const releaseAddresses = async (
  { clientId, emailHash, formerEmailHash, phone: number, identities }: RegisteredClient,
  { decide, now }: Readonly<{ decide: Decide; now: string }>,
): Promise<void> => {
  for (const hash of [emailHash, formerEmailHash])
    if (hash !== null) {
      const input = { emailHash: hash, clientId, now };
      await decide({ name: 'releaseEmail', aggregate: email, id: hash, decide: releaseEmail, input });
    }
  if (number) {
    const input = { phoneHash: number.phoneHash, clientId, now };
    await decide({ name: 'freePhone', aggregate: phone, id: number.phoneHash, decide: freePhone, input });
  }
  for (const identityHash of Object.values(identities)) {
    const input = { identityHash, clientId, now };
    await decide({ name: 'freeIdentity', aggregate: identity, id: identityHash, decide: freeIdentity, input });
  }
};
