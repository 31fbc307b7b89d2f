import { readModelName } from '@ecrin/contracts/admin-notification/read-model-names.ts';
import { expect, it } from 'vitest';
import { projections } from '#index.ts';

const models = projections.map(({ model }) => model.name);

it('every read model has a name of its own in both languages, which administrators read', () => {
  for (const language of ['fr', 'en'] as const) {
    expect(models.filter((model) => readModelName(language, model) === model)).toEqual([]);
    const names = models.map((model) => readModelName(language, model));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  }
});
