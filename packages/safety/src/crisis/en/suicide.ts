/** Words of killing oneself: acts, plans, places, attempts. */
export const suicide = {
  wish: `
    (want|wnat|like|love|prefer|wishing|wanting|wish|longing|yearning|long|desire) (to|2|too),
    wanna, wana, wish (i|that i|id), nothing more than to, rather, feel like, feeling like,
    hope (to|i|that i), hoping (to|i|that i), ready to, prepared to, desperate to,
    deserve to, supposed to, should (just|be|probably|have), ought to,
    (praying|pray|prayed) (to|i|that i|god), better to, easier to, time for me to, let me,
    begging to, want me to, need to, have to, considering,
    (better|easier|best|nice|happier) if i (was|were|just|would|had|wasnt|werent|could),
    dreaming of, might as well, i could just, i just`,
  lean: `
    going to, gonna, gunna, finna, about to, intend*, plan, plans, planning, decided, decide,
    i will, i ll, thinking (of|about|abt), think (of|about|abt), thoughts (of|about),
    thought of, fantasiz*, fantasis*, daydream*, dream of, obsess*, consider, considering,
    considered, contemplat*, imagin*, picturing, urge, urges, impulse, ways to, way to,
    how to, how do i, how can i, how should i, googling, researching, tempted, voices,
    courage, guts, close to, verge, afraid, might, trying to, try to, trying, debating,
    toying, romanticiz*, joking about`,
  about: `
    thinking (about|of|abt), think (about|of|abt), thinkin about, thoughts (of|about|on),
    thought of, consider, considering, considered, contemplat*, fantasiz*, fantasis*,
    obsess*, planning, plan, plan for, planned, attempt, attempting, dream of, dreaming of,
    tempted by, urge*, ideas of, way of, ways of, method*, courage for, close to, is my,
    want, crave, pondering, mind is, thinking suicide, turn to, turning to, resort to,
    except, but, feels like, looks like, sounds like, about`,
  kill: `
    kill, killing, kil, killin, killed, end, ending, hang, hanging, hung, hanged, drown,
    drowning, drowned, shoot, shooting, shot, suffocate, suffocating, strangle, strangling,
    poison, poisoning, unalive, unaliving, gas, electrocute, stab, stabbing, neck, smother,
    execute, murder, murdering, asphyxiate, immolate, kll, off, offing, offed, unalived,
    suicide`,
  act3: 'overdose, hang, jump',
  act: `
    kms, commit suicide, committing suicide, committed suicide,
    commit (sewerslide|sui|die|self murder), sewerslide, sewer slide, self (delete|deletion),
    suicide myself, toaster bath, do myself in, do away with myself, take myself out,
    taking myself out, kill me self`,
  throw: 'throw, throwing, fling, hurl',
  end: 'end, ending, ended, take, taking, took, taken, finish, finishing',
  mylife: `
    my (own |miserable |pathetic |stupid |worthless |sad |shitty |useless |damn |fucking |)life,
    this (miserable |pathetic |stupid |worthless |sad |shitty |)life,
    my (miserable |pathetic |worthless |)existence, this (miserable |pathetic |)existence`,
  slit: `
    slit, slitting, slash, slashing, slice, slicing, cut, cutting, open, opening, sliced,
    slashed`,
  blow: 'blow, blowing, blew, splatter',
  brains: 'my brains out, my head off, my brain out, my brains',
  leap: `
    jump, jumping, jumped, leap, leaping, throw, throwing, fall, falling, dive, fling`,
  step: `
    step, stepping, walk, walking, lie, lying, lay, drive, driving, crash, crashing, steer,
    swerve, swerving, veer`,
  off: 'off, from, in front, into, under, onto, out',
  place: `
    bridge, building, roof, rooftop, balcony, cliff, window, train, truck, bus, traffic,
    tracks, ledge, overpass, skyscraper, garage, lorry, subway, metro, ocean, river, floor,
    highway, car`,
  hardplace: `
    bridge, train, truck, bus, traffic, tracks, cliff, tree, ocean, sea, river, lake, lorry,
    oncoming, pole, railing`,
  toomany: `
    all, whole, entire, every, bunch, handful, too many, enough, bottle, lot, hundred,
    dozens, ##, at once`,
  wholebottle: '(whole|entire|full) bottle, all my, all of my, handful, a bunch, bottles',
  poison: 'bleach, antifreeze, poison, drain cleaner, rat poison, detergent, pesticide',
  pills: `
    pills, pill, meds, medication, medications, medicine, tablets, antidepressants,
    painkillers, sleeping pills, tylenol, paracetamol, xanax, aspirin, ibuprofen, insulin,
    opioids, fentanyl, benadryl, advil`,
  gun: 'gun, pistol, shotgun, rifle, bullet, revolver, 🔫',
  head: 'my head, my brain, my skull, my mouth, my temple, my throat, my chest',
  overdose: 'overdose, overdosing, overdosed, od',
  feel: `
    im, am, i feel, feel, feeling, feels, been, being, getting, so, very, really, extremely,
    passively, actively, always, kinda, pretty, super, chronically, slightly, constantly,
    still, too, become, becoming, felt, was, me`,
  suicidal: 'suicidal, sucidal, suicidel',
  mine: 'my, own, having, have, had, get, getting, constant, intrusive',
  suinoun: `
    (suicidal|suicide) (thoughts|ideation|urges|feelings|tendencies|intentions|impulses|attempt|attempts|plan|plans|note|letter|ideations),
    own suicide, suicide`,
  means: `
    rope, noose, gun, razor, razors, razor blade, razor blades, blades, blade, bleach,
    poison, sleeping pills, helium, pistol, shotgun, insulin, fentanyl, bullets, bullet,
    box cutter, charcoal, knife, 🔪, 🔫, pills, meds, medication, tablets, painkillers, belt,
    bottle of pills, xanax`,
  rope: `
    rope, noose, gun, pistol, shotgun, razor blades, helium, bullets, sleeping pills, poison,
    charcoal`,
  attempt2: 'attempt, attempts',
  survivedit: 'survived, survive, surviving, lived through, woke up (from|after), came back from',
  upsetalive: `
    furious, angry, mad, pissed, hate, hated, disappointed, disappointing, regret, resent,
    bitter, devastated, ashamed, cursing, wish (i|it) (hadnt|didnt|wasnt|had|worked|would have),
    shouldve worked, should have worked, wish it`,
  confirm: `
    i mean it, im serious, not joking, i will do it, going to do it, gonna do it, to do it,
    do it tonight, doing it tonight, have a plan, have the plan, nobody can stop me,
    dont try to stop me, tonight is the night, its too late, i already took`,
  someone: `
    friend, friends, bestie, buddy, mate, boyfriend, girlfriend, bf, gf, bff, partner,
    husband, wife, ex, mom, mum, mother, dad, father, brother, bro, sister, sis, son,
    daughter, kid, kids, child, children, cousin, uncle, aunt, niece, nephew, grandpa,
    grandma, roommate, flatmate, classmate, coworker, colleague, neighbor, neighbour,
    student, teacher, boss, twin, crush, fiance, fiancee, parents, teammate, stepson,
    stepdaughter, pal,
    (a|this|that|some|another) (girl|boy|guy|woman|stranger|streamer|person|user),
    (someone|somebody|person) (i|close|in my|dear|who is), he, she, they, hes, shes, theyre,
    theyve, hed, shed`,
  wants3: `
    (wants|wishes|plans|intends|threatens|wanted|threatened|tries|tried|attempted|decided|vowed|trying|going|planning|about|threatening|ready|wanting|want|try|attempting) to,
    wanna, gonna,
    (thinking|talking|talks|talk|thinks|joking|jokes|posting|posts|texting|thoughts|dreams|thought|talked|speaks|spoke|keeps talking) (of|about),
    planning on, considering, contemplating, wishes (he|she|they), wish (he|she|they),
    rather, hopes (he|she|they), feels like, hed, shed, is going to, keeps mentioning,
    mentioned, mentioning, wants`,
  might3: 'might, will, could, may, would, gonna, going to',
  note3: '(goodbye|suicide|farewell) (note|message|text|letter|post|video)',
  self3: `
    himself, herself, themselves, themself, theirself, hisself, them self, her self,
    him self, his self`,
  harm3: `
    cuts, cutting, hurts, hurting, harms, harming, burns, burning, starves, starving, hurt,
    harm, cut, injuring, injures`,
  life3: '(his|her|their) (own |)(life|lives), it all',
  live3: `
    (doesnt|does not|dont|didnt|doesn|didn) (want|wanna|wants) to (live|be alive|exist|be here|wake up|go on),
    doesnt wanna (live|be alive|be here|exist), no longer (wants|want) to live,
    not wanting to (live|be alive|be here), (sees|has|had|with) no reason to live,
    nothing to live for, tired of (living|life|being alive), lost the will to live`,
  sui3: `
    suicidal, attempted suicide, suicide attempt, suicide note, threatening suicide,
    threatened suicide, threatens suicide, considering suicide, contemplating suicide,
    about suicide, commit suicide, committing suicide, self (harm|harms|harming|harmed),
    selfharm, selfharms, overdosed, goodbye (note|message|text|letter), unalive, kms,
    hurting herself, hurting himself, hurt herself, hurt himself, at risk of suicide,
    of suicide`,
  ofneed: `
    worried, worry, afraid, scared, concerned, what (do|should|can) i (do|say),
    how (do|can|should) i (help|support|talk|stop|respond|react),
    help (him|her|them|my|a|someone), need advice,
    how to (help|support|talk|stop|respond|react|comfort), support (a|my|someone), told me,
    texted me, suspect, think, sent me, found, saw, noticed, tell if, talk (to|down)`,
  cut3: `
    cuts on (his|her|their), scars on (his|her|their), pills in (his|her|their),
    noose in (his|her|their)`,
  toself3: 'do something to (herself|himself|themselves), do something (stupid|drastic) to',
  i: 'i, ive, im, i have',
  voice: `
    a voice, the voice, the voices, voices, my brain, my mind, my head, part of me,
    something inside me, something in me`,
  tellsme: `
    tell, telling, tells, says, saying, said, keeps, wants, whispers, whispering, screaming,
    screams, told`,
  jumpword: `
    jump, do it, leap, end it, kill yourself, kill myself, hurt yourself, hurt myself, cut,
    end my life, die, end it all, just end`,
  easy: `
    how easy it would be, so easy to just, would be easier to, how simple it would be,
    how easy, wonder what would happen if i, what if i just, tempting to just`,
  offroad: `
    off the road, off a bridge, off the bridge, off a cliff, into oncoming, into traffic,
    into a tree, into a wall, off the edge, into the river, into the sea, off the overpass,
    in front of a train, into the ocean`,
  car: 'my car, the car, car, my truck, my bike',
  plan: 'a plan, plan, the plan',
  theway: `
    the means, a method, a date, a time and, everything ready, everything planned, means`,
  mindif: `
    wouldnt mind, wouldnt even mind, wouldnt care, wouldnt even care, wouldnt be sad,
    would be relieved, wouldnt move, would be fine, dont care if i, dont care if, hope, wish,
    hoping, pray, wishing, okay with`,
  hitby: `
    bus hit me, car hit me, truck hit me, train hit me, hit by a (car|bus|truck|train),
    run over by, get hit by, got hit by, run me over, hits me, gets me killed, crashed and i,
    get cancer, got cancer, had cancer, plane crashed, kills me, killed me, dont wake up,
    die in my sleep, i get shot, someone shoots me, someone would shoot me,
    someone would kill me, someone kills me, someone would just (kill|shoot|end) me,
    someone just (killed|shot) me, somebody would kill me, shoot me in the head,
    put me out of my misery, put me down`,
  edge: 'stand, standing, stood, stand too, sit, sitting, lean, leaning, walk, walked',
  edgeof: `
    edge of the (platform|roof|bridge|building|cliff|balcony), too close to the edge,
    over the railing, on the ledge, on the railing, on the wrong side of the, on the roof of,
    at the bridge, on the bridge, train tracks, on the tracks`,
  chosen: `
    chosen, chose, picked, picked out, found, know exactly, decided on, scouted, set`,
  deathplace: `
    bridge, the date, a date, date, my spot, method, tree to, building to, place to,
    place where i, day to, where im going to, which bridge, which building, how im going to,
    how to do it`,
  gunnear: `
    gun, pistol, rifle, rope, pills, noose, knife, blade, razor, bridge, balcony, roof,
    window, train, medicine cabinet`,
  thinkit: `
    keep thinking about it, thinking about it, think about it, cant stop thinking,
    cant stop looking, is calling, calling me, calling to me, calls to me, tempting me,
    calls me`,
  joindead: 'join, be with, see, be reunited with, follow, go to',
  dead: `
    in heaven, in the afterlife, on the other side, up there, who passed, in death,
    in the grave, who died, again soon, late husband, late wife, late mother, late father,
    dead mom, dead dad, dead brother, dead sister, dead husband, dead wife`,
  heart: 'my heart, heart, my breathing',
  stopword: 'stop, stopped, give out, gave out, quit',
  notafraid: `
    not afraid of, not scared of, no longer afraid of, no longer scared of, no longer fear,
    dont fear, not afraid to, not scared to, made peace with, at peace with, ready for,
    okay with, comfort in, comforted by, obsessed with, in love with`,
  forward: `
    look forward to, looking forward to, cant wait for, cant wait to, waiting for,
    waiting to, counting down to, excited to, excited for, dreaming of, romanticize,
    romanticizing`,
  deathword: `
    suicide, suicidal, die, dead, death, dying, self harm, kill, killed, hanging, overdose,
    blade, razor, grave, funeral, wrists, noose, cutting`,
  cuts: 'cuts, cut marks, fresh cuts, scars, slit marks, burn marks, cutting',
  body3: `
    on (her|his|their) (arm|arms|wrist|wrists|leg|legs|thighs|thigh),
    all over (her|his|their), up (her|his|their)`,
  inhalf: 'in half, off from, short, out of, off some, some slack, loose, cut off',
  convince: 'convince, persuade, stop, talk, prevent, keep',
  decided: `
    decided, decision is made, made up my mind, made my decision, ive decided, its decided`,
  tonight: 'tonight, tomorrow, today, the night, the day, my last, the one',
  notmakeit: `
    i wont make it, i will not make it, not going to make it, not gonna make it,
    dont think ill make it, cant hold on`,
  ofjoy: `
    of joy, up and down, into bed, in the pool, in the shower, rope, in puddles,
    on the trampoline, for joy, ship, right in, to conclusions, straight to, ahead,
    in my bed, on the bed`,
  searching: `
    searching, search, searched, googling, googled, looking up, looked up, researching,
    looking for, reading about, asking about, watching`,
  methods3: `
    suicide methods, ways to die, how to die, how to kill, suicide, self harm, ways to kill,
    painless ways, noose, nooses`,
  notleave: `
    wont go away, wont stop, wont leave, dont stop, dont go away, never leave, never stop,
    keep coming, keep getting worse, are back, came back, all the time, every day,
    every night, getting worse, getting stronger, consume me, haunt me`,
  abouttojump: `
    about to jump, going to jump, gonna jump, threatening to jump, wants to jump,
    trying to jump, about to kill, about to hang`,
  helpask: `
    what do we do, what do i do, what should we do, what should i do, what can i do,
    what can we do, how do i stop, how do we stop, help`,
  somebodyx: `
    someone, somebody, a student, a guy, a girl, a man, a woman, a stranger, a neighbor,
    a neighbour`,
  belt: `
    belt around, rope around, noose around, belt on the, rope over, cord around,
    sheet around, rope tied`,
  doorw: `
    door, door handle, doorknob, neck, my neck, beam, ceiling, fan, hook, closet, tree,
    rafter`,
  threat3: `
    (cut|slit) (his|her|their) wrists, kill (himself|herself|themselves) if,
    hurt (himself|herself|themselves) if, hang (himself|herself|themselves)`,
  reading3: `
    reading posts, reading about, watching videos, keeps reading, keeps watching,
    keeps searching, reads posts, looking at posts, reading, watching, searching`,
  howkill3: `
    how to kill yourself, how to die, how to kill himself, how to kill herself, suicide,
    self harm, ways to die, killing yourself`,
  leaveever3: `
    leave forever, go away forever, cant go on, doesnt want to go on, end everything,
    end it all, disappear forever, never come back`,
  scaredfor: `
    scared for, worried about, afraid for, fear for, scared she, scared he, worried she,
    worried he`,
  images2: `
    images of, visions of, pictures of, scenes of, flashes of, dreams of, dreaming of,
    nightmares of, fantasies of, daydreams of`,
  selfkill2: `
    killing myself, my death, my suicide, hanging myself, jumping, my own death,
    cutting myself, myself dead, myself dying, dying, my own funeral`,
  whofind: `
    who would find me, who will find me, who finds me, find my body, finding my body,
    when they find me, finds my body`,
  convince2: `
    convince me, tell me, talk me out, give me a reason, stop me, persuade me, talk me down`,
  badidea: `
    killing myself, suicide, not to do it, not to jump, not to end, not to die, out of it,
    from doing it, not to kill`,
  edge3: `
    edge of the (roof|bridge|building|balcony|platform|cliff), on the roof, on the ledge,
    over the railing, on the railing, wrong side of the railing`,
  sits3: `
    sitting, standing, girl, boy, man, woman, guy, kid, someone, somebody, person, hanging,
    leaning`,
  police: `
    call the police, call 911, call 999, call someone, what do i do, what should i do, help,
    should i call`,
  jumping2: 'jumping, jump, leaping, leap, throwing myself, hurling myself',
  platform2:
    'subway platform, train platform, platform, the tracks, the ledge, the balcony, the bridge, crossing the street, cross the road, crossing the road, traffic',
  walkon:
    'keep walking, walk forward, step forward, dont look, not look, step off, lean forward, walk into, let go, one more step, just step',
  rehearse:
    'rehearsing it, rehearsed it, rehearsing, planned it all, planning it, going over the plan, playing it over, thought it through, planned every detail, going over it',
  parts:
    'the garage, the car, the note, the rope, the bridge, the pills, the gun, the bathtub, the exhaust, in my head',
  diary3: 'diary, journal, notebook, notes app, essay, her story, his story, tumblr, blog',
  drownx:
    'drown, die, disappear, kill, end her life, end his life, end it, be dead, not live, hang, jump',
  courage:
    'need the courage, need the guts, find the courage, find the guts, lack the courage, had the courage, had the guts, have the guts, get the courage, have the courage, enough courage, work up the courage',
  onlything:
    'only thing stopping me, only thing keeping me, only reason im, only thing holding me, only thing that stops me, only reason i havent, all thats stopping me, only reason i dont',
}
