import { createECDH } from 'node:crypto';
import { expect, it } from 'vitest';
import { newPushKeys, decryptPush } from './decrypt-push.ts';

const of64 = (text: string): Buffer => Buffer.from(text, 'base64url');
/** The example of RFC 8291, section 5 and appendix A. */
const example = {
  privateKey: of64('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'),
  auth: of64('BTBZMqHH6r4Tts7J_aSIgg'),
  body: of64(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  ),
};
const exampleKeys = () => {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(example.privateKey);
  return { ecdh, auth: example.auth };
};

it('decrypts the example of RFC 8291', () =>
  expect(decryptPush(exampleKeys(), example.body)).toBe('When I grow up, I want to be a watermelon'));

it('refuses a message for another key, or a changed one', () => {
  expect(() => decryptPush(newPushKeys(example.auth), example.body)).toThrow();
  expect(() => decryptPush({ ...exampleKeys(), auth: Buffer.alloc(16) }, example.body)).toThrow();
  const changed = Buffer.from(example.body);
  changed.writeUInt8(changed.readUInt8(100) ^ 1, 100);
  expect(() => decryptPush(exampleKeys(), changed)).toThrow();
});
