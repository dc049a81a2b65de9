import type { Terms } from './terms.ts'

export const en: Terms = {
  harmless: `
    naked mole rat*, naked mole-rat*, naked eye, naked truth, naked flame*, naked tree*,
    naked branch*, naked rock*, naked light bulb, naked cake, nude lipstick*, nude color*,
    nude colour*, nude tone*, nude shade*, nude palette, nude pink, nude heels, nude nail*,
    nude makeup, nude shoes, same sex, opposite sex, both sexes, single sex, sex education,
    sex and the city, sex determination, sex ratio, fairer sex, baby blue, baby animal*,
    child safety, school sex education, topless car, topless jeep, topless convertible,
    adult coloring, adult colouring, chicken breast*, duck breast*, robin red breast,
    breast stroke, breast cancer, breast pocket, buddhist swastika*, hindu swastika*,
    jain swastika*, temple swastika*, teen spirit, kid leather, kid gloves, new kid on the block,
    billy the kid, baby grand piano, rape field*, rape flower*, rape blossom*, oilseed rape,
    blue tit*, great tit*, coal tit*, marsh tit*, willow tit*, long tailed tit*, pussy willow*,
    pussy cat*, baby bottle nipple*, grand teton*, underwear drawer`,
  sexual: `
    naked, nude, nudes, nudity, nudist*, sex, sex scene, having sex, porn*, erotic*, nsfw,
    topless, genital*, penis*, vagina*, vulva*, nipple*, blowjob*, handjob*, orgasm*, masturbat*,
    hentai, ecchi, fetish*, bdsm, orgy, orgies, cumshot*, ejaculat*, boobs, tits, pussy,
    without clothes, without any clothes, not wearing anything, wearing nothing, unclothed,
    undressed, rule 34, sexual intercourse, sexual act*, rape, raped, raping, bare breasts,
    bare breasted, stripper*, striptease, deepfake nude*, rapist*`,
  suggestive: `
    sexy, sexual*, sexualized, sexualised, seductive*, lingerie, panties, underwear, undress*,
    sensual*, aroused, busty, cleavage, provocative*, horny, kinky, upskirt, lust, lustful`,
  minors: `
    child, children, childlike, kid, kids, minor girl*, minor boy*, underage*, under age,
    preteen*, pre teen*, teen, teens, teenage*, schoolgirl*, schoolboy*, school girl*,
    school boy*, school kid*, little girl*, little boy*, young girl*, young boy*, toddler*,
    infant*, loli, lolis, lolita*, shota*, jailbait, middle schooler*, high schooler*,
    kindergart*, minors`,
  selfHarm: `
    how to kill myself, how to kill yourself, ways to kill myself, ways to kill yourself,
    how to commit suicide, suicide method*, method of suicide, methods of suicide, suicide guide,
    suicide tutorial, painless suicide, how to hang myself, how to hang yourself, tie a noose,
    how to cut myself, how to cut yourself, cutting her wrist*, cutting his wrist*,
    cutting my wrist*, cutting their wrist*, slit wrist*, slitting wrist*, slit my wrist*,
    slit her wrist*, slit his wrist*, slit your wrist*, self harm scars, self harm cuts,
    self harm wounds, bleeding wrist*, hanging from a noose, hanging himself, hanging herself,
    hang myself, lethal dose, overdosing on pills, overdose on pills, proana, pro ana, thinspo*,
    thinspiration, how to starve myself, committing suicide, commits suicide, commit suicide,
    slitting her wrist*, slitting his wrist*, slitting my wrist*, slitting their wrist*`,
  hate: `
    swastika*, nazi flag*, nazi symbol*, nazi salute*, nazi uniform*, nazi armband*,
    nazi banner*, nazi emblem*, nazi insignia, nazi propaganda poster*, hitler salute*,
    heil hitler, sieg heil, ss uniform*, ss bolts, ss runes, ss insignia, waffen ss,
    totenkopf emblem, ku klux klan, klan hood*, klan robe*, burning cross of the klan,
    isis flag*, flag of isis, islamic state flag*, daesh flag*, flag of the islamic state,
    white power symbol*, white power fist, black sun symbol, kkk hood*, kkk robe*, kkk rally,
    kkk flag*, kkk member*, kkk cross`,
}
