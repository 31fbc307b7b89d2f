// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useNavigationFocus } from '#navigation/navigation-focus.ts';

const Screen = ({ path }: { path: string }) => {
  useNavigationFocus(path);
  return (
    <>
      <h1 tabIndex={-1}>Demandes</h1>
      <button type="button">Ailleurs</button>
      <div data-keeps-focus>
        <button type="button">La suivante</button>
      </div>
    </>
  );
};

/** What has the focus after going from one address to the next with the focus on this button. */
const focusAfterLeaving = (button: string): string | null => {
  const { rerender } = render(<Screen path="/demandes/1" />);
  act(() => screen.getByRole('button', { name: button }).focus());
  rerender(<Screen path="/demandes/2" />);
  return document.activeElement?.textContent ?? null;
};

describe('the focus at a new address', () => {
  const scrollTo = vi.fn();
  beforeEach(() => {
    scrollTo.mockClear();
    vi.stubGlobal('scrollTo', scrollTo);
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('is on the title, and the page at its top', () => {
    expect(focusAfterLeaving('Ailleurs')).toBe('Demandes');
    expect(scrollTo).toHaveBeenCalledOnce();
  });

  it('stays in a part that keeps it, and the page where it is', () => {
    expect(focusAfterLeaving('La suivante')).toBe('La suivante');
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
