/** Words of means, of asking for them, and of hurting oneself. */
export const means = {
  myself: 'myself, my self, meself, mysef, my own self',
  vein: 'wrist, wrists, throat, vein, veins, artery, arteries, jugular',
  ingest: `
    take, taking, took, swallow, swallowing, swallowed, down, downing, downed, chug, eat,
    ate, drink, drinking, drank, pop, overdose on, od on, ive taken`,
  note: `
    (suicide|goodbye|farewell) (note|notes|letter|letters|message|messages|video|videos),
    final (note|letter|goodbye)`,
  hoard: `
    saved, saving, stockpil*, hoard*, stashed, stashing, stash, collecting, collected,
    stored, storing, been keeping, hiding`,
  gather: `
    bought, buy, buying, ordered, gathered, prepared, loaded, staring at, looking at,
    holding, sitting here with, sitting with, counted, counting, hidden, have, got,
    picked up, ready, found, hold, with, saved`,
  forit: `
    to do it, to die, to end it, to end everything, to end my, to kill myself, use on myself,
    to finish it, to finish myself, to overdose, all at once, for tonight, in my hand,
    in my hands, against my, to my (head|throat|wrist|wrists|temple), and a note,
    do it tonight, when im alone, hang from, to hang, enough to`,
  ask: `
    how, what, whats, which, where, best, way, ways, method, methods, tips, advice, guide,
    instructions, steps, tell me, teach me, show me, explain, give me, suggest, recommend,
    looking for, does it, is it, would it, will it, easiest, quickest, fastest, is there,
    any, forum, forums, websites, website, sites, list, need, most, name, how many, how much`,
  howto: `
    how to, how (do|can|could|should|would) i, way to, ways to, method to, methods to,
    method of, methods of, methods for, ways of, way of, way for me to, tips on, tips for,
    guide to, guide on, instructions (for|on), steps to, help me, plan to, please help me,
    teach me how to, forums about, sites about, encourage me to, convince me to, should i,
    can i, instructions to`,
  suimethod: `
    suicide (method|methods|plan|tips|forum|forums|website|pact), methods (of|for) suicide,
    ways to (die|commit)`,
  painless: `
    painless, painlessly, quickest, fastest, easiest, least painful,
    without (pain|feeling|suffering|hurting), peaceful, peacefully, most effective,
    effective, lethal, surefire, foolproof, hurt less, hurt the least, deadliest, quick,
    quickly, easy, easily, less painful, most lethal, most painless, quietly, guaranteed,
    successful, successfully, reliable, least amount of pain`,
  toend: `
    die, suicide, commit suicide, end my life, end it all, end it, take my own life,
    take my life, kms, overdose, kill oneself, kill yourself, death, end things,
    suicide methods, hang yourself, kill myself, killing myself, killing yourself,
    ending my life`,
  fatal: `
    fatal, lethal, deadly, overdose, od,
    kill (me|a person|you|someone|a human|an adult|myself|yourself|a grown), to die, toxic,
    ld50, stop my heart, fatally, lethally, not wake up, lethal dose, to be dead`,
  drug: `
    pills, tylenol, paracetamol, acetaminophen, ibuprofen, aspirin, advil, benadryl, xanax,
    sleeping pills, melatonin, insulin, medication, meds, painkillers, antidepressants,
    bleach, sertraline, prozac, opioids, oxycodone, fentanyl, morphine, heroin, codeine,
    drugs, drug, tablets, cyanide, helium, carbon monoxide, nitrogen, antifreeze, lithium,
    valium, benzos, ambien, poison`,
  animal: `
    dog, dogs, cat, cats, rat, rats, mouse, mice, fish, weeds, pet, roaches, ants, wasps,
    hamster, mosquitoes, pests, mold, lice, fleas, slug, slugs`,
  height: `
    how high, how far, how tall, how many (floors|stories|storeys|meters|feet),
    which (bridge|bridges|building|buildings), what (bridge|height),
    tallest (bridge|building), highest (bridge|building)`,
  fall: 'jump, jumping, fall, drop, leap',
  fallend: 'die, dying, fatal, survive, kill, death, dead, suicide, certain, off, from',
  doesit: `
    does it hurt, is it painful, how painful, would it hurt,
    how (bad|badly|much) does it hurt, what does it feel like, how long does it take,
    how long would it take, does (hanging|drowning|dying|bleeding) hurt,
    is (hanging|drowning) painful, will it hurt, what it feels like, what is it like,
    how long until`,
  dyingact: `
    to die, dying, bleed out, bleed to death, to drown, to hang, suffocate, hang yourself,
    drown yourself, slit your wrists, cut your wrists, shoot yourself, to overdose,
    kill yourself, kill myself, hanging yourself, drowning, hanging, jumping off,
    when i jump, hang myself, be dead, bleeding out`,
  self2: 'yourself, oneself, ones self, your self',
  yourvein: '(your|ones) (wrist|wrists|throat|veins)',
  noose: 'noose, nooses, hangmans knot',
  harm: `
    cut, cutting, cuts, harm, harming, harmed, mutilate, mutilating, punish, punishing,
    slice, slicing, sliced, carve, carving, torture, torturing, cutted, slash, burn, burning,
    hurt, hurting, injure, injuring, scratch, scratching, choke, choking, bruise, damage,
    physically hurt, stab, strangle`,
  hardharm: `
    cut, cutting, harm, harming, harmed, mutilate, mutilating, slice, slicing, sliced, carve,
    carving, slash, hurting, cutted`,
  softharm: `
    hurt, burn, burned, burning, injure, injured, hit, hitting, bite, biting, scratch,
    scratching, bruise, punch, punching, slap, slapping, punish, punishing, choke, starve`,
  driven: `
    want, wanna, wanted, wanting, urge, urges, need, like, love, going to, gonna, tempted,
    thinking, thoughts, think, deserve, how, start, started, starting, again, cant stop,
    ways, way, crave, craving, addicted, resist, felt good, relief, feel better, ended up,
    relapsed, every time, helps, plan, about to, trying, should, feel like, on purpose,
    deliberately, intentionally, because i hate, because im, because i feel, when i feel,
    when im, when i get, to feel, to cope, to punish, have to, hate myself, best place,
    where, keep, without, tips, ill, tonight, encourage, promise, so bad, kinda`,
  selfharm: `
    self (harm|harming|harmed|harms|injury|injure|injuring|mutilation|mutilate|mutilating),
    selfharm, selfharming, selfharmed, make myself bleed, want to bleed, watch myself bleed,
    see myself bleed, cutting again, started cutting, start cutting, sh again,
    relapsed and cut, back to cutting, quit cutting`,
  cutskin: `
    cut, cutting, slice, slicing, carve, carving, carved, slash, slashing, sliced, slashed,
    slit, cuts, cigarettes out on, burning, burned`,
  skin: `
    my (arms|arm|legs|leg|thighs|thigh|skin|wrists|wrist|stomach|hips|forearm|flesh|forearms|own skin|own arm|body|left arm),
    on my (arms|arm|legs|leg|thighs|thigh)`,
  blade: `
    razor, razors, razor blade, blade, blades, knife, box cutter, scissors, lighter, glass,
    🔪`,
  banghead: `
    (bang|banging|bash|slam|slamming|smash|hit|hitting) my head (against|on|into),
    punching walls until, rip my skin, claw at my, pull my hair out until`,
  hide: `
    hide, hiding, conceal, concealing, cover, covering, without anyone, without my parents,
    without my mom, without people, without others, without getting caught, where no one,
    where nobody, keep secret, secretly, so no one, so nobody, so my parents, noticing,
    finding out, lie about, explain, get away with, keep my`,
  scars: `
    cuts, self harm, selfharm, cutting, eating disorder, anorexia, bulimia, purging,
    vomiting, burn marks, not eating, self harm scars, starving, cut marks, fresh cuts`,
  high: 'high, tall',
  enough: 'enough',
  harmbare: `
    cutting, burning, bleeding, scratching, hurting myself, harming myself, self harm,
    the blade, a blade, my blade, razors`,
  solerelief: `
    (is|was|are|being) (the|my) (only|one) (thing|way|escape|release|relief|comfort|outlet),
    (is|was) (all|what), the only (thing|way|escape|release|relief|comfort|outlet)`,
  quietening: `
    quiet, quieter, silent, silence, silences, stop, stops, stopping, shut up, shuts, numb,
    numbs, calm, calms, calmer, soothes, releases, helps me (breathe|feel|cope|sleep|calm|survive),
    (feel|feeling) (something|anything|real|alive|better|in control|human), go away, goes away,
    the (pain|noise|voices|thoughts|screaming|static), my head, my mind`,
  carve: 'carve, carving, cut, cutting, burn, burning, slice, scratch',
  myarm: 'my (arm|arms|skin|thigh|leg|wrist|body|stomach|flesh), into me',
  relapse: `
    clean, sober, stopped cutting, haven t cut, havent cut, no cutting, months without,
    weeks without, days without`,
  wantrelapse: `
    want to relapse, wanna relapse, going to relapse, gonna relapse, relapse so bad,
    want to cut, wanna cut, need to cut, urge to cut, urges to cut, miss cutting,
    miss the blade, cut again, want to cut again, miss my blade, miss my blades,
    miss self harm, relapsed on self, relapsed into`,
  urgeword: 'urge, urges, tempted, so bad, relapse, again',
  harmclean: 'clean from, cutting, self harm, sh, harm free, free from self',
  cutdeep: `
    cut deep, cut deeper, cut deep enough, cut my wrists, cut your wrists, cut properly,
    cut without, bleed more, cut vertically, cut yourself`,
  bestbridge: `
    bridge to jump, building to jump, place to jump, roof to jump, cliff to jump,
    bridge for jumping, somewhere to jump, window to jump`,
  relapseon: `
    relapse coming, relapsing, going to relapse, razor is right there, blade is right there,
    my blade, my razor, my blades, reach for the blade, reached for the blade,
    holding a blade, holding the blade, blade to my`,
  howmany: 'how many, how much, what dose, what dosage, enough',
  unwake: `
    dont wake up, not wake up, never wake up, wont wake up, not waking up, never waking up,
    dont wake, sleep forever, stop breathing, heart stops`,
  stare: `
    staring at, looking at, stare at, been staring, sitting with, sleep with, hold, holding,
    in front of me, on the nightstand, on my nightstand, next to me, on the table, in my lap,
    in my hand`,
  meansx: `
    bottle of pills, pill bottle, pills, the pills, bottle of oxy, oxy, blade, razor,
    razor blade, the gun, a gun, gun, the rope, a rope, noose,
    bottle of (meds|tylenol|xanax|sleeping)`,
  alonehome: `
    nobody is home, no one is home, home alone, nobody home, an hour, for hours, all night,
    courage, in case, ready, waiting, until sunday, alone tonight, finally find`,
  swallowall: `
    rest of my pills, all my pills, all of my pills, every pill, my whole prescription,
    all the pills, rest of the pills, remaining pills, the whole box, whole packet,
    entire packet, whole pack`,
  sleepmeds: `
    sleeping tablets, sleeping pills, tablets, pills, meds, painkillers, tylenol, xanax,
    antidepressants, paracetamol`,
  whatif: `
    what would happen if i, what happens if i, what if i, would it kill me if i,
    can i die if i, will i die if i`,
  shworse: 'my self harm, my cutting, my self harming, my sh, my urges to cut, my suicidal',
  bleedfeel: `
    what it feels like to bleed, feel myself bleed, watch the blood, see the blood,
    see my blood, see blood, feels like to bleed, blood run, bleed a little,
    see myself bleed`,
  cutmark: 'cut marks, cuts, scars, razor marks, fresh cuts, burn marks, slash marks',
  wristsx: 'wrists, wrist, arms, arm, thighs, legs, forearm, forearms',
  killme2: 'kill me, can kill me, could kill me, will kill me, would kill me, end my life',
  drugask: `
    which medicine, which pill, which pills, what medicine, what pill, what pills,
    which drug, what drug, which poison, what poison, which medication, what medication,
    what can i take, what do i take, what should i take`,
  hugbottle: `
    hugging that bottle, hugging the bottle, bottle of pills in my hand, hugging my pills,
    bottle of pills under my, clutching the bottle, holding the bottle`,
  selfharmask: `
    ways to self harm, ways teens self harm, how to self harm, how do i self harm,
    how can i self harm, tips for self harm, self harm without, cut without, self harm tips,
    hide self harm, ways to hurt myself, ways to hurt yourself`,
  forumend: `
    end their lives, end your life, end ones life, kill themselves peacefully,
    die peacefully, end it peacefully, ending your life, exit peacefully,
    commit suicide peacefully`,
  cleanfor: `
    clean # years, clean three years, clean for, years clean, months clean, clean two,
    been clean, days clean`,
  bladethink: `
    the blade, my blade, the razor, cutting, my razor, the knife, relapsing, relapse`,
  howmuch: `
    how much, how many, what dose, what dosage, what amount, how deep, how far, how high`,
  wouldkill: `
    would kill me, will kill me, kills me, to die, to kill myself, would do it, would end it,
    to end it, finish me, finish me off, be lethal, be fatal, to bleed out, hit the artery,
    hit an artery, hit the vein, hit a vein, stop my heart, is lethal, is fatal,
    would be enough, would be lethal, would be fatal, be enough to kill`,
  artery: 'artery, arteries, vein, veins, jugular, carotid',
  cutdeepx: 'how deep, where to cut, which way, cut deep, to cut, cutting, slice, slit, hit',
  peacemethod: `
    peaceful method, peaceful way, most peaceful, gentlest way, kindest way, painless method,
    quiet way, easiest method, quickest method, cleanest way, dignified way, fastest method,
    simplest way, least messy way`,
  wantsgo: `
    to go, wants to go, to leave, to exit, to pass, to end, to die, for someone who,
    lives alone, at home, by myself, alone, without anyone`,
  drugany:
    'a drug, a pill, a medicine, any drug, any pill, any medicine, something i can take, a poison, anything i can take, medication',
  dienopain:
    'die without, dies without, die painlessly, painless death, die peacefully, die in my sleep, lets you die, kills you without, kill me without, without pain, without any pain',
  ropecalm:
    'rope in my, gun in my, blade in my, pills in my, noose in my, razor in my, knife under my',
  calms2:
    'calms me, comforts me, comforting, makes me feel safe, soothes me, knowing its there, in case, relief, at ease',
  burnmark: 'burn marks, cut marks, scars, cuts, bruises, wounds',
  explain: 'explain, hide, cover, lie about, cover up, excuse for',
  noreturn:
    'dont come back, never come back, no coming back, wont wake up, dont wake up, not wake up, no return, point of no return',
  lines:
    'lines on my, cuts on my, cut my, slices on my, marks on my, lines across my, lines down my',
  bodyx: 'thigh, thighs, arm, arms, wrist, wrists, leg, legs, stomach, hip, hips, skin',
  purpose3: 'on purpose, deliberately, intentionally, until it bled, till it bled, to hurt',
  cutsx: 'sliced, cut, slashed, burned, cuts, burns, stabbed, scratched, slices',
  harmplace:
    'self harm, selfharm, cut myself, cut yourself, burn myself, hurt myself, hurt yourself, cutting, self injure',
  whereto:
    'where, what, which, best place, best places, places on the body, place on the body, parts of the body, how do i, how can i, how to',
  cleanup:
    'get rid of the blood, blood after cutting, clean the blood, stop the bleeding after, hide the blood, cover the cuts, treat my cuts, clean my cuts',
  toself:
    'enough to kill, going to kill, able to kill, will kill, could kill, would kill, can kill',
  meword: 'me, myself, you, a person, a human, someone, an adult',
  bleedown:
    'until it bleeds, till it bleeds, until i bleed, till i bleed, until they bleed, till they bleed, until i pass out, until it hurts',
  hitown:
    'my head, my arm, my arms, my skin, my face, my legs, my thighs, my wrists, the wall, myself',
  burnown: 'burn, cut, slice, scratch, bite, hit, bruise, carve, pinch, stab',
  ownlimb: 'my arms, my arm, my legs, my leg, my thighs, my thigh, my skin, my wrists, my wrist',
  numbing:
    'feel anything, feel something, feel alive, feel real, feel nothing, numb, escape, punish, cope, calm down, relief, release, the pain',
  hidingtool:
    'hiding the knife, hiding the blade, hiding my blades, hiding the razor, hiding the pills, hiding my cuts, hiding it better, hide the knife, hide the blade, hide the pills, hiding the rope, hiding the cuts',
  untildie:
    'until you die, before you die, till you die, until i die, before i die, until it kills, until death, before it kills, until you starve',
  without:
    'without water, without food, without eating, without drinking, without oxygen, without insulin, without sleep, no food, no water',
}
