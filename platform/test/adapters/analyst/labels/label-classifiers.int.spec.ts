import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLabelClassifiers } from '#adapters/analyst/labels/label-classifiers.ts';
import { readLabelledThoughts, trainingThoughts, judgingThoughts } from '#adapters/analyst/labels/labelled-thoughts.ts';
import { LanguageFault, type Embedding } from '#ports/language-engine.ts';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'labels-'));
});
afterEach(() => rm(dir, { recursive: true }));

/** A direction of its own for each mood. */
const directions = new Map([...new Set(trainingThoughts().map(({ mood }) => mood))].map((mood, at) => [mood, at]));
const moods = new Map(trainingThoughts().map(({ text, mood }) => [text, mood]));
const embeddingOf = () =>
  vi.fn<Embedding['embed']>(async ({ texts }) => ({
    vectors: texts.map((text) => {
      const vector = new Float32Array(directions.size);
      vector[directions.get(moods.get(text) ?? null) ?? 0] = 1;
      return vector;
    }),
    usage: { inputTokens: null, outputTokens: null, seconds: 0 },
  }));

/** A few are trained on in a moment. */
const thoughts = () => trainingThoughts().slice(0, 60);
const signal = new AbortController().signal;
const classifiersIn = (version = '1', onFault = vi.fn<(fault: unknown) => void>()) => ({
  onFault,
  classifierOf: createLabelClassifiers({ dir, version, onFault, signal, thoughts }),
});

describe('the classifiers of embedding models', () => {
  it('that of the default model is there at once, and asks for no vector', async () => {
    const embed = embeddingOf();
    expect(await classifiersIn().classifierOf({ model: 'multilingual-e5-small', embed })).not.toBeNull();
    expect(embed).not.toHaveBeenCalled();
  });

  it('that of another model is trained once in the background, kept, and read by the next start', async () => {
    const model = { model: 'another', embed: embeddingOf() };
    const first = classifiersIn();
    expect(await first.classifierOf(model)).toBeNull();
    await expect.poll(() => first.classifierOf(model)).not.toBeNull();
    await expect.poll(() => readdir(dir)).toHaveLength(1);
    const asked = model.embed.mock.calls.flatMap(([{ texts }]) => texts);
    expect(asked).toEqual(thoughts().map(({ text }) => text));

    expect(await classifiersIn().classifierOf(model)).not.toBeNull();
    expect(model.embed.mock.calls.flatMap(([{ texts }]) => texts)).toHaveLength(asked.length);
    expect(await classifiersIn('2').classifierOf(model)).toBeNull();
  });

  it('is trained again where its file is damaged', async () => {
    const model = { model: 'another', embed: embeddingOf() };
    const [first, second] = [classifiersIn(), classifiersIn()];
    await expect.poll(() => first.classifierOf(model)).not.toBeNull();
    await expect.poll(() => readdir(dir)).toHaveLength(1);
    for (const name of await readdir(dir)) await writeFile(join(dir, name), '{');
    expect(await second.classifierOf(model)).toBeNull();
    await expect.poll(() => second.classifierOf(model)).not.toBeNull();
  });

  it('a model that is away is asked again with the next thought, and is no fault of the training', async () => {
    const embed = embeddingOf().mockRejectedValue(new LanguageFault('unavailable', 'gone', 0));
    const { classifierOf, onFault } = classifiersIn();
    await expect
      .poll(async () => {
        await classifierOf({ model: 'another', embed });
        return embed.mock.calls.length;
      })
      .toBeGreaterThan(1);
    expect(onFault).not.toHaveBeenCalled();
  });

  it('no thought that judges is one that trains', () => {
    const training = new Set(trainingThoughts().map(({ text }) => text));
    const judging = judgingThoughts();
    expect(judging.filter(({ text }) => training.has(text))).toEqual([]);
    expect(judging.length).toBeGreaterThan(300);
    expect(training.size + judging.length).toBeGreaterThan(
      readLabelledThoughts('fr').length + readLabelledThoughts('en').length,
    );
  });
});
