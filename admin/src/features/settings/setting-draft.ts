import type { SettingName } from '@ecrin/domain/service-settings/service-settings.vocabulary.ts';
import { helpNumberLine, helpNumbersIn } from './help-numbers-draft.ts';
import { maintenanceIn, maintenanceOf, typedMaintenance } from './maintenance-draft.ts';
import { allSettings, type SettingControl } from './setting-groups.ts';

/** What is typed, by setting; of the maintenance as JSON. */
export type Draft = Readonly<Partial<Record<SettingName, string>>>;

const controlOf = (name: SettingName): SettingControl =>
  allSettings.find((setting) => setting.name === name)?.control ?? { kind: 'text' };

type Price = Readonly<{ model: string; unit: string; euros: number }>;
const isPrice = (value: unknown): value is Price =>
  typeof value === 'object' && value !== null && 'model' in value && 'unit' in value && 'euros' in value;
const priceLine = (value: unknown): string =>
  isPrice(value) ? `${value.model} ; ${value.unit === 'minute' ? 'minute' : 'jetons'} ; ${value.euros}` : '';

/** Of settings with several lines. */
const lines: Readonly<Partial<Record<SettingControl['kind'], (value: unknown) => string>>> = {
  prices: priceLine,
  'help-numbers': helpNumberLine,
};

/** A stored value, as it is typed. */
export const asTyped = (name: SettingName, value: unknown): string => {
  if (value === null || value === undefined) return '';
  const { kind } = controlOf(name);
  if (kind === 'maintenance') return typedMaintenance(maintenanceIn(JSON.stringify(value)));
  const lineOf = lines[kind];
  if (lineOf) return Array.isArray(value) ? value.map(lineOf).join('\n') : '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
};

const numberIn = (typed: string): number | undefined => {
  const value = Number(typed.replaceAll(/\s/gu, '').replace(',', '.'));
  return typed.trim() === '' || Number.isNaN(value) || value < 0 ? undefined : value;
};

const numberOf = (typed: string, { optional, least, most }: Extract<SettingControl, { kind: 'number' }>) => {
  if (optional && typed.trim() === '') return null;
  const value = numberIn(typed);
  return value === undefined || value < (least ?? 0) || value > (most ?? Infinity) ? undefined : value;
};

const priceIn = (line: string): Price | undefined => {
  const [model = '', unit = '', euros = ''] = line.split(';').map((part) => part.trim());
  const price = numberIn(euros);
  const known = /^min/i.test(unit) ? 'minute' : 'million-tokens';
  return model === '' || price === undefined ? undefined : { model, unit: known, euros: price };
};

const pricesIn = (typed: string): readonly Price[] | undefined => {
  const prices = typed
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(priceIn);
  return prices.some((price) => price === undefined) ? undefined : prices.filter((price) => price !== undefined);
};

/** The value of what was typed, as it is sent; undefined: it is none. */
export const valueOf = (name: SettingName, typed: string): unknown => {
  const control = controlOf(name);
  if (control.kind === 'number') return numberOf(typed, control);
  if (control.kind === 'prices') return pricesIn(typed);
  if (control.kind === 'help-numbers') return helpNumbersIn(typed);
  if (control.kind === 'maintenance') return maintenanceOf(typed);
  return typed.trim() === '' ? null : typed.trim();
};

type Typing = Readonly<{ name: SettingName; typed: string; stored: string }>;

/** Removes what is typed as it is stored: nothing is to be changed there. */
export const withTyped = (draft: Draft, { name, typed, stored }: Typing): Draft => {
  const { [name]: _before, ...others } = draft;
  return typed === stored ? others : { ...others, [name]: typed };
};
