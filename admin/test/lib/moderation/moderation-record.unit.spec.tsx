// @vitest-environment happy-dom
import type { ModerationRecord } from '@ecrin/contracts/comment-report/moderation-record.ts';
import { LanguageProvider } from '@ecrin/ui/language/language-provider.tsx';
import type { Language } from '@ecrin/ui/language/language.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ModerationRecordView } from '#lib/moderation/moderation-record.tsx';
import moderation from '../../../src/lang/en/moderation.json' with { type: 'json' };

const record: ModerationRecord = {
  written: {
    open: 1,
    hidden: 2,
    kept: 3,
    restored: 4,
    latest: [
      { reportId: 'comment.c1', kind: 'comment', status: 'hidden-by-community', since: '2026-01-02T12:00:00.000Z' },
      { reportId: 'shared-copy.s1', kind: 'shared-copy', status: 'kept', since: '2026-01-01T12:00:00.000Z' },
    ],
  },
  // What was kept and what was restored were both reported for nothing.
  reported: { open: 1, hidden: 5, kept: 2, restored: 1, latest: [] },
};
const none = { open: 0, hidden: 0, kept: 0, restored: 0, latest: [] };

afterEach(cleanup);
const shown = (given: ModerationRecord, language: Language = 'fr'): string => {
  render(
    <LanguageProvider initial={{ language, messages: language === 'en' ? moderation : {} }} load={async () => ({})}>
      <ModerationRecordView record={given} />
    </LanguageProvider>,
  );
  return document.body.textContent ?? '';
};

it('says what became of what somebody wrote, and of what they reported, each apart', () => {
  const text = shown(record);
  expect(text).toContain('2 masqués · 4 rétablis · 3 gardés · 1 à examiner');
  expect(text).toContain('9 faits · 5 retenus · 3 écartés · 1 à examiner');
});
it('leads to each of the latest reports, by its date and state, without a raw code', () => {
  const text = shown(record);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin/requests/comment.c1',
    '/admin/requests/shared-copy.s1',
  ]);
  expect(text).not.toMatch(/hidden|kept|restored|comment|shared/u);
});
it('says that there is none of either, also in English', () => {
  expect(shown({ written: none, reported: none }).match(/Aucun/gu)).toHaveLength(2);
  cleanup();
  expect(shown({ written: none, reported: none }, 'en').match(/None/gu)).toHaveLength(2);
});
