import type { ActSubject } from '@ecrin/contracts/activity/act-log.ts';
import type { Activity } from '@ecrin/contracts/activity/activity.ts';
import type { KnownClient } from '@ecrin/contracts/admin/known-people.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { inLanguage } from '@ecrin/domain/orb/in-language.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { adminRowModel } from '#admin-row/admin-row.model.ts';
import { broadcastModel } from '#broadcast/broadcast.model.ts';
import { clientProfileModel } from '#client-profile/client-profile.model.ts';
import { knownAdmins, knownClients } from '#inbox/known-people.ts';
import { orbModel } from '#orb/orb.model.ts';
import { organizationModel } from '#organization/organization.model.ts';

type Named = Omit<ActSubject, 'name'>;

/** Streams of what administrators make, by their beginnings. */
const madeBy = [
  ['organization-', 'organization'],
  ['broadcast-', 'broadcast'],
  ['orb-', 'orb'],
] as const;

const factId = ({ facts }: Activity, name: string): string | null => {
  const value = facts[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

const madeIn = ({ stream }: Activity): Named | null => {
  const found = madeBy.find(([beginning]) => stream.startsWith(beginning));
  return found ? { kind: found[1], id: stream.slice(found[0].length) } : null;
};

/** Whom an act is on, or what; null: the service. Whoever is neither a client nor what administrators make is one of them. */
const subjectOf = (act: Activity, isClient: (id: string) => boolean): Named | null => {
  const made = madeIn(act);
  if (made) return made;
  const client = factId(act, 'clientId') ?? act.ownerId;
  if (isClient(client)) return { kind: 'client', id: client };
  return act.ownerId !== '' && act.actor !== `admin:${act.ownerId}` ? { kind: 'admin', id: act.ownerId } : null;
};

const nameOfClient = ({ firstname, lastname, code }: KnownClient): string =>
  [[firstname, lastname].filter(Boolean).join(' '), code].filter(Boolean).join(', ');

type FindName = (id: string) => string | null;

const readNames = async (models: ReadModels, ids: readonly string[], language: Language) => {
  const [clients, admins, organizations, broadcasts, orbs] = await Promise.all([
    knownClients(models, ids),
    knownAdmins(models, ids),
    (await models.open(organizationModel)).getMany(ids),
    (await models.open(broadcastModel)).getMany(ids),
    (await models.open(orbModel)).getMany(ids),
  ]);
  return {
    client: (id) => nameOfClient(clients(id)),
    admin: (id) => admins(id).fullname,
    organization: (id) => organizations.get(id)?.doc.name ?? null,
    broadcast: (id) => {
      const words = broadcasts.get(id)?.doc.words;
      return words ? (inLanguage(words, language)?.title ?? null) : null;
    },
    orb: (id) => {
      const definition = orbs.get(id)?.doc.definition;
      return definition ? inLanguage(definition.names, language) : null;
    },
  } satisfies Readonly<Record<ActSubject['kind'], FindName>>;
};

/** The models that subjects are named from. */
export const subjectModels = [clientProfileModel, adminRowModel, organizationModel, broadcastModel, orbModel] as const;

/** Of each act its subject by name, and the names of those who acted. */
export const nameSubjects = async (models: ReadModels, acts: readonly Activity[], language: Language) => {
  const owners = [...new Set(acts.map((act) => factId(act, 'clientId') ?? act.ownerId))].filter((id) => id !== '');
  const clients = await (await models.open(clientProfileModel)).getMany(owners);
  const actors = [...new Set(acts.map(({ actor }) => actor.slice('admin:'.length)))];
  const subjects = acts.map((act) => subjectOf(act, (id) => clients.has(id)));
  const names = await readNames(models, [...new Set(subjects.flatMap((subject) => subject?.id ?? []))], language);
  const adminOf = await knownAdmins(models, actors);
  return {
    items: acts.map((act, place) => {
      const subject = subjects[place];
      return { ...act, subject: subject ? { ...subject, name: names[subject.kind](subject.id) } : null };
    }),
    admins: Object.fromEntries(actors.map((adminId) => [adminId, adminOf(adminId).fullname])),
  };
};
