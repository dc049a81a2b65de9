import type { Terms } from './terms.ts'

export const de: Terms = {
  harmless: `
    nacktmull*, nacktschnecke*, nackte wahrheit, nackte zahlen, nackte fakten, nackte füße, nackten füßen,
    nackter fels, nackte felsen, nackten felsen, nackte wand, nackte wände, nackte erde, nackte bäume, nackter baum,
    nackte äste, nacktes überleben, nackte angst, bloßem auge, akt der freundlichkeit, akt der liebe,
    akt der gnade, erster akt, zweiter akt, dritter akt, staatsakt, festakt, aktenordner, aktiv*, aktuell*,
    aktion*, gleiches geschlecht, anderes geschlecht, sexualkunde, unisex, kindergeburtstag,
    buddhistische swastika, hinduistische swastika`,
  sexual: `
    nackt*, splitternackt*, splitterfasernackt*, nacktheit, nacktfoto*, nacktbild*, aktfoto*,
    aktbild*, aktmodell*, aktzeichnung*, aktmalerei, weiblicher akt, männlicher akt, sex,
    sexszene*, porno*, pornograf*, pornograph*, erotik*, erotisch*, penis*, vagina*, vulva*,
    brustwarze*, nippel*, oralsex, orgasmus, orgasmen, masturb*, hentai, fetisch*, orgie*,
    ohne kleidung, ohne kleider, unbekleidet*, oben ohne, geschlechtsverkehr, vergewaltig*,
    striptease, stripper*, titten, möpse zeigen`,
  suggestive:
    'sexy, sexuell*, sinnlich*, verführerisch*, reizwäsche, dessous, unterwäsche, unterhose*, höschen, lasziv*, aufreizend*, tanga',
  minors: `
    kinder, kindes, kindlich*, kleines mädchen, kleine mädchen, kleiner junge, kleine jungen,
    junges mädchen, junge mädchen, minderjährig*, teenager*, teenie*, jugendlich*, schulmädchen*,
    schulkind*, schüler, schülerin*, baby, babys, säugling*, kleinkind*, lolita*, zehnjährig*,
    zwölfjährig*, dreizehnjährig*, vierzehnjährig*, fünfzehnjährig*, sechzehnjährig*,
    siebzehnjährig*, ein kind, das kind, kleines kind, kleine kind, nacktes kind, nackte kind,
    kind mit, kind in, kind ohne, kind am`,
  selfHarm: `
    wie bringe ich mich um, wie ich mich umbringe, mich umbringen, sich umbringen, selbstmordmethode*,
    suizidmethode*, methoden zum selbstmord, schmerzloser selbstmord, schmerzlos sterben, sich erhängen,
    sich erhängt, erhängt sich, mich erhängen, galgenknoten knüpfen, pulsadern, mich ritzen, sich ritzen,
    sich ritzt, ritzt sich, ritznarben, selbstverletzung*, tödliche dosis, wie übergebe ich mich, pro ana,
    proana, begeht selbstmord, selbstmord begehen, sich das leben nimmt, suizid begehen, begeht suizid`,
  hate: `
    hakenkreuz*, swastika*, naziflagge*, nazi flagge*, nazisymbol*, nazi symbol*, naziuniform*,
    nazi uniform*, hitlergruß, hitlergruss, nazigruß, ss runen, ss-runen, siegrune*, sigrune*,
    ss uniform*, waffen ss, waffen-ss, heil hitler, sieg heil, reichskriegsflagge,
    schwarze sonne symbol, ku klux klan, is flagge*, isis flagge*, flagge des islamischen staats`,
}
