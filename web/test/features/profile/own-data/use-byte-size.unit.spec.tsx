// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import { useByteSize } from '#features/profile/own-data/use-byte-size.ts';

const wrapper = ({ children }: { children: ReactNode }) => <IntlProvider locale="fr">{children}</IntlProvider>;

it.each([
  [0, '0 ko'],
  [12, '1 ko'],
  [1_600, '2 ko'],
  [8_400_000, '8,4 Mo'],
  [421_000_000, '421 Mo'],
  [12_000_000_000, '12 Go'],
])('given %d bytes, then « %s »', (bytes, said) => {
  const { result } = renderHook(useByteSize, { wrapper });
  expect(result.current(bytes).replaceAll(/\s/gu, ' ')).toBe(said);
});
