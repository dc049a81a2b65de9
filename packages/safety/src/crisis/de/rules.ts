import { shared } from '../shared-rules.ts'
import type { RuleGroup } from '../pack.ts'
import { readRules, says } from '../says.ts'

export const masks = readRules(`
  die|tod 0 laugh, laugh 1 die, deadword, suicide 0 suiprevent, suiprevent 1 suicide, than,
  swallowedNow 2 fewpills !drugMany, fewpills 2 swallowedNow !drugMany, earlyhour 2 wakeup,
  finish 4 breakoff, breakoff 3 finish, accident 5 selfharm, selfharm 5 accident,
  fiction 1 titled 4 die|act, livehard 0 inplace, inplace 2 livehard, accident 6 cutpart,
  cutpart 3 accident, journey|workplace 20 lasttime, lasttime 20 journey|workplace`)

export const rules: readonly RuleGroup[] = [
  // "das letzte Mal, dass wir reden": a comma stands inside what is one concept elsewhere
  says({ reason: 'farewell', weight: 0.7, person: 'self', negatable: false }, 'lasttime 3 wetalk'),
  says(
    { reason: 'wish-to-die', weight: 1, person: 'open' },
    `
    wish 4 die, wish 3 gosleep 1 wakenever, wish 3 finish, die 2 wish, wish 3 vanish 1 wholife,
    wish 2 wholife 2 vanish`,
  ),
  says(
    { reason: 'wish-to-die', weight: 1, person: 'open', negatable: false },
    `
    wantverb 2 notmore 2 livehard, notmore 1 livehard 1 wantverb, nolife, lack 2 reason 3 live,
    lack 1 reason 2 livehard, livehard 2 notmore 1 wantverb, dieonly 5 peace, existence 3 mistake,
    gun 8 shootself, rooftop 8 onestep, onestep 6 rooftop, doubt 6 longer 2 staylong,
    doubt 6 staylong 2 longer, ifw 3 perish 6 nobodyc, nobodyc 6 ifw 3 perish, lack 1 herereason,
    endall2 4 onlyanswer, onlyanswer 6 endall2, wish 2 vanish2 3 neverback, hurtme 3 notrace,
    ask 2 hurtme, notrace 4 hurtme, sunrise 3 nomoresee, hopes 6 truck 3 runover,
    wish 6 truck 3 runover, wish 3 restforever, onlythink 2 dyingx, leavew`,
  ),
  says({ reason: 'hopelessness', weight: 1, person: 'self' }, 'tod 4 onlyway, onlyway 5 tod'),
  says(
    { reason: 'suicide', weight: 1, person: 'open' },
    `
    wish|lean 6 act, first 6 act, act 1 wish, ^ act $, lean 5 suicide, wish 3 suicide`,
  ),
  says(
    { reason: 'suicide', weight: 1, person: 'first' },
    `
    first 8 mich 5 actverb, lean|wish 4 mich 4 actverb, mich 1 actverb $, bring 3 mich 3 um,
    first 3 bring 2 um $, endall`,
  ),
  says(
    { reason: 'suicide', weight: 1, person: 'open', tense: 'past' },
    `
    have 2 suinoun, wished 6 act, wished 4 die, wished 3 finish`,
  ),
  says(
    { reason: 'burden', weight: 1, person: 'self', negatable: false },
    `
    better 5 gone, gone 6 better, who 5 care 5 gone, gone 5 who 5 care, gone 6 care,
    others 3 burden, first 4 others 4 burden, burden 2 others, ifidie 5 cry, cry 6 ifidie,
    gone 6 lesswith, forget 8 gonex, likeme 3 shouldv 5 shouldgo`,
  ),
  shared.whoCare,
  says(
    { reason: 'method', weight: 1, person: 'self' },
    `
    ask 6 painless 4 todie, ask 4 todie 4 painless, painless 2 todie, todie 3 painless,
    ask 4 pills 8 todie, pills 5 todie, ask 4 knot, ask 4 act, hoard 5 pills 8 forit,
    hoard 5 means 8 forit, means 4 hoard 8 forit, means 4 forit 4 hoard, pills 3 forit`,
  ),
  says({ reason: 'method', weight: 0.6, person: 'self' }, 'hoard 4 means|pills, means 3 hoard'),
  shared.selfharm,
  says(
    { reason: 'farewell', weight: 1, person: 'open', negatable: false },
    `
    write 3 note, note 4 write, leaving 6 leaving, bye 12 leaving, leaving 8 bye, leaving 8 thanks`,
  ),
  shared.leaving,
  shared.byeForever,
  shared.thanks,
  shared.bye,
  says(
    { reason: 'disordered-eating', weight: 1, person: 'open', negatable: false },
    `
    eatask 6 eating 10 thin, thin 8 eatask 4 eating, eating 8 thin 6 eatask, eatask 4 eating,
    eating 5 thin, thin 5 eating, noeat 10 hold, hold 6 noeat`,
  ),
  shared.hopeless,
  shared.cannot,
  shared.hateself,
  shared.tired,
  shared.alone,
  shared.finish,
  says({ reason: 'wish-to-die', weight: 0.6, person: 'open' }, 'wish 3 vanish'),
  shared.confirm,
  says({ reason: 'suicide', weight: 0.6, person: 'open' }, 'lean 4 tod'),
  says(
    { reason: 'suicide', weight: 1, person: 'third' },
    `
    someone 6 wants3 4 act3, someone 6 act3 2 wants3, someone 5 sui3, someone 6 note,
    ofneed 8 someone 4 sui3, ofneed 6 sui3`,
  ),
  says(
    { reason: 'wish-to-die', weight: 1, person: 'self', negatable: false },
    `
    wontreach, hopes 8 nowake, wish 6 nowake, voice 4 says 6 jumpword, wish|hopes 4 heartstop,
    wish 3 joindead, lifehurts, deserve 1 todes, nosense 6 giveup, giveup 6 nosense,
    onemoreday 4 worldx, deathx 3 relief, decided 2 dyingx2, first 6 ought 3 deadlong,
    endsame 6 sooner`,
  ),
  says(
    { reason: 'method', weight: 1, person: 'open', negatable: false },
    `
    quantity 3 pills 3 took, took 3 quantity 3 pills, poisonx 6 swallowit`,
  ),
  says(
    { reason: 'method', weight: 1, person: 'self', negatable: false },
    `
    gentle 3 todie2, spot 6 chosen 4 todie, hurts 3 diesub 2 weh, diesub 2 weh,
    ask 4 gentle 3 todie2, ask 6 dieonly 2 gentle, howmany 3 pills 6 unwake, ask 5 diex 4 nopain,
    diex 4 nopain, drugask 5 killsme, howmuch 8 wouldkill`,
  ),
  says({ reason: 'method', weight: 1, person: 'first' }, 'spot 5 chosen'),
  says(
    { reason: 'self-harm', weight: 1, person: 'open', negatable: false },
    'burnskin, onlything 2 blade 3 helps, cutwrist',
  ),
  says(
    { reason: 'farewell', weight: 1, person: 'self', negatable: false },
    `
    thanks 8 giveup 6 bye, giveup 6 bye, peacego, noreply 6 dontsad, gonew 5 caremom,
    caremom 8 gonew, nobother 8 tonightend, letters 8 hide2, unworthy 12 farewellx,
    belongings 6 finished`,
  ),
  says(
    { reason: 'suicide', weight: 1, person: 'third', negatable: false },
    `
    someone 6 note 6 find3, note 4 find3, someone 12 armcut3, someone 8 jump3 4 window3,
    someone 5 pills 2 swallow3, someone 3 search3 5 methods3, someone 5 methods3 2 search3,
    someone 16 badthing3, someone 4 jumpnow, someone 6 attempt3`,
  ),
  says(
    { reason: 'suicide', weight: 1, person: 'third', negatable: false, claims: true },
    `
    helpsomeone 4 suicidal3, someone 3 search3 5 methods3, someone 6 attempt3,
    sits3 8 edge3 14 police, edge3 8 sits3 14 police`,
  ),
  shared.suinounNotleave,
  shared.suinoun,
  says(
    { reason: 'method', weight: 1, person: 'first', negatable: false },
    'stare 6 meansx, meansx 6 stare',
  ),
  says(
    { reason: 'hopelessness', weight: 1, person: 'self', negatable: false },
    'hellday 10 whenend',
  ),
  shared.hellday,
  shared.unwanted,
  says(
    { reason: 'suicide', weight: 1, person: 'open', negatable: false },
    `
    wish 3 thislife 2 endit, first 4 leapx 4 floorx, lean|wish 6 hangx`,
  ),
  says(
    { reason: 'self-harm', weight: 1, person: 'third', negatable: false },
    `
    someone|streamer3 5 cutmarks3 2 arms3, cutmark 4 wristx 3 someone`,
  ),
  says(
    { reason: 'suicide', weight: 1, person: 'first', negatable: false },
    'mich 6 hangx, standb 5 jumpb',
  ),
  shared.nobother,
  shared.firstSaidbye,
  says({ reason: 'self-harm', weight: 1, person: 'self', negatable: false }, 'wish 3 bloodsee'),
  shared.firstCorpse,
  says(
    { reason: 'farewell', weight: 1, person: 'third', negatable: false },
    'someone 5 byeworld3 3 posted3',
  ),
  shared.letters,
  shared.onlydeath,
  says({ reason: 'suicide', weight: 1, person: 'self', negatable: false }, 'images 5 selfkill2'),
  shared.unworthy,
  shared.fallhereNotbadWide,
  says({ reason: 'wish-to-die', weight: 0.8, person: 'self', negatable: false }, 'hopes 4 sunx'),
  says(
    { reason: 'farewell', weight: 1, person: 'third', negatable: false, claims: true },
    'someone 3 note3b 2 wrote3',
  ),
  shared.jumpnow2Placex,
  says(
    { reason: 'self-harm', weight: 1, person: 'first', negatable: false },
    'first 4 cutagain 2 cutpart, first 2 mich 3 cutpart',
  ),
  says(
    { reason: 'farewell', weight: 1, person: 'self', negatable: false },
    'seethis 8 gonex2, passw 10 lateruse',
  ),
  shared.platformWalkon,
  shared.nostay,
  says({ reason: 'burden', weight: 1, person: 'self', negatable: false }, 'deathgood 3 goodall'),
  says({ reason: 'wish-to-die', weight: 1, person: 'self', negatable: false }, 'neverhere'),
  says(
    { reason: 'suicide', weight: 1, person: 'third', negatable: false },
    'someone 8 diary3 10 drownx',
  ),
  says(
    { reason: 'self-harm', weight: 1, person: 'third', negatable: false },
    'someone 4 purpose3 8 cutsx',
  ),
  says({ reason: 'farewell', weight: 1, person: 'third', negatable: false }, 'someone 10 byecall3'),
  says(
    { reason: 'suicide', weight: 1, person: 'third', negatable: false, claims: true },
    'fear3 5 someone 2 sui5',
  ),
]
