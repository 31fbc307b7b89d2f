import { expect, it } from 'vitest';
import { workKindOf } from '#operate/work-kind-of.ts';
import { workflowDefinitions } from '#workflow-definitions.ts';

it.each(workflowDefinitions.map(({ name }) => name))('%s has a kind of its own in queues and failures', (name) =>
  expect(workKindOf(name)).not.toBe('other'),
);

it.each([
  ['deliver/a-notification', 'delivery'],
  ['put-off/a-notification/2', 'reminder'],
  ['announce-retention/3', 'sound-retention'],
  ['erase-sounds/3', 'sound-retention'],
  ['erase-account/3', 'account-erasure'],
  ['digest-communities/a-client', 'community-news'],
])('the run %s is %s', (id, kind) => expect(workKindOf(id)).toBe(kind));

it('a workflow of another version is other work', () => expect(workKindOf('of-long-ago/1')).toBe('other'));
