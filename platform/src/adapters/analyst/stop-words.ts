import { fold } from '@ecrin/domain/text/search-words.ts';

const folded = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/u).map(fold));

/** Words that say nothing of what a text is about. */
const french =
  folded(`a à ai aie aient ait alors après as assez au aucun aucune aujourd hui aussi autant autre autres aux avaient avais avait avant avec avez avoir avons
  beaucoup bien bon bonne c ça car ce ceci cela celle celles celui ces cet cette ceux chaque chez chose choses comme comment d dans de déjà demain depuis dernier dernière des
  deux devant dire dit dois doit donc dont du elle elles en encore enfin entre envers es est et étaient étais était été être eu eux faire fais fait faites faut fois font
  grand grande hier ici il ils j jamais je jour jours jusqu juste l la là le les leur leurs lors lorsque lui m ma mais matin me même mes moi moins moment mon n ne ni non nos notre nous
  on ont ou où oui par parce parfois pas pendant petit petite peu peut peux plus plusieurs plutôt pour pourquoi pourtant première premier presque puis qu quand que quel quelle
  quelles quelque quelques quels qui quoi rien s sa sais sait sans se semaine sera serait ses si soir son sont sous souvent suis sur t ta tant te tellement temps tes toi ton toujours tous
  tout toute toutes très trop trois tu un une va vais vers veut veux viens vient voilà voir vont vos votre vous vraiment vu y an ans année années heure heures minute minutes
  avoir aller allé allée pense penser pensé crois croire parle parler parlé semble mieux mal mis mettre pris prendre passe passer passé reste rester trouve trouver mme mmes mlle mr madame mesdames mademoiselle monsieur messieurs`);
const english =
  folded(`a about after again all almost already also always am an and another any are aren as at back be because been before being between both but by can cannot could couldn d
  day days did didn do does doesn doing don done down during each even ever every few first for from get gets getting go goes going gone good got had hadn has hasn have haven having he her
  here hers him his how i if in into is isn it its itself just know last least less let like little ll long look lot m made make makes making many may maybe me might mine more morning
  most much must my myself need never new next night no not nothing now of off often old on once one only or other our ours out over own people perhaps quite rather re really right s said
  same say says see seem seems she should shouldn since so some something soon still such sure t take tell than that the their them then there these they thing things think this those though
  time to today together told tomorrow too took tonight two under until up upon us use used ve very want wanted wants was wasn way we week well went were weren what when where which while who
  whole why will with without won would wouldn year years yes yesterday yet you your yours mrs ms miss sir`);

export const isStopWord = (folded: string): boolean => french.has(folded) || english.has(folded);
