import type { ShownResult } from '@ecrin/contracts/orb/orb-run.ts';

/** A result as plain text, to copy or to keep; without lines whose sources are gone. */
export const resultText = (result: ShownResult): string => {
  if (result.kind === 'table')
    return [result.columns, ...result.items.flatMap(({ cells }) => (cells ? [cells] : []))]
      .map((cells) => cells.join(' · '))
      .join('\n');
  const lines = result.items.flatMap(({ text }) => text ?? []);
  if (result.kind === 'text') return lines.join(' ');
  const listed = lines.map((line) => `– ${line}`);
  if (result.kind === 'score') return [`${result.scale} : ${result.score}/10`, ...listed].join('\n');
  return (result.kind === 'label' ? [result.label, ...listed] : listed).join('\n');
};
