const verbs = `
  become became becoming|begin began begun beginning|bite bit bitten biting|blow blew blown|break broke broken|bring brought|build built|burn burnt|buy bought|catch caught
  choose chose chosen|come came|creep crept|deal dealt|dig dug digging|draw drew drawn|dream dreamt|drink drank drunk|drive drove driven|eat ate eaten
  fall fell fallen|feed fed|feel felt|fight fought|find found|flee fled fleeing|fly flew flown|forbid forbade forbidden forbidding|forget forgot forgotten forgetting
  forgive forgave forgiven|freeze froze frozen|give gave given|go goes went gone|grow grew grown|hang hung|hear heard|hide hid hidden|hold held
  keep kept|know knew known knowing|lay laid|lead led|learn learnt|leave left|lend lent|lie lay lain lying|lose lost|make made|mean meant|meet met|pay paid
  ride rode ridden|ring rang rung|rise rose risen|run ran running|see saw seen seeing|seek sought|sell sold|send sent|shake shook shaken|shine shone shining|shoot shot
  show shown|shrink shrank shrunk|sing sang sung|sink sank sunk|sit sat sitting|sleep slept|speak spoke spoken|spend spent|stand stood|steal stole stolen
  stick stuck|sting stung|strike struck|swear swore sworn|sweep swept|swim swam swum swimming|swing swung|take took taken taking|teach taught|tear tore torn
  tell told|think thought|throw threw thrown|understand understood|wake woke woken|wear wore worn|weep wept|win won winning|wind wound|write wrote written writing`;
const nouns =
  'child children|foot feet|goose geese|man men|mouse mice|person people|tooth teeth|woman women|life lives|wife wives|knife knives';

const formsIn = (words: string): readonly (readonly string[])[] =>
  words
    .split(/[|\n]/u)
    .map((line) => line.trim().split(/\s+/u))
    .filter(({ length }) => length > 1);

/** Each word with the forms that no ending makes. */
export const englishIrregularForms: readonly (readonly string[])[] = formsIn(`${verbs}|${nouns}`);

/** The verbs among them. */
export const englishIrregularVerbs: ReadonlySet<string> = new Set(formsIn(verbs).flatMap(([verb = '']) => verb));
