import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { UpkeepAct } from './operation.vocabulary.ts';
import type { Upkeep } from './upkeep.aggregate.ts';
import type { UpkeepAdvanced, UpkeepDone, UpkeepFailed, UpkeepRequested } from './upkeep.events.ts';

export type RequestUpkeep = Readonly<{ upkeepId: string; model: string; act: UpkeepAct; by: string; now: string }>;
type OnUpkeep<More> = Readonly<{ upkeepId: string; model: string; now: string }> & Readonly<More>;

export const requestUpkeep = (
  { now, ...requested }: RequestUpkeep,
  { status }: Upkeep,
): Decision<UpkeepRequested, 'upkeep.under-way'> =>
  status === 'under-way'
    ? refuse('upkeep.under-way')
    : [{ type: 'UpkeepRequested', data: { ...requested, requestedAt: now }, private: null }];

const isCurrent = (state: Upkeep, upkeepId: string): boolean =>
  state.status === 'under-way' && state.upkeepId === upkeepId;

export const advanceUpkeep = (
  { now, ...advanced }: OnUpkeep<{ percent: number }>,
  state: Upkeep,
): Decision<UpkeepAdvanced> =>
  state.status === 'under-way' && state.upkeepId === advanced.upkeepId && state.percent < advanced.percent
    ? [{ type: 'UpkeepAdvanced', data: { ...advanced, advancedAt: now }, private: null }]
    : nothingNew;

export const finishUpkeep = ({ now, ...done }: OnUpkeep<{ parked: number }>, state: Upkeep): Decision<UpkeepDone> =>
  isCurrent(state, done.upkeepId)
    ? [{ type: 'UpkeepDone', data: { ...done, doneAt: now }, private: null }]
    : nothingNew;

export const failUpkeep = ({ now, ...failed }: OnUpkeep<{ fault: string }>, state: Upkeep): Decision<UpkeepFailed> =>
  isCurrent(state, failed.upkeepId)
    ? [{ type: 'UpkeepFailed', data: { ...failed, failedAt: now }, private: null }]
    : nothingNew;
