import type { AdminRole, AdminsAnswer } from '@ecrin/contracts/admin/admin.ts';
import type { AnswerTemplateList } from '@ecrin/contracts/answer-template/answer-template.ts';
import type { BroadcastList } from '@ecrin/contracts/broadcast/broadcast.ts';
import type { ReadyOrbList } from '@ecrin/contracts/orb/ready-orb.ts';
import type { OrganizationList } from '@ecrin/contracts/organization/organization.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import {
  inboxIcon,
  orbIcon,
  shieldLockIcon,
  speakerphoneIcon,
  usersIcon,
  type IconShape,
} from '@ecrin/ui/icon/icons.ts';
import type { MessageDescriptor } from 'react-intl';
import { paletteMessages as messages } from './palette.messages.ts';

type Named = Readonly<{ id: string; name: string | null; detail?: string | null }>;

/** A kind of thing with a page of its own. `route`: of that page. `for`: who may open it. `urls`: the reads that list them, page by page. */
export type Noun = Readonly<{
  key: string;
  route: string;
  label: MessageDescriptor;
  icon: IconShape;
  for: AdminRole;
  urls: readonly string[];
  /** A method, so that each takes what its own reads answer. */
  thingsIn(answer: unknown, language: Language): readonly Named[];
}>;

type Bilingual<Value> = Readonly<{ fr: Value | null; en: Value | null }>;
const inEither = <Value>({ fr, en }: Bilingual<Value>, language: Language): Value | null =>
  language === 'en' ? (en ?? fr) : (fr ?? en);

/** What the palette finds by name, beside clients, who are too many to be listed. */
export const nouns: readonly Noun[] = [
  {
    key: 'orbs',
    route: '/admin/orbs/:orbId',
    label: messages.orbs,
    icon: orbIcon,
    for: 'admin',
    urls: ['/orbs'],
    thingsIn: ({ items }: ReadyOrbList, language) =>
      items.map(({ orbId, names }) => ({ id: orbId, name: inEither(names, language) })),
  },
  {
    key: 'organizations',
    route: '/admin/organizations/:organizationId',
    label: messages.organizations,
    icon: usersIcon,
    for: 'admin',
    urls: ['/organizations?limit=100', '/organizations?limit=100&status=closed'],
    thingsIn: ({ items }: OrganizationList) => items.map(({ organizationId, name }) => ({ id: organizationId, name })),
  },
  {
    key: 'broadcasts',
    route: '/admin/communication/:broadcastId',
    label: messages.broadcasts,
    icon: speakerphoneIcon,
    for: 'admin',
    urls: ['/broadcasts?limit=100'],
    thingsIn: ({ items }: BroadcastList, language) =>
      items.map(({ broadcastId, words }) => ({
        id: broadcastId,
        name: (words && inEither(words, language)?.title) ?? null,
      })),
  },
  {
    key: 'templates',
    route: '/admin/answer-templates/:templateId',
    label: messages.templates,
    icon: inboxIcon,
    for: 'admin',
    urls: ['/answer-templates'],
    thingsIn: ({ items }: AnswerTemplateList) =>
      items.map(({ templateId, title }) => ({ id: templateId, name: title })),
  },
  {
    key: 'admins',
    route: '/admin/admins/:adminId',
    label: messages.admins,
    icon: shieldLockIcon,
    for: 'superadmin',
    urls: ['/admins'],
    thingsIn: ({ items }: AdminsAnswer) =>
      items.map(({ adminId, fullname, email }) => ({ id: adminId, name: fullname ?? email, detail: email })),
  },
];

export const nounsFor = (role: AdminRole): readonly Noun[] =>
  nouns.filter((one) => one.for === 'admin' || role === 'superadmin');
