import { LlamaVocabularyType, type Token } from 'node-llama-cpp';
import { expect, it } from 'vitest';
import { endsOf } from '#adapters/language/embedding-process/token-ends.ts';

// Cast: tokens are numbers with a brand.
const tokens = { bos: 1 as Token, eos: 2 as Token };

it.each([
  ['unigrams, as of E5 and bge-m3', LlamaVocabularyType.ugm, { begin: [1], end: [2] }],
  ['pairs, as of Qwen, which begins with nothing', LlamaVocabularyType.bpe, { begin: [], end: [] }],
  ['pieces, as of Gemma, whose file says it', LlamaVocabularyType.spm, { begin: [], end: [] }],
])(
  'given a vocabulary of %s, then beginning and end are added where the library does not',
  (_what, vocabularyType, ends) => expect(endsOf({ vocabularyType, tokens })).toEqual(ends),
);
it('given none in the file, then none is added', () =>
  expect(endsOf({ vocabularyType: LlamaVocabularyType.ugm, tokens: { bos: null, eos: null } })).toEqual({
    begin: [],
    end: [],
  }));
