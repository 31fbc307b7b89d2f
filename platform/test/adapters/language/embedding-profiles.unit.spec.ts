import { describe, expect, it } from 'vitest';
import { profileOf, type ModelHeader } from '#adapters/language/embedding-profiles.ts';

const bert = { architecture: 'bert', name: '', dimensions: 384, pooling: 'mean' } as const;

describe('an embedding model by what its file says', () => {
  it.each<readonly [string, ModelHeader]>([
    ['multilingual-e5-small', { ...bert, name: 'multilingual-e5-small' }],
    ['multilingual-e5-small', bert],
    ['multilingual-e5-small', { ...bert, pooling: null }],
    ['multilingual-e5-base', { ...bert, dimensions: 768 }],
    ['multilingual-e5-large', { ...bert, dimensions: 1_024 }],
    ['bge-m3', { ...bert, dimensions: 1_024, pooling: 'first' }],
    [
      'embeddinggemma-300m',
      { architecture: 'gemma-embedding', name: 'Embeddinggemma 300M', dimensions: 768, pooling: 'mean' },
    ],
    [
      'qwen3-embedding-0.6b',
      { architecture: 'qwen3', name: 'Qwen3 Embedding 0.6B', dimensions: 1_024, pooling: 'last' },
    ],
  ])('is %s', (model, header) => expect(profileOf(header)?.model).toBe(model));

  it.each<readonly [string, ModelHeader]>([
    ['of another family with the same shape', { ...bert, name: 'paraphrase-multilingual-MiniLM-L12-v2' }],
    ['of another size', { ...bert, dimensions: 312 }],
    ['whose vectors are made otherwise', { ...bert, pooling: 'last' }],
    [
      'of Gemma that does not say how they are made',
      { architecture: 'gemma-embedding', name: 'Embeddinggemma 300M', dimensions: 768, pooling: null },
    ],
    [
      'of Qwen of another size',
      { architecture: 'qwen3', name: 'Qwen3 Embedding 4B', dimensions: 2_560, pooling: 'last' },
    ],
    ['that writes', { architecture: 'qwen3', name: 'Qwen3 0.6B Instruct', dimensions: 1_024, pooling: null }],
  ])('is unknown: one %s', (_what, header) => expect(profileOf(header)).toBeNull());
});
