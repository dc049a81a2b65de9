/** Words of means, of asking for them, and of hurting oneself. */
export const means = {
  hoard: `
    gesammelt, sammle, sammel, gehortet, horte, gekauft, besorgt, aufgehoben, gespart,
    versteckt, bestellt, bereitgelegt, bereit gelegt, vor mir, liegt, liegen, genug,
    in der hand, habe, hab, zurückgelegt, zusammen`,
  pills: `
    tabletten, pillen, medikamente, schlaftabletten, schlafmittel, paracetamol, ibuprofen,
    insulin, antidepressiva, schmerzmittel, aspirin, benzos, medis`,
  means: `
    seil, strick, pistole, waffe, messer, klinge, klingen, rasierklinge, rasierklingen, gift,
    schlaftabletten, tabletten, kugel, gewehr, pillen, kabelbinder, kohle, grill,
    medikamente, rasierer, insulin`,
  forit: `
    auf einmal, alle auf einmal, heute nacht, heute abend, um mich, um es, um zu sterben,
    für den fall, damit es, in der hand, vor mir, reicht, reichen, ist es vorbei, dann ist,
    um alles, fürs ende, wenn es soweit ist, schlucke, einnehmen, bereit, genug um`,
  ask: `
    wie, welche, welcher, welches, was ist, wo, wieviele, wie viele, methode, methoden, weg,
    art, möglichkeit, tipps, anleitung, sag mir, erklär mir, zeig mir, schnellste,
    einfachste, sicherste, ab welcher, wie hoch, forum, liste, beste, suche, gibt es,
    tut es weh, tut es, kann man`,
  painless: `
    schmerzlos, schmerzfrei, ohne schmerzen, ohne zu leiden, schmerzlose, schmerzloser,
    schmerzloseste, schnell, schnellste, einfach, einfachste, sicher, sicherste,
    am wenigsten, friedlich, leicht, effektiv, effektivste, tödlich, tödliche, am besten,
    zuverlässig, sanft, qualfrei, angenehmste, weh, weh tut`,
  todie: `
    sterben, sterbe, stirbt, mich umbringen, umbringen, umzubringen, suizid, selbstmord, tot,
    tödlich, tötet, tödliche, tod, mich töten, das leben zu nehmen, das leben nehmen,
    suizidmethode, suizidmethoden, selbstmordmethoden, zu sterben, todsicher, letal,
    überdosis, überdosieren, krepieren, draufgehen`,
  knot: `
    galgenknoten, henkersknoten, schlinge knoten, einen strick, sich erhängt, sich umbringt,
    sich die pulsadern, sich das leben nimmt, sich das leben zu nehmen, sich ritzt,
    ritzt man, ritzen, sich umbringen, sich umzubringen, sich zu erhängen`,
  selfharm: `
    ritze, ritzen, ritz, geritzt, mich ritzen, mich schneiden, mich zu schneiden,
    schneide mich, schneid mich, mich geschnitten, mich selbst verletzen, selbst verletzen,
    selbst verletzt, selbst zu verletzen, selbstverletzung, selbstverletzen,
    selbstverletzendes, svv, mich verletzen, mich zu verletzen, verletze mich,
    mir selbst weh, mir weh tun, mir wehtun, mir wehzutun, mir weh zu tun, tue mir weh,
    mich verbrennen, mich bestrafen, mir schmerzen zufüge, mir schmerzen zufügen,
    mich selbst schlage, mich selbst schlagen, kopf gegen die wand, arme aufgeschnitten,
    arm aufgeschnitten, in den arm geschnitten, in die arme geschnitten,
    in den arm schneiden, in die haut, klinge auf der haut, klinge an, zigaretten auf meinem,
    zigaretten auf der haut, mein blut sehen, blut sehen, bluten sehen, mich zu ritzen`,
  took: 'genommen, geschluckt, nehme, schlucke, eingenommen, intus, genommen hab',
  quantity: `
    ganze packung, ganze schachtel, packung, alle, viel zu viele, eine handvoll, zu viele, ##,
    sämtliche, ganzen blister, flasche, überdosis`,
  burnskin: `
    (mir|mich) (absichtlich |selbst |oft |immer wieder |)(die haut|den arm|die arme|die beine|verbrenne|ritze|schneide),
    absichtlich die haut, haut verbrenne, verbrenne mir, schneide mich, jeden tag schneide,
    mich schneide, mich jeden tag schneide, mich wieder schneide, mich ritze, mich verletze,
    mich selbst verletze, schneide mir in, schneide ich mich, ritze ich mich`,
  gentle: `
    am schnellsten, am einfachsten, am leichtesten, am besten, am sichersten,
    schnellstmöglich, sanfteste, sanft, schnellste, einfachste, leichteste, angenehmste,
    humanste, friedlichste, sicherste, beste`,
  todie2: `
    sterben, zu sterben, zu gehen, zu verschwinden, sich umzubringen, mich umzubringen,
    aus dem leben`,
  onlything: 'nur, nur noch, das einzige, einzig, nur die',
  blade: `
    die klinge, klinge, das ritzen, die rasierklinge, der schmerz, schmerz, schneiden,
    das messer, ritzen, das blut`,
  helps: 'hilft, beruhigt, erleichtert, lässt mich, tröstet, spüre, fühle',
  spot: `
    brücke, das datum, den ort, den tag, den zug, die stelle, den baum, die methode,
    das seil, den strick`,
  chosen: `
    ausgesucht, ausgewählt, gefunden, festgelegt, überlegt, gewählt, ausgeguckt, vorbereitet`,
  hurts: 'tut, ist, macht, wie, weh, schmerzhaft, schmerzvoll, wie lange, qualvoll',
  diesub: `
    erhängen, ertrinken, verbluten, sich erhängen, sich umbringen, aufhängen, sterben,
    vergiften, pulsadern aufschneiden, erschießen`,
  weh: 'weh, schmerzhaft, schmerzvoll, qualvoll, lange, schlimm',
  unwake: `
    nicht mehr aufwacht, nicht mehr aufwache, nicht mehr aufzuwachen, nie wieder aufwacht,
    nie wieder aufwache, nicht aufwacht, nicht aufwache, für immer schläft,
    nicht mehr aufwachen`,
  howmany: 'wie viele, wieviele, wie viel, wieviel, welche dosis',
  stare: `
    starre, schaue, halte, vor mir, in der hand, neben mir, auf dem nachttisch,
    unter dem kissen, liegt vor mir, liegen vor mir, liegen neben mir`,
  meansx: `
    tablettenpackung, tabletten, tablettendose, schlaftabletten, klinge, rasierklinge,
    messer, seil, strick, pistole, waffe, pillen, medikamente`,
  poisonx: `
    rattengift, gift, bleiche, pestizid, schlaftabletten, tabletten, insulin, putzmittel`,
  swallowit: `
    zu nehmen, zu schlucken, zu trinken, einzunehmen, schlucken, trinken, um es zu nehmen,
    nehmen will`,
  streamer3: 'streamer, streamerin, youtuber, follower, mitbewohnerin, mitbewohner',
  cutmarks3: 'schnitte, schnittwunden, narben, ritzspuren, wunden, kratzer',
  arms3: `
    am arm, an den armen, auf den armen, am handgelenk, an den beinen, auf dem arm,
    auf der haut, an den handgelenken`,
  nopain: `
    ohne dass es wehtut, ohne dass es weh tut, ohne schmerzen, ohne zu leiden,
    ohne etwas zu spüren, ohne qualen`,
  diex: 'sterben, sterbe, mich umbringen, gehen, sterben kann, umbringe',
  cutwrist: `
    ins handgelenk geschnitten, in die handgelenke geschnitten, ins handgelenk,
    das handgelenk aufgeschnitten, in den arm geschnitten, in den unterarm geschnitten,
    die arme aufgeschnitten, die handgelenke aufgeschnitten, ins bein geschnitten`,
  bloodsee: `
    mein blut fließen, mein blut sehen, blut fließen sehen, mich bluten sehen, blut sehen,
    bluten`,
  cutmark: 'schnittwunden, schnitte, narben, ritzspuren, wunden, schnittverletzungen',
  wristx: 'handgelenken, handgelenk, armen, arm, unterarmen, beinen',
  drugask: `
    welches medikament, welche tabletten, welche pillen, welches gift, welche dosis,
    was kann ich nehmen, was muss ich nehmen, welche medikamente, welche substanz`,
  killsme: `
    mich tötet, mich umbringt, tödlich ist, mich töten, zum sterben, tötet, umbringen würde,
    mich töten kann`,
  howmuch: 'wie viel, wieviel, wie viele, wie tief, welche dosis, welche menge, ab wie viel',
  wouldkill: `
    tödlich, zum sterben, um zu sterben, mich umbringt, mich tötet, tödlich ist,
    tödlich wäre, um mich zu töten, bis man stirbt, stirbt man, reicht zum sterben, letal`,
  cutagain: 'zweimal, dreimal, wieder, gerade, gestern, schon wieder, mehrmals, absichtlich, eben',
  cutpart: 'geschnitten, geritzt, verbrannt, verletzt, aufgeschnitten',
  purpose3: 'absichtlich, mit absicht, bewusst, bis es blutete',
  cutsx:
    'in die hand geschnitten, in den arm geschnitten, geschnitten, geritzt, verbrannt, verletzt, sich geschnitten',
}
