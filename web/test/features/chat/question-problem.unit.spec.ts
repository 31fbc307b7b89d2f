import { describe, expect, it } from 'vitest';
import { questionProblem } from '#features/chat/question-problem.ts';

const failed = 'Désolé, j’ai rencontré une erreur. Veuillez réessayer.';
const sentences = { failed, sentenceOf: (error: unknown) => (error ? 'Une erreur est survenue' : null) };

describe('a question that failed', () => {
  it('says the fixed sentence where something went wrong on the server', () =>
    expect(questionProblem({ status: 500, code: 'general.unexpected' }, sentences)).toBe(failed));
  it('says why it was refused', () =>
    expect(questionProblem({ status: 409 }, sentences)).toBe('Une erreur est survenue'));
  it('says the fixed sentence where nothing is known', () => expect(questionProblem(null, sentences)).toBe(failed));
});
