import type { HelpConstructions } from './help-rule.ts';

/** What may mean that somebody wants to die or hurts themselves, in English. */
export const englishPossibleSelf: HelpConstructions = {
  suicide: `
    (skipping|skipped|not taking|stopped taking) my (night )?(tablets|pills|meds) .. (keeping|saving|hiding)
    (keeping|saving|hiding) (them|my tablets|my pills|the tablets) (in|under|for)
    (the )?(life cover|life insurance) .. (pays|pay) (out|even)
    (side|bit|place) with no (barrier|fence|railing)
    (key|guns|gun) .. can t stop (knowing|thinking)
    (lighter|calmer|calm|peaceful) since i (picked|decided|chose|set)
    (picked|chosen|set) the (day|date) .. (slept|calm|lighter|peace)
    get through .. then i don t have to
    won t be needing (it|them|this) (on|any)
    (took|taken) my shoes off .. river
    river .. took my shoes off
    who gets the (dog|cat|kids)
    (you|they) (ll|will) (all )?be better off
    (none|not|isn t) (of this is )?(your|anyone s) fault
    (ring|call) (the ambulance|the police|999|911) and (wait|don t)
    (this is )?where i get off
    (tell|told) (them|him|her|my sister|my mum) .. i tried
    (the rest of me|red one s for the funeral)
    posted the letters .. after
    (won t|not going to) see the (roses|spring|summer|garden)
    i (m|am) putting it down (now)?
    so long everyone
    (lorry|truck|car|bus|train) didn t stop
    don t look when i cross
    (disappointed|sorry|sad) (that )?it s morning
    i stay (because of|for) the (dog|cat|kids)
    let off
    envy the dead
    better (mother|mum|father|dad|wife) if i
    don t want to be here (at all|tonight|now)
    voice that says (go on|do it|jump)
    (twitch|flick|turn) of the wheel
    when (mum|mom|dad|she|he) goes i go
    (switch|turn) (the light|it|me) off .. (might|well)
    might as well (switch|turn) .. off
    relieved .. cancer
    (drive|driving) without my (seat ?belt|belt)
    if it happens it happens
    (stop|end it) whenever i (choose|want|like)
    cowardly to (leave|go)
    (they d|they|kids) be fine without me
    (told|tell) .. (coping|fine|okay) .. i lied
    (don t|do not) (blame|reproach) (yourself|yourselves)
    don t keep my room
    few more days of pretending
    (see|seen|watch) you grow up .. (sorry|couldn t|loved)
    (photos|the rest|phone code) .. (bin|for|are) .. (bin the rest|the rest)
    hotel room under another name
    when it s done
    (gave|give) .. (early birthday present|won t need|goodbye)
    if it all stopped
    look at the (pills|knife|rope) every
    (set|picked|chose|fixed) a (date|day) .. (sleep|calm|light|baby|relief|years|peace)
    (strange|weird|odd) how (light|calm|peaceful)
    what (s|is) the point (of|in)? ?(me|going on|living|any of it|anything|anymore|any more|seriously|carrying on)
    (don t|dont) want to (do this any|be here|do life|feel anything)
    (nobody|no one|noone) (would|d|will|ll) (even )?(notice|care|miss me) .. (disappeared|gone|died|if)
    nobody would miss me
    if i (didn t|don t|never) (wake|woke) up
    if i (was|were|m|just) (gone|dead|not here|disappeared|vanished)
    (can t|cannot|don t) see (a|any) (way out|way|future|point|way forward|reason|other way)
    (no|only one) way out
    i (don t|won t) (think|believe|expect) .. (make it|live) to
    i m (just )?a burden
    (stood|standing|stand) (on|at|by) the (platform|bridge|edge|cliff|roof|railing) .. (too long|easy|thinking|one step|long)
    (looked|looking|look|stare|stared) at the (river|pills|water|tracks|drop|rope|edge|train|knives|tablets) .. (why not|easy|so far|long|just look|thought|over)
    (should|wish) .. (died|been me) .. (instead|crash|too)
    (never been|wasn t|not been|hadn t been) born
    i (ve|have) had enough of (living|life|all of it|it all|being here|everything)
    (let me go|take me in my sleep|finish the job)
    i (can t|cannot) (do this|cope|take it|take this|take much more|hold on|keep going|keep doing this) .. (any more|anymore|much longer|longer|no more)
    (voice|voices) telling me .. (happier|without me|die|end|do it|not)
    deserves (a|someone|better) .. (mother|father|mum|dad|wife|husband) .. (exist|than me)
    (it s|then it s|it ll be|will be|be) (all )?over (soon|for me|by|on|friday|sunday|tonight|then)
    (stop|rest|sleep|gone|leave|done) (for good|for ever|forever)
    then i (m|am|can) (done|stop|gone|rest) .. (all of it|for ever|forever|for good|with)
    i (m|am) ready to (go|leave|stop)
    (feel|felt) (calm|calmer|peaceful|relieved|at peace) .. (decided|picked|years|scare|now that|since)
    (found|find|finding|goes) .. (home for the cat|home for the dog|dog goes|cat goes)
    (accounts|account|passwords|will|rent) .. (paid|closed|sheet|sorted|order|dog goes|ready)
    (wrote|written|writing|left) (letters|a letter|a note|notes|goodbye) .. (kids|drawer|desk|for after|table|when i m gone|to everyone|to each)
    (last thing|last time|last page|last entry) .. (write|i ll|writing|ever)
    (forgive me|i m so sorry|sorry i couldn t|i m sorry i) .. (stay|tried|couldn t|hard|all right without|love)
    (please )?(look after|take care of) .. (sorry|couldn t stay|when i m gone|after me|gone)
    (tell|let) (my|them|her|him|mum|dad) .. (none of|wasn t|not) .. (fault|know i loved|loved)
    (none of (this|it) (was|is)|not|isn t|wasn t|nobody s) (your|her|his|their|anyone s|anybody s|her|my kids) ?fault
    (won t|wont|will not|don t) need (it|them|this) (where i m going|any ?more|where im going)
    (after|once|when) i m gone
    said goodbye .. (she|he|they) (thought|didn t|don t|doesn t)
    thank you for (trying|everything) .. (last|goodbye|sorry)
    (the gun|a gun|the shotgun|dad s gun) .. (key|found|wardrobe|loaded|drawer|bought)
    (looked up|googled|searched|researched) (how many|how to|ways|painless|doses) .. (takes|more than|die|hang|myself|enough)
    (went|climbed|been) up .. (roof|car park|bridge|cliff) .. (locked|see|edge|drop)
    bought (the stuff|the rope|a rope|the pills|it) online
    only wanted to sleep .. (not wake|forever)
    (wheel|steer|swerve|drive) into (the|a|oncoming) (tree|wall|traffic|barrier|lorry)
    i m going to jump
  `,
  'self-harm': `
    long sleeves .. (again|hide|hiding)
    (told|said) .. (it was|was) the (oven|cat|iron|brambles) .. (straight|lines|don t)
    (days|months) clean and then
    (pick|scratch|dig|bite) (till|until) it (bleeds|hurts)
    (blade|sharpener|razor) .. (phone case|pencil case|case|maths|counts)
    counts the (razors|blades|knives)
    make myself pay
    (hit|punched|punch) the wall (until|till)
    (nobody|no one) can see my (thighs|arms|legs|wrists)
    (hand|arm) over the (hob|flame|candle|stove)
    pain i chose
    (lines|cuts|marks) on my (leg|legs|arm|arms|thigh|thighs|wrist|stomach)
    (hand|arm|finger) over the flame
    (blade|razor) (is )?(calling|talking)
    (nails|pin|compass) .. (until it bled|bled|bleed)
    it wasn t (the cat|brambles|an accident)
    (long sleeves|skip swimming|missed swimming|plasters) .. (heals|cuts|arms|see|scars|wrists|marks|thighs|hot)
    (scratches|cuts|marks|scars) .. (were the cat|was the cat|the cat|won t heal|wont heal|hurt|thighs|hide|hidden|knew)
    (punch|punched|hit|hitting|bang|banged|slam) (the wall|my head|myself|walls|my fist) .. (bled|bleed|stop|until|knuckles|quiet|till)
    (have to|had to|need to|must) punish myself
    (days|weeks|months|year) clean .. (then|razor|again|relapse|lost)
    (pain|bleeding|blood|cutting) .. (makes it|only thing|helps|quiet|calm|feel something|feel real)
    (straightener|lighter|cigarette) .. (accident|skin|arm|burn)
    it leaves marks
    i like that they hurt
  `,
};
