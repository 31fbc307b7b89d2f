import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { registerClient } from '@ecrin/domain/client/register-client.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandAsClient } from '#account/command-as-client.ts';
import { assignPhone } from '#account/phone/assign-phone.ts';
import { phoneHashOf } from '#account/phone/phone-code.ts';
import { findPhoneHolder } from '#account/phone/phone-holder.ts';
import { signInByPhone } from '#account/phone/sign-in-by-phone.ts';
import type { ApiServices } from '#http/api-services.ts';
import { contextOf, openSignInServices, wasInterrupted } from '../sign-in.fixtures.ts';

const now = '2026-01-02T09:00:00.000Z';
const later = '2026-06-02T09:00:00.000Z';
/** More than the number of writes of any of these. */
const moments = [...Array.from({ length: 8 }).keys()];
const numberOf = (name: number): string => `+3361234${String(1_000 + name)}`;

describe('phone sign-in, interrupted between any two writes', { timeout: 60_000 }, () => {
  let example: Awaited<ReturnType<typeof openSignInServices>>;
  beforeAll(async () => {
    example = await openSignInServices();
  });
  afterAll(() => example.close());

  const holderOf = (phone: string, at = now) =>
    findPhoneHolder(example.services, phoneHashOf(example.services, phone), contextOf(at));
  const enter = (services: ApiServices, phone: string) =>
    signInByPhone(
      services,
      { phone, phoneHash: phoneHashOf(services, phone), device: 'Firefox', language: 'fr', referralCode: null },
      contextOf(now),
    );
  const takeOver = (
    services: ApiServices,
    { clientId, phone, at = now }: Readonly<{ clientId: string; phone: string; at?: string }>,
  ) =>
    assignPhone(
      services,
      { phone, phoneHash: phoneHashOf(services, phone), device: 'Firefox' },
      contextOf(at, clientId),
    );
  const person = async (): Promise<string> => {
    const context = contextOf(now);
    const clientId = context.newId();
    const input = {
      clientId,
      credentialId: 'credential',
      emailHash: null,
      email: null,
      firstname: 'Claire',
      language: 'fr',
      referralCode: null,
      now,
    } as const;
    await example.services.execute({
      aggregate: client,
      id: clientId,
      decide: registerClient,
      input,
      context: commandAsClient(context, clientId),
    });
    return clientId;
  };

  it('creates one account, whoever completes the registration', async () => {
    for (const moment of moments.slice(0, 4)) {
      const [phone, before] = [numberOf(moment), example.registered.length];
      const cut = await wasInterrupted(enter(example.cutAfter(moment), phone));
      const entry = await enter(example.services, phone);
      expect([moment, cut, entry]).toEqual([moment, moment < 2, { clientId: expect.any(String), isNew: moment < 2 }]);
      expect([await holderOf(phone), example.registered.length - before]).toMatchObject([{ status: 'opens' }, 1]);
    }
  });

  it('replaces the previous number, which is released whatever the interruption', async () => {
    for (const moment of moments) {
      const [former, next, clientId] = [numberOf(100 + moment), numberOf(200 + moment), await person()];
      await takeOver(example.services, { clientId, phone: former });
      const cut = await wasInterrupted(takeOver(example.cutAfter(moment), { clientId, phone: next }));
      expect(cut).toBe(moment < 4);
      expect(await takeOver(example.services, { clientId, phone: next })).toBe(null);
      expect([moment, await holderOf(next), await holderOf(former)]).toEqual([
        moment,
        { status: 'opens', clientId },
        { status: 'nobody' },
      ]);
      expect(example.queued).toContainEqual({
        kind: 'phone-added',
        clientId,
        phoneHash: phoneHashOf(example.services, next),
      });
    }
  });

  it('moves the number from an account with an expired proof, which keeps its other sign-in methods and is notified', async () => {
    for (const moment of moments) {
      const [phone, former, next] = [numberOf(300 + moment), await person(), await person()];
      await takeOver(example.services, { clientId: former, phone });
      await wasInterrupted(takeOver(example.cutAfter(moment), { clientId: next, phone, at: later }));
      expect(await takeOver(example.services, { clientId: next, phone, at: later })).toBe(null);
      expect([moment, await holderOf(phone, later)]).toEqual([moment, { status: 'opens', clientId: next }]);
      expect(await example.account(former)).toMatchObject({ phone: null, credentialId: 'credential' });
      expect(example.queued).toContainEqual({
        kind: 'phone-moved',
        clientId: former,
        phoneHash: phoneHashOf(example.services, phone),
      });
    }
  });
});
