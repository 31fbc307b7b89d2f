// @vitest-environment happy-dom
import type { QueuesAnswer } from '@ecrin/contracts/operation/operation.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, describe, expect, it } from 'vitest';
import { BreachesPanel } from '#features/queues/breaches-panel.tsx';

afterEach(cleanup);
const show = (breaches: QueuesAnswer['breaches']) =>
  render(
    <IntlProvider locale="fr" onError={() => {}}>
      <BreachesPanel breaches={breaches} />
    </IntlProvider>,
  );
const lastAt = '2026-01-02T09:00:00.000Z';

describe('what held the service for too long', () => {
  it('given nothing, then it is not shown', () => {
    expect(show([]).container.textContent).toBe('');
  });
  it('given kinds that are one to an administrator, then they are counted together, with the longest', () => {
    show([
      { kind: 'body', count: 2, longestMs: 420, lastAt },
      { kind: 'command', count: 1, longestMs: 160, lastAt },
      { kind: 'projection', count: 1, longestMs: 300, lastAt },
    ]);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Requêtes', 'Projections']);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^3 fois, 0,4.s au plus$/u),
      expect.stringMatching(/^une fois, 0,3.s$/u),
    ]);
  });
});
