// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import { Strand } from '#features/landing/strand.tsx';

it('the example thoughts are on their thread in the order of their time', () => {
  render(
    <IntlProvider locale="fr" onError={() => {}}>
      <Strand />
    </IntlProvider>,
  );
  const moments = screen
    .getAllByText(/^(?:Lundi|Mardi), \d\d:\d\d/u)
    .map(({ textContent }) => textContent.slice(0, 12));
  expect(moments).toHaveLength(4);
  expect(moments).toEqual(moments.toSorted((one, other) => (one < other ? -1 : 1)));
});
