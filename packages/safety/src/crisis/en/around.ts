/** What is said around one's own death, and of somebody else's; rules: ../around-rules.ts. */
export const around = {
  placechosen: `
    know where, know exactly where, place is chosen, picked the place, picked a place, know the place`,
  seeno: `
    dont see, do not see, cant see, cannot see, no longer see, see no, there is no, theres no,
    cant find, have no, no`,
  exitway: `
    way out, way out of this, way through this, way forward for me`,
  noplace: `
    (dont|do not|never) (belong|fit) (in|on) this (world|earth|planet|life),
    no place (for me|in this world), (isnt|is not) (a |any |)place for me in this world,
    (this|the) world (isnt|is not|was never|wasnt) (made |meant |)for (me|people like me),
    dont belong here anymore`,
  quenched: `
    everything (to |)(go dark|go black|fade out|shut off) (forever|for good),
    switch (it|everything|myself) off (forever|for good),
    (it|everything) (to |)(stop|be over|end) (forever|for good), fade away for good,
    reason to (live|stay alive|keep living|not end it|not kill myself),
    reasons to (live|stay alive|keep living),
    (dont|do not) want to be here (anymore|any more|any longer),
    if a (truck|car|bus|train) hit me, wish a (truck|car|bus|train) would hit me,
    think about stepping off, thought about stepping off`,
  soon: `
    soon, tomorrow, tonight, by morning, in a few days, after today, after tonight, from tomorrow,
    next week, by the weekend, before long, not long now`,
  painover: `
    wont (hurt|be in pain|suffer|feel anything|feel a thing) (anymore|any more|any longer),
    (no more|free of|free from) (pain|hurting|suffering),
    (itll|it will|it ll|this will|all this will) (all |finally |)be over, be at peace,
    finally be (at peace|free|over|done), finally (rest|sleep)`,
  joinloved: `
    (be|being) with (grandma|grandpa|mum|mom|dad|him|her|them) again,
    with (grandma|grandpa|nana|mum|mom|dad|my (mum|mom|dad|brother|sister|wife|husband|son|daughter|nan|gran|grandma|grandpa|baby)) (again in heaven|in heaven|up there|on the other side),
    (see|join|meet) (grandma|grandpa|nana|mum|mom|dad|my (mum|mom|dad|brother|sister|wife|husband|son|daughter|nan|gran|grandma|grandpa|baby)) (again in heaven|in heaven|up there|on the other side),
    joining (mum|mom|dad|my (mum|mom|dad|brother|sister|wife|husband|son|daughter))`,
  relieve: `

    wont (be |)(a |)(bother|bothering|burden|burdening|problem|trouble|in (the|your|anyones|anybodys) way|in anyones),
    (nobody|no one|noone) (will have|has|is going to have|needs) to (put up with|worry about|deal with|look after|carry) me,
    (youll|you will|theyll|they will|everyone will|you ll) be (rid|free) of me,
    out of (your|everyones|everybodys) (hair|way) (for good|forever)`,
  ifgone: `
    if (im|i am|i were|i was) (not (here|around)|gone|no longer (here|around)),
    if i (wasnt|werent|am not|disappear|dont come back|dont make it),
    when (im|i am) (gone|not here|no longer here), if (something|anything) happens to me,
    once im gone`,
  takecare: `
    take care of, look after, would someone take, take my, take in my, feed, watch over,
    who will take, who would take, my cat, my dog, my kids, my mom, my mum, my little brother,
    my little sister`,
  highplace: `
    bridge, overpass, rooftop, roof, ledge, railing, tracks, platform, balcony, cliff, edge`,
  lookdown: `
    looking down, looking over the edge, staring down, staring at the (water|tracks|drop|trains),
    staring (over|into the water), watching the (trains|water below|drop),
    looking at the (drop|water below|tracks)`,
  dire3: `
    better (off |)without (him|her|them),
    (doesnt|does not|didnt|did not|dont|wouldnt) (want to|wanna|want) (live|be alive|wake up|be here|exist|go on|carry on|be around)*,
    do something (stupid|to (himself|herself|themselves)), harm (himself|herself|themselves),
    (hurt|hurts|hurting|cutting|cuts|burning) (himself|herself|themselves|his arms|her arms),
    (a |just a |)burden (to|on) (everyone|us|all of us|the family),
    (sees|has) no (way out|reason to live|point in living|point anymore),
    (said|saying|says) goodbye to everyone, suicide note, goodbye note,
    wont be (here|around) (much longer|anymore|for long), nothing to live for,
    take (his|her|their) own life,
    (wants|wanted|threatening|threatens|planning|going) to (die|disappear|end it|end it all|kill himself|kill herself|kill themselves|hurt himself|hurt herself),
    (talks|talked|talking|thinks|thinking) about (dying|suicide|ending it|killing himself|killing herself|not being here|not wanting to be here),
    (has|have|got) the pills (ready|at home|already),
    better off if (he|she|they) (was|were|wasnt|werent), if (he|she) (was|were) gone,
    (has|have) a plan and`,
  giving3: `
    (giving|gives|gave) (all |away |away all |)(his|her|their) (stuff|things|belongings|clothes),
    giving (everything|stuff|things|it all) away, giving away (everything|all|his|her|their)*,
    giving away, gives away, gave away, been giving away`,
  noneed3: `

    (wont|will not|doesnt|dont) (be needing|need|have any need for) (it|them|any of it|that|this|those|anything)*,
    has no use for, wont say why, will not say why, wont tell me why, doesnt say why, no reason,
    out of nowhere, suddenly`,
  joindead3: `

    (be with|go be with|join|see) (mum|mom|dad|grandma|grandpa|my mum|my mom|my dad|my mother|my father|his wife|his mum|his mom|his brother|his son|her husband|her mum|her mom|her sister|her son)`,
  died3: `
    died, passed, passed away, heaven, death, lost`,
}
