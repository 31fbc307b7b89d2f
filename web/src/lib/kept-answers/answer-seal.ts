/** Encrypts answers stored on this device. */
export type AnswerSeal = Readonly<{
  /** The name of an entry: reveals nothing of the path without the secret. */
  nameOf: (path: string) => Promise<string>;
  seal: (name: string, text: string) => Promise<Uint8Array<ArrayBuffer>>;
  /** Throws when it was sealed with another secret, or under another name. */
  open: (name: string, sealed: Uint8Array<ArrayBuffer>) => Promise<string>;
}>;

const ivBytes = 12;
const bytesOf = (text: string) => new TextEncoder().encode(text);
const hexOf = (bytes: ArrayBuffer) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0'));

const cipher = (name: string, iv: Uint8Array<ArrayBuffer>) => ({
  name: 'AES-GCM',
  iv,
  additionalData: bytesOf(name),
});

/** AES-256-GCM and HMAC-SHA-256 under one secret: 32 random bytes in base64. Needs a secure page. */
export const createAnswerSeal = async (secret: string): Promise<AnswerSeal> => {
  const raw = Uint8Array.from(atob(secret), (character) => character.charCodeAt(0));
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt']);
  const naming = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return {
    nameOf: async (path) => hexOf(await crypto.subtle.sign('HMAC', naming, bytesOf(path))).join(''),
    seal: async (name, text) => {
      const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
      const sealed = new Uint8Array(await crypto.subtle.encrypt(cipher(name, iv), key, bytesOf(text)));
      return new Uint8Array([...iv, ...sealed]);
    },
    open: async (name, sealed) => {
      const iv = sealed.slice(0, ivBytes);
      return new TextDecoder().decode(await crypto.subtle.decrypt(cipher(name, iv), key, sealed.slice(ivBytes)));
    },
  };
};
