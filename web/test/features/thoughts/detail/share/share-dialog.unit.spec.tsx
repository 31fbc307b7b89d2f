// @vitest-environment happy-dom
import { useToasts } from '@ecrin/browser/page/toasts.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { press } from '#test/page.fixtures.ts';

vi.mock('#lib/i18n/intl.tsx', () => ({ useLanguage: () => ({ language: 'fr' }) }));
const drawn: { words: string; date: string | null }[] = [];
let left = 0;
vi.mock('#features/thoughts/detail/share/draw-picture.ts', () => ({
  drawPicture: async (words: string, date: string | null) => {
    drawn.push({ words, date });
    return { file: new Blob(['png'], { type: 'image/png' }), left };
  },
}));
const { ShareDialog } = await import('#features/thoughts/detail/share/share-dialog.tsx');

const copied: string[] = [];
const shared: ShareData[] = [];
const device = (more: object) =>
  vi.stubGlobal('navigator', {
    clipboard: { writeText: async (text: string) => void copied.push(text) },
    ...more,
  });
beforeEach(() => {
  [drawn, copied, shared].forEach((list) => list.splice(0));
  left = 0;
  device({});
});
afterEach(() => {
  cleanup();
  useToasts.setState([], true);
  vi.unstubAllGlobals();
});

const show = async (more: object = {}) => {
  render(
    <IntlProvider locale="fr" onError={() => {}}>
      <ShareDialog
        thought={{ content: 'Le lac : au matin.', day: '2026-11-18', private: false, ...more }}
        onClose={() => {}}
      />
    </IntlProvider>,
  );
  await act(async () => {});
};

describe('one thought', () => {
  it('is copied as it was written', async () => {
    await show();
    await press('Copier le texte');
    expect(copied).toEqual(['Le lac : au matin.']);
    expect(useToasts.getState().at(-1)?.message).toBe('Texte copié');
  });

  it('has its date in text and picture once that is switched on', async () => {
    await show();
    await act(async () => void fireEvent.click(screen.getByRole('switch', { name: 'Avec la date' })));
    await press('Copier le texte');
    expect(copied).toEqual(['Le lac : au matin.\n\nMercredi 18 novembre 2026']);
    expect(drawn.map(({ date }) => date)).toEqual([null, 'Mercredi 18 novembre 2026']);
  });

  it('is shared as text and as a file where the device can, else saved', async () => {
    await show();
    expect(screen.queryByRole('button', { name: 'Partager le texte' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Enregistrer l’image' })).toBeTruthy();
    cleanup();
    device({ canShare: () => true, share: async (data: ShareData) => void shared.push(data) });
    await show();
    await press('Partager le texte');
    await press('Partager l’image');
    expect(shared[0]).toEqual({ text: 'Le lac : au matin.' });
    expect(shared[1]?.files?.map(({ name, type }) => [name, type])).toEqual([['pensee.png', 'image/png']]);
  });

  it('says beforehand what its picture does not hold', async () => {
    left = 12;
    await show();
    expect(document.body.textContent).toContain('les 12 derniers mots n’y sont pas');
  });

  it('asks once when it is private, and draws nothing before', async () => {
    await show({ private: true });
    expect(drawn).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Copier le texte' })).toBeNull();
    await press('Continuer');
    await press('Copier le texte');
    expect(copied).toHaveLength(1);
  });
});
