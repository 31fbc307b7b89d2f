// @vitest-environment happy-dom
import type { ImportPreview } from '@ecrin/contracts/journal-import/journal-import.ts';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { WhatComes } from '#features/profile/import/preview-choices.tsx';

vi.mock('#lib/i18n/intl.tsx', () => ({ useLanguage: () => ({ language: 'fr' }) }));
const { Years } = await import('#features/profile/import/preview-parts.tsx');

afterEach(cleanup);
const show = (part: ReactNode) =>
  render(
    <IntlProvider locale="fr" onError={() => {}}>
      {part}
    </IntlProvider>,
  );
const years = [
  { name: '2019', count: 2 },
  { name: '2020', count: 3 },
];

it('a year that is left out is an outline, and keeps its figure', () => {
  const { container } = show(<Years years={years} left={['2020']} />);
  const bars = [...container.querySelectorAll('li')].map((bar) => [
    bar.dataset['look'],
    bar.querySelector('b')?.textContent,
  ]);
  expect(bars).toEqual([
    ['some', '2'],
    ['out', '3'],
  ]);
});

it('goals and stories of an archive are rows with their number, and no choice', () => {
  const choice = {
    leftYears: [],
    leftJournals: [],
    leftParts: [],
    keepDuplicates: false,
    understand: false,
    moods: {},
  };
  const preview = { source: 'ecrin', years: [], journals: [], tags: 0, goals: 2, stories: 1, sounds: 0, groups: [] };
  show(<WhatComes preview={preview as object as ImportPreview} choice={choice} choose={() => {}} />);
  const rows = ['Objectifs', 'Récits'].map((name) => screen.getByText(name).closest('p')?.textContent);
  expect(rows).toEqual(['Objectifsavec leur histoire2', 'Récitssans leurs liens de partage1']);
  expect(screen.queryByRole('checkbox')).toBeNull();
});
