// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { saveDraft, readDraft } from '#features/capture/composer/use-composer.ts';

vi.mock('#lib/i18n/intl.tsx', () => ({}));

beforeEach(() => localStorage.clear());

it('survives a reload, for its author only', () => {
  saveDraft('camille', 'Je voudrais dire');
  expect(readDraft('camille')).toBe('Je voudrais dire');
  expect(readDraft('autre')).toBe('');
});

it('an emptied field deletes the draft', () => {
  saveDraft('camille', 'Je voudrais dire');
  saveDraft('camille', '');
  expect(localStorage.length).toBe(0);
});

it('is there for as long as the page in a browser without storage', () => {
  const setItem = vi.fn(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.stubGlobal('localStorage', { setItem });
  saveDraft('camille', 'Je');
  expect(setItem).toHaveBeenCalledOnce();
  expect(readDraft('camille')).toBe('Je');
  vi.unstubAllGlobals();
});
