import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import { describe, expect, it } from 'vitest';
import type { AnswerTemplateAdded, AnswerTemplateRemoved } from '#answer-template/answer-template.events.ts';
import { maxAnswerTemplates, type AnswerTemplate } from '#answer-template/answer-template.vocabulary.ts';
import { answerTemplates } from '#answer-template/answer-templates.aggregate.ts';
import { fillTemplate } from '#answer-template/template-variables.ts';
import { addAnswerTemplate, editAnswerTemplate, removeAnswerTemplate } from '#answer-template/write-answer-template.ts';

const { given } = specFor(answerTemplates);
const [by, now] = ['alix', '2026-01-02T09:00:00.000Z'];
const welcome: AnswerTemplate = {
  title: 'Bienvenue',
  words: { fr: 'Bonjour {prénom}, bienvenue sur {service}.', en: 'Welcome to {service}, {first name}.' },
};
const added = (templateId: string, template = welcome): AnswerTemplateAdded => ({
  type: 'AnswerTemplateAdded',
  data: { templateId, ...template, by, addedAt: now },
  private: null,
});
const removed: AnswerTemplateRemoved = {
  type: 'AnswerTemplateRemoved',
  data: { templateId: 't1', by, removedAt: now },
  private: null,
};
const command = { templateId: 't1', template: welcome, by, now };
const withTemplate = (changed: Partial<AnswerTemplate>) => ({ ...command, template: { ...welcome, ...changed } });
const onlyFrench = withTemplate({ words: { fr: 'Merci.', en: null } });

describe('a template of answers', () => {
  it('is added once', () => {
    given().when(addAnswerTemplate, command).then(added('t1'));
    given(added('t1')).when(addAnswerTemplate, command).thenNothing();
    given(added('t1'), removed).when(addAnswerTemplate, command).thenRefused('answer-template.already-added');
    given(added('t1')).when(addAnswerTemplate, onlyFrench).thenRefused('answer-template.already-added');
  });
  it('needs one language, not both', () => {
    given().when(addAnswerTemplate, onlyFrench).then(added('t1', onlyFrench.template));
    given()
      .when(addAnswerTemplate, withTemplate({ words: { fr: null, en: null } }))
      .thenRefused('answer-template.empty');
  });
  it.each(['{nom}', '{first name}', '{}', '{Prénom}'])('has no other variable in French: %s', (variable) =>
    given()
      .when(addAnswerTemplate, withTemplate({ words: { fr: `Bonjour ${variable}.`, en: null } }))
      .thenRefused('answer-template.unknown-variable'),
  );
  it('has a title of its own', () => {
    given(added('t2'))
      .when(addAnswerTemplate, withTemplate({ title: 'bienvenue' }))
      .thenRefused('answer-template.title-taken');
    given(added('t1'), removed, added('t2', { ...welcome, title: 'Autre' }))
      .when(editAnswerTemplate, { ...command, templateId: 't2' })
      .then({ type: 'AnswerTemplateEdited', data: { templateId: 't2', ...welcome, by, editedAt: now }, private: null });
  });
  it('is one of a bounded number', () => {
    const all = Array.from({ length: maxAnswerTemplates }, (_one, at) =>
      added(`t${at + 2}`, { ...welcome, title: `Titre ${at}` }),
    );
    given(...all)
      .when(addAnswerTemplate, command)
      .thenRefused('answer-template.too-many');
    given(...all, { ...removed, data: { ...removed.data, templateId: 't2' } })
      .when(addAnswerTemplate, command)
      .then(added('t1'));
  });
  it('is edited while it is there', () => {
    given(added('t1'))
      .when(editAnswerTemplate, onlyFrench)
      .then({
        type: 'AnswerTemplateEdited',
        data: { templateId: 't1', ...onlyFrench.template, by, editedAt: now },
        private: null,
      });
    given(added('t1')).when(editAnswerTemplate, command).thenNothing();
    given().when(editAnswerTemplate, command).thenRefused('answer-template.not-found');
    given(added('t1'), removed).when(editAnswerTemplate, command).thenRefused('answer-template.not-found');
  });
  it('is removed once', () => {
    given(added('t1')).when(removeAnswerTemplate, { templateId: 't1', by, now }).then(removed);
    given(added('t1'), removed).when(removeAnswerTemplate, { templateId: 't1', by, now }).thenNothing();
    given().when(removeAnswerTemplate, { templateId: 't1', by, now }).thenRefused('answer-template.not-found');
  });
});

describe('what is sent of a template', () => {
  it('has the first name and the name of the service, in its language', () => {
    expect(fillTemplate(welcome.words.fr ?? '', { language: 'fr', firstName: 'Anne' })).toBe(
      'Bonjour Anne, bienvenue sur Écrin.',
    );
    expect(fillTemplate(welcome.words.en ?? '', { language: 'en', firstName: '$& {service}' })).toBe(
      'Welcome to Écrin, $& {service}.',
    );
  });
  it('has no gap for a name that is not known', () =>
    expect(fillTemplate(welcome.words.fr ?? '', { language: 'fr', firstName: null })).toBe(
      'Bonjour, bienvenue sur Écrin.',
    ));
});
