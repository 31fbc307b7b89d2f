// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFocusFallback } from '#lib/page/use-focus-fallback.ts';

const List = ({ items }: { items: readonly string[] | null }) => {
  useFocusFallback(items?.length ?? null);
  return (
    <>
      <h1 tabIndex={-1}>Objectifs</h1>
      {(items ?? []).map((item) => (
        <button key={item} type="button">
          {item}
        </button>
      ))}
    </>
  );
};

it('moves to the title when its row is removed, stays when another is, and is not moved by a list that arrives', () => {
  const { rerender } = render(<List items={null} />);
  rerender(<List items={['a', 'b', 'c']} />);
  expect(document.activeElement).toBe(document.body);
  screen.getByRole('button', { name: 'a' }).focus();
  rerender(<List items={['a', 'b']} />);
  expect(document.activeElement?.textContent).toBe('a');
  rerender(<List items={['b']} />);
  expect(document.activeElement?.textContent).toBe('Objectifs');
});
