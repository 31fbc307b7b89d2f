import type { HelpConstructions } from './help-rule.ts';

/** What may mean that somebody wants to die or hurts themselves, in French. */
export const frenchPossibleSelf: HelpConstructions = {
  suicide: `
    {me} (conduis|roule) trop vite expres
    {me} (ne )?mets plus ma ceinture
    (me demande|demande) si quelqu un m empecherait
    (le neant|grand silence|grand sommeil|grand repos)
    vivement (mon tour|la fin|que ce soit mon tour)
    {me} (peux|pourrais) (tout )?arreter (tout ca )?quand je veux
    (lache|egoiste) de (partir|s en aller) quand
    penser (a|de) (les|vous|le|la) quitter
    (ne plus etre|cesser d etre)
    {me} (pourrais|pouvais|peux) ne (pas|plus|jamais) (rentrer|revenir)
    (reve|imagine|imaginer|vois) .. (mon enterrement|ma mort|mes obseques)
    (tout|moi|ca) s eteigne
    {me} devrais (disparaitre|mourir|ne pas exister|partir)
    (cette fois|plus) .. (pas|plus) envie qu on (le|me) (chasse|soigne|sauve|guerisse)
    (ecouter|faut) (la voix|les idees) .. (reviennent|revenaient)
    les idees reviennent
    {me} gare .. (falaise|pont|voie|bord)
    voulu partir
    (c est|ce sera) (decide|pour bientot|pour ce week end|pour cette nuit|pour jeudi|pour ce soir|pour demain) .. (soulag|calme|personne|fini|plus)
    {me} (ai )?(pris ma|decide) (decision)? ?.. (empecher|m en empecher|soulagement|soulage|apaise)
    (ma|la) (guitare|montre|console|collier|chien|chat|livres|vinyles|bijoux) .. (plus besoin|l usage|ne me pleurent|la ou je vais)
    (code|mots de passe) de mon telephone .. (photos|reste|enterrement)
    (ne cherchez pas|cherche pas|cherchez pas) (a comprendre|de coupable|le coupable)
    c est mieux comme ca .. (aime|pardon|vous)
    (vous avez|tu as) fait ce que (vous|tu) (pouviez|pouvais)
    (gardez|garde) (de moi|un bon souvenir de moi)
    (ne|n) (garde|gardez) pas ma chambre
    ils n (auront|aura) (plus )?(a s|plus a) (occuper|inquieter)
    {me} aurais voulu (vous|te|les) voir grandir
    (merci|pardon) .. (la vie|et pardon|d avoir essaye)
    (derniere|dernier) (sms|message|mot|appel|repas|diner|cafe) .. (chacun|adieu|ils ne savent|sans)
    assez de (cachets|comprimes|somniferes|medicaments)
    (un|le) soir ou je serai (seul|seule)
    (il y en a|j en ai) assez (pour)?
    sait (ou|que) .. son arme
    {me} (ai )?(veux|voudrais|aimerais|envie de|envie d|ai envie de|reve de) ({adverb})? ({adverb})? (disparaitre|m effacer|partir pour de bon|m en aller pour de bon|que ca s arrete|que tout s arrete|que ca finisse|que ce soit termine|que ce soit fini|que ca s eteigne|qu on me laisse partir|tout arreter pour de bon|ne plus rien sentir|ne plus me lever)
    (sans|si je .. plus la|si j .. plus la) .. (moi|ca) .. (mieux|respirer|simple|soulage|tranquille|changerait|heureux)
    (mieux|plus simple|plus heureux|plus heureuse|plus facile) sans moi
    si {me} (ne |n )?(disparaissais|etais plus la|me reveillais pas|me reveillais plus|etais pas la|mourais|mourrais)
    (pas plus mal|mieux|soulagement|bien) .. (reveillais pas|reveille pas|reveiller)
    {me} (suis|deviens|ne suis qu) (qu )?(un|une)? (poids|fardeau|boulet|charge) (pour|a)?
    {me} (ne )?(sers|sert) (plus )?a rien .. (monde|personne|mourir|la|soulage|mieux|vivre)
    (ma|la) vie (ne |n )?(m interesse|vaut|sert|a|est) (plus|pas|a rien|aucun|finie)
    (plus|aucun) (de |aucun )?(sens|gout|raison) a (vivre|continuer|ma vie|rien)
    a quoi (bon|ca sert) (demain|continuer|vivre|de vivre|de continuer|me lever|de me lever|tout ca)
    pourquoi (continuer|vivre|rester|je suis encore la|je vis)
    {me} (ne )?(vois|voit|trouve|ai) (plus )?(pas |plus )?(d|de|qu|aucune|qu une)? ?(seule |autre )?(issue|sortie|solution|porte de sortie|espoir|avenir)
    {me} (n )?(en|ai)? ?(peux|peu) plus .. (de vivre|de porter|la vie|rien|tenir|lutter|lache|force)
    {me} (n )?ai plus (la|de) force .. (continuer|lutter|tenir|rien|vivre|tt|tout|me battre|envie)
    {me} (n )?ai plus envie de (rien|me battre|lutter|continuer) .. (plus|vie|finisse|arrete|la)
    {me} (n )?ai assez vecu
    assez vecu
    (fait|fini) le tour de .. (vivre|la vie)
    (le|les) (rejoindre|retrouver) (la haut|bientot|au ciel|enfin)
    {me} (voudrais|veux|aimerais|vais) .. rejoindre .. (mort|partie|parti|elle|lui|ensemble|bientot)
    {me} (ai )?(pense|penser|pensais|songe) au pire
    {me} (ai )?peur de (moi|moi meme|faire une betise|faire une connerie|ce que je pourrais)
    faire une (connerie|betise) (si|ce soir|cette nuit)
    {me} (ai menti|mens|fais semblant|ai dit non) .. (idees|menti|psy|matin au soir|alone)
    idees noires .. (menti|reviennent|reviens|encore|plus en plus|nuit)
    (psy|medecin|docteur) .. (idees noires|suicide) .. menti
    (regarde|regarder|regardais|fixe) .. (le train|l eau|le vide|les rails|le pont|la falaise|les comprimes|la fenetre) .. (pas|longtemps|simple|seul|dit|pense|facile)
    (un coup de volant|quitter la route|quitte la route|fermer les yeux au volant|contre un platane|contre un arbre|donner un coup de volant)
    {me} (serai|serais) (enfin )?(en paix|mieux la bas|libre de tout|plus la|bientot plus la)
    {me} (ne |n )?verrai pas (mes|la|le|noel|l ete|le printemps|demain)
    (viendra|vienne|venir|vient) me chercher .. (cette nuit|bientot|enfin|dieu)
    (dieu|seigneur) .. (vienne|viens) me (chercher|prendre)
    {me} (ne )?merite (pas|plus) (de |d )?(vivre|etre la|exister|d etre)
    vivre (me fait|fait|ne me|est devenu) (mal|trop|insupportable|rien|une torture)
    aurais (prefere|du) .. (accident|mourir|me tuer|tue|jamais naitre|partir avec)
    {me} (ne )?(aurais|ai) (pas|jamais) (du|demande a) naitre
    {me} (ne )?tiens plus (le coup|bon)
    (autant|mieux) (mourir|crever|en finir|m effacer|disparaitre)
    (repos eternel|dormir pour toujours|m endormir pour|endormir .. pas me reveiller)
    {me} (n )?attends (plus )?(rien|que la mort|la mort|que ca finisse|que ca s arrete)
    plus envie (d etre|de vivre|d exister|de continuer|d etre la)
    (plus|pas) envie (detre|d etre) (la|en vie)
    (ce sera|ca sera|c est|c sera|tout sera) (bientot )?(fini|termine) (pour moi|bientot|ce soir|demain|dimanche|samedi|vendredi|lundi|mardi|mercredi|jeudi)
    (vendredi|samedi|dimanche|lundi|mardi|mercredi|jeudi|demain|ce soir|cette nuit|apres) .. (ce sera|ca sera|tout sera|c est) (fini|termine|regle)
    {me} (ne |n )?serai(s)? (plus la|parti|partie) (demain|dans|quand|ce soir|la semaine|bientot|pour)
    dans (une semaine|trois jours|deux jours|un mois|quelques jours) je ne serai plus
    {me} (ai|avais) (choisi|fixe|decide|note) (la|une|le|ma) (date|jour|moment|endroit|lieu|pont) .. (calme|apaise|soulage|tenir|plus|matin|personne|fin|heure)
    {me} (n )?en aurai (plus|pas) besoin
    {me} n aurai plus (besoin|l usage)
    tout est (pret|regle|en ordre|range|prevu) .. (fini|pour moi|seule|partir|s occuper|jeudi|demain|ce soir|bientot|notaire|obseques|le faire)
    {me} tiens jusqu .. (et puis|apres|puis|ensuite)
    {me} (ai|avais) .. (compte|garde|gardee?s?|mis de cote|cache|stocke|accumule) .. {pills}
    {pills} .. (dans le tiroir|assez|combien il en faut|arrete pas d y penser|sous le lit|de cote)
    (le|la|un|son|mon) (fusil|pistolet|arme|revolver|carabine) (de|est|dans|charge|chargee) .. (armoire|coffre|cartouches|grenier|retrouve|range|papa|papy|mon)
    (ou|range) .. (range|cache) (son|le|l) (arme|fusil)
    {me} (ai|me suis) (cherche|regarde|renseigne|renseignee) .. (internet|doses|combien|comment mourir|noeud|methode|sans souffrir)
    (monte|montee|grimpe) sur le (toit|pont|parapet) .. (voir|retourne|vide|demain|pense)
    (repere|choisi) .. (l endroit|un pont|le pont|l heure|les horaires des trains)
    (ne m en (voulez|veux|veuillez) pas|pardonnez moi|pardonne moi|pardon maman|pardon papa|pardon les|pardon a tous|pardon pour tout|desole de vous laisser|desolee de vous laisser|desole de te laisser|desolee de te laisser|desole maman|desolee maman)
    (prends|prenez|occupez|occupe) .. (soin|vous|toi) .. (quand je|je suis desole|je ne serai|apres moi|sans moi|quand j)
    quand je (ne )?serai (plus la|parti|partie|mort|morte)
    pour quand je serai (parti|partie|plus la|mort|morte)
    (c est|voila|ceci est|ce sera) (mon|ma|la) (dernier|derniere) (message|lettre|page|fois que j ecris|fois que j|nuit|noel|anniversaire|mot)
    la derniere fois que (j ecris|jecris|je vous|je l ecris|je te)
    (dites|dis|dire) (a|leur|lui) .. que je (l|les|la|le|t) (aimais|aime|ai aime)
    (faute de personne|y es pour rien|y etes pour rien|y est pour rien|cherchez pas de coupable|la faute a personne|pas ta faute|pas votre faute)
    merci d avoir ete la
    {me} (pars|m en vais|partirai) (cette nuit|ce soir|pour de bon|pour toujours|definitivement|demain matin et)
    (ecrit|ecris|laisse) (une lettre|les lettres|une lettre a chacun|un mot|des lettres) .. (tiroir|apres|quand|chacun|partir|partie|pour eux|pour maman|personne|derniere)
    (dit|dire) (au revoir|adieu) (a chacun|a tous|a tout le monde|sans qu)
    embrasse une derniere fois
    mes dernieres volontes
    on passe .. a mon enterrement
    plus jamais (mal|souffrir)
    (arrete|arreter) mon traitement .. (sans le dire|coeur|faut|finira)
    plus (la|ma) place (ici|nulle part|nul part|dans ce monde)
    personne (ne )?(remarquerait|verrait|pleurera|s en rendrait|me regretter|me regretterait|me pleurerait)
    {me} encombre
  `,
  'self-harm': `
    (traits|lignes|marques|coupures|entailles|croutes) .. (jambe|bras|ventre|poignet|piquent|compte|neuves|piscine|cuisse)
    (cache|cachee?) (le|la|un|une|mon|ma) (cutter|lame|rasoir|compas)
    (ongles|ciseaux|compas) .. (peau|saigne|sang|sous la table)
    (main|bras|doigts) au dessus (de la|d une) (flamme|bougie|plaque)
    (rasoir|lame) me (parle|appelle|manque)
    (il y en a|y en a) des (neuves|nouvelles)
    tire les cheveux (par|jusqu)
    (marque|trait|ligne|coupure) .. (sur le bras|sur la cuisse|sur le poignet|gauche)
    personne ne voit mes bras
    (manches longues|gros pull|en maillot|pansements|bracelets) .. (bras|traces|marques|poignet|poignets|vu|voit|voir|cicatrices|cache|cacher|chat)
    {me} garde (mes|les) manches
    (mes|les|sur mes|sur les|mon) (bras|poignets|cuisses|poignet|cuisse|avant bras) .. (c est le chat|c etait le chat|chat|griffures|coupures|lame|marque|marques|traces|parler|voit|vu|recommence|rouges)
    (vu|remarque|regarde|decouvert) mes (poignets|bras|cuisses|marques|coupures|cicatrices)
    (c etait|c est|que c etait|que c est) le chat .. (pas de chat|n a pas)
    {me} (ai|avais) (recommence|replonge|craque|rechute) .. (cuisses|bras|mal|mois que je tenais|tenu)
    (pour|de) me punir
    {me} me (punis|fais mal|fais du mal|frappe|gratte jusqu|griffe jusqu|griffe|scarifie|tape la tete|tape la tete|brule)
    (besoin|envie) de (saigner|me faire|me punir|sentir la lame|douleur|avoir mal)
    (la douleur|avoir mal|le sang|saigner|faire saigner) .. (calme|soulage|se calme|respirer|endroit|taire|au moins|tait)
    (plus me couper|plus me scarifier|plus me faire) .. (tenu|craque|jours)
    (mouchoirs|draps|serviette) .. (sang|saignais)
    ce que j avais (jure|promis) de ne plus faire
    c est sur moi que
    les ciseaux .. pas pour
  `,
};
