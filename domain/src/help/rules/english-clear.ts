import type { HelpConstructions } from './help-rule.ts';

/** What clearly calls for help, in English. */
export const englishClear: HelpConstructions = {
  suicide: `
    (think|thinking) (about|of) (killing myself|ending it|ending my life|suicide)
    i (m|am) already dead
    i (googled|searched|looked up) (does it hurt to die|how to die|how to hang|ways to die)
    (hoping|hope|wishing|wish|wished|praying) .. (heart|i) (will|would|d|wouldn t|won t|don t) .. (stop|wake up|wake|die)
    i don t want to do this any ?more .. life
    without me by (christmas|summer|then|spring)
    i can t (picture|imagine|see) being (here|alive)
    (won t|will not) be here (in|next|by|come) (march|april|may|june|january|february|christmas|month|week|summer|spring)
    (rope|gun|blade|pills) .. (tonight|once the house|when they re asleep|on the table)
    i (was|m) gone long before
    goodbye everyone
    (saving|saved|keeping) (one|a|my|the|all|up) (pill|pills|tablets)
    times of the (fast )?train
    i (really |just |so |honestly |still |only |do )*(want|wanted|wish|need|long|hope|plan|intend|m going|am going|m planning|am planning|decided|ve decided|have decided|m ready|am ready) (to|i could) (just |really )*{suicide}
    (want|wanting|ready|going|planning) to (just |really )?(die|kill myself|end my life|be dead|end it all|hang myself|take my own life)
    i (really |just |do )*(do not|don t|didn t|no longer|never) (really |even |actually )*(want|wanna|wish) to (really |actually )*(live|be alive|exist|wake up|be here any|keep living|go on living|be around any|be on this earth|be here no more)
    (don t|dont) want to be alive
    don t (really )?want to be here any ?more
    i (wish|wished) .. (wouldn t|would not|didn t|don t|never) wake up
    i (wish|wished) i (was|were|could be|could just be) (dead|gone|never born)
    i (wish|wished) i (d|had) never been born
    i (d|would) rather be dead
    i (should|deserve|ought) (to )?(have died|die|be dead)
    (everyone|everybody|they|she|he|you|mum|my kids|my family|the world|people) (would|d|will|ll) be .. (better off|happier|relieved) .. (without me|if i was|if i were|if i wasn t|if i died|if i disappeared|when i m gone)
    better off (dead|without me|if i was gone|if i were gone|if i wasn t here)
    (happier|easier|simpler|better) without me
    (suicidal|suicide) .. (thoughts|again|every day|tonight|plan|all the time)
    i (m|am|feel|ve been|have been|have|keep having|ve been having) .. (suicidal)
    i (keep |ve been |have been |m |am |can t stop |often |always )*(think|thinking|thought|fantasise|fantasising) (about|of) (ending it|killing myself|suicide|ending my life|dying|how to die|how i d do it|being dead|jumping)
    {tired} of (living|being alive|existing|life)
    (nothing|no reason) (left )?to live for
    no (reason|will|point) (left )?(to|in) (live|living|going on|be alive)
    life (isn t|is not|s not|ain t|no longer) worth (it|living)
    (kill|killing|hang|hanging|drown|drowning|shoot|shooting) myself .. (tonight|tomorrow|sunday|monday|friday|saturday|soon|plan|want|going|will)
    i (ll|will|m going to|am going to|might|could|m about to) (kill|hang|drown|shoot) myself
    i (ve |have )?(saved|saved up|hoarded|stockpiled|counted|collected) .. (pills|tablets|paracetamol|meds)
    (the|a) (rope|noose) is
    (i ve|ive|i have|i) (picked|chosen|set|got) (a|the|my) (day|date|bridge|spot|place|way)
    i know (how|where|when) and i know (how|when|where)
    (taking|take|swallow) (all of them|all the pills|all my pills|the whole bottle|every pill|every tablet)
    if you (re|are) reading this .. (gone|dead|already|too late)
    (my|a|this is my) (suicide|goodbye) (note|letter)
    (worth more dead)
    i (hate|hated|regret|am sorry|m sorry) (that )?(i )?(woke up|waking up|being alive|being born)
    kms .. (isn t|is not|not) a joke
    goodbye (everyone|everybody|all|mum|mom|dad|my love|world) .. (sorry|love|forgive|know)
    (scared|afraid) (of what i might do|i ll hurt myself|i might kill myself|of myself)
    (pray|praying|prayed) (not to|i don t|i won t|to not|that i don t) (wake|see)
    (only )?want to (go after|join|follow) (him|her)
    i (m|am) (a burden|the burden|nothing but a burden)
    (can t|cannot) (go on|do this any more|do this anymore|keep living|live like this|carry on living)
  `,
  'self-harm': `
    (hit|punch|punched) the wall (until|till)
    (hand|arm) over the (hob|flame|candle|stove)
    i (ve |have |just |had |also )*(cut|cutting|burn|burned|burnt|scratched|hurt|hit|harmed|harm|hurting|bite|bit|stabbed) (myself|my arms|my arm|my wrists|my wrist|my thighs|my legs|again|deeper)
    (hurt|cut|cutting|burn|harm|harming|hurting|hitting|hit) myself (again|last|on purpose|until|till|to|when|so|with|because|every|tonight)
    (self harm|self harming|self harmed|selfharm|selfharming)
    want to (cut|hurt myself|burn myself|harm myself|bleed)
    (new|fresh) cuts
    (the )?(blade|razor) .. (again|quiet|only|thigh|wrist|arm|bathroom)
    found the (razor|blade)
    my (arms|thighs|wrists) raw
    punish myself .. (marks|cut|hit|burn|starv|bruise)
  `,
  violence: `
    (wife|husband|boyfriend|girlfriend|he|she) (throws things at|shoves|pushes|kicks) me
    (my )?{kin} (has |had |just |keeps |keep |started )*(hit|hits|hitting|beat|beats|slapped|slaps|punched|punches|choked|chokes|strangled|kicked|kicks|raped|rapes|threatened|threatens|attacked|shoved|shoves|pushed|pushes|grabbed|burned|locked|hurts) (me|us)
    (he|she|they) (has |had |just |keeps |keep |started |never )*(hit|hits|hitting|beat|beats|slapped|slaps|punched|punches|choked|chokes|strangled|kicked|kicks|raped|rapes|attacked|shoved|shoves|grabbed|dragged|burned|pinned|spat at|jump|jumped) (me|us)
    i was (raped|assaulted|beaten|attacked|molested|sexually)
    (he|she|they|ex|husband) .. (said|says|threatened|swears|promised|promise) .. (kill me|kills me|killing me|hurt the children|hurt the kids|find me|finish me|finish it|stab me|nobody will have|nobody will|stabbing)
    (he|she|they|always says|says) (he|she|they) d find me
    (touches|touched|touching) me .. (drive|night|home|secret|sleep|room|told|don t|uncle|dad)
    comes into my room
    (makes|forces|forced|made) me .. (bed|sex|things i don t|things to him)
    (scared|afraid|terrified|frightened) (to|of) (go|going|come|coming|being) (home|back to him)
    (scared|afraid|terrified) (he|she|they|of) .. (find me|kill me|hurt me|hit me)
  `,
  child: `
    (mum|mom|dad) (won t|doesn t|isn t) (wake up|waking up)
    (hitting|beating|hits|beats|shakes|shaking|hurting|hurts|touches|locks) (those|the|his|her|their|my) .. (kids|children|baby|son|daughter|brother|sister|boy|girl)
    (dad|mum|mom|stepdad|father|mother|uncle|coach) .. (locks her|locks him|hits him|hits her|beats him|beats her|touches her|touches him|touches me)
    (no food|nothing to eat) .. (sister|brother|baby|us|kids|fridge|days)
    (leaves|leave|left) the (baby|kids|children) (alone|on their own)
    (boy|girl|child|toddler|niece|nephew|grandson|granddaughter|pupil|student) .. (burns|bruises|bruised|marks|flinches|starving|welts)
  `,
  others: `
    i (m|am) (going|about) to (hurt|kill|stab|shoot|burn) (him|her|them|my|someone|everyone|people)
    i (want|need|d like|plan|keep planning|keep thinking|keep picturing) (to|about|how|of)? ?.. (kill|killing|hurting|stabbing|hurt|stab) (him|her|them|my|someone|people)
    (the |these )?voices (want|tell|told|say|are telling|keep telling) .. (kill|hurt|do it|stab|punish|die|myself)
    i (ll|will|d) (kill|stab|shoot|hurt) (her|him|them) (and|then) .. (myself|me)
    (afraid|scared|terrified|worried) (i ll|i might|i will|i m going to|of) (hurt|hurting|shake|shaking|harm|harming|kill|killing) (the|my|her|him|them|our)
    (knife|gun|blade|petrol) .. (in my bag|for tomorrow|school|they will|theyll be|be sorry|loaded)
  `,
  poisoning: `
    i (ve |have |just )*(took|taken|swallowed|drank|downed) (all|all of|the whole|a whole|too many|every|every last|the lot|loads of|a load of|about \\d+|\\d+) .. (pills|tablets|them|bottle|meds|packet|paracetamol|antidepressants|box|it)
    (swallowed|drank|drunk) .. (bleach|antifreeze|cleaner)
    (overdosed|od d) .. (i|me|my|tonight)
    (took|taken) something .. (won t wake|isn t breathing|not waking|wont wake)
    i (throw|make myself|made myself|m throwing|been making myself) (up|sick|throw up|vomit|puke) (everything|after|every|again)
    (haven t|havent|not) eaten (in|for) .. (passed|days|faint|week)
  `,
};
