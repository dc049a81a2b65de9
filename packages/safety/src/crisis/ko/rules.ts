import { shared } from '../shared-rules.ts'
import type { RuleGroup } from '../pack.ts'
import { readRules, says } from '../says.ts'

export const masks = readRules(`
  joke, task 3 end|endwish|endobject, cause 1 hyper, joyvanish 3 vanish, accident 5 selfharm|act`)

export const rules: readonly RuleGroup[] = [
  says(
    { reason: 'wish-to-die', weight: 1, person: 'open' },
    `
    death2, hear, onlydeath, diepeace, wantdie, nolive, living 5 hardship,
    alive 1 reason 3 lacking, first 4 vanish, vanish 8 tired, tired 8 vanish`,
  ),
  says(
    { reason: 'suicide', weight: 1, person: 'open' },
    'act, actbare 3 think, hangang 8 hangangdo',
  ),
  says({ reason: 'wish-to-die', weight: 0.7, person: 'open' }, 'vanish'),
  says(
    { reason: 'hopelessness', weight: 0.8, person: 'open' },
    'end, endsoft 3 endwish, first 6 endwish',
  ),
  says({ reason: 'hopelessness', weight: 1, person: 'open' }, 'endobject 3 endwish'),
  says({ reason: 'hopelessness', weight: 0.5, person: 'open' }, 'living 5 weary'),
  says(
    { reason: 'burden', weight: 1, person: 'self' },
    `
    self 3 goneverb 8 better, self 3 goneverb 10 nocare, nocare 8 self 3 goneverb,
    first 8 everyone 4 burden, everyone 6 first 3 burden, burden 6 vanish, vanish 4 better`,
  ),
  says({ reason: 'burden', weight: 0.5, person: 'self' }, 'first 4 burden, everyone 3 burden'),
  says(
    { reason: 'method', weight: 1, person: 'self' },
    `
    drug 4 all3 2 gulp, painlessgo, painless 4 dieplain, dieplain 3 painless, ask 3 dieplain,
    dieplain 3 ask, drug 6 ask 8 dieplain, ask 6 drug 8 dieplain, means 4 hoard 12 atonce,
    hoard 4 means 12 atonce, drug 3 atonce`,
  ),
  says({ reason: 'method', weight: 0.6, person: 'self' }, 'means 3 hoard'),
  says({ reason: 'self-harm', weight: 1, person: 'open' }, 'selfharm, bladeon'),
  says(
    { reason: 'farewell', weight: 1, person: 'open', negatable: false },
    `
    strongbye, bye|sorry|sayonara 16 leaving, leaving 14 bye|sorry|sayonara,
    bye|sorry|sayonara 16 time 6 notbe, time 6 notbe 12 bye|sorry|sayonara, nextlife 20 bye,
    bye 20 nextlife`,
  ),
  says(
    { reason: 'farewell', weight: 0.6, person: 'self', negatable: false },
    'leaving, time 6 notbe',
  ),
  says({ reason: 'farewell', weight: 0.6, person: 'self', negatable: false }, 'nextlife'),
  shared.sayonara,
  shared.bye,
  shared.sorry,
  says(
    { reason: 'disordered-eating', weight: 1, person: 'open' },
    `
    eating 10 thin 10 eatask, thin 12 eating 6 eatask, eatask 6 eating 8 thin,
    eating 3 eatask 8 thin, eating 4 thin`,
  ),
  shared.hopeless,
  shared.tiredWide,
  says({ reason: 'hopelessness', weight: 0.5, person: 'self', negatable: false }, 'exhausted'),
  shared.useless,
  shared.alone,
  shared.confirm,
  says(
    { reason: 'suicide', weight: 1, person: 'third' },
    `
    third 8 took3, third 10 sui3 6 search3, third 10 found3, found3 10 third, third 6 bladeon,
    third 10 sui3 6 report, third 10 sui3 14 worry, worry 10 third 8 sui3`,
  ),
  says(
    { reason: 'farewell', weight: 1, person: 'self', negatable: false },
    `
    gofirst, theend 14 bye|sayonara|sorry, bye|sorry 10 theend, peacego, noreply 8 dontsad,
    gonew 8 caremom, nobother 8 tonightk, letters 8 hide2, unworthy 12 farewellx`,
  ),
  says({ reason: 'farewell', weight: 0.6, person: 'self', negatable: false }, 'theend'),
  says(
    { reason: 'suicide', weight: 1, person: 'third', claims: true },
    `
    suifriend 10 worry, worry 10 suifriend, third 8 sui3 8 search3, third 10 sui3 8 worry,
    third 12 jump3, third 12 stomach3`,
  ),
  says(
    { reason: 'wish-to-die', weight: 1, person: 'open', negatable: false },
    `
    existence 4 mistake, gun 8 shootself, everything 3 stopword 8 forever, forever 4 stopword,
    enddo 2 onlyanswer, tomorrow 3 notsee, nomeaning2 8 leaveword, vanish2 6 neverback,
    everything 4 stopword 4 forever, godie, worldk 4 noday, onlydie`,
  ),
  says(
    { reason: 'method', weight: 1, person: 'self', negatable: false },
    `
    howmany 8 unwake, drug 6 howmany 6 unwake, meansx 8 stare, hugbottle`,
  ),
  shared.givereason,
  shared.hellday,
  says({ reason: 'hopelessness', weight: 0.6, person: 'self', negatable: false }, 'unwanted'),
  says(
    { reason: 'burden', weight: 1, person: 'self', negatable: false },
    'onlyme 14 fewer, likeme 6 shouldgo',
  ),
  says({ reason: 'suicide', weight: 1, person: 'open', negatable: false }, 'lifeend'),
  says(
    { reason: 'suicide', weight: 1, person: 'third', negatable: false },
    `
    third|people3 14 stomach3, third|people3 24 badthing3, people3 14 jump3,
    someonek 2 jumpnow 8 worry, worry 8 someonek 2 jumpnow, third 16 neverback3 14 scared3,
    neverback3 14 neverback3 8 scared3, edge3 16 police`,
  ),
  shared.thirdCutmarks3,
  shared.nobother,
  says({ reason: 'farewell', weight: 0.6, person: 'self', negatable: false }, 'tonightk'),
  says({ reason: 'farewell', weight: 0.8, person: 'self', negatable: false }, 'saidbyek'),
  shared.bloodsee,
  shared.corpse,
  shared.letters,
  shared.endsameSooner,
  says(
    { reason: 'suicide', weight: 1, person: 'third', negatable: false, claims: true },
    'third 12 posts3 4 seeing3',
  ),
  shared.images,
  shared.unworthy,
  says({ reason: 'farewell', weight: 0.7, person: 'self', negatable: false }, 'belongings'),
  shared.fallhereNotbadWide,
  shared.sunxNotx,
  says(
    { reason: 'self-harm', weight: 1, person: 'self', negatable: false },
    'first 6 cutarm2 3 cutv',
  ),
  says({ reason: 'self-harm', weight: 1, person: 'open', negatable: false }, 'cutarm2 6 cutv'),
  says(
    { reason: 'farewell', weight: 1, person: 'self', negatable: false },
    'seethis 10 gonek, passw 12 lateruse',
  ),
  shared.passw,
  shared.platformWalkonWide,
  says({ reason: 'hopelessness', weight: 0.8, person: 'self', negatable: false }, 'nostay 8 none'),
  says(
    { reason: 'suicide', weight: 1, person: 'third', negatable: false, claims: true },
    'third 8 diary3 12 sui4, third 3 sui5 6 fear3',
  ),
  says(
    { reason: 'self-harm', weight: 1, person: 'third', negatable: false, claims: true },
    'third 8 selfcut3',
  ),
  says(
    { reason: 'farewell', weight: 1, person: 'third', negatable: false, claims: true },
    'third 14 byecall3',
  ),
]
