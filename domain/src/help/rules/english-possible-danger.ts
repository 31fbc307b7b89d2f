import type { HelpConstructions } from './help-rule.ts';

/** What may mean a danger from or for others, in English. */
export const englishPossibleDanger: HelpConstructions = {
  violence: `
    (his|her) hands? (round|around) my (neck|throat)
    (told|said) .. (i slipped|i fell|the garden|the door)
    (keys|door) (land|slam|goes) .. (hard|upstairs)
    (concealer|foundation|sunglasses) .. (cheekbone|eye|before work|bruise)
    (keeps|took) my (bank card|card|passport|phone|papers)
    (wife|husband|she|he) throws things at me
    (he|she) (carried on|kept going|didn t stop) .. (heard|no|said)
    i said no he
    (shoves|pushes|pinches|grabs) me
    tracker on my (car|phone)
    waiting (by|at|outside) .. (stomach|never face|again|me)
    so i said the (garden|stairs|door|cat)
    same as (march|christmas|last time|always)
    (pinches|slaps|hits) me if
    i don t ring now
    (sat|parked) outside the police
    (sound|noise) of his belt
    (learnt|learned) to fall
    i didn t say (yes|ok)
    (sorry with|apologises with) flowers
    (locked|closed) the door .. (take|took) (my|off)
    (not allowed|isn t allowed|can t) to (see|talk to|call|leave) (anyone|my|the house)
    (stitches|stitched) .. (i said|door|told)
    if (he|she) finds (out|it|me) .. (dead|kill)
    (walk|walking|walk) on eggshells
    (he|she|they) (checks|controls|tracks|took|takes|times|hides|monitors|locked|smashed|broke|keeps|threw|throws|reads|follows) (my|me|the drive|the door|things at|all my|every)
    (next time|it) (would|will|d|ll) be worse
    (told|tell) (the|my|them|everyone|a) .. i (fell|walked into|tripped|bumped)
    (i didn t fall|i walked into a door|second door|another door)
    (parked|waiting|waits|standing|stood|sits) outside .. (again|house|work|my|every)
    (if he can t have me|nobody else will|no one else will)
    (lock|locked|bolt|barricade) my (bedroom )?door
    pushes me around
    (bag|suitcase) packed .. (locker|boot|hidden|scared|under|leave)
    (sending|send|taking|flying) me abroad
    (get|getting|be|being) married .. (abroad|fifteen|sixteen|forced|fourteen|parents)
    (bruise|bruises|black eye|make ?up|foundation|concealer) .. (cover|covered|covering|hide|jaw|eye|he was|sorry|neck)
    (grabbed|dragged|pulled) (me )?by (the|my) (hair|throat|arm|neck)
    (plate|plates|mug|glass|chair|phone) .. (threw|thrown|he threw|at me|hit me|wall|above)
    (believe|believes) (me|a man) .. (he|she|no one|nobody|told)
    (no one|nobody) will believe (me|a man)
    (every day|after school|at school) .. (stab|jump|punch|kick|spit|hit me)
    if i (leave|say no|tell|told|try to leave) .. (angry|hurt|kill|find|children|stab|worse|take the kids)
  `,
  child: `
    (mum|mom|she|dad) (won t|doesn t|isn t|s not) (wake up|waking|picking up|answering)
    (round|finger) marks on (his|her)
    (went|goes) like stone
    (looking after|minding|feeding) my (brothers|brother|sister|sisters) .. (monday|days|mum)
    comes in when i (m|am) in the (shower|bath)
    (pictures|photos|pics) (with|without) (no )?(clothes|my clothes)
    (tied up|locked in|locked out) .. (naughty|bad|too|punish)
    back home .. (get|be|to) married
    (covered|covers|shields|ducked) (his|her) (head|face)
    (belt|screaming|crying) through the wall
    (goes|going|went) through (our|the) bins
    (hand|hands) in my (pyjamas|pants|bed)
    (promise|swear|swore) not to tell
    (on the floor|asleep) with (his|her) bottles
    on the landing (till|until)
    (boy|girl|child|kids|children|baby|grandson|granddaughter|niece|nephew|pupil|little one|toddler|sister|brother) .. (burns|bruises|flinches|begged|begging|screaming all|cupboard|locked|alone all|hungry|secret|touches|marks|scared of|cellar|starving|thin)
    (begged|begs|cried|pleaded) .. (not to send|not to go|don t send|to stay) .. (back|home|dad|mother|father)
    (hear|heard) .. (kids|children|baby|him|her) .. (through the wall|screaming|crying every|wall)
    (mum|mom|mums|dad|dads) .. (passed out|hasn t come home|won t wake|drunk again|not come home|left us)
    (it s|its|was|is) (a|our|their) secret
  `,
  others: `
    knife .. in my bag .. (monday|since|if)
    if i can t have (her|him) .. (he|she|nobody|no one|don t)
    (stop|get) (her|him) before (she|he)
    voice says (my|she|he|i|they)
    grabbed (mum|mom|dad|her|him) too hard
    (really hurting|really hurt) (her|him|them)
    (names|list) .. (key is|key|gun)
    (my hands letting go|don t dare pick (him|her) up)
    bought the petrol .. (let|come|they)
    let them come
    (cameras|voices|microphones) in (the|my) walls
    picture the pillow
    don t trust my hands
    (got|have|made) a list .. (need|names|gun|monday)
    one push
    (picturing|imagining|fantasising|thinking|planning) .. (hurting|killing|stabbing) (my|him|her|them|people)
    (isn t|not|is no) a joke any ?more
    i know where (he|she|they) (parks|lives|live|sleeps|works|park)
    (drove|went|walked) to (his|her|their) (street|house|place) .. (tonight|again|knife|waited)
    (they|he|she) (will|ll|re going to) (be sorry|pay|regret)
    (shook|shaken|shake|grabbed|squeezed) (the|my|him|her) .. (baby|cot|hard|toddler)
    (bought|got|have|took) (the|a) (petrol|knife|gun|hammer|bat)
    (afraid|scared) of what i (ll|might|could|would) do
  `,
  poisoning: `
    took all of it
    (breathing funny|breathing weird|can t get (her|him) to wake)
    drink before the kids
    hands shake too much
    (day|days) .. no food .. (blacked|scale|faint|dizzy)
    (blacked out|passed out|collapsed) on
    stopped my insulin
    (took|taken) the whole (week|bottle|packet)
    mixed .. (pills|tablets|meds) .. (vodka|wine|gin|whisky|drink)
    (been at|got at|swallowed|drank|ate) the (dishwasher|bleach|tablets|battery) .. (mouth|red|lips)
    (empty|three) blister packs
    (gone|turned|turning) blue
    isn t (breathing|moving)
    laxatives
    see black
    (scale|scales) still
    (feel|feeling) (strange|weird|funny|sleepy|sick|dizzy) .. (pills|tablets|took|now)
    (can t|cant|cannot) feel my (legs|hands|fingers|face|arms)
    (threw|throw|throwing|thrown) up .. (blood|everything|meal|again|every day)
    (whole|entire|full) bottle (of|and)
    (days|week) without (food|eating)
    passed out .. (shower|eaten|eat|food|drunk|again|bathroom)
    (stone|kilos|pounds|kg) .. (stop at|heart|less|to go|more to lose|faint|pass out|fat)
    (hiding|hides|hide|bin|binning) (my |her |the )?(food|dinner|meals)
    (drink|drinking) (in the morning|from morning|before work|every morning|alone every)
  `,
};
