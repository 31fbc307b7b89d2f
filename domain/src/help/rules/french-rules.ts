import { frenchClear } from './french-clear.ts';
import { frenchPossibleDanger } from './french-possible-danger.ts';
import { frenchPossibleHarm } from './french-possible-harm.ts';
import { frenchPossibleSelf } from './french-possible-self.ts';
import type { HelpRules } from './help-rule.ts';

/** Parts that several constructions share. A name in braces stands for its alternatives. */
export const frenchParts = {
  want: 'veux|voudrais|aimerais|souhaite|prefere|prefererais|ai envie de|ai envie d|ai tellement envie de|ai trop envie de|ai juste envie de|ai souvent envie de|ai hate de|ai besoin de|ai qu une envie c est de|reve de|reve d|pense a|pense souvent a|pense tout le temps a|ai pense a|ai pense souvent a|songe a|compte|vais|veut|veu|voudrai|aimerai|ai envi de|surprends a vouloir',
  adverb:
    'juste|vraiment|seulement|simplement|parfois|souvent|tellement|trop|encore|toujours|bien|tant|meme|aussi|tout simplement|des fois|la|mieux',
  die: 'mourir|crever|me tuer|me tue|me suicider|me pendre|me noyer|me supprimer|me flinguer|me buter|me foutre en l air|me foutre sous un train|me donner la mort|m ouvrir les veines|me trancher les veines|me tirer une balle|me jeter sous un train|me jeter sous le train|me jeter sous le rer|me jeter sous le metro|me jeter dans le vide|sauter dans le vide|sauter du pont|sauter du balcon|sauter du toit|sauter par la fenetre|me jeter par la fenetre|me jeter du haut|me laisser mourir|etre mort|etre morte|passer a l acte|en finir|disparaitre pour toujours|disparaitre pour de bon|disparaitre definitivement|m endormir pour toujours|m endormir et ne pas me reveiller|m endormir et ne plus me reveiller|m endormir et plus me reveiller|m endormir et ne jamais me reveiller|quitter ce monde|quitter cette vie|mettre fin a mes jours|mettre fin a ma vie|mettre un terme a ma vie|mourire|m eteindre|arreter de vivre|cesser d exister|cesser de vivre|arreter d exister',
  me: 'je|j',
  kin: 'mari|compagnon|conjoint|copain|ex|femme|compagne|copine|pere|papa|mere|maman|beau pere|belle mere|frere|oncle|cousin|fils|collegue|patron|grand pere|parents|mec|voisin|tante|soeur|belle soeur',
  hit: 'frappe|frappee|battu|battue|bat|tape|tapee|gifle|giflee|cogne|cognee|etrangle|etranglee|poussee|pousse dans|bouscule|bousculee|jetee|secouee|secoue|pince|pincee|mord|mordue|brule|brulee|griffe|roue de coups|rouee de coups|tabasse|tabassee|tire par les cheveux|tiree par les cheveux|crache|plaquee|projetee|menace|menacee|sequestre|sequestree|enferme|enfermee|force|forcee|viole|violee|touchee|abuse|abusee|agresse|agressee',
  child:
    'ma fille|mon fils|le petit|la petite|mon petit fils|ma petite fille|mon eleve|un eleve|une eleve|mon neveu|ma niece|mon petit frere|ma petite soeur|le bebe|mon bebe|la gamine|le gamin|les enfants|les petits|ses enfants|un enfant|une enfant|ma cousine|mon cousin|les gosses|ses gosses|mes freres|une petite|un petit',
  pills:
    'comprimes|cachets|somnifere|somniferes|medicaments|medocs|medoc|doliprane|plaquette|plaquettes|gelules|boite de|boites|morphine|pilules|insuline|anxiolytiques|antidepresseurs|gouttes|lexomil|xanax|valium|paracetamol|tramadol',
} as const;

export const frenchRules: HelpRules = {
  clear: frenchClear,
  past: {
    suicide: `
      {me} (voulais|ai voulu|pensais a|avais envie de|ai failli|ai essaye de) .. {die}
      {me} (ne |n )?(voulais|avais) plus (vivre|exister|envie de vivre|me reveiller)
      {me} (ai fait|avais fait) une (tentative|ts)
    `,
    'self-harm': '{me} me (coupais|scarifiais|mutilais|brulais|frappais|griffais)',
    violence:
      '(il|elle|ils|{kin}) (me|m) (frappait|battait|cognait|violait|tapait|giflait|etranglait|tabassait|frappaient|battaient)',
  },
  possible: { ...frenchPossibleSelf, ...frenchPossibleHarm, ...frenchPossibleDanger },
};
