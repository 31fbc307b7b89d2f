import { describe, expect, it } from 'vitest';
import { withTemplate } from '#lib/answer-templates/with-template.ts';

const anne = { language: 'fr', firstName: 'Anne' } as const;
const template = 'Bonjour {prénom}, bienvenue sur {service}.';

describe('a template in the field of an answer', () => {
  it('stands there as it will be sent', () =>
    expect(withTemplate(template, anne, { typed: ' ', most: 100 })).toBe('Bonjour Anne, bienvenue sur Écrin.'));
  it('stands under what was typed before', () =>
    expect(withTemplate(template, anne, { typed: 'Merci.\n', most: 100 })).toBe(
      'Merci.\n\nBonjour Anne, bienvenue sur Écrin.',
    ));
  it('is not cut to fit', () => expect(withTemplate(template, anne, { typed: 'Merci.', most: 40 })).toBeNull());
});
