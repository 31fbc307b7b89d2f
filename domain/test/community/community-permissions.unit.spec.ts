import { describe, expect, it } from 'vitest';
import { communityActs, isAllowed, type CommunityRole } from '#community/community-permissions.ts';
import {
  commentPermissions,
  communityVisibilities,
  joinConditions,
  type CommunitySettings,
} from '#community/community.vocabulary.ts';
import { rules } from './community.fixtures.ts';

const roles: readonly CommunityRole[] = ['owner', 'team', 'member', 'guest', 'stranger', 'blocked'];

const allowedTo = (role: CommunityRole, settings: CommunitySettings): string =>
  communityActs.filter((act) => isAllowed(act, role, settings)).join(' ');

/** Each row: visibility, join condition, who comments; then what owner, team, member, guest, stranger and blocked may do. */
const table = communityVisibilities.flatMap((visibility) =>
  joinConditions.flatMap((joinCondition) =>
    commentPermissions.map((permission) => {
      const settings = { visibility, joinCondition, indexed: false, rules: { ...rules, permission } };
      return [
        `${visibility} ${joinCondition} ${permission}`,
        ...roles.map((role) => `${role}: ${allowedTo(role, settings)}`),
      ];
    }),
  ),
);

const inside = (permission: string) => [
  'owner: see read-comments comment share moderate manage',
  permission === 'owner' ? 'team: see read-comments share moderate' : 'team: see read-comments comment share moderate',
  permission === 'members' ? 'member: see read-comments comment share' : 'member: see read-comments share',
];
const outside = {
  'public open': ['guest: see enter', 'stranger: see enter', 'blocked: see'],
  'public validation': ['guest: see ask', 'stranger: see ask', 'blocked: see'],
  'private open': ['guest: see enter', 'stranger: ', 'blocked: '],
  'private validation': ['guest: see ask', 'stranger: ', 'blocked: '],
};

describe('who may do what in a community', () => {
  it('is told by role, act, visibility, join condition and permission to comment', () => {
    const expected = Object.entries(outside).flatMap(([way, others]) =>
      commentPermissions.map((permission) => [`${way} ${permission}`, ...inside(permission), ...others]),
    );
    expect(table).toEqual(expected);
  });
});
