import { LlamaVocabularyType, type LlamaModel, type Token } from 'node-llama-cpp';

type Vocabulary = Readonly<{
  vocabularyType: LlamaModel['vocabularyType'];
  tokens: Readonly<Record<'bos' | 'eos', Token | null>>;
}>;

const asList = (token: Token | null): readonly Token[] => (token === null ? [] : [token]);

/**
 * Where a text begins and ends for a model. The library adds it as the file says (a word of Qwen’s beginning would make another vector), but not for unigram
 * vocabularies, as E5 and bge-m3 have.
 */
export const endsOf = ({ vocabularyType, tokens }: Vocabulary): Readonly<Record<'begin' | 'end', readonly Token[]>> =>
  vocabularyType === LlamaVocabularyType.ugm
    ? { begin: asList(tokens.bos), end: asList(tokens.eos) }
    : { begin: [], end: [] };
