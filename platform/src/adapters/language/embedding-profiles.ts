import type { EmbedRequest } from '#ports/language-engine.ts';

/** What a GGUF file says of its model. `pooling`: how vectors of tokens become one; null: not said. */
export type ModelHeader = Readonly<{
  architecture: string;
  name: string;
  dimensions: number | null;
  pooling: 'mean' | 'first' | 'last' | null;
}>;

/**
 * How texts are given to a model. `model`: its name, stored with each vector: vectors of different names are never compared. `prompts`: what it was trained
 * to see before a text. `window`: tokens read at once; a longer text is the mean of its windows.
 */
export type EmbeddingProfile = Readonly<{
  model: string;
  prompts: Readonly<Record<EmbedRequest['kind'], string>>;
  window: number;
}>;

/**
 * What its file says of itself. `poolings`: how vectors of tokens become one; a file that does not say so is one of ours only where null is among them. `name`:
 * what its name has, or has not. `license` and `parameters`: for whoever chooses one; of eight bits a file has about as many MB as million weights.
 */
type KnownModel = EmbeddingProfile &
  Readonly<{
    architecture: string;
    dimensions: number;
    poolings: readonly ModelHeader['pooling'][];
    name: RegExp;
    license: string;
    parameters: string;
  }>;

const e5 = (size: string, dimensions: number, parameters: string): KnownModel => ({
  model: `multilingual-e5-${size}`,
  architecture: 'bert',
  dimensions,
  poolings: ['mean', null],
  // Files of E5 often have no name; those of other families with this shape say theirs.
  name: /^(?!.*(?:minilm|mpnet|gte|bge|labse|arctic|jina))/iu,
  prompts: { query: 'query: ', passage: 'passage: ' },
  // It reads at most 512 tokens.
  window: 240,
  license: 'MIT',
  parameters,
});

/** Embedding models that know French and English, by what their authors say of them. Only multilingual-e5-small is ever fetched unasked. */
export const knownModels: readonly KnownModel[] = [
  e5('small', 384, '118 M'),
  e5('base', 768, '278 M'),
  e5('large', 1_024, '560 M'),
  {
    model: 'bge-m3',
    architecture: 'bert',
    dimensions: 1_024,
    poolings: ['first'],
    name: /^/,
    prompts: { query: '', passage: '' },
    window: 1_024,
    license: 'MIT',
    parameters: '568 M',
  },
  {
    model: 'embeddinggemma-300m',
    architecture: 'gemma-embedding',
    dimensions: 768,
    poolings: ['mean'],
    name: /^/,
    prompts: { query: 'task: search result | query: ', passage: 'title: none | text: ' },
    window: 1_024,
    license: 'terms of Gemma, accepted by whoever fetches it',
    parameters: '308 M',
  },
  {
    model: 'qwen3-embedding-0.6b',
    architecture: 'qwen3',
    dimensions: 1_024,
    // Without a word of it the last token is taken.
    poolings: ['last', null],
    name: /embed/iu,
    prompts: {
      query: 'Instruct: Given a question, retrieve the journal entries that answer it\nQuery:',
      passage: '',
    },
    window: 1_024,
    license: 'Apache 2.0',
    parameters: '596 M',
  },
];

/** null: a model whose prompts are not known here. */
export const profileOf = (header: ModelHeader): EmbeddingProfile | null =>
  knownModels.find(
    ({ architecture, dimensions, poolings, name }) =>
      architecture === header.architecture &&
      dimensions === header.dimensions &&
      poolings.includes(header.pooling) &&
      name.test(header.name),
  ) ?? null;

/** As the reference of settings says it. */
export const embeddingModelsInWords = knownModels
  .map(({ model, parameters, license }) => `${model} (${parameters} weights, ${license})`)
  .join(', ');
