import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import { describe, expect, it } from 'vitest';
import type { ListExported } from '#list-export/list-export.events.ts';
import { listExport, recordListExport } from '#list-export/record-list-export.ts';

const now = '2026-01-02T09:00:00.000Z';
const its = { exportId: 'e-1', list: 'clients', by: 'alix' } as const;
const exported: ListExported = { type: 'ListExported', data: { ...its, exportedAt: now }, private: null };

describe('the export of a list', () => {
  const { given } = specFor(listExport);
  it('is recorded, once for each file', () => {
    given()
      .when(recordListExport, { ...its, now })
      .then(exported);
    given(exported)
      .when(recordListExport, { ...its, now })
      .then();
  });
  it('belongs to nobody alone', () => expect(listExport.ownerOf(listExport.initial)).toBeNull());
});
