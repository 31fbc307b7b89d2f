import { clientPermissions } from '@ecrin/domain/client-permission/change-permission.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { reachedLimit, type RunLimits, type RunsUsed } from '@ecrin/domain/orb-run/run-limits.ts';
import { orb, type Orb } from '@ecrin/domain/orb/orb.aggregate.ts';
import { runnableOf } from '@ecrin/domain/orb/runnable-of.ts';
import type { IsAccepted } from '@ecrin/platform/consent/consent-wall.ts';
import type { Claim } from '@ecrin/platform/event-sourcing/claim.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { Writing } from '@ecrin/platform/ports/language-engine.ts';
import type { RefusedReply } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';

/** `createdByAll`: every client may create orbs. `model`, `writing`: null while none writes here. `budgetOf`: what is used of a client's limits at an instant. */
export type OrbServices = Pick<ApiServices, 'events'> &
  Readonly<{
    orbs: Readonly<{
      createdByAll: () => Promise<boolean>;
      limits: () => Promise<RunLimits>;
      /** Of this month’s budgets, of a client and of all, when the engine is paid; null: there is none. */
      usedShare: (clientId: string, now: string) => Promise<number | null>;
      model: () => string | null;
      writing: () => Writing | null;
      isAccepted: IsAccepted;
      ownOrbIds: (clientId: string) => Promise<readonly string[]>;
      budgetOf: (clientId: string, now: string) => Promise<RunsUsed>;
    }>;
  }>;

type Caller = Readonly<{ clientId: string; now: string }>;

/** Why a client may not create orbs; null when they may. */
export const creationRefusal = async (
  { events, orbs }: OrbServices,
  clientId: string,
): Promise<RefusedReply | null> => {
  const { granted } = (await loadAggregate(events, clientPermissions, { id: clientId })).state;
  return granted.includes('create-orbs') || (await orbs.createdByAll()) ? null : { refused: 'orb.not-permitted' };
};

export const orbClaim = ({ orbs }: OrbServices, { clientId, now }: Caller): Claim<Orb> => ({
  cap: 'orbs',
  ownerId: clientId,
  now,
  holds: (state) => state.status === 'active' && state.ownerId === clientId,
  known: () => orbs.ownOrbIds(clientId),
});

/** `runsPerDay`: as the settings say it now. */
export const runClaim = ({ clientId, now }: Caller, { runsPerDay }: Pick<RunLimits, 'runsPerDay'>): Claim<unknown> => ({
  cap: 'orb-runs',
  ownerId: clientId,
  now,
  most: runsPerDay,
});

/** Why nothing may be read for a client now; null when it may. What was used may be behind: runs are claimed as well. */
export const runRefusal = async (
  { orbs }: OrbServices,
  clientId: string,
  now: string,
): Promise<RefusedReply | null> => {
  if (orbs.model() === null) return { refused: 'orb-run.no-engine' };
  if (!(await orbs.isAccepted(clientId, 'orbs'))) return { refused: 'orb-run.not-accepted' };
  const reached = reachedLimit(await orbs.budgetOf(clientId, now), await orbs.limits());
  if (reached) return { refused: `orb-run.${reached}` };
  return ((await orbs.usedShare(clientId, now)) ?? 0) >= 1 ? { refused: 'orb-run.over-budget' } : null;
};

type Wanted = Readonly<{ orbId: string; version: number | null; language: Language; clientId: string }>;

/** A version of an orb that the client may run; see `runnableOf`. */
export const findRunnable = async (
  { events }: Pick<OrbServices, 'events'>,
  { orbId, ...wanted }: Wanted,
): Promise<ReturnType<typeof runnableOf>> =>
  runnableOf((await loadAggregate(events, orb, { id: orbId })).state, wanted);
