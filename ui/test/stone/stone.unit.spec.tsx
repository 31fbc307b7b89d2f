// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Stone } from '#stone/stone.tsx';

const drawn = (container: HTMLElement) => [...container.querySelectorAll('svg')].map((svg) => svg.dataset['mood']);

it('animates its cut when its mood arrives', () => {
  const { container, rerender } = render(<Stone mood={null} />);
  expect(drawn(container)).toEqual(['rough']);
  rerender(<Stone mood="calm" />);
  expect(drawn(container)).toEqual(['rough', 'calm']);
  expect(container.querySelector('[data-cut]')).not.toBeNull();
});
it('has no animation when its mood was known', () => {
  const { container, rerender } = render(<Stone mood="calm" />);
  rerender(<Stone mood="sad" />);
  expect(drawn(container)).toEqual(['sad']);
});
it('has no accessible name of its own', () =>
  expect(render(<Stone mood="calm" />).container.firstElementChild?.getAttribute('aria-hidden')).toBe('true'));
