/** Decodes base64 as it passes, with spaces and ends of lines in it. From where it is none on, nothing comes. */
export const createBase64 = () => {
  let [held, isOver, isBroken] = ['', false, false];
  return {
    decode: (text: string): Buffer => {
      const all = held + text.replaceAll(/\s+/gu, '');
      isBroken ||= !/^[A-Za-z0-9+/]*={0,2}$/u.test(all) || (isOver && all !== '');
      if (isBroken) return Buffer.alloc(0);
      const whole = all.length - (all.length % 4);
      held = all.slice(whole);
      isOver = held === '' && all.endsWith('=');
      return Buffer.from(all.slice(0, whole), 'base64');
    },
    isWhole: (): boolean => !isBroken && held === '',
  };
};

/** A character for each byte: places in it are those in the file. */
export const latin1 = ({ buffer, byteOffset, byteLength }: Uint8Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('latin1');

export async function* decoded(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const { decode } = createBase64();
  for await (const piece of content) yield decode(latin1(piece));
}
