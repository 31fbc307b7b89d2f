import { activeDays, type ClientRow } from '@ecrin/contracts/client-admin/client-list.ts';
import { addMs } from '@ecrin/domain/time/instant.ts';
import type { Filter } from '@ecrin/platform/ports/read-models.ts';
import type { ClientRowDocument } from './client-row.model.ts';

const activeSince = (now: string): string => addMs(now, -activeDays * 24 * 3_600_000);

export const standingFilters = (now: string): Readonly<Record<ClientRow['standing'], Filter<ClientRowDocument>>> => ({
  active: { deactivated: false, erasure: 'none', seenAt: { gte: activeSince(now) } },
  quiet: { deactivated: false, erasure: 'none', seenAt: { lt: activeSince(now) } },
  deactivated: { deactivated: true, erasure: 'none' },
  leaving: { erasure: 'asked' },
  erased: { erasure: 'begun' },
});

const standingOf = ({ deactivated, erasure, seenAt }: ClientRowDocument, now: string): ClientRow['standing'] => {
  if (erasure !== 'none') return erasure === 'asked' ? 'leaving' : 'erased';
  if (deactivated) return 'deactivated';
  return seenAt >= activeSince(now) ? 'active' : 'quiet';
};

export const shownRow = (row: ClientRowDocument, now: string): ClientRow => clientRowOf(row, standingOf(row, now));

const clientRowOf = (
  {
    ownerId: _service,
    deactivated: _standing,
    erasure: _leaving,
    nameKey: _n,
    reversedKey: _r,
    innerKey1: _i1,
    innerKey2: _i2,
    innerKey3: _i3,
    emailKey: _e,
    phoneKey: _p,
    ...row
  }: ClientRowDocument,
  standing: ClientRow['standing'],
): ClientRow => ({ ...row, standing });
