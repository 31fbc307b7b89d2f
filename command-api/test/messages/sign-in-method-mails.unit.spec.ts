import type { ClientAccountEvent } from '@ecrin/domain/client/client.events.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { describe, expect, it } from 'vitest';
import { phoneAddedMail } from '#account/phone/phone-added.mail.ts';
import { phoneMovedMail } from '#account/phone/phone-moved.mail.ts';
import { identityLinkedMail } from '#account/social/identity-linked.mail.ts';
import type { MessageContext } from '#messages/message-writer.ts';

const [clientId, at] = ['c', '2026-01-02T09:00:00.000Z'];
const registered = (language: Language): ClientAccountEvent => ({
  type: 'ClientRegistered',
  data: { clientId, credentialId: 'k', emailHash: 'e', language, registeredAt: at },
  private: { email: 'claire@exemple.fr', firstname: 'Claire' },
});
const proved: ClientAccountEvent = {
  type: 'ClientEmailProved',
  data: { clientId, emailHash: 'e', by: 'code', provedAt: at },
  private: { email: 'claire@exemple.fr' },
};
const linked: ClientAccountEvent = {
  type: 'ClientIdentityLinked',
  data: { clientId, provider: 'google', identityHash: 'i', sessionId: null, linkedAt: at },
  private: { device: 'd' },
};
const phone: ClientAccountEvent = {
  type: 'ClientPhoneProved',
  data: { clientId, phoneHash: 'p', sessionId: null, provedAt: at },
  private: { phone: '+33612345678', device: 'd' },
};
const writing = (...history: readonly ClientAccountEvent[]): MessageContext =>
  ({
    publicUrl: 'https://ecrin.example',
    now: at,
    events: {
      readStream: async function* () {
        yield* history.map((event) => ({ ...event, metadata: {} }));
      },
    },
  }) as unknown as MessageContext;

const writers = {
  'identity-linked': (given: MessageContext) =>
    identityLinkedMail({ kind: 'identity-linked', clientId, provider: 'google', identityHash: 'i' }, given),
  'phone-added': (given: MessageContext) => phoneAddedMail({ kind: 'phone-added', clientId, phoneHash: 'p' }, given),
  'phone-moved': (given: MessageContext) => phoneMovedMail({ kind: 'phone-moved', clientId, phoneHash: 'p' }, given),
} as const;
/** Events for which each mail is sent, and events for which it is not. */
const events = { 'identity-linked': [linked], 'phone-added': [phone], 'phone-moved': [] } as const;
const otherEvents = { 'identity-linked': [], 'phone-added': [], 'phone-moved': [phone] } as const;
const names = ['identity-linked', 'phone-added', 'phone-moved'] as const;

describe.each(names)('the mail of %s', (name) => {
  it.each(['fr', 'en'] as const)('is sent to the proved address in its language: %s', async (language) => {
    const mail = await writers[name](writing(registered(language), proved, ...events[name]));
    expect(mail).toMatchObject({
      channel: 'mail',
      to: 'claire@exemple.fr',
      html: expect.stringContaining(`<html lang="${language}">`),
      text: expect.stringContaining('https://ecrin.example/'),
    });
    expect(JSON.stringify({ ...mail, to: '' })).not.toMatch(/\+336|Claire|claire@/);
  });
  it('is not sent to an unproved address', async () =>
    expect(await writers[name](writing(registered('fr'), ...events[name]))).toBe(null));
  it('is not sent when the change did not happen', async () =>
    expect(await writers[name](writing(registered('fr'), proved, ...otherEvents[name]))).toBe(null));
  it('is not sent for an unknown account', async () => expect(await writers[name](writing())).toBe(null));
});
