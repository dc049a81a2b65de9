import { shared } from '../shared-rules.ts'
import type { RuleGroup } from '../pack.ts'
import { readRules, says } from '../says.ts'

export const masks = readRules(`
  ask 2 lifesense, die 0 laugh, deadword, suicide 0 technical, technical 1 suicide, than,
  swallowedNow 2 fewpills !drugMany, fewpills 2 swallowedNow !drugMany, wish 0 than,
  finish 0 finishwith, accident 5 selfharm, selfharm 5 accident, fiction 1 titled 4 die|act,
  accident 4 cutnow, cutnow 3 accident`)

export const rules: readonly RuleGroup[] = [
  says(
    { reason: 'wish-to-die', weight: 1, person: 'open' },
    `
    wish 2 die, wish 1 finish, wish 2 vanish 3 forever, lean 2 finish, thinkof 1 die`,
  ),
  says(
    { reason: 'wish-to-die', weight: 1, person: 'open', negatable: false },
    `
    nowant, wantnot 2 livehard, lack 1 nolive 1 of 1 livehard, nolive 1 of 1 livehard 3 lack,
    pourfin 4 peace, existence 3 mistake, gun 8 shootself, rooftop 10 onestep, onestep 6 rooftop,
    doubt 6 staylong 2 longer, cutpast 6 cuthelps, lack 2 herereason, endall 4 onlyanswer,
    onlyanswer 6 endall, wish 2 evap 3 neverback, notwant 1 see 2 sunrise, hopehit 4 hit,
    wish 2 restforever, onlythink 2 dyingx, wantnotx 2 livex`,
  ),
  says(
    { reason: 'hopelessness', weight: 1, person: 'self' },
    `
    die|suicide|finish 3 onlyway, onlyway 4 die|suicide|finish`,
  ),
  says(
    { reason: 'suicide', weight: 1, person: 'open' },
    `
    wish|lean 3 act|overdose, lean 7 suicide, wish 2 suicide, first 4 act, ^ act`,
  ),
  says(
    { reason: 'suicide', weight: 1, person: 'first' },
    'wish|lean|thinkof 3 actme, first 5 actme',
  ),
  says(
    { reason: 'suicide', weight: 1, person: 'open', tense: 'past' },
    `
    feel 1 suinoun, wished 3 act|actme, wished 2 die, wished 1 finish`,
  ),
  says(
    { reason: 'burden', weight: 1, person: 'self', negatable: false },
    `
    better 4 gone, gone 6 better, who 5 care 5 gone, gone 6 who 5 care, burden 3 others,
    others 4 burden, first 4 burden 2 others, gone 8 lesswith, likeme 4 shouldgo`,
  ),
  shared.whoCare,
  shared.askAct,
  shared.hoardMeans,
  shared.selfharm,
  says(
    { reason: 'farewell', weight: 1, person: 'open', negatable: false },
    `
    write 3 note, leaving 6 leaving, bye 10 leaving, leaving 8 bye, thanks 8 leaving 6 bye,
    leaving 8 thanks`,
  ),
  shared.leaving,
  shared.byeForever,
  shared.thanks,
  shared.bye,
  says(
    { reason: 'disordered-eating', weight: 1, person: 'open', negatable: false },
    `
    eatask 5 eating 10 thin, thin 8 eatask 4 eating, eating 8 thin 6 eatask, eatask 3 eating,
    eating 5 thin, noeat 10 hold, hold 6 noeat`,
  ),
  shared.hopeless,
  shared.cannot,
  shared.hateself,
  shared.tired,
  shared.alone,
  shared.finish,
  says({ reason: 'wish-to-die', weight: 0.6, person: 'open' }, 'wish 2 vanish'),
  shared.confirm,
  shared.ofneedSui3,
  says(
    { reason: 'wish-to-die', weight: 1, person: 'self', negatable: false },
    `
    wontreach, voice 4 says 2 jumpword, wish 3 heartstop, lifehurts, wish 2 joindead,
    deserve 1 dying, better2, notwant 4 onemoreday 3 worldx, onemoreday 2 worldx, neverborn,
    decided 1 dyingx2, first 6 ought 1 deadlong, endsame 6 sooner`,
  ),
  says(
    { reason: 'method', weight: 1, person: 'open', negatable: false },
    `
    swallowed 3 quantity 3 pills, ask 6 gentle 3 leave, chosen 2 spot 4 todie,
    ask 4 diesub 3 hurtq, diesub 3 hurtq, hurtq 3 diesub, poisonx 4 swallowit`,
  ),
  says({ reason: 'method', weight: 0.7, person: 'first' }, 'chosen 1 spot'),
  says(
    { reason: 'self-harm', weight: 1, person: 'self', negatable: false },
    'onlything 6 blade, wish 3 bloodsee',
  ),
  says({ reason: 'suicide', weight: 0.8, person: 'first' }, 'act2'),
  says({ reason: 'suicide', weight: 0.5, person: 'first' }, 'act2 6 still, still 4 act2'),
  says({ reason: 'suicide', weight: 0.4, person: 'self' }, 'first 4 chosen 1 spot'),
  says(
    { reason: 'farewell', weight: 1, person: 'self', negatable: false },
    `
    thanks 8 giveup 6 bye, giveup 6 bye, thanks 8 giveup 8 leaving, mynote, peacego,
    noreply 6 dontsad, gonew 5 caremom, caremom 6 gonew, nobother 8 tonightend, letters 10 hide2,
    unworthy 12 farewellx, belongings 6 finished`,
  ),
  says(
    { reason: 'suicide', weight: 1, person: 'third', negatable: false },
    `
    find3 4 note 8 someone, find3 4 note, someone 10 armcut3, find3 6 armcut3,
    someone 3 swallow3 3 pills, someone 3 search3 5 methods3, someone 12 badthing3,
    streamer3 4 says3 5 jump3, someonex 6 jumpnow 6 helpask, someone 4 jumpnow, someone 5 threat3,
    someone 10 leaveever3 10 scaredfor`,
  ),
  says(
    { reason: 'suicide', weight: 1, person: 'third', negatable: false, claims: true },
    `
    helpsomeone 3 suicidal3, someone 3 search3 5 methods3, sits3 4 edge3 14 police`,
  ),
  says(
    { reason: 'suicide', weight: 1, person: 'open', negatable: false },
    'veinspast, will 2 leapx 3 floorx',
  ),
  says(
    { reason: 'method', weight: 1, person: 'self', negatable: false },
    `
    howmany 6 unwake, howmany 2 pills 4 unwake, simplest 4 suix, ask 3 diex 3 nopain,
    diex 2 nopain, drugask 5 killsme, hugbottle 6 meansx2, howmuch 10 wouldkill`,
  ),
  shared.suinounNotleave,
  shared.suinoun,
  shared.stareMeansxLongt,
  shared.stareMeansx,
  says(
    { reason: 'hopelessness', weight: 1, person: 'self', negatable: false },
    'hellday 10 whenend',
  ),
  shared.hellday,
  shared.unwanted,
  says(
    { reason: 'self-harm', weight: 1, person: 'third', negatable: false },
    'someone|streamer3 6 cutmarks3 2 arms3, cutmarks3 2 wristx',
  ),
  says({ reason: 'self-harm', weight: 1, person: 'open', negatable: false }, 'cutwrist'),
  shared.nobother,
  says({ reason: 'farewell', weight: 0.6, person: 'self', negatable: false }, 'tonightend'),
  shared.firstSaidbye,
  shared.firstCorpse,
  shared.someoneByeworld3,
  shared.letters,
  shared.onlydeath,
  says({ reason: 'suicide', weight: 1, person: 'self', negatable: false }, 'images 4 selfkill2'),
  shared.unworthy,
  shared.fallhereNotbad,
  says({ reason: 'wish-to-die', weight: 0.8, person: 'self', negatable: false }, 'hopex2 4 sunx'),
  shared.jumpnow2Placex,
  says({ reason: 'self-harm', weight: 1, person: 'self', negatable: false }, 'cutnow'),
  says({ reason: 'method', weight: 1, person: 'self', negatable: false }, 'drugany 5 dienopain'),
  says(
    { reason: 'farewell', weight: 1, person: 'self', negatable: false },
    'seethis 8 gonex2, passw 10 lateruse, lateruse 6 passw',
  ),
  says({ reason: 'suicide', weight: 0.7, person: 'first', negatable: false }, 'platform 8 walkon'),
  shared.nostay,
  says(
    { reason: 'suicide', weight: 1, person: 'third', negatable: false },
    'someone 8 diary3 8 drownx',
  ),
  shared.someoneCutsxPurpose3,
  shared.someoneByecall3,
  says(
    { reason: 'suicide', weight: 1, person: 'third', negatable: false, claims: true },
    'fear3 3 someone 3 sui5',
  ),
]
