// @vitest-environment happy-dom
import type { Provenance } from '@ecrin/contracts/thought/insights.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OpenInsight } from '#features/thoughts/insights/use-insight.ts';

vi.mock('#lib/i18n/intl.tsx', () => ({ useLanguage: () => ({ language: 'fr' }) }));
const { InsightMark, InsightPanel } = await import('#features/thoughts/insights/insight-field.tsx');

const at = '2026-11-18T09:00:00.000Z';
const local: Provenance = { by: 'ai', engine: 'local', model: 'word-lists', promptVersion: 'word-lists-1', at };
const show = (field: 'mood' | 'category' | 'summary', from: Provenance) => {
  const insight = { field, value: 'calm', from, mode: 'opened', panelId: 'p', returned: false } as OpenInsight;
  render(
    <IntlProvider locale="fr" onError={() => {}}>
      <InsightMark insight={insight} />
      <InsightPanel insight={insight} />
    </IntlProvider>,
  );
  return { mark: screen.getAllByRole('button')[0], panel: document.querySelector('dl')?.textContent };
};
afterEach(cleanup);

describe('the source of a value', () => {
  it('is Écrin and its word lists where no AI was asked', () => {
    const { mark, panel } = show('mood', local);
    expect(mark?.textContent).toBe('Écrin');
    expect(mark?.ariaLabel ?? mark?.getAttribute('aria-label')).toMatch(/^Humeur, d’après Écrin/);
    expect(panel).toMatch(/repéré par listes de mots/);
    expect(panel).not.toMatch(/IA|Modèle|Consigne/);
  });
  it('is what the person corrected in a similar thought, for that value alone', () => {
    const own: Provenance = { ...local, model: 'e5', promptVersion: 'examples-3+own-mood' };
    expect(show('mood', own).panel).toMatch(/d’après vos corrections, pour une pensée semblable/);
    cleanup();
    expect(show('category', own).panel).toMatch(/repéré par ressemblance avec des exemples/);
  });
  it('is the person’s own sentences where they were only chosen among', () =>
    expect(show('summary', local).panel).toMatch(/tiré de vos propres phrases/));
  it('is the AI with its model where one was asked', () => {
    const { mark, panel } = show('mood', { ...local, engine: 'exemple', model: 'petit' });
    expect(mark?.textContent).toBe('IA');
    expect(panel).toMatch(/petit/);
  });

  it('is the AI with its model also where that is on this machine', () => {
    const { mark, panel } = show('mood', { ...local, promptVersion: 'understand-2', model: 'petit' });
    expect(mark?.textContent).toBe('IA');
    expect(panel).toMatch(/petit/);
  });
});
