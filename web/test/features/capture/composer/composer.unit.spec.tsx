// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const kept = vi.hoisted(() => ({
  storeWrittenThought: vi.fn(),
  withdrawThought: vi.fn(async () => {}),
  useOutbox: () => [],
}));
const toasts = vi.hoisted(() => ({ showToast: vi.fn() }));
vi.mock('#lib/outbox/outbox.ts', () => kept);
vi.mock('@ecrin/browser/page/toasts.ts', () => toasts);
vi.mock('#lib/i18n/intl.tsx', () => ({
  useLanguage: () => ({ language: 'fr' }),
  withMessages: (_part: string, load: unknown) => load,
}));
vi.mock('#features/capture/pictures/composer-pictures.tsx', () => ({ ComposerPictures: () => null }));
vi.mock('#features/capture/pictures/attach-buttons.tsx', () => ({ AttachButtons: () => null }));
const { useChosenCount } = await import('#features/capture/pictures/chosen-count.ts');
const { Composer } = await import('#features/capture/composer/composer.tsx');

const show = () =>
  render(
    <IntlProvider locale="fr" onError={() => {}}>
      <Composer />
    </IntlProvider>,
  );
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Écrire une pensée');

const stored = { thoughtId: 't1', sent: null };
beforeEach(() => {
  localStorage.setItem('userId', 'camille');
  kept.storeWrittenThought.mockResolvedValue(stored);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  useChosenCount.setState(0, true);
  vi.clearAllMocks();
});

it.each([{ ctrlKey: true }, { metaKey: true }])('saves with Enter and %j, and is then empty', async (modifier) => {
  show();
  fireEvent.change(field(), { target: { value: '  Une idée  ' } });
  fireEvent.keyDown(field(), { key: 'Enter', ...modifier });

  await waitFor(() => expect(field().value).toBe(''));
  expect(kept.storeWrittenThought).toHaveBeenCalledExactlyOnceWith('Une idée', 'fr');
});

it('a plain Enter is a new line, and blank text is not saved', () => {
  show();
  fireEvent.change(field(), { target: { value: ' \n ' } });
  fireEvent.keyDown(field(), { key: 'Enter' });
  fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
  expect(kept.storeWrittenThought).not.toHaveBeenCalled();
});

it('pictures alone are kept as a thought, and go with the words there are; too many are kept by nobody', async () => {
  show();
  const send = screen.getByRole('button', { name: 'Garder cette pensée' });
  expect(send.getAttribute('aria-disabled')).toBe('true');
  act(() => useChosenCount.setState(21, true));
  fireEvent.click(send);
  expect(kept.storeWrittenThought).not.toHaveBeenCalled();
  act(() => useChosenCount.setState(2, true));
  fireEvent.click(send);
  await waitFor(() => expect(kept.storeWrittenThought).toHaveBeenCalledExactlyOnceWith('', 'fr', { pictures: true }));
});

it('a text too long for one thought stays whole as a draft, until it is kept as several', async () => {
  const [first, second] = ['a'.repeat(99_999), 'b'.repeat(10)];
  show();
  fireEvent.change(field(), { target: { value: `${first}\n\n${second}` } });
  fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
  expect(kept.storeWrittenThought).not.toHaveBeenCalled();
  cleanup();
  show();
  expect(field().value).toBe(`${first}\n\n${second}`);
  expect(field().maxLength).toBe(-1);

  fireEvent.click(await screen.findByRole('button', { name: 'Garder en 2 pensées' }));
  await waitFor(() => expect(field().value).toBe(''));
  expect(kept.storeWrittenThought.mock.calls).toEqual([
    [first, 'fr'],
    [second, 'fr'],
  ]);
});

it('of several parts, those that were stored before a failure are not stored again', async () => {
  kept.storeWrittenThought.mockResolvedValueOnce(stored).mockRejectedValueOnce(new Error('full'));
  show();
  fireEvent.change(field(), { target: { value: `${'a'.repeat(99_990)}\n\n${'b'.repeat(100)}` } });
  fireEvent.click(await screen.findByRole('button', { name: 'Garder en 2 pensées' }));
  await waitFor(() => expect(field().value).toBe('b'.repeat(100)));
});

it('a draft is restored after a reload, for its author only', () => {
  show();
  fireEvent.change(field(), { target: { value: 'Je commence' } });
  cleanup();
  show();
  expect(field().value).toBe('Je commence');
  cleanup();
  localStorage.setItem('userId', 'autre');
  show();
  expect(field().value).toBe('');
});

it('undo withdraws the thought and restores its words, above a newer draft', async () => {
  show();
  fireEvent.change(field(), { target: { value: 'Première' } });
  fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(toasts.showToast).toHaveBeenCalled());
  fireEvent.change(field(), { target: { value: 'Seconde' } });
  toasts.showToast.mock.calls[0]?.[0].action.run();

  await waitFor(() => expect(field().value).toBe('Première\n\nSeconde'));
  expect(kept.withdrawThought).toHaveBeenCalledWith('t1');
});

it('what is typed while a thought is being saved stays', async () => {
  const keeping = Promise.withResolvers<typeof stored>();
  kept.storeWrittenThought.mockReturnValue(keeping.promise);
  show();
  fireEvent.change(field(), { target: { value: 'Première' } });
  fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
  fireEvent.change(field(), { target: { value: 'Première\nDéjà la suite' } });
  keeping.resolve(stored);

  await waitFor(() => expect(field().value).toBe('Déjà la suite'));
});

it('undo restores the draft after leaving the screen and coming back', async () => {
  show();
  fireEvent.change(field(), { target: { value: 'Première' } });
  fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(toasts.showToast).toHaveBeenCalled());
  cleanup();
  show();
  toasts.showToast.mock.calls[0]?.[0].action.run();

  await waitFor(() => expect(field().value).toBe('Première'));
});

it.each([
  [new DOMException('full', 'QuotaExceededError'), /^Cet appareil n’a plus de place, .* libérez de la place/u],
  [Object.assign(new Error('open'), { name: 'DatabaseClosedError' }), /^Ce navigateur ne garde rien ici .* réessayez/u],
])('words that neither the device nor the server took stay in the field, with the cause: %s', async (error, cause) => {
  kept.storeWrittenThought.mockRejectedValue(error);
  show();
  fireEvent.change(field(), { target: { value: 'À ne pas perdre' } });
  fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });

  expect(await screen.findByRole('alert')).toHaveProperty('textContent', expect.stringMatching(cause));
  expect(field().value).toBe('À ne pas perdre');
});

it('words sent directly leave the field, and the cause is named', async () => {
  kept.storeWrittenThought.mockResolvedValue({ thoughtId: 't1', sent: 'unavailable' });
  show();
  fireEvent.change(field(), { target: { value: 'Une idée' } });
  fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });

  await waitFor(() => expect(field().value).toBe(''));
  expect(toasts.showToast.mock.calls[0]?.[0].message).toMatch(
    /^Pensée gardée en ligne\s: ce navigateur ne garde rien ici/u,
  );
});
