// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { currentOpener } from '#dialog/opener.ts';

const focus = (id: string) => document.querySelector<HTMLElement>(`#${id}`)?.focus();

it('a dialog returns the focus to its opener, or to the button of the menu that was closed for it', () => {
  document.body.innerHTML =
    '<button id="alone"></button><button id="menu-button" popovertarget="«m»"></button><fieldset popover id="«m»"><button id="row" popovertarget="«m»"></button></fieldset>';
  focus('alone');
  expect(currentOpener()?.id).toBe('alone');
  focus('row');
  expect(currentOpener()?.id).toBe('menu-button');
});
