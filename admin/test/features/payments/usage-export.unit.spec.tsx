// @vitest-environment happy-dom
import type { UsageAnswer } from '@ecrin/contracts/usage/usage.ts';
import { LanguageProvider } from '@ecrin/ui/language/language-provider.tsx';
import type { Language } from '@ecrin/ui/language/language.ts';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { usageRowsOf, useUsageExport } from '#features/payments/use-usage-export.ts';
import { csvParts } from '#lib/export/list-file.ts';
import exported from '../../../src/lang/en/export.json' with { type: 'json' };
import payments from '../../../src/lang/en/payments.json' with { type: 'json' };

const sums = { requests: 2, tokens: 1_200, minutes: 1.25, euros: 0.5 };
const usage: Pick<UsageAnswer, 'engines' | 'spans' | 'clients'> = {
  spans: [{ span: '2026-11-02', ...sums }],
  engines: [
    { kind: 'orb', engine: 'openai-compatible', model: '=cmd()', ...sums, euros: null },
    { kind: 'understanding', engine: 'local', model: 'word-lists', ...sums, minutes: 0, euros: 0 },
  ],
  clients: [{ clientId: '0198-c', firstname: '\tClaire', lastname: '@Lenoir "C"', ...sums }],
};

afterEach(cleanup);

const linesIn = async (language: Language, byMonth = false) => {
  const messages = language === 'en' ? { ...exported, ...payments } : {};
  const wrapper = ({ children }: Readonly<{ children: ReactNode }>) => (
    <LanguageProvider initial={{ language, messages }} load={async () => ({})}>
      {children}
    </LanguageProvider>
  );
  const { result } = renderHook(useUsageExport, { wrapper });
  const answered = (async function* () {
    yield `${JSON.stringify(usage)}\n`;
  })();
  const rowsOf = (item: unknown) => usageRowsOf(item as UsageAnswer, byMonth);
  const file = await Array.fromAsync(csvParts(answered, { columns: result.current, language, rowsOf }));
  return file.join('').split('\r\n');
};

it('given every table, then each figure has its words and each fact its column, and nothing is a formula', async () =>
  expect(await linesIn('fr')).toEqual([
    '\u{FEFF}"Tableau";"Période";"Modèle";"Usage";"Moteur";"Prénom";"Nom";"Demandes";"Jetons";"Minutes transcrites";"Coût en euros"',
    '"Par jour";"02/11/2026";"";"";"";"";"";"2";"1200";"1,25";"0,5"',
    '"Par moteur";"";"\'=cmd()";"Orbes";"fournisseur";"";"";"2";"1200";"1,25";""',
    '"Par moteur";"";"listes de mots";"Analyse";"sur ce serveur";"";"";"2";"1200";"0";"0"',
    '"Clients qui ont le plus utilisé";"";"";"";"";"\'\tClaire";"\'@Lenoir ""C""";"2";"1200";"1,25";"0,5"',
    '',
  ]));
it('given a reader of English, then words, commas and decimals are theirs', async () =>
  expect((await linesIn('en', true)).slice(0, 3)).toEqual([
    '\u{FEFF}"Table","Period","Model","Use","Engine","First name","Last name","Requests","Tokens","Minutes transcribed","Cost in euros"',
    '"By month","02/11/2026","","","","","","2","1200","1.25","0.5"',
    '"By engine","","\'=cmd()","Orbs","provider","","","2","1200","1.25",""',
  ]));
