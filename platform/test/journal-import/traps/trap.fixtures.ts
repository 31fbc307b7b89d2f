/** What a trap comes to: of each entry its local day, its zone and its words, and more where that is what the trap is about. */
export type Trap = Readonly<{
  files: Readonly<Record<string, string>>;
  /** Paths of pictures and sounds that are in the archive. */
  pictures?: readonly string[];
  sounds?: readonly string[];
  me?: string;
  entries: readonly (readonly [day: string, timeZone: string, text: string])[];
  more?: readonly object[];
  leftOut?: Readonly<Record<string, number>>;
}>;

export const json = (value: unknown): string => JSON.stringify(value);
export const paris = 'Europe/Paris';
export const monday = [['2024-01-15', paris, 'Mots']] as const;
