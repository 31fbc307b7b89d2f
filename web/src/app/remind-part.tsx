import { lazyScreen } from '@ecrin/browser/lazy-screen.ts';
import { Suspense } from 'react';
import { FurtherSentences } from '../lib/intl.tsx';
import type { Remind } from '../lib/remind.ts';

const { Screen: RemindDialog } = lazyScreen(async () => (await import('../features/reminders/remind-dialog.tsx')).RemindDialog);

/** « Me le rappeler », for features that keep something: fetched with its sentences when it is first asked for. */
export const RemindPart: Remind = (props) => (
  <Suspense fallback={null}>
    <FurtherSentences><RemindDialog {...props} /></FurtherSentences>
  </Suspense>
);
