/** What is said around one's own death, and of somebody else's; rules: ../around-rules.ts. */
export const around = {
  placechosen: `
    weiß (auch |schon |)wo, den ort (schon|hab ich), ort steht fest, weiß schon die stelle`,
  seeno: `
    sehe keinen, seh keinen, sehe keine, gibt keinen, gibt es keinen, gibts keinen, finde keinen,
    kein, keinen`,
  exitway: `
    ausweg, ausweg mehr, weg raus, weg mehr raus`,
  noplace: `
    gehöre nicht (in|auf) diese (welt|erde), kein platz für mich (auf|in) dieser welt,
    keinen platz (auf|in) dieser welt, keinen platz für mich, passe nicht in diese welt,
    bin (überall |hier |)(zu viel|überflüssig|fehl am platz) auf dieser welt,
    (brauch|brauche) (sie|das|es|die sachen|alles) (ja |)(bald |eh |)nicht mehr`,
  quenched: `
    alles (soll|soll einfach) (ausgehen|aufhören|enden|schwarz werden),
    dass alles (ausgeht|erlischt|schwarz wird), für immer (schluss|ausgehen|still),
    alles aufhören für immer, einfach nicht mehr sein,
    grund (weiterzuleben|zu leben|zum leben|am leben zu bleiben|nicht zu springen),
    nicht mehr (hier |da )sein,
    (mich|dass mich) ein (laster|lkw|auto|bus) (erwischt|überfährt|erfasst)`,
  soon: `
    bald, morgen, heute, heute nacht, heute abend, in ein paar tagen, ab morgen, demnächst,
    nächste woche, ab heute, gleich`,
  painover: `
    (tut|wird) (es |)nicht(s|) mehr weh (tun|), tut nichts mehr weh,
    hab ich es (hinter mir|geschafft), habe ich es hinter mir, ist endlich ruhe, ist alles vorbei,
    ist es vorbei, muss ich nicht mehr leiden, leide ich nicht mehr, bin ich (frei|erlöst),
    hab ich ruhe, habe ich frieden`,
  joinloved: `

    (zu|bei|mit) (mama|papa|oma|opa|meiner (mutter|oma|frau|schwester|tochter)|meinem (vater|opa|mann|bruder|sohn)) (in den himmel|im himmel|da oben|nach oben),
    (zu|bei) (mama|papa|oma|opa) (gehen|geh|sein), seh ich (mama|papa|oma|opa) wieder,
    wieder bei (mama|papa|oma|opa|meiner mutter|meinem vater|meinem mann|meiner frau)`,
  relieve: `

    (muss|müsst|braucht|wird) (sich |)(keiner|niemand|ihr euch|ihr) (mehr |)(mehr über mich ärgern|über mich ärgern|mit mir abgeben|um mich kümmern|um mich sorgen|mehr um mich|mehr mit mir)*,
    (keiner|niemand) mehr (über mich ärgern|um mich|mit mir|wegen mir),
    falle ich (keinem|niemandem|euch) mehr (zur last|auf),
    fall ich (keinem|niemandem|euch) mehr (zur last|auf),
    bin ich (keinem|niemandem|euch) mehr (im weg|eine last), seid ihr mich los,
    störe ich (keinen|niemanden|euch) mehr, stör ich (keinen|niemanden|euch) mehr`,
  ifgone: `

    wenn ich (mal |irgendwann |dann |)(nicht mehr (da|bin|hier|lebe)|weg bin|fehle|nicht zurückkomme),
    falls ich (nicht mehr|weg bin|nicht zurück), falls mir (was|etwas) passiert,
    wenn es mich nicht mehr gibt`,
  takecare: `
    kümmert, kümmerst, kümmer, nimmt, nimmst, nehmt, passt auf, passt, würde jemand, meine katze,
    mein kater, meinen hund, mein hund, meine kinder, meine mutter`,
  highplace: `
    brücke, dach, geländer, gleisen, gleise, bahnsteig, balkon, klippe, hochhaus, kante`,
  lookdown: `
    schau(e|) (runter|nach unten|ins wasser|in die tiefe), (runterschauen|runterzuschauen),
    starre (nach unten|ins wasser|auf die gleise|in die tiefe), schaue hinunter,
    guck(e|) (runter|nach unten), blick(e|) in die tiefe`,
  dire3: `
    ohne (ihn|sie) (besser|wär|wäre|wären|leichter)*, besser (wär|wäre|dran) ohne (ihn|sie),
    (will|wollte|möchte) (nicht mehr|nimmer|nich mehr|nie mehr) (leben|aufwachen|existieren|da sein|weiterleben|sein),
    (will|wollte) nicht mehr aufwachen, nicht mehr aufwachen (will|wollte|möchte),
    nicht mehr leben (will|wollte|möchte|mag),
    (will|wollte|möchte) (sterben|sich umbringen|tot sein|springen|verschwinden|schluss machen mit allem),
    sterben (will|möchte|wollte), (bringt|bring) sich um, sich umbringen, sich umzubringen,
    sich umbringt, sich (was|etwas) (antun|antut|antäte|anzutun),
    sich das leben (nehmen|nimmt|zu nehmen), sich (ritzt|ritzen|schneidet|selbst verletzt),
    ritzt sich, schneidet sich, verletzt sich selbst,
    (fällt|falle|fiele) (allen|uns|jedem|nur) (nur |)zur last, allen zur last,
    hat keine lust mehr zu leben, (sieht|hat) keinen (ausweg|sinn) mehr, von allen verabschiedet,
    abschiedsbrief, selbstmord, suizid, vom sterben, redet vom tod,
    dummheit (macht|begeht|anstellt),
    (die tabletten|tabletten) (schon|bereits) (zu hause|gesammelt|bereit)`,
  giving3: `
    verschenkt (alles|seine|ihre|alle), (seine|ihre) (ganzen |)sachen (weg|verschenkt),
    gibt (alles|seine|ihre) (sachen |)(weg|her)*, verschenkt plötzlich,
    verschenkt (seine|ihre) (ganze|ganzen|gesamte), (seine|ihre) (sachen|sammlung) verschenkt`,
  noneed3: `
    (braucht|brauche) (das|es|er es|sie es|sie|er das) (alles |)(ja |)nicht mehr,
    (braucht|brauche) (er|sie) (ja |bald |)nicht mehr, brauch (ich|er|sie) (eh |ja |)nicht mehr,
    nicht mehr brauchen, sagt nicht warum, sagt nicht wieso, ohne grund, auf einmal, plötzlich`,
  joindead3: `

    zu (mama|oma|opa|papa|seiner frau|ihrem mann|meiner mutter|meinem vater) (will|möchte|gehen|wolle|wollen),
    (will|möchte) (nur noch |)(zu|wieder bei) (mama|oma|opa|papa|seiner frau|ihrem mann|meiner mutter|meinem vater)`,
  died3: `
    gestorben, tot, himmel, verstorben, tod, todes, verloren`,
}
