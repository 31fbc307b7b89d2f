import { expect, it } from 'vitest';
import { communityHtml, storyHtml } from './page.fixtures.ts';

/** A person’s words in each place, with the space that was typed. */
const asked = (place: string) => `${place} : qui vient ?`;
const picture = { version: 'a'.repeat(64), width: 4, height: 3, caption: asked('Légende') };
const passage = { thoughtId: 't', recordingId: 'r', fromMs: 0, toMs: 9_000 };
const copy = {
  title: asked('Titre'),
  language: 'fr',
  parts: [
    { kind: 'chapter', text: asked('Chapitre'), sources: [] },
    { kind: 'paragraph', text: asked('Paragraphe'), sources: [] },
    { kind: 'picture', text: asked('Image'), sources: [], picture },
    { kind: 'passage', text: asked('Passage'), sources: [], passage },
  ],
} as const;

const described = { name: asked('Nom'), purpose: asked('Intention') };

it.each([
  { page: 'a shared story', html: storyHtml(copy, null), places: [] },
  { page: 'the page of a community', html: communityHtml(described, copy), places: ['Nom', 'Intention'] },
  { page: 'the same in English', html: communityHtml(described, copy, 'en'), places: ['Nom', 'Intention'] },
])('no line begins with a sign on $page, whatever space was typed before it', ({ html, places }) => {
  const body = html.slice(html.indexOf('<body'));
  for (const place of ['Titre', 'Chapitre', 'Paragraphe', 'Légende', 'Passage', ...places])
    expect(body).toContain(`${place}\u00A0: qui vient\u202F?`);
  expect(body).not.toMatch(/ [:;?!»](?:\s|<)/u);
});
