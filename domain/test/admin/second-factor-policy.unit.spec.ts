import { expect, it } from 'vitest';
import { roster } from '#admin/roster/roster.aggregate.ts';
import { isSecondFactorRequired } from '#admin/second-factor-policy.ts';
import { alix, chloe } from './admin.fixtures.ts';

const { secondFactorRequired, newInstallation } = {
  secondFactorRequired: (value: 'superadmins' | 'everyone') => ({
    values: new Map([['secondFactorRequired', value] as const]),
  }),
  newInstallation: { ...alix, data: { ...alix.data, newInstallation: true } } as const,
};
const nothingSet = { values: new Map() };
const [old, begun] = [
  [alix, chloe],
  [newInstallation, chloe],
].map((events) => events.reduce(roster.evolve, roster.initial)) as [typeof roster.initial, typeof roster.initial];

it.each([
  ['an older installation keeps what it had', old, nothingSet, false],
  ['a new one requires it of everyone', begun, nothingSet, true],
  ['an older one that decided so, too', old, secondFactorRequired('everyone'), true],
  ['a new one that decided otherwise does not', begun, secondFactorRequired('superadmins'), false],
] as const)('%s; of a superadmin it is required always', (...[, administrators, settings, isRequired]) => {
  expect(isSecondFactorRequired('admin', settings, administrators)).toBe(isRequired);
  expect(isSecondFactorRequired('superadmin', settings, administrators)).toBe(true);
});
