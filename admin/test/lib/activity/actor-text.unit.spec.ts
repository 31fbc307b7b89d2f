import { expect, it } from 'vitest';
import { actorText } from '#lib/activity/activity-line.tsx';

const words = {
  formatMessage: ({ id }: Readonly<{ id?: string }>, values?: object) =>
    `${id} ${Object.values(values ?? {}).join(' ')}`.trim(),
};
const told = { admins: { bea: 'Béa' } };

it.each([
  ['client:owner', 'activity.by-client'],
  ['client:another', 'activity.by-another'],
  ['admin:bea', 'activity.by-admin Béa'],
  ['admin:gone', 'activity.by-unknown-admin'],
  ['system:meter', 'activity.by-system'],
])('whoever acted is named: %s in the history of « owner » is « %s »', (actor, text) =>
  expect(actorText({ actor, ownerId: 'owner' }, told, words)).toBe(text),
);
