// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { isPlainKey, pressShortcut } from '#keys/plain-key.ts';

const alone = { ctrlKey: false, metaKey: false, altKey: false };
const find = (selector: string): Element => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const accepted = vi.fn<() => void>();

beforeEach(() => {
  accepted.mockClear();
  document.body.innerHTML = `<main><button data-key="A">Accepter</button><p>Texte</p><textarea></textarea>
    <input id="ticked" type="checkbox"><p contenteditable="true"><b id="written">mot</b></p>
    <dialog open><p id="inside">?</p></dialog><dialog><button id="closed">Fermer</button></dialog></main>`;
  find('button').addEventListener('click', accepted);
});

it('a letter presses the button that carries it, in either case', () => {
  expect([pressShortcut(find('main'), 'a'), pressShortcut(find('main'), 'A')]).toEqual([true, true]);
  expect(accepted).toHaveBeenCalledTimes(2);
});

it.each(['z', 'Enter', '"]', ''])('the key %s, which no button carries, does nothing', (key) => {
  expect(pressShortcut(find('main'), key)).toBe(false);
  expect(accepted).not.toHaveBeenCalled();
});

const altGr = (key: string) => key === 'AltGraph';

it.each([
  ['p', alone, true],
  ['#ticked', alone, true],
  ['textarea', alone, false],
  ['#written', alone, false],
  ['#inside', alone, false],
  ['#closed', alone, true],
  ['p', { ...alone, ctrlKey: true }, false],
  ['p', { ...alone, metaKey: true }, false],
  ['p', { ...alone, altKey: true }, false],
  ['p', { ...alone, ctrlKey: true, altKey: true, getModifierState: altGr }, true],
  ['p', { ...alone, isComposing: true }, false],
] as const)('a key in %s with %o is for the page: %s', (where, keys, meant) =>
  expect(isPlainKey({ ...keys, target: find(where) })).toBe(meant),
);
