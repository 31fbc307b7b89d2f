// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { CodeField } from '#code-field/code-field.tsx';

const full = vi.fn();
const Typed = () => {
  const [digits, setDigits] = useState('');
  return <CodeField label="Code" value={digits} onChange={setDigits} onFull={full} />;
};
const field = () => screen.getByLabelText<HTMLInputElement>('Code');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

afterEach(() => {
  cleanup();
  full.mockClear();
});

it.each([
  ['123 456', '123456'],
  [' 123-456 ', '123456'],
  ['1234567', '123456'],
])('parses « %s » as %s, and reports once that it is complete', (pasted, digits) => {
  render(<Typed />);
  type(pasted);

  expect(field().value).toBe(digits);
  expect(full).toHaveBeenCalledExactlyOnceWith(digits);
});

it('accepts single digits, and nothing else', () => {
  render(<Typed />);
  type('1');
  type('1a');
  type('12');

  expect(field().value).toBe('12');
  expect(full).not.toHaveBeenCalled();
});

it('enables one-time-code autofill', () => {
  render(<Typed />);
  expect(field().autocomplete).toBe('one-time-code');
  expect(field().inputMode).toBe('numeric');
});
