import type { DomainEvent } from '#kernel/event-sourcing.ts';
import type { TemplateWords } from './answer-template.vocabulary.ts';

// These names and fields are permanent: add, never rename. Instants are ISO 8601 UTC. `by`: the administrator.
// The words are the service's own, written before anybody is answered: nobody's personal words.

type Written<At> = { templateId: string; title: string; words: TemplateWords; by: string } & At;

export type AnswerTemplateAdded = DomainEvent<'AnswerTemplateAdded', Written<{ addedAt: string }>, null>;
/** All of it as it is from now on. */
export type AnswerTemplateEdited = DomainEvent<'AnswerTemplateEdited', Written<{ editedAt: string }>, null>;
export type AnswerTemplateRemoved = DomainEvent<
  'AnswerTemplateRemoved',
  { templateId: string; by: string; removedAt: string },
  null
>;

/** In the one stream `answer-templates-all`. */
export type AnswerTemplateEvent = AnswerTemplateAdded | AnswerTemplateEdited | AnswerTemplateRemoved;
