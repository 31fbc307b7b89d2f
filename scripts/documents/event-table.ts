const declared =
  /(?:\/\*\*(?<comment>(?:(?!\*\/)[^])*)\*\/\n)?export type (?<name>\w+) = DomainEvent<(?<parts>[^]*?)>;/gu;
const fieldComment = /\s*\/\*\*(?<comment>(?:(?!\*\/)[^])*)\*\/(?=\s*(?<field>\w+))/gu;
const opening = /[<{[(]/u;
const closing = /[>}\])]/u;

/** Between the commas that are in no brackets. */
const argumentsIn = (text: string): readonly string[] => {
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    if (opening.test(sign)) depth += 1;
    if (closing.test(sign)) depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${sign}`);
  }
  return parts;
};

const cell = (text: string): string => text.replaceAll('|', '\\|');
const typeCell = (type: string): string => {
  const line = type.replaceAll(/\s+/gu, ' ').replaceAll('; }', ' }').trim();
  return line === 'null' ? '–' : `\`${cell(line)}\``;
};
const sentences = (comment: string): string => comment.replaceAll(/\s*\n\s*(?:\* ?)?/gu, ' ').trim();

/** A table of the events that `text`, a file of them, declares: one line an event, in their order there. '' when there is none. */
export const eventTable = (text: string): string => {
  const rows = [...text.matchAll(declared)].map(({ groups }) => {
    const { comment = '', name, parts = '' } = groups ?? {};
    const [, data = '', sealed = ''] = argumentsIn(parts.replaceAll(fieldComment, ''));
    const fields = [...parts.matchAll(fieldComment)].map(
      ({ groups: of }) => `\`${of?.['field']}\`: ${sentences(of?.['comment'] ?? '')}`,
    );
    const toKnow = [sentences(comment), ...fields].filter(Boolean).join(' ');
    return `| ${name} | ${cell(toKnow)} | ${typeCell(data)} | ${typeCell(sealed)} |`;
  });
  return rows.length === 0
    ? ''
    : ['| event | what to know | data | sealed |', '| --- | --- | --- | --- |', ...rows].join('\n');
};
