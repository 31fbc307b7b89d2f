// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyText } from '#page/copy-text.ts';

const navigatorWith = (given: object) => vi.stubGlobal('navigator', given);
/** A browser that copies by `execCommand`, which fires a `copy` event. */
const copiesByCommand = () => {
  const held: string[] = [];
  Object.assign(document, {
    execCommand: () => {
      const clipboardData = { setData: (_type: string, text: string) => held.push(text) };
      document.dispatchEvent(Object.assign(new Event('copy', { cancelable: true }), { clipboardData }));
      return true;
    },
  });
  return held;
};

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'execCommand');
});

describe('copying', () => {
  it('uses the clipboard of the page', async () => {
    const writeText = vi.fn(async () => {});
    navigatorWith({ clipboard: { writeText } });
    expect(await copyText('un lien')).toBe(true);
    expect(writeText).toHaveBeenCalledWith('un lien');
  });
  it('works on a page on plain http, which has none', async () => {
    navigatorWith({});
    const held = copiesByCommand();
    expect(await copyText('un lien')).toBe(true);
    expect(held).toEqual(['un lien']);
  });
  it('says when it was refused, or is not possible at all', async () => {
    navigatorWith({ clipboard: { writeText: () => Promise.reject(new Error('refused')) } });
    expect(await copyText('un lien')).toBe(false);
    navigatorWith({});
    expect(await copyText('un lien')).toBe(false);
  });
});
