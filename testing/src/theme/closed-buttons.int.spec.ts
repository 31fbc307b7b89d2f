import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Screens of the app whose button is closed for what stands beside it: where that is said. Every other one is a `ReasonedButton`. */
const saidBeside: Readonly<Record<string, string>> = {
  'app/lock/unlock-form.tsx': 'the seconds left, under the field',
  'features/goals/what-if/what-if-dialog.tsx': 'the only field is no number between its bounds, or empty',
  'features/orbs/past/past-plan.tsx': 'the plan counts no thought, or the notice below says what is missing',
  'features/profile/import/preview.tsx': 'its heading says that nothing would come in',
  'features/profile/own-data/take.tsx': 'the button counts nothing, or what is asked for is being counted',
  'features/profile/settings/word-list.tsx': 'the error or the hint of its only field, or it is empty',
  'features/stories/draft/compose-sheet.tsx': 'nothing to replace is said above, and so is what the engine lacks',
  'features/stories/media/choice-foot.tsx':
    'what there is to choose from is being fetched, or it is said above that there is none',
  'features/thoughts/detail/share/share-dialog.tsx': 'the picture is being drawn',
  'lib/erasure/erase-question.tsx': 'what is erased is being counted',
};

it('a closed button says why, as every list of choices does', () => {
  const closed = globSync('web/src/**/*.tsx', { cwd: root })
    .filter((file) =>
      /<Button\b[^>]*?(?<!-)\bdisabled\b/u.test(readFileSync(`${root}${file}`, 'utf8').replaceAll('=>', '')),
    )
    .map((file) => file.replaceAll('\\', '/').slice('web/src/'.length));
  expect(closed.toSorted()).toEqual(Object.keys(saidBeside).toSorted());
});
