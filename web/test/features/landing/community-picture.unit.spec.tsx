import { readFileSync } from 'node:fs';
import type { Language } from '@ecrin/domain/kernel/language.ts';
// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, describe, expect, it, vi } from 'vitest';

let language: Language = 'fr';
vi.mock('#lib/i18n/intl.tsx', () => ({ useLanguage: () => ({ language }) }));
const { CommunityPicture } = await import('#features/landing/community-picture.tsx');

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset['colorScheme'];
});

let idle: () => void = () => {};
const open = (scheme: string, saveData = false) => {
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => (idle = callback));
  vi.stubGlobal('navigator', { onLine: true, connection: { saveData } });
  document.documentElement.dataset['colorScheme'] = scheme;
  render(
    <IntlProvider locale="fr" onError={() => {}}>
      <CommunityPicture />
    </IntlProvider>,
  );
};
const pictures = () => screen.getAllByRole<HTMLImageElement>('img');
/** How each is fetched, the light one first. */
const loading = () => pictures().map((picture) => picture.getAttribute('loading'));

/** Width and height in a lossy WebP file. */
const sizeIn = (file: string): readonly number[] => {
  const bytes = readFileSync(`${import.meta.dirname}/../../../src/features/landing/pictures/${file}`);
  return [bytes.readUInt16LE(26), bytes.readUInt16LE(28)];
};

describe('the picture of a community', () => {
  it.each([
    ['light', ['eager', 'lazy']],
    ['dark', ['lazy', 'eager']],
  ])('of the %s scheme is fetched once the page is drawn, before anybody scrolls to it', async (scheme, then) => {
    open(scheme);
    expect(loading()).toEqual(['lazy', 'lazy']);
    await act(async () => idle());
    expect(loading()).toEqual(then);
  });

  it('is fetched when it comes near where data is metered', async () => {
    open('light', true);
    await act(async () => idle());
    expect(loading()).toEqual(['lazy', 'lazy']);
  });

  it.each(['fr', 'en'] as const)('has its room from the beginning, in %s', (spoken) => {
    language = spoken;
    open('light');
    for (const picture of pictures()) {
      const file = picture.src.slice(picture.src.lastIndexOf('/') + 1);
      expect(file).toBe(`community-${spoken}-${picture.dataset['scheme']}.webp`);
      expect([picture.width * 2, picture.height * 2]).toEqual(sizeIn(file));
    }
  });
});
