import { expect, it } from 'vitest';
import { withoutAttribute, withoutGlobal, withoutMember } from './support.ts';
import { buildTarget } from './supported-browsers.ts';

const safari = ['safari_ios 16.4', 'safari 16.4'];

it.each([
  ['PromiseConstructor', 'withResolvers', safari],
  ['URL', 'parse', safari],
  ['Element', 'checkVisibility', safari],
  ['ReadonlyArray', 'toSorted', []],
  ['Promise', 'then', []],
  // Of a mixin, which MDN knows as members of Navigator.
  ['NavigatorLocks', 'locks', []],
  ['PopoverTargetAttributes', 'popoverTargetElement', safari],
])('%s.%s is lacked by %j', (owner, name, lackedBy) =>
  expect(withoutMember(owner, name).toSorted()).toEqual(lackedBy.toSorted()),
);

it('knows globals and attributes', () => {
  expect(withoutGlobal('Temporal')).toContain('safari 16.4');
  expect(withoutGlobal('fetch')).toEqual([]);
  expect(withoutAttribute('fieldset', 'popover')).toContain('safari 16.4');
  expect(withoutAttribute('input', 'value')).toEqual([]);
});

it('builds syntax for the oldest of each browser', () =>
  expect(buildTarget()).toEqual(expect.arrayContaining(['safari16.4', 'ios16.4', 'chrome131'])));
