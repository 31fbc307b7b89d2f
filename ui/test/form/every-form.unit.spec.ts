import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const tags = (source: string): readonly string[] => source.match(/<form\b[^]*?[^=]>\n/gu) ?? [];

/** Refused, the first field with an error has the focus; what is wrong is said by us, not by the browser. */
const isUsual = (tag: string): boolean => tag.includes('noValidate') && tag.includes('submitForm(event, ');

/** Those that are sent in another way, and why. */
const writing = 'a text to write, of which nothing is sent while it is empty';
const others: Readonly<Record<string, string>> = {
  'admin/src/features/statistics/question.tsx': 'sent by the browser once it is right, which closes its sheet',
  'ui/src/composer-field/composer-field.tsx': writing,
  'web/src/features/chat/question-field.tsx': writing,
};

it('every form of both apps is sent in the usual way, or named with the reason', () => {
  const files = globSync('{admin,web,browser,ui}/src/**/*.tsx', { cwd: root });
  const forms = files.flatMap((file) => tags(readFileSync(join(root, file), 'utf8')).map((tag) => ({ file, tag })));
  expect(forms.length).toBeGreaterThan(35);
  const unusual = forms.filter(({ tag }) => !isUsual(tag)).map(({ file }) => file);
  expect(unusual.toSorted()).toEqual(Object.keys(others).toSorted());
});
