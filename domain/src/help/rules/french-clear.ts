import type { HelpConstructions } from './help-rule.ts';

/** What clearly calls for help, in French. */
export const frenchClear: HelpConstructions = {
  suicide: `
    si {me} (ne |n )?(disparaissais|me reveillais pas|me reveillais plus|mourais|mourrais)
    (pas|jamais) que ce soit (elle|elles|eux|les enfants|les filles|mon fils|ma fille|maman|lui) qui me (trouve|trouvent|decouvre)
    (air|passe pour|passer pour|croire a) (d )?un accident
    plus rien (ne )?me (retient|retenait)
    meilleure? .. si {me} (disparaissais|mourais|n etais plus)
    (finisse|s arrete|cesse) (et )?moi avec
    (plus qu|qu) un moyen (que|pour que) (ca|tout|cela) (cesse|finisse|s arrete)
    (decue?|triste|desolee?) (d ouvrir les yeux|de me reveiller|de m etre)
    {me} envie les morts
    qu on me laisse (m en aller|mourir|partir)
    (rien pu faire|refais ta vie) .. (pardon|reste|aimee?)
    (auriez|aurais) rien pu (y )?(faire|changer)
    {me} (t|vous|l) ai aimee?s? jusqu au bout
    (dites|dis) (lui|leur|a|aux) .. (fille|fils|enfants|petits|demande) .. (j ai tenu|sa mere|son pere|etait fatigue|mamie|l aimais|les aimais)
    (trouve|vu) (d autre|aucune|d autres) (porte|issue|solution|sortie)
    (des|mes|les) (idees|pensees|envies) (suicidaires|de suicide)
    aucune raison de vivre
    (penser|pense) (sans cesse |souvent )?au suicide
    {me} (ai )?(deja )?(pense|songe) (de plus en plus |souvent |encore |sans cesse |trop souvent |tres souvent )?a (la mort la mienne|ma mort|ma propre mort|me foutre en l air|en finir)
    {me} (ne )?(veux|voudrais) plus (etre|exister|me lever demain|me lever jamais)
    {me} (ai )?(ecris|ecrit|tape|cherche) .. (est ce que ca fait mal de mourir|comment mourir|comment se (pendre|suicider|tuer)|sans souffrir)
    (aurais|aurait) mieux (fait|valu) de ne (pas|jamais) naitre
    {me} (aimerais|voudrais) ne jamais avoir existe
    (supplie|prie|demande a) dieu de (me|m) (reprendre|rappeler|prendre|laisser partir)
    {me} suis deja (mort|morte)
    (suffit|suffirait|suffira) .. (d un pas|de sauter|d un soir|de lacher|de fermer les yeux|d avaler|d une balle)
    {me} (ai )?(mis|mets) de cote .. (un comprime|des comprimes|les comprimes|cachets|morphine|somniferes)
    (corde|fusil|carabine|pistolet|cartouches) .. (ce soir|demain|cette nuit|quand ils|quand elle|dans le garage|dans la grange)
    {me} (sais|connais) (deja )?(comment|ou) (je vais )?(le|faire|je le|et avec quoi|et quand)
    (j irai|je vais aller|je vais) (au|a la|sur le) (barrage|pont|riviere|falaise|viaduc|toit) .. (poches|sauter|fini|derniere|finir)
    {me} (ne )?passerai pas (l hiver|l annee|la semaine|noel|l ete|la nuit)
    (ce sera|ca sera|tout sera) (enfin )?(fini|termine) pour moi
    {me} (n )?(y|) ?serai plus (la )?.. (en mars|en avril|en mai|en janvier|la semaine prochaine|demain|lundi|mardi|jeudi|vendredi|samedi|dimanche)
    {me} l (ai|aurai) (fait|rate|tente) .. (pardon|si on lit)
    si on lit ceci
    (ne )?(te reproche|vous reprochez) rien .. (loin|parti|partie|mort|morte)
    (papa|maman|mamie|papy) n y est pas arrive
    (bonne nuit|au revoir|adieu) pour (de bon|toujours)
    (ce cahier|ce carnet|ce journal|cette page|derniere page) .. (et de tout le reste|la derniere fois|il n y en aura)
    {me} vous ai aimes
    choisi de partir avant
    {me} (ai )?(rien|plus rien) a faire ici
    (encore envie|envie) (que ce soit|que tout soit) (termine|fini)
    ne plus vouloir (etre|vivre|exister)
    (a|ai) penser que .. mieux (sans moi|avec une autre mere|avec un autre pere)
    {me} {want} ({adverb})? ({adverb})? {die}
    envie de (mourir|crever|me tuer|me suicider|me pendre|me jeter|me foutre en l air|me flinguer)
    envie d en finir
    {me} me (suicide|tue|pends|flingue) (ce soir|demain|cette nuit|bientot|apres)
    {me} (ne|n)? (veux|voudrais|desire|souhaite) ({adverb})? (ne )?(plus|pas) (vivre|exister|etre la|etre en vie|me reveiller|me lever)
    {me} (ne|n)? (ai )?(veux|voudrais|desire|ai|aurais) ({adverb})? plus (trop |du tout |vraiment )?(envie de|envie d|la force de|le courage de|le gout de|aucune raison de|de raison de) (vivre|exister|etre en vie|etre la|me reveiller|continuer a vivre)
    {me} (ne|n)? ai plus de raison de vivre
    {me} (ne|n)? (trouve|vois) (plus )?(aucune|de) raison de (vivre|continuer a vivre|rester en vie)
    (marre|assez|fatigue|fatiguee|epuisee|epuise|lasse|las|degoute|degoutee) (de|d) (vivre|exister|etre en vie|cette vie)
    {me} (ne|n)? (supporte|merite|merites) (plus|pas) (d |de )?(exister|vivre|d etre en vie|etre en vie)
    {me} (ne|n)? (veux|voudrais|aimerais) ({adverb})? (pas|plus|jamais) (exister|vivre|me reveiller)
    {me} .. (ne|n)? (pas|plus|jamais|plus jamais) me reveiller
    (que|qu) {me} (ne )?me reveille (pas|plus|jamais)
    {me} pense (encore |souvent |tout le temps |sans arret |constamment |beaucoup |de plus en plus )?au suicide
    {me} pense .. a (me suicider|me tuer|en finir|mourir)
    {me} (ai|avais) .. (idees|pensees) (suicidaires|noires)
    (idees|pensees|envies) suicidaires .. (reviennent|revenues|tous les|partent)
    (j ai|je) .. idees noires
    mieux si (je|j) (etais|n etais) (mort|morte|plus la|pas la|plus de ce monde|pas nee|jamais ne|jamais nee)
    {me} (ferais|serais) mieux (mort|morte|de mourir|de me tuer|de crever)
    (tout le monde|ils|elle|il|elles|vous|tu|le monde|mes enfants|ma famille|mes proches|la terre|ma mere|mes parents) .. (mieux|plus heureux|soulages|soulage|tranquilles) sans moi
    {me} (vaux|vaudrais) plus (mort|morte) que (vivant|vivante)
    {me} (vais|vai) (me tuer|me suicider|me pendre|en finir|mettre fin|me foutre en l air|me jeter sous|me flinguer|sauter du pont|passer a l acte|me tue)
    {me} (ai|avais)? (decide|pris la decision) (d |de )(en finir|mourir|me tuer|partir pour de bon|m en aller pour de bon|mettre fin)
    {me} passerai a l acte
    {me} (ai|regrette d avoir) rate (mon coup|mon suicide|ma tentative)
    {me} (ne )?me raterai pas
    (prochaine fois|cette fois) .. (raterai|louperai) pas
    mettre fin a (mes jours|ma vie)
    finir (mes jours|avec ma vie|avec la vie|avec l existence|une bonne fois)
    {me} (ai )?(regrette|deteste|hais) .. (reveille|reveillee|etre en vie|etre vivant|etre vivante|etre ne|etre nee)
    {me} (veux|voudrais|aimerais|prefererais|aurais prefere) .. (etre|ne jamais etre) (mort|morte|ne|nee)
    (si|quand) {me} (mourais|mourrais|mourai|mourrai|crevais|disparaissais) .. (manquerai|remarquerait|soulage|mieux|pleurerait|verrait)
    (soulage|mieux|contents|heureux|tranquilles) si {me} (mourrais|mourais|mourrai|crevais|disparaissais|mourait)
    {me} (vais|veux|voudrais) me faire (du mal|sauter la cervelle)
    {me} (veux|voudrais|aimerais) (le|la|te|les) rejoindre (au ciel|la haut|dans la tombe|dans la mort)
    une idee (le|la) rejoindre
    {me} (ne )?(veux|voudrais) .. (que (ca|tout) s arrete|que tout finisse) .. (pour de bon|definitivement|pour toujours|le plus tot|une bonne fois)
    {me} (ai|avais|aie)? envie que (tout|ca) s arrete (pour de bon|definitivement|pour toujours)
    (mourir|la mort) (ce )?serait .. (repos|soulagement|delivrance|mieux|plus simple|plus facile|une solution)
    plus simple si {me} (etais|n etais) (mort|morte|plus la)
    {me} (ai|avais) .. (achete|trouve|prepare|retrouve|cache) (la|une|ma) (corde|arme)
    (la|une|ma) corde est (dans|prete|accrochee|au)
    {me} (ai|avais) .. (garde|mis de cote|stocke|accumule|compte) .. {pills} .. (assez|bientot|il y en a|faut|suffit)
    {me} (ne )?(voudrais|veux|aimerais|souhaite|ai envie de) plus (etre|exister|vivre)
    {me} (vais|veux|voudrais|compte) (tout )?(avaler|prendre) (tout|tous|toutes|toute|la boite|ce qu il) .. ({pills}|pharmacie|tiroir)
    ce soir (j avale|je prends|j prends) tou(t|s|tes)
    (ma|une) lettre d adieu (est|a ma|pour)
    (ceci est|c est|voici|j ecris|j ai ecrit|ai ecrit|j ecris) (ma|une|mes) (lettre|lettres|mot) d adieu
    (si|quand) (vous|tu|on|quelqu un|ils|elle|tu) (lisez|lis|lit|lirez|liras|lira|trouverez|trouveras|trouvez|trouve|trouvent) (ce|ceci|cette|ces|mon) .. (c est que|je serai|je ne serai|je suis|n est que)
    si (vous|tu|on) (lisez|lis|lit) ceci
    {me} (serai|ne serai|serais) (deja )?(mort|morte) (quand|demain|ce soir|vendredi|samedi|dimanche|lundi|bientot)
    adieu (a tous|a toutes|tout le monde|mes cheris|mes amours|maman|papa|mes enfants|la vie|mon amour|a mes|ma cherie|mon cheri|mes amis)
    (une corde|la corde|une lame|des cachets|une arme|un fusil|le fusil) .. pour (mourir|me tuer|en finir)
    {me} (ai )?(sais|choisi|decide) comment (je vais )?(mourir|me tuer|le faire|je vais le faire|je le ferai)
    si (elle|il) me quitte je .. (me tue|je me tue)
    et je me tue apres
    (ma|cette) vie (est finie|ne vaut|vaut|ne sert|sert|n a plus|a plus) .. (je veux|envie|mourir|s arrete)
    (j ai|j avais) (peur de|failli|pense a|voulu|deja voulu|encore voulu) (me suicider|me tuer|sauter)
  `,
  'self-harm': `
    ((vu|voit|remarque) mes (poignets|cuisses)|(coupures|entailles|scarifications) .. (bras|cuisse|cuisses|poignet|poignets|ventre))
    {me} (me|m) (tape|cogne|arrache|mords) (la tete|la peau|l avant bras|les bras) .. (contre|jusqu|pour|mur)
    {me} recommence a me (faire du mal|faire mal|couper|scarifier|mutiler)
    {me} (me|m) (suis )?(encore |re)?(scarifie|scarifiee|mutile|mutilee|automutile|coupe|coupee|recoupee|taillade|tailladee|lacere|laceree) (les|le|la|hier|ce|cette|encore|tous|chaque|depuis|quand|pour|en|expres|a nouveau|au|aux|et)
    {me} me (scarifie|mutile|taillade|lacere)
    {me} (ai|avais|viens de) (encore )?(recommence|repris|retombe|replonge) .. (me faire du mal|me faire mal|me couper|me scarifier|me mutiler|me bruler|me griffer)
    {me} (ai|avais) .. (envie|besoin) de (me faire mal|me faire du mal|me couper|me scarifier|me bruler|me taillader|me frapper)
    {me} me (fais|fait) (encore |souvent |expres |toujours )?(du mal|mal expres|mal pour|saigner)
    {me} me fais mal comme ca
    {me} me (brule|frappe|griffe|gratte|mords|cogne|tape|punis) .. (jusqu|pour me|expres|avec le briquet|avec la ceinture|sang|contre le mur)
    {me} me suis (encore |de nouveau )?(brulee?|griffee?|frappee?|mordue?|grattee?|tapee?|fait du mal|fait saigner|tape|cogne la tete) .. (jusqu|pour|expres|contre le mur|avec|tete)
    (la lame|les lames|une lame|lame de rasoir|le rasoir|le cutter|les ciseaux|le compas) .. (ressorti|bras|poignet|poignets|cuisse|cuisses|cachee?|cachees|coque|trousse|peau|trait|calme|revenue)
    (ai|avais) (ressorti|repris|retrouve) (la|les|une|ma|mes) (lame|lames|lame de rasoir|cutter|rasoir)
    (cigarette|briquet) (sur|contre) (mon|ma|mes) (bras|peau|cuisse|main|poignet|cuisses)
    automutilation .. (je|j|ma|mon)
  `,
  violence: `
    (il|elle) (m a|me) .. serre le cou
    (me|m) (pousse|pince|tord|secoue|bouscule) quand je
    (elle|il|qui|et|ils) me (griffe|mord|tord|pince|crache|insulte et)
    (elle|il) m enferme
    (il|elle) peut me tuer
    (s il|si il|si elle|s ils) (le|me|l) (trouve|retrouve|apprend|sait) .. (tue|tuera|mort|morte)
    (quand|il a|a) commence a me (cogner|frapper|taper|battre)
    (il|elle) (m a|ma) tordu
    {me} (n )?ai (pas|jamais) (consenti|dit oui|voulu) .. (mari|dormais|lit|continue)
    (un couteau|une arme) sous (l oreiller|mon oreiller)
    (le bruit|au bruit) de sa ceinture
    {me} ai appris a (tomber|me taire|pleurer) sans (faire de )?bruit
    {kin} (me|m a|ma|m) (encore |re|deja )?{hit}
    (il|elle|ils|on) (m a|m ont|ma) (encore |re|deja )?(frappe|frappee|battu|battue|gifle|giflee|cognee|cogne|etrangle|etranglee|violee?|forcee?|tabassee?|sequestree?|agressee?|poussee? dans|jetee? contre|tiree? par les cheveux|enfermee?|menacee? de|attrapee? par|crache dessus|cassee? |brulee?|plaquee? contre|abusee?)
    (il|elle|ils) me (frappe|frappent|bat|battent|tape|tapent|cogne|gifle|etrangle|viole|sequestre|force|menace|brule|enferme|pince|tabasse|tabassent|terrorise|suit partout)
    (a mis|met|mettait) ses mains autour de mon cou
    {me} (ai ete|me suis fait|me suis faite|suis) (violee?|frappee?|battue?|tabassee?|agressee? sexuellement|sequestree?|taper|violer|frapper|agresser|tabasser)
    (il|elle|ils) .. (dit|dis|disent|jure|promet|menace) .. (me tuera|me tuer|va me tuer|me tue|me tuent|vont me tuer|me faire la peau|me ferait la peau|me retrouvera|me planter|me defigurer|de me tuer|m egorger)
    menace de (me tuer|me frapper|me defigurer|mort)
    (il|elle) m oblige a (coucher|faire l amour|faire des choses)
    {me} ai dit non .. (fois|quand meme|pas arrete|force)
    (coup de poing|coups de poing|coup de pied|coups de pied|coups de ceinture|une gifle|une baffe|des coups|des gifles) .. (il m|elle m|ils m|m a mis|m a donne)
    (il|elle|ils) (m a|ma|m ont) (mis|donne|file|colle) (une gifle|des coups|un coup|une claque|une baffe|des gifles|une raclee)
    (attends|attend) que les coups (passent|s arretent)
    (il|elle|qu il) (leve|a leve|levait) la main sur moi
    {me} (ai )?peur (de|qu) .. (me tue|me frappe|me frapper|me tuer|recommence a me|me retrouve)
    ils (m attendent|me tapent|me frappent|me font) .. (sortie|tapent|filment|frappent)
  `,
  child: `
    (fait|faire|laisse) dormir (dans la cave|par terre|dehors)
    (supplie|pleure|hurle) (pour ne pas|pour pas|de ne pas) (rentrer|retourner) (chez|avec)
    a travers (la cloison|le mur|les murs) .. (ceinture|coups|gifles|frapper)
    (pere|oncle|tonton|frere) (vient|entre|rentre) (dans|quand) .. (lit|chambre|douche)
    {me} (ai )?(encore )?(secoue|gifle|frappe|tape) (mon|ma|le|la) (fils|fille|bebe|petit|petite|enfant) .. (fort|peur|tombe|fois)
    (secoue|frappe|bat|tape|enferme|affame|touche|viole) (le bebe|ses enfants|son fils|sa fille|ma petite soeur|mon petit frere|mon fils|ma fille|les petits|les gosses|la petite|le petit|mes enfants|les enfants|ma soeur|mon frere)
    {child} .. (a|ont|avec) .. (bleus|hematomes|brulures|marques|traces de coups) (dans|sur|partout|au|aux|de|plein|et)
    (son pere|sa mere|son beau pere|son oncle|son entraineur|son coach|papa|maman|mon beau pere) (le|la|l|les) (frappe|bat|tape|touche|enferme|punit|met dans|laisse seul|laisse seule|secoue|insulte)
    (papa|maman) (nous|me) (tape|bat|frappe|laisse seuls|enferme)
    on a (pas|rien) mange depuis
    (plus rien|rien) (dans|a manger) .. frigo
    laisse (les enfants|ses enfants|le petit|la petite|le bebe|les petits) (seuls?|seules?) (la nuit|toute|tout|pour|dans)
    papa (tape|frappe|bat) maman
  `,
  others: `
    {me} (ai)? (vraiment )?(envie|peur) de (le|la|les|lui|leur) (tuer|frapper|secouer|etrangler|planter|poignarder|faire du mal|buter|egorger)
    {me} (ai )?peur de faire (du|un) mal a (mon|ma|mes|notre|au|la|quelqu|mes)
    (les|des|ces|une) voix .. (disent|dit|ordonnent|veulent|demandent|crient|parlent|commandent) .. (tuer|punir|arrete|frapper|faire|mourir|sauter|voisin|me tuer)
    (si|s) (elle|il) .. (je la tue|je le tue|je tire|je la plante|je les tue)
    {me} (vais|vai) (le|la|les) (planter|poignarder|buter|egorger|descendre|faire payer|crever|saigner)
    c est moi qui vais (m en charger|le tuer|la tuer|le buter)
    (ramener|apporter|prendre|mettre) (un|le|mon) (couteau|flingue|fusil) (au lycee|au college|a l ecole|demain|dans mon sac)
    (bruler|faire sauter) (l ecole|le lycee|le bureau|la maison|l usine) avec (eux|lui|elle|tout)
    {me} ai mis l oreiller sur son visage
    envie de (secouer|etrangler|frapper) (mon bebe|le bebe|le petit|mon fils|ma fille|l enfant|ma mere)
    {me} (ne )?me fais plus confiance .. (bebe|lui|elle|enfant)
    bebe .. envie de (le|la) secouer
  `,
  poisoning: `
    {me} ai tout (avale|pris|gobe) (il y a|ce soir|d un coup|et|maintenant)
    arrive pas a (le|la) (faire bouger|faire reagir)
    {me} (ai|viens d|viens de) (pris|avale|avaler|prendre|bu|gobe|ingere|boire|avalee) .. (toute la plaquette|toutes les|tous les|toute la boite|toute une boite|plein de|trop de|une boite entiere|plaquette entiere|boite de|javel|produit|20|30|40|50)
    {me} ai (pris|avale|gobe) .. {pills} .. (sais pas combien|regrette|mal au ventre|sommeil|tourne|vomi|alcool|vodka|tous|toutes)
    (vodka|whisky|alcool|bouteille) .. (avec|et) (mes|les|des) {pills}
    (overdose|surdose) .. (je|j|mon pote|ma copine|mon ami)
    {me} me (fais|fait) vomir (apres|chaque|tous|encore|souvent|depuis|en cachette)
    (respire|respires) (mal|bizarrement|plus|a peine) .. (pris|reveiller|bu|avale)
    (arrive|arrivent|reussit) (pas|plus) a (le|la) reveiller
    (pris|bois|bu|avale) .. (javel|antigel|mort aux rats|detergent)
    (jours|semaine) sans (rien )?manger .. (tombe|evanoui|malaise|descendre|kilos|leve)
  `,
};
