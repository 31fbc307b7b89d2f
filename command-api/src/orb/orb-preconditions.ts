import { clientPermissions } from '@ecrin/domain/client-permission/change-permission.ts';
import { instructionsOf } from '@ecrin/domain/orb/instructions-of.ts';
import { orb } from '@ecrin/domain/orb/orb.aggregate.ts';
import { maxOwnOrbs, type OrbInstructions } from '@ecrin/domain/orb/orb.vocabulary.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { RefusedReply } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';

/** What is used of a client's limits at an instant. */
export type OrbBudget = Readonly<{ runsToday: number; wordsThisMonth: number }>;
/**
 * `createdByAll`: every client may create orbs. `model`: null while none writes here. `endpoint`: the host that thoughts are sent to; null: this server.
 * Limits are of one client; 0: none.
 */
export type OrbServices = Pick<ApiServices, 'events'> &
  Readonly<{
    orbs: Readonly<{
      createdByAll: boolean;
      model: () => string | null;
      runsPerDay: number;
      wordsPerMonth: number;
      isAccepted: (clientId: string) => Promise<boolean>;
      ownOrbIds: (clientId: string) => Promise<readonly string[]>;
      budgetOf: (clientId: string, now: string) => Promise<OrbBudget>;
    }>;
  }>;

/** Why a client may not create one more orb; null when they may, or have it already. The count may be behind: the limit is approximate. */
export const creationRefusal = async (
  { events, orbs }: OrbServices,
  clientId: string,
  orbId: string,
): Promise<RefusedReply | null> => {
  const { granted } = (await loadAggregate(events, clientPermissions, { id: clientId })).state;
  if (!orbs.createdByAll && !granted.includes('create-orbs')) return { refused: 'orb.not-permitted' };
  const ids = await orbs.ownOrbIds(clientId);
  return ids.length < maxOwnOrbs || ids.includes(orbId) ? null : { refused: 'orb.too-many' };
};

/** Why nothing may be read for a client now; null when it may. Counts may be behind: limits are approximate. */
export const runRefusal = async (
  { orbs }: OrbServices,
  clientId: string,
  now: string,
): Promise<RefusedReply | null> => {
  if (orbs.model() === null) return { refused: 'orb-run.no-engine' };
  if (!(await orbs.isAccepted(clientId))) return { refused: 'orb-run.not-accepted' };
  const { runsToday, wordsThisMonth } = await orbs.budgetOf(clientId, now);
  if (orbs.runsPerDay > 0 && runsToday >= orbs.runsPerDay) return { refused: 'orb-run.over-day-cap' };
  return orbs.wordsPerMonth > 0 && wordsThisMonth >= orbs.wordsPerMonth ? { refused: 'orb-run.over-month-cap' } : null;
};

type Version = Readonly<{ version: number; instructions: OrbInstructions }>;
type Wanted = Readonly<{ orbId: string; version: number | null; language: 'fr' | 'en'; clientId: string }>;

/** A version of an orb that the client may run: an own one, or one that comes with Écrin. `version` null: the current one. */
export const findRunnable = async (
  { events }: Pick<OrbServices, 'events'>,
  { orbId, version: wanted, language, clientId }: Wanted,
): Promise<Version | Readonly<{ refused: 'orb.not-found' | 'orb.deleted' }>> => {
  const { state } = await loadAggregate(events, orb, { id: orbId });
  if (state.status === 'absent' || (state.ownerId !== null && state.ownerId !== clientId))
    return { refused: 'orb.not-found' };
  if (state.status === 'deleted') return { refused: 'orb.deleted' };
  const version = wanted ?? state.version;
  const instructions = instructionsOf(state, version, language);
  return instructions ? { version, instructions } : { refused: 'orb.not-found' };
};
