/** A thought, and a question that it alone answers: about half of them share no telling word with it. Written before anything was searched; every second one is held out from tuning. */
export type AskedThought = readonly [question: string, thought: string];

export const askedThoughts: readonly AskedThought[] = [
  ['Où ai-je mis le double des clés ?', 'J’ai donné le second trousseau de l’appartement à Mme Lopez, au troisième.'],
  [
    'Qu’est-ce que le médecin a dit de mon dos ?',
    'Kiné ce matin : la lombaire est coincée depuis l’été, dix séances, et ne plus porter les courses d’un seul côté.',
  ],
  [
    'Quel cadeau pour l’anniversaire de ma sœur ?',
    'Inès a regardé longtemps le carré de soie bleu dans la vitrine. À retenir pour ses quarante ans en mars.',
  ],
  [
    'Pourquoi ai-je quitté mon ancien travail ?',
    'Si je suis parti de la banque, ce n’était pas l’argent : je ne voulais plus vendre des crédits à des gens qui pleuraient.',
  ],
  ['Qu’est-ce que je veux apprendre ?', 'Cette année, je voudrais enfin savoir lire une partition, même lentement.'],
  [
    'Comment s’appelait le restaurant de Lisbonne ?',
    'À Lisbonne nous avons dîné au Zé da Mouraria, morue aux pois chiches, une salle minuscule et bruyante.',
  ],
  [
    'Qu’est-ce qui m’empêche de dormir ?',
    'Trois heures du matin encore. Dès que je ferme les yeux, je refais les comptes de la boutique.',
  ],
  [
    'Que pensait papa de ma musique ?',
    'Mon père est resté au fond de la salle pendant le concert. Après, il a juste dit : « C’est bien, ça. » Chez lui, c’est immense.',
  ],
  [
    'Quand faut-il tailler le rosier ?',
    'Le voisin conseille de couper les rosiers fin février, au-dessus du troisième œil, jamais par grand froid.',
  ],
  [
    'Quelle idée avais-je pour les vacances scolaires ?',
    'Et si on louait un petit bateau sur le canal avec les enfants pendant les congés de Pâques ?',
  ],
  [
    'Ai-je été injuste avec quelqu’un ?',
    'J’ai coupé la parole à Samira trois fois en réunion. Elle n’a plus rien dit ensuite. Je lui dois des excuses.',
  ],
  [
    'Combien coûterait la réparation du toit ?',
    'Devis du couvreur : 8 400 euros, moitié à la commande, et les tuiles du côté nord peuvent attendre un an.',
  ],
  [
    'Qu’est-ce qui me donne de l’énergie ?',
    'Je remarque que les jours où je nage avant huit heures, tout le reste va plus vite.',
  ],
  [
    'Quel livre m’a conseillé Paul ?',
    'Paul me parle sans arrêt des Années d’Annie Ernaux. Je l’emprunte samedi à la médiathèque.',
  ],
  [
    'De quoi mon fils a-t-il peur ?',
    'Noé ne veut plus aller à la piscine. Il m’a avoué que c’est le grand bassin, quand on ne voit plus le fond.',
  ],
  [
    'Qu’avais-je promis à grand-mère ?',
    'J’ai juré à mamie de lui enregistrer ses recettes, avec sa voix, avant l’hiver.',
  ],
  [
    'Quels sont mes torts dans la dispute avec Marc ?',
    'La colère contre Marc venait d’ailleurs : j’avais reçu la lettre des impôts une heure avant, et c’est lui qui a pris.',
  ],
  [
    'Qu’est-ce que je ferais avec plus de temps ?',
    'Si je passais à quatre jours par semaine, je rouvrirais l’atelier de gravure du garage.',
  ],
  [
    'Pourquoi la voiture fait-elle du bruit ?',
    'Le garagiste pense à un roulement de roue avant gauche ; ça siffle à partir de quatre-vingts.',
  ],
  [
    'Que m’a appris l’échec de l’examen ?',
    'Recalée au concours pour deux points. J’avais tout révisé sauf ce que je n’aimais pas : c’est là que ça s’est joué.',
  ],
  [
    'Quel prénom aimions-nous pour le bébé ?',
    'Si c’est une fille, Alma ou Suzanne. Pour un garçon nous n’arrivons pas à nous accorder.',
  ],
  [
    'Qui peut garder le chat cet été ?',
    'Les étudiantes du rez-de-chaussée veulent bien nourrir Pacha en août contre deux pots de miel.',
  ],
  [
    'Que dois-je dire à mon chef ?',
    'Préparer l’entretien annuel : demander une formation, et dire clairement que les astreintes du week-end, c’est fini.',
  ],
  [
    'Quand ai-je commencé à courir ?',
    'Premier footing depuis le lycée. Deux kilomètres, des points de côté, et une fierté ridicule.',
  ],
  [
    'Qu’est-ce qui rend Jeanne heureuse ?',
    'Jeanne a ri toute l’après-midi parce qu’on l’a laissée faire la pâte à tarte avec les doigts.',
  ],
  [
    'Comment calmer mes angoisses ?',
    'Quand la boule monte dans la gorge, compter cinq choses que je vois et quatre que j’entends. Ça redescend.',
  ],
  [
    'Que faire des meubles de la maison de famille ?',
    'La grande armoire de Ploumanac’h ne passera pas l’escalier. Peut-être la donner à la mairie pour la salle des fêtes.',
  ],
  [
    'Quel film nous avait émus ?',
    'Nous sommes sortis du cinéma sans parler. La scène où la mère danse seule dans la cuisine m’a achevé.',
  ],
  [
    'Est-ce que je bois trop ?',
    'Quatre verres hier, trois avant-hier. Je ne compte plus que pour me rassurer, et ça ne rassure pas.',
  ],
  [
    'Quelle est la date limite pour les impôts locaux ?',
    'Taxe foncière à payer avant le 20 octobre, en ligne, sinon dix pour cent de plus.',
  ],
  [
    'Qu’est-ce que la psy m’a demandé d’observer ?',
    'Exercice de la semaine : noter à quel moment de la journée je dis oui alors que je pense non.',
  ],
  [
    'Que raconte mon projet de roman ?',
    'Ce serait l’histoire d’une gardienne de phare qui reçoit des lettres destinées à quelqu’un d’autre, et qui répond.',
  ],
  [
    'Avec qui aimerais-je travailler ?',
    'Déjeuner avec Farida : même goût des choses simples, même humour. Si elle monte son agence, je la rejoins.',
  ],
  ['Pourquoi je n’aime pas Noël ?', 'Chaque décembre, la chaise vide de mon frère prend toute la place à table.'],
  [
    'Qu’est-ce que j’ai observé dans la forêt ?',
    'Deux chevreuils à vingt mètres, immobiles, la buée de leur souffle dans le premier soleil.',
  ],
  [
    'Comment réussir le pain ?',
    'Cette fois la mie est alvéolée : pâte plus humide, une nuit entière au frigo, four très chaud avec de la vapeur.',
  ],
  [
    'Que voulait dire mon rêve de train ?',
    'J’ai encore rêvé que je courais sur le quai avec une valise vide pendant que le wagon partait.',
  ],
  [
    'Quelle école pour la petite ?',
    'Visite de Montessori : beaucoup de calme, mais quarante minutes de bus. L’école du quartier a une cour avec des arbres.',
  ],
  [
    'Qu’est-ce qui m’agace chez mon voisin ?',
    'Encore la perceuse à vingt-deux heures au-dessus. Je monterai demain, poliment, avec une part de gâteau.',
  ],
  [
    'Que garder de mon voyage au Japon ?',
    'De Kyoto, je veux retenir le silence des jardins et la façon dont chaque commerçant emballe comme s’il offrait.',
  ],
  [
    'Ai-je pardonné à ma mère ?',
    'En relisant ses lettres, je comprends que maman avait peur, pas qu’elle ne m’aimait pas. Quelque chose s’est dénoué.',
  ],
  [
    'Quelle somme voulais-je épargner ?',
    'Objectif : mettre deux cents euros de côté chaque mois pour l’apport, sans toucher au livret de secours.',
  ],
  [
    'Pourquoi je n’appelle plus Thomas ?',
    'Depuis qu’il a des enfants, Thomas ne parle que de couches et de crèche. J’attends qu’il me demande comment je vais.',
  ],
  [
    'Qu’est-ce que je n’ose pas avouer ?',
    'Je n’ai dit à personne que j’avais envoyé le manuscrit. Si c’est non, ce sera non tout seul.',
  ],
  [
    'Comment va la santé du chien ?',
    'Vétérinaire pour Oslo : souffle au cœur, un comprimé le matin, plus de longues courses après la balle.',
  ],
  [
    'Que faire pour l’association ?',
    'Pour la collecte alimentaire il manque six bénévoles le samedi matin et une camionnette.',
  ],
  [
    'Qu’ai-je ressenti à la naissance ?',
    'Quatre heures douze. Elle a ouvert un œil, un seul, et le monde s’est mis à tourner autour de ce lit d’hôpital.',
  ],
  [
    'Quel conseil m’a donné mon professeur de chant ?',
    'Ne pas pousser dans l’aigu, penser la note derrière soi : Hélène répète ça à chaque leçon, et aujourd’hui je l’ai entendu.',
  ],
  [
    'Pourquoi veux-je déménager ?',
    'Le bruit, la chambre sans fenêtre, le loyer : je n’ai plus envie d’habiter cette ville, j’ai envie de voir loin.',
  ],
  [
    'Quels légumes ont poussé ?',
    'Au potager, quatorze courgettes en une semaine, et pas une tomate mûre avant septembre.',
  ],
  [
    'Qu’est-ce qui m’a fait pleurer au travail ?',
    'Enfermée dans les toilettes du bureau après la remarque d’Yvan devant les clients. Je ne veux plus jamais me taire comme ça.',
  ],
  [
    'Comment ma fille a-t-elle appris le vélo ?',
    'J’ai lâché la selle sans le dire. Elle a fait tout le tour de la place avant de s’apercevoir que je ne tenais plus rien.',
  ],
  [
    'Quand revoir l’ophtalmo ?',
    'La vue a encore baissé de l’œil droit. Contrôle dans six mois, penser à prendre rendez-vous dès janvier.',
  ],
  [
    'Quelle était la bonne nouvelle de Claire ?',
    'Claire est prise aux Beaux-Arts ! Elle hurlait dans le téléphone, j’ai hurlé aussi, en plein marché.',
  ],
  [
    'De quoi suis-je reconnaissant ?',
    'Merci pour le café brûlant, pour la lumière de six heures, pour Ahmed qui garde toujours ma place au comptoir.',
  ],
  [
    'Que reprocher au nouveau logiciel ?',
    'L’outil de facturation plante à chaque export et personne ne sait qui appeler. On perd une demi-journée par semaine.',
  ],
  [
    'Qu’est-ce que je crois de la mort ?',
    'Au cimetière, je ne pense pas qu’ils nous entendent. Je pense qu’on continue de les porter, et que c’est déjà une forme de durée.',
  ],
  [
    'Comment j’ai rencontré Sofia ?',
    'On attendait tous les deux le dernier tram sous la pluie. Elle avait un parapluie cassé, j’ai proposé la moitié du mien.',
  ],
  [
    'Que faut-il emporter en randonnée ?',
    'Pour le refuge : frontale, sac à viande, bouchons d’oreilles, et cette fois de vraies chaussettes de rechange.',
  ],
  [
    'Quelle décision pour l’opération de papa ?',
    'Le chirurgien propose la prothèse de hanche en mai. Nous avons dit oui, mon père a haussé les épaules : « Autant danser encore un peu. »',
  ],
  [
    'Quel instrument veut essayer mon fils ?',
    'Au forum des associations, Malo est resté planté devant la batterie. Les voisins vont nous adorer.',
  ],
  [
    'Pourquoi étais-je fier de l’équipe ?',
    'Livraison terminée deux jours avant l’échéance, sans une heure supplémentaire. Ils s’étaient partagé le plus pénible sans que je demande.',
  ],
  [
    'Qu’est-ce que je regrette ?',
    'J’aurais dû prendre ce train pour Nantes et lui dire au revoir. On croit toujours qu’il reste une semaine.',
  ],
  [
    'Que signifie réussir pour moi ?',
    'Avoir du temps le mardi à quinze heures pour une promenade : voilà, au fond, tout mon plan de carrière.',
  ],
  [
    'Qui m’a aidé quand je suis tombé malade ?',
    'Pendant la grippe, Odile a déposé une soupe devant ma porte trois soirs de suite, sans sonner.',
  ],
  [
    'Quelle couleur pour le salon ?',
    'Échantillons collés au mur : le vert sauge est doux le matin mais devient gris le soir. Le terracotta tient la lumière.',
  ],
  [
    'Comment me déconnecter de mon téléphone ?',
    'Depuis que le portable dort dans la cuisine, je lis vingt pages avant d’éteindre.',
  ],
  [
    'Que s’est-il passé pendant l’orage ?',
    'La foudre est tombée sur le tilleul. Plus de courant jusqu’à minuit, on a joué aux cartes à la bougie.',
  ],
  [
    'Quelle erreur ai-je faite avec le client ?',
    'J’ai envoyé l’ancien devis à la mairie, avec les prix de l’an dernier. Rappelé tout de suite, ils ont été corrects.',
  ],
  [
    'Que penser de l’intelligence artificielle ?',
    'Ces machines qui écrivent m’inquiètent moins que la paresse qu’elles nous proposent.',
  ],
  [
    'Quel rituel avec mes enfants le soir ?',
    'Chacun raconte au lit une chose drôle et une chose difficile de sa journée. Même le grand s’y est remis.',
  ],
  [
    'Qu’est-ce que j’ai vendu ?',
    'La vieille guitare est partie à un lycéen tout tremblant. J’ai baissé le prix de moitié en voyant ses yeux.',
  ],
];
