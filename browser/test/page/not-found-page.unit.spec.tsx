// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NotFoundPage } from '#page/not-found-page.tsx';

it('names the page and leads home', () => {
  render(
    <NotFoundPage title="Introuvable" text="L’adresse a peut-être changé." homeLabel="Accueil" homePath="/admin" />,
  );
  expect(document.title).toBe('Introuvable · Écrin');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Introuvable');
  expect(screen.getByRole('link', { name: 'Accueil' }).getAttribute('href')).toBe('/admin');
});
