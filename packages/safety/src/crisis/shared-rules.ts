import { says } from './says.ts'

/** Groups of rules that several languages have alike: their concepts have one name in all of them. */
export const shared = {
  sorry: says(
    { reason: 'farewell', weight: 0.4, person: 'self', negatable: false, supports: true },
    'sorry',
  ),
  confirm: says({ reason: 'suicide', weight: 0.5, person: 'self', supports: true }, 'confirm'),
  suinounNotleave: says(
    { reason: 'suicide', weight: 1, person: 'open', tense: 'past', negatable: false },
    'suinoun 5 notleave, notleave 5 suinoun',
  ),
  suinoun: says({ reason: 'suicide', weight: 0.6, person: 'open', tense: 'past' }, 'suinoun'),
  unworthy: says(
    { reason: 'hopelessness', weight: 0.5, person: 'self', negatable: false },
    'unworthy',
  ),
  fallhereNotbad: says(
    { reason: 'wish-to-die', weight: 0.8, person: 'self', negatable: false },
    'fallhere 2 notbad',
  ),
  passwLateruse: says(
    { reason: 'farewell', weight: 1, person: 'self', negatable: false },
    'passw 10 lateruse',
  ),
  passw: says({ reason: 'farewell', weight: 0.5, person: 'self', negatable: false }, 'passw'),
  nostay: says({ reason: 'hopelessness', weight: 0.8, person: 'self', negatable: false }, 'nostay'),
  someoneDiary3Drownx: says(
    { reason: 'suicide', weight: 1, person: 'third', negatable: false },
    'someone 6 diary3 8 drownx',
  ),
  whoCare: says({ reason: 'burden', weight: 0.6, person: 'self' }, 'first 5 burden, who 3 care'),
  selfharm: says({ reason: 'self-harm', weight: 1, person: 'open' }, 'selfharm'),
  leaving: says({ reason: 'farewell', weight: 0.6, person: 'self', negatable: false }, 'leaving'),
  byeForever: says(
    { reason: 'farewell', weight: 0.5, person: 'self', negatable: false, supports: true },
    'bye 1 forever',
  ),
  thanks: says(
    { reason: 'farewell', weight: 0.3, person: 'self', negatable: false, supports: true },
    'thanks',
  ),
  bye: says(
    { reason: 'farewell', weight: 0.2, person: 'self', negatable: false, supports: true },
    'bye',
  ),
  hopeless: says(
    { reason: 'hopelessness', weight: 0.5, person: 'self', negatable: false },
    'hopeless',
  ),
  cannot: says({ reason: 'hopelessness', weight: 0.5, person: 'self', negatable: false }, 'cannot'),
  hateself: says(
    { reason: 'hopelessness', weight: 0.5, person: 'self', negatable: false },
    'hateself',
  ),
  tired: says(
    { reason: 'hopelessness', weight: 0.2, person: 'self', negatable: false, supports: true },
    'tired',
  ),
  alone: says({ reason: 'hopelessness', weight: 0.3, person: 'self', negatable: false }, 'alone'),
  finish: says({ reason: 'hopelessness', weight: 0.6, person: 'self' }, 'finish'),
  hellday: says(
    { reason: 'hopelessness', weight: 0.6, person: 'self', negatable: false },
    'hellday',
  ),
  unwanted: says(
    { reason: 'hopelessness', weight: 0.5, person: 'self', negatable: false },
    'unwanted',
  ),
  nobother: says({ reason: 'burden', weight: 0.5, person: 'self', negatable: false }, 'nobother'),
  firstSaidbye: says(
    { reason: 'farewell', weight: 0.8, person: 'self', negatable: false },
    'first 4 saidbye',
  ),
  firstCorpse: says(
    { reason: 'hopelessness', weight: 0.7, person: 'self', negatable: false },
    'first 5 corpse',
  ),
  letters: says({ reason: 'farewell', weight: 0.7, person: 'self', negatable: false }, 'letters'),
  onlydeath: says(
    { reason: 'wish-to-die', weight: 1, person: 'first', negatable: false },
    'onlydeath',
  ),
  fallhereNotbadWide: says(
    { reason: 'wish-to-die', weight: 0.8, person: 'self', negatable: false },
    'fallhere 3 notbad',
  ),
  jumpnow2Placex: says(
    { reason: 'suicide', weight: 1, person: 'self', negatable: false },
    'jumpnow2 4 placex',
  ),
  platformWalkon: says(
    { reason: 'suicide', weight: 0.7, person: 'self', negatable: false },
    'platform 10 walkon',
  ),
  askAct: says(
    { reason: 'method', weight: 1, person: 'self' },
    `
    ask 6 painless 4 todie, ask 4 todie 4 painless, painless 2 todie, ask 4 pills 8 todie,
    pills 6 todie, ask 3 knot, ask 2 act, hoard 4 pills 8 forit, hoard 4 means 8 forit,
    means 4 hoard 8 forit, pills 4 forit`,
  ),
  hoardMeans: says({ reason: 'method', weight: 0.6, person: 'self' }, 'hoard 4 means|pills'),
  ofneedSui3: says(
    { reason: 'suicide', weight: 1, person: 'third' },
    `
    someone 6 wants3 3 act3, someone 5 sui3, someone 6 note, ofneed 8 someone 4 sui3,
    ofneed 6 sui3`,
  ),
  stareMeansxLongt: says(
    { reason: 'method', weight: 1, person: 'first', negatable: false },
    'stare 3 meansx 6 longt',
  ),
  stareMeansx: says(
    { reason: 'method', weight: 0.6, person: 'first', negatable: false },
    'stare 3 meansx',
  ),
  someoneByeworld3: says(
    { reason: 'farewell', weight: 1, person: 'third', negatable: false },
    'someone 5 byeworld3',
  ),
  someoneCutsxPurpose3: says(
    { reason: 'self-harm', weight: 1, person: 'third', negatable: false },
    'someone 2 cutsx 8 purpose3',
  ),
  someoneByecall3: says(
    { reason: 'farewell', weight: 1, person: 'third', negatable: false },
    'someone 8 byecall3',
  ),
  wishDie: says(
    { reason: 'wish-to-die', weight: 1, person: 'self' },
    `
    wish 2 die, wish 2 finish, wish 2 vanish 2 forever, lean 2 finish`,
  ),
  muerteOnlyway: says(
    { reason: 'hopelessness', weight: 1, person: 'self' },
    'muerte 4 onlyway, onlyway 4 muerte',
  ),
  whoCareWide: says(
    { reason: 'burden', weight: 0.6, person: 'self' },
    'first 4 burden, who 2 care',
  ),
  writeNote: says(
    { reason: 'farewell', weight: 1, person: 'open', negatable: false },
    `
    write 3 note, leaving 6 leaving, bye 10 leaving, leaving 8 bye, leaving 8 thanks`,
  ),
  holdNoeat: says(
    { reason: 'disordered-eating', weight: 1, person: 'open', negatable: false },
    `
    eatask 6 eating 10 thin, thin 8 eatask 4 eating, eating 8 thin 6 eatask, eatask 3 eating,
    eating 5 thin, noeat 10 hold, hold 6 noeat`,
  ),
  worn: says(
    { reason: 'hopelessness', weight: 0.2, person: 'self', negatable: false, supports: true },
    'worn',
  ),
  wishVanish: says({ reason: 'wish-to-die', weight: 0.6, person: 'self' }, 'wish|wished 2 vanish'),
  mynote: says(
    { reason: 'farewell', weight: 1, person: 'self', negatable: false },
    `
    thanks 8 giveup 6 bye, giveup 6 bye, mynote, peacego, noreply 6 dontsad, gonew 5 caremom,
    caremom 6 gonew, nobother 8 tonightend, letters 8 hide2, unworthy 12 farewellx,
    belongings 6 finished`,
  ),
  helldayWhenend: says(
    { reason: 'hopelessness', weight: 1, person: 'self', negatable: false },
    'hellday 10 whenend',
  ),
  someoneCutmarks3Arms3: says(
    { reason: 'self-harm', weight: 1, person: 'third', negatable: false },
    'someone|streamer3 5 cutmarks3 1 arms3',
  ),
  saidbye: says({ reason: 'farewell', weight: 0.8, person: 'self', negatable: false }, 'saidbye'),
  corpse: says({ reason: 'hopelessness', weight: 0.7, person: 'self', negatable: false }, 'corpse'),
  laterusePassw: says(
    { reason: 'farewell', weight: 1, person: 'self', negatable: false },
    'passw 10 lateruse, lateruse 5 passw',
  ),
  nostayStayx: says(
    { reason: 'hopelessness', weight: 0.8, person: 'self', negatable: false },
    'nostay 4 stayx',
  ),
  fear3SomeoneSui5: says(
    { reason: 'suicide', weight: 1, person: 'third', negatable: false, claims: true },
    'fear3 3 someone 2 sui5',
  ),
  restforever: says(
    { reason: 'wish-to-die', weight: 0.6, person: 'self', negatable: false },
    'restforever',
  ),
  images: says({ reason: 'suicide', weight: 1, person: 'self', negatable: false }, 'images'),
  platformWalkonWide: says(
    { reason: 'suicide', weight: 0.8, person: 'self', negatable: false },
    'platform 10 walkon',
  ),
  sayonara: says(
    { reason: 'farewell', weight: 0.4, person: 'self', negatable: false, supports: true },
    'sayonara',
  ),
  tiredWide: says(
    { reason: 'hopelessness', weight: 0.3, person: 'self', negatable: false, supports: true },
    'tired',
  ),
  useless: says(
    { reason: 'hopelessness', weight: 0.4, person: 'self', negatable: false },
    'useless',
  ),
  givereason: says(
    { reason: 'hopelessness', weight: 1, person: 'self', negatable: false },
    'hellday 14 whenend, givereason 3 tolive, tolive 3 givereason',
  ),
  thirdCutmarks3: says(
    { reason: 'self-harm', weight: 1, person: 'third', negatable: false },
    'third|people3 8 cutmarks3',
  ),
  bloodsee: says({ reason: 'self-harm', weight: 1, person: 'self', negatable: false }, 'bloodsee'),
  endsameSooner: says(
    { reason: 'wish-to-die', weight: 1, person: 'self', negatable: false },
    'endsame 8 sooner',
  ),
  sunxNotx: says(
    { reason: 'wish-to-die', weight: 0.8, person: 'self', negatable: false },
    'sunx 8 notx',
  ),
} as const
