import {
  LanguageFault,
  type Embedding,
  type LanguageCaller,
  type LanguageMessage,
  type LanguageUsage,
  type Writing,
} from '#ports/language-engine.ts';
import { clientOf, type EngineCall, type Meter } from './meter.ts';

type Parts = Readonly<{ engine: string; meter: Meter }>;
/** Characters of what is asked, and of what was answered until then. */
type Lengths = Readonly<{ asked: number; answered: () => number }>;
type Asked = Readonly<{
  caller: Pick<LanguageCaller, 'ownerId'>;
  kind: EngineCall['kind'];
  model: string;
  lengths: Lengths;
}>;

/** Characters of a token, about: where an engine does not count. */
const tokenLength = 4;

/** Every call is recorded when it ends, also one whose answer cannot be used; none begins once the budget is spent. */
export const meteredWriting = (writing: Writing, parts: Parts): Writing => {
  const { model } = writing;
  return {
    model,
    counted: 'by-call',
    json: (request) => {
      const lengths = { asked: lengthOf(request.messages), answered: () => 0 };
      return measured(parts, { caller: request, kind: request.purpose, model, lengths }, () => writing.json(request));
    },
    text: (request) => {
      let written = 0;
      const onText = (piece: string): void => {
        written += piece.length;
        request.onText(piece);
      };
      const lengths = { asked: lengthOf(request.messages), answered: () => written };
      return measured(parts, { caller: request, kind: request.purpose, model, lengths }, () =>
        writing.text({ ...request, onText }),
      );
    },
  };
};

export const meteredEmbedding = (embedding: Embedding, parts: Parts): Embedding => {
  const { model } = embedding;
  return {
    model,
    embed: (request) => {
      const asked = request.texts.reduce((sum, text) => sum + text.length, 0);
      const lengths = { asked, answered: () => 0 };
      return measured(parts, { caller: request, kind: 'embedding', model, lengths }, () => embedding.embed(request));
    },
  };
};

const lengthOf = (messages: readonly LanguageMessage[]): number =>
  messages.reduce((sum, { text }) => sum + text.length, 0);

const measured = async <Answer extends Readonly<{ usage: LanguageUsage }>>(
  { engine, meter }: Parts,
  { caller, kind, model, lengths }: Asked,
  ask: () => Promise<Answer>,
): Promise<Answer> => {
  const clientId = clientOf(caller.ownerId, kind);
  if (await meter.isSpent(clientId)) throw new LanguageFault('over-budget', 'the budget of paid engines is spent');
  const record = (usage: LanguageUsage, answered: boolean): Promise<void> =>
    meter.record({ clientId, kind, engine, model, ms: 0, answered, ...tokensOf(usage, lengths) });
  try {
    const answer = await ask();
    await record(answer.usage, true);
    return answer;
  } catch (fault) {
    const usage = spentBy(fault, lengths);
    if (usage) await record(usage, false);
    throw fault;
  }
};

const uncounted: LanguageUsage = { inputTokens: null, outputTokens: null, seconds: 0 };

/** null: nothing was answered, as far as is known. */
const spentBy = (fault: unknown, { answered }: Lengths): LanguageUsage | null => {
  if (fault instanceof LanguageFault && fault.spent) return fault.spent;
  return answered() > 0 ? uncounted : null;
};

const tokensOf = ({ inputTokens, outputTokens }: LanguageUsage, { asked, answered }: Lengths) => ({
  inputTokens: inputTokens ?? Math.ceil(asked / tokenLength),
  outputTokens: outputTokens ?? Math.ceil(answered() / tokenLength),
});
