import type { ServiceSettings } from '#service-settings/service-settings.vocabulary.ts';

/** What an engine is asked for. Stored exactly as written here: permanent. */
export const usageKinds = [
  'transcription',
  'understanding',
  'answer',
  'orb',
  'memory',
  'advice',
  'spoken-question',
  'embedding',
  'orb-trial',
  'orb-wording',
  'story',
] as const;
export type UsageKind = (typeof usageKinds)[number];

/** Sound is paid by the minute, words by the token. */
const isOfSound = (kind: UsageKind): boolean => kind === 'transcription' || kind === 'spoken-question';

/** What one model of one engine was used for. `engine` null: of an earlier version, not known. */
export type UsageLine = Readonly<{
  kind: UsageKind;
  engine: string | null;
  model: string;
  requests: number;
  inputTokens: number;
  outputTokens: number;
  /** Of sound. */
  ms: number;
}>;
export type Prices = Pick<ServiceSettings, 'eurosPerMillionTokens' | 'eurosPerMinute' | 'modelPrices'>;

/** The endpoint is paid; what runs on this machine is not. */
export const paidEngine = 'openai-compatible';
const [million, minuteMs] = [1_000_000, 60_000];

export const tokensOf = ({ inputTokens, outputTokens }: UsageLine): number => inputTokens + outputTokens;

/** In euros; null: it is paid, and no price is known. A price of its own model comes first, whatever the engine: whoever lists it pays for it. */
export const costOfLine = (line: UsageLine, prices: Prices): number | null => {
  const euros = priceOf(line, prices);
  if (euros === null) return null;
  return isOfSound(line.kind) ? (euros * line.ms) / minuteMs : (euros * tokensOf(line)) / million;
};

const priceOf = ({ kind, model, engine }: UsageLine, prices: Prices): number | null => {
  const unit = isOfSound(kind) ? 'minute' : 'million-tokens';
  const own = prices.modelPrices.find((price) => price.model === model && price.unit === unit);
  if (own) return own.euros;
  if (engine !== paidEngine) return 0;
  return unit === 'minute' ? prices.eurosPerMinute : prices.eurosPerMillionTokens;
};

/** What counts for budgets: of paid engines only. */
export type Spent = Readonly<{ tokens: number; minutes: number; euros: number }>;

export const spentOn = (lines: readonly UsageLine[], prices: Prices): Spent =>
  lines
    .filter((line) => line.engine === paidEngine || (costOfLine(line, prices) ?? 0) > 0)
    .reduce<Spent>(
      (sum, line) => ({
        tokens: sum.tokens + tokensOf(line),
        minutes: sum.minutes + line.ms / minuteMs,
        euros: sum.euros + (costOfLine(line, prices) ?? 0),
      }),
      { tokens: 0, minutes: 0, euros: 0 },
    );

/** 0: no limit. */
export type Budget = Readonly<{ tokens: number; minutes: number; euros: number }>;

export const clientBudgetOf = (settings: ServiceSettings): Budget => ({
  tokens: settings.clientTokensPerMonth,
  minutes: settings.clientMinutesPerMonth,
  euros: settings.clientEurosPerMonth,
});
export const serviceBudgetOf = (settings: ServiceSettings): Budget => ({
  tokens: settings.serviceTokensPerMonth,
  minutes: settings.serviceMinutesPerMonth,
  euros: settings.serviceEurosPerMonth,
});

/** How much of the budget is spent, from 0; the most advanced of its limits; null: there is none. */
export const usedShareOf = (spent: Spent, budget: Budget): number | null => {
  const shares = (['tokens', 'minutes', 'euros'] as const)
    .filter((unit) => budget[unit] > 0)
    .map((unit) => spent[unit] / budget[unit]);
  return shares.length === 0 ? null : Math.max(...shares);
};
