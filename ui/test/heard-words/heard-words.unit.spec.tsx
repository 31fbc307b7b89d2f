// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { HeardWords } from '#heard-words/heard-words.tsx';

afterEach(cleanup);

it('reads new words aloud politely, in their language, and says which are uncertain', () => {
  render(
    <HeardWords
      name="Vos mots"
      uncertain="(incertain)"
      language="fr"
      passages={[
        { text: 'Bonjour.', uncertain: false },
        { text: 'Peut-être.', uncertain: true },
      ]}
    />,
  );
  const log = screen.getByRole('log', { name: 'Vos mots' });
  expect(log.getAttribute('aria-live')).toBe('polite');
  expect(log.lang).toBe('fr');
  expect(log.textContent?.replaceAll(/\s+/g, ' ').trim()).toBe('Bonjour. Peut-être. (incertain)');
  expect(log.querySelectorAll('[data-uncertain]')).toHaveLength(1);
});
