import { shared } from '../shared-rules.ts'
import type { RuleGroup } from '../pack.ts'
import { readRules, says } from '../says.ts'

export const masks = readRules(`
  ask 3 lifesense, die|muerte 0 laugh, act|actme 1 laugh, deadword, suicide 1 suiprevent,
  suiprevent 1 suicide, suiprevent 1 suinoun, suinoun 0 suiprevent, than,
  swallowedNow 2 fewpills !drugMany, fewpills 2 swallowedNow !drugMany, wish 0 than,
  finish 3 breakoff, accident 5 selfharm, selfharm 5 accident, act|actme 1 killtime,
  fiction 1 titled 4 die|act, nowant 1 live 0 liveplace, airbridge,
  edgeword 0 heightplace 5 passingby`)

export const rules: readonly RuleGroup[] = [
  shared.wishDie,
  says(
    { reason: 'wish-to-die', weight: 1, person: 'self', negatable: false },
    `
    nowant 2 live, nolife, tired 1 livehard, lack 2 reason 1 of 2 live, reason 1 of 1 live 3 lack,
    wontreach 3 age, voice 4 says 2 jumpword, wish|wished 3 heartstop, lifehurts,
    wish|wished 3 joindead, deserve 1 dying, onlythink 4 mine|muerte,
    notwant 4 onemoreday 3 worldx, onemoreday 2 worldx, decided 1 leavew, decided2 1 dyingx2,
    meonly 4 ought 2 deadlong, endsame 6 sooner, noroad 4 onlydeath`,
  ),
  shared.muerteOnlyway,
  says(
    { reason: 'suicide', weight: 1, person: 'open' },
    'wish|lean 4 act|overdose, think 5 suicide, wish 2 suicide',
  ),
  says(
    { reason: 'suicide', weight: 1, person: 'first', tense: 'past' },
    `
    have 1 suinoun, wished 3 act, wished 2 die, wished 2 finish, wished 2 vanish 2 forever, act,
    when|wish|lean 5 actme, ^ actme $`,
  ),
  says(
    { reason: 'burden', weight: 1, person: 'self', negatable: false },
    `
    better 4 gone, gone 6 better, who 5 care 5 gone, gone 6 who 5 care, burden 3 others,
    others 4 burden, gone 8 lesswith, likeme 3 shouldgo`,
  ),
  shared.whoCareWide,
  shared.askAct,
  shared.hoardMeans,
  shared.selfharm,
  shared.writeNote,
  shared.leaving,
  shared.byeForever,
  shared.thanks,
  shared.bye,
  shared.holdNoeat,
  shared.hopeless,
  says(
    { reason: 'hopelessness', weight: 0.5, person: 'self', negatable: false },
    'cannot 1 mais, atlimit',
  ),
  shared.hateself,
  shared.worn,
  shared.alone,
  shared.finish,
  shared.wishVanish,
  shared.confirm,
  shared.ofneedSui3,
  says(
    { reason: 'method', weight: 1, person: 'open', negatable: false },
    `
    ask 5 gentle 3 leave, diesub 2 hurtq, hurtq 2 diesub, chosen 1 spot,
    bought 2 poisonx 4 swallowit`,
  ),
  says(
    { reason: 'self-harm', weight: 1, person: 'self', negatable: false },
    `
    onlything 3 calms 3 blade, onlything 1 blade 3 calms, wish 3 bloodsee`,
  ),
  says(
    { reason: 'suicide', weight: 1, person: 'first', negatable: false },
    `
    doit 6 noback, noback 2 doit 6 noback, will 2 leapx 2 floorx`,
  ),
  shared.mynote,
  says(
    { reason: 'suicide', weight: 1, person: 'third', negatable: false },
    `
    find3 4 note, someone 12 armcut3, someone 6 act3b, someone 3 swallow3 4 pills,
    someone 3 search3 4 methods3, someone 14 badthing3, streamer3 5 jump3,
    someone 12 swallow3b 5 sleepmed, someonex 8 jumpnow 8 helpask, someone 4 jumpnow,
    someone 12 leaveever3 10 scaredfor, someone 5 threat3 4 ifnot3`,
  ),
  says(
    { reason: 'suicide', weight: 1, person: 'third', negatable: false, claims: true },
    `
    helpsomeone 3 suicidal3, helpsomeone 3 suicidal3 2 act|act3, someone 3 search3 4 methods3,
    cutmark 2 wristx 3 someone, someone 6 reading3 5 posts3, sits3 4 edge3 14 police`,
  ),
  says(
    { reason: 'wish-to-die', weight: 1, person: 'open', negatable: false },
    `
    dieonly 4 peace, existence 3 mistake, gun 8 shootself, herenow 0 edgeword 0 heightplace $,
    herenow 0 edgeword 0 heightplace 0 alonenow $, herenow 0 parapet $,
    herenow 0 parapet 0 alonenow $, rooftop 8 onestep, onestep 6 rooftop,
    doubt 3 staylong 3 longer, maybe 2 killme 3 tonightw, lack 1 herereason, herereason 3 lack,
    wish|wished 2 everything 1 stopword 3 forever2, wish|wished 2 everything 2 stopword,
    endall 3 onlyanswer, onlyanswer 5 endall, wish 1 leaveword 3 neverback,
    notwant 1 see 3 sunrise, hopehit 1 hit 2 runover`,
  ),
  says(
    { reason: 'method', weight: 1, person: 'self', negatable: false },
    `
    howmany 6 unwake, longt 4 stare 3 meansx, drugask 4 killsme, hugbottle, howmuch 10 wouldkill`,
  ),
  shared.suinounNotleave,
  shared.suinoun,
  shared.stareMeansxLongt,
  shared.stareMeansx,
  shared.helldayWhenend,
  shared.hellday,
  shared.unwanted,
  says(
    { reason: 'suicide', weight: 1, person: 'self', negatable: false },
    'wish 2 endit 1 thislife, images 5 selfkill2',
  ),
  says({ reason: 'self-harm', weight: 1, person: 'open', negatable: false }, 'cutbody, cutwrist'),
  shared.someoneCutmarks3Arms3,
  says(
    { reason: 'wish-to-die', weight: 1, person: 'third', negatable: false },
    'someone 5 prefer3 1 deadx, someone 8 living3 2 notlive3',
  ),
  shared.nobother,
  shared.saidbye,
  shared.corpse,
  shared.someoneByeworld3,
  shared.letters,
  shared.onlydeath,
  shared.unworthy,
  shared.fallhereNotbad,
  says(
    { reason: 'wish-to-die', weight: 0.8, person: 'self', negatable: false },
    'wish|wished 2 sunx',
  ),
  says(
    { reason: 'self-harm', weight: 1, person: 'open', negatable: false },
    'stab 3 stabx 3 mine2',
  ),
  says({ reason: 'self-harm', weight: 1, person: 'first', negatable: false }, 'stab 2 stabx'),
  says(
    { reason: 'wish-to-die', weight: 1, person: 'self', negatable: false },
    'makesme 1 dyingx3, neverhere',
  ),
  shared.laterusePassw,
  shared.platformWalkon,
  shared.nostayStayx,
  shared.someoneDiary3Drownx,
  says(
    { reason: 'self-harm', weight: 1, person: 'third', negatable: false },
    'someone 3 cutsx 8 purpose3',
  ),
  shared.someoneByecall3,
  shared.fear3SomeoneSui5,
]
