import { fillTemplate } from '@ecrin/contracts/answer-template/answer-template.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';

/** To whom it is sent, and in which language they read. */
export type Answered = Readonly<{ language: Language; firstName: string | null }>;
type Typing = Readonly<{ typed: string; most: number }>;

/** What the field holds with a template: under what was typed before, which stays. null: it would be too long. */
export const withTemplate = (template: string, answered: Answered, { typed, most }: Typing): string | null => {
  const filled = fillTemplate(template, answered);
  const text = typed.trim() === '' ? filled : `${typed.trimEnd()}\n\n${filled}`;
  return text.length > most ? null : text;
};
