// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { linkOutcomeOf } from '#features/profile/sign-in-methods/sign-in-settings.tsx';

it.each([
  ['?linked=google', { provider: 'google', refused: null }],
  ['?refused=x&reason=taken', { provider: 'x', refused: 'taken' }],
  ['?refused=x&reason=another-linked', { provider: 'x', refused: 'another-linked' }],
  ['?refused=google', { provider: 'google', refused: 'failed' }],
  ['?refused=google&reason=whatever', { provider: 'google', refused: 'failed' }],
  ['?linked=somebody', null],
  ['', null],
])('« %s »', (search, outcome) => expect(linkOutcomeOf(search)).toEqual(outcome));
