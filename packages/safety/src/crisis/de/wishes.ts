/** Words of the wish to be dead. */
export const wishes = {
  wish: `
    will, wil, möchte, möcht, wollen, wünschte, wünsche mir, wünsch mir, wünschen,
    würde gern, würde gerne, würde am liebsten, wäre gern, wäre gerne, wäre am liebsten,
    am liebsten, sehne mich, sehnsucht, hoffe, hoff, lieber, wäre ich doch, wär ich doch,
    bereit zu, bereit, verdiene, verdient, lust, wunsch, bete, muss, sollte, sollt,
    besser wenn ich, besser ich, einfach nur, lasst mich, lass mich, wenn ich doch,
    wenn ich nur, könnt ich, könnte ich, hätte ich doch, ich mag, mag, wäre ich nur, wär ich`,
  die: `
    sterben, krepieren, verrecken, abkratzen, tot sein, tot wäre, tot wär, wäre tot, wär tot,
    wären tot, tot,
    nicht mehr (leben|aufwachen|existieren|sein|da sein|hier sein|am leben sein|aufwache|existiere|lebe|da|wach werden|aufstehen muss),
    nie (wieder|mehr) (aufwachen|aufwache|wach|aufwachen muss),
    nie (geboren|existiert) (worden|wäre|zu sein|hätte|werden), nie geboren,
    gar nicht (existieren|geboren|leben),
    für immer (einschlafen|schlafen|verschwinden|weg|gehen|einschlafe|verschwinde|die augen),
    einschlafen und (nie|nicht), einschlafe und (nie|nicht), einzuschlafen und (nie|nicht),
    aufhören zu (existieren|leben|atmen),
    von (dieser|der) (welt|erde) (verschwinden|gehen|weg|verschwinde),
    aus (diesem|dem) leben (gehen|scheiden|verschwinden), diese (welt|erde) verlassen,
    diese welt (zu |)verlassen, (das|mein) (leben|dasein) (beenden|verlassen),
    den löffel abgeben, unter der erde, im grab, im sarg, nicht aufwachen, nicht aufwache,
    nicht mehr aufzuwachen, nicht geboren, 💀, ☠, suizid, dass ich sterbe,
    dass ich nicht mehr, dass ich nicht aufwache, dass ich tot, sterbe`,
  finish: `
    allem ein ende, dem ein ende, dem ganzen ein ende, schluss machen mit dem leben,
    mit allem schluss, mit dem leben (schluss|abgeschlossen|abschliessen|fertig),
    dass (alles|es|das alles|das|dieser schmerz|der schmerz) (endet|aufhört|vorbei ist|endlich vorbei|vorbei|endlich aufhört|endlich endet|ein ende),
    alles beenden, alles zu beenden, es beenden, es zu beenden,
    ein ende (setzen|machen|bereiten), ende (setzen|machen|bereiten),
    alles hinter mir lassen, alles vorbei (ist|wäre), es hinter mich bringen,
    endlich ruhe haben, es soll (aufhören|enden|vorbei), ich kann und will nicht mehr,
    es einfach vorbei`,
  live: `
    leben, weiterleben, existieren, am leben, aufwachen, weiterzuleben, zu leben,
    weiter leben, am leben sein, da sein, hier sein, auf dieser welt, weitermachen,
    dieses leben, aufstehen, weiter machen, atmen, weiterzumachen, aufzuwachen,
    zu existieren, am leben zu bleiben, am leben bleiben, da zu sein`,
  livehard: `
    leben, weiterleben, existieren, am leben sein, weiter leben, dieses leben, am leben,
    auf dieser welt sein, zu leben, weiterzuleben, hier sein, da sein, aufwachen, so leben,
    so weiterleben`,
  notmore: `
    nicht mehr, nich mehr, nimmer, nicht länger, net mehr, nicht, nie mehr,
    kein bock mehr zu, keine lust mehr zu, keine lust mehr, keine kraft mehr,
    keinen bock mehr, kein bock mehr`,
  wantverb: `
    will, möchte, kann, wollen, mag, wünsche, schaffe es, ertrage es, halte es, kanns, habe,
    hab`,
  lack: `
    keinen, kein, keine, ohne, nicht, nicht mehr, wozu, welchen, verloren, fehlt, fehlen,
    nichts, was ist der, was für einen, was hat, sinnlos`,
  reason: `
    grund, gründe, sinn, kraft, wille, willen, lebenswille, lebenswillen, lebensmut, mut,
    wert, lust, motivation, energie, recht, bock`,
  nolife: `
    lebensmüde, lebenswillen verloren, lebensmut verloren, lebenslust verloren,
    keinen lebenswillen, keinen lebensmut, des lebens müde, (satt|leid|müde) zu leben,
    leben (satt|leid|müde|hat keinen sinn|hat kein|macht keinen sinn|ist sinnlos|ist nicht lebenswert|ist die hölle|ergibt keinen sinn|ist nichts wert|lohnt sich nicht|ist es nicht wert|nicht mehr lebenswert|ist nicht mehr|ist eine qual|ist nur noch|hat für mich keinen|keinen sinn mehr),
    nicht (lebenswert|verdient zu leben|wert zu leben),
    wozu (lebe|leben|noch leben|bin ich|weiterleben|soll ich|überhaupt noch|noch weiter|noch),
    warum (lebe ich|bin ich (noch |überhaupt |)(hier|am leben|da|auf der welt|geboren)|wurde ich (überhaupt |)geboren|existiere ich|soll ich (noch |weiter|überhaupt )),
    verdiene es nicht zu leben, nicht verdient zu leben, hätte nie geboren,
    nie geboren (worden|werden), hass(e|) (das|mein) leben, hasse es zu leben,
    müde vom leben, müde zu leben, müde am leben, habe genug vom leben, genug vom leben,
    satt zu leben, kein leben mehr, zu feige zum leben, unfähig zu leben, leben ertrage ich,
    bereue geboren`,
  wakenever: `
    nie wieder (aufwachen|wach werden|wach), nie mehr (aufwachen|wach werden|wach),
    nimmer (aufwachen|wach werden), nicht mehr wach werden`,
  gosleep: 'schlafen, einschlafen, die augen zumachen, die augen schließen, hinlegen',
  vanish: `
    verschwinden, weg sein, mich auflösen, auflösen, unsichtbar sein, nicht da sein,
    einfach weg, schlafen und nicht, einschlafen, nicht mehr fühlen, nichts mehr fühlen,
    verschwinde`,
  wholife: 'für immer, einfach, endgültig, von der bildfläche, aus dieser welt, spurlos',
  wontreach: `
    nicht mehr erleben, nicht (erleben|überleben), werde nicht (alt|20|30|achtzehn),
    keine # alt, keine 20, keine 30`,
  hopes: 'hoffe, hoffen, bete, wünsche, wünschte, wünsch',
  nowake: `
    nicht aufzuwachen, nicht aufwachen, nicht mehr aufzuwachen, nicht mehr aufwachen,
    nie wieder aufzuwachen, nicht mehr aufwache, nicht aufwache, nie wieder aufwachen,
    nicht mehr wach`,
  voice: `
    eine stimme, stimmen, die stimme, die stimmen, etwas in mir, mein kopf, in meinem kopf`,
  says: 'sagt, sagen, flüstert, befiehlt, befehlen, schreit, drängt',
  jumpword: 'springen, sterben, umbringen, töten, spring, wehtun, schneiden, es tun, beenden',
  joindead: `
    (zu|bei) (meinem|meiner|meinen) (verstorbenen|toten) (vater|mutter|opa|oma|bruder|mann|frau|sohn|tochter|freund|schwester|hund|eltern|großeltern),
    in den himmel, im himmel sein, meinem vater folgen, meiner mutter folgen`,
  deserve: 'verdiene, verdient, verdien',
  todes: 'den tod, zu sterben, tot zu sein, tod, nicht zu leben, qual, dass ich sterbe',
  heartstop: `
    mein herz (würde |soll |)(aufhören|aufhört|stehen|hörte|stehenbleiben),
    herz aufhören zu schlagen, mich ein auto (überfährt|überfahren|erfasst|anfährt),
    mich ein (lkw|bus|zug) (überfährt|erfasst|überrollt),
    vom (blitz|auto|bus|lkw|zug) (getroffen|überfahren|erfasst|überrollt), krebs hätte,
    im schlaf sterben, im schlaf sterbe, mich jemand (umbringt|erschießt|tötet|umbringen)`,
  lifehurts: `
    (beende|beend) (ich |)(mein leben|es|alles|das leben|mein dasein), mein leben beende,
    leben ist (für mich |)(nur |nur noch |)(leid|qual|leiden|schmerz|last|hölle),
    (leben|existieren|lebe) tut (nur |nur noch |so |einfach |mir |)(noch |)(weh),
    das leben tut,
    leben ist (nur |nur noch |eine |die )(noch |)(qual|schmerz|leid|hölle|folter),
    abgeschlossen mit (dem leben|meinem leben|allem), mit dem leben abgeschlossen,
    mit allem abgeschlossen, mit meinem leben abgeschlossen`,
  giveup: `
    schaffe es nicht mehr, schaff es nicht mehr, kann nicht mehr, halte es nicht mehr aus,
    gebe auf, kann so nicht mehr`,
  nosense: `
    nichts hat (mehr |)sinn, alles sinnlos, nichts macht (mehr |)sinn,
    nichts ergibt (mehr |)sinn`,
  peace: 'frieden, ruhe, erlösung, ruhen, frei sein, erlöst, keine schmerzen mehr',
  dieonly: 'sterben, zu sterben, der tod, tot sein, tot zu sein',
  existence: `
    meine existenz, mein leben, mein dasein, meine geburt, dass es mich gibt, dass ich lebe`,
  mistake: `
    ein fehler, fehler, ein witz, eine verschwendung, ein unfall, eine schande, wertlos,
    sinnlos, nutzlos, eine qual, eine last`,
  gun: 'pistole, waffe, gewehr, knarre, revolver, schusswaffe',
  shootself: `
    mich schon erschossen, mich erschossen, mich erschießen, abgedrückt, abdrücken,
    in den kopf, an den kopf, an die schläfe`,
  rooftop: `
    auf dem dach, auf der brücke, am abgrund, auf dem geländer, auf den gleisen,
    auf dem balkon, an der kante, am bahnsteig, auf der klippe, auf dem hochhaus`,
  onestep: `
    ein schritt, schritt, springen, runter, nach unten, loslassen, es wäre so, ganz leicht,
    so einfach, sprung`,
  staylong: `
    am leben bleibe, am leben bin, leben werde, lebe, durchhalte, da bin, überlebe, am leben`,
  longer: 'noch lange, lange, nächste woche, bis morgen, viel länger, länger',
  doubt: `
    glaube nicht, glaub nicht, weiß nicht ob, bezweifle, denke nicht, kann nicht versprechen,
    bin nicht sicher`,
  perish: 'verrecke, sterbe, krepiere, draufgehe, verschwinde, weg bin, tot bin, abkratze',
  ifw: 'wenn ich, falls ich, ob ich',
  nobodyc: 'keiner, niemand, kein mensch, keinen, niemanden, kein schwein',
  herereason: `
    grund hier zu sein, grund weiterzumachen, grund da zu sein, grund zu bleiben,
    grund zum leben, grund hier zu bleiben, grund noch hier`,
  endall2: `
    ein ende zu setzen, ein ende setzen, alles zu beenden, alles beenden, schluss zu machen,
    es zu beenden, mein ende, das ende`,
  onlyanswer: `
    einzige antwort, die antwort, einzige lösung, die lösung, einziger ausweg,
    einzige ausweg, einzige option, einzige möglichkeit`,
  vanish2: 'verschwinden, weggehen, weg, gehen, abhauen, einschlafen, verschwinde',
  neverback: `
    nie wiederkommen, nie wieder zurück, nie mehr zurück, nicht mehr wiederkommen,
    nie zurückkommen, nicht zurückkommen, für immer, nie mehr wiederkommen`,
  hurtme: `
    verletze ich mich, mich verletzen, ritze ich mich, mich ritzen, mich selbst verletzen,
    mir wehtun, mich schneiden, schneide ich mich`,
  notrace: `
    ohne spuren, ohne narben, ohne dass, unbemerkt, heimlich, keine narben, keine spuren`,
  sunrise: `
    die sonne, den morgen, morgen, den nächsten tag, einen weiteren tag, den sonnenaufgang,
    den nächsten morgen`,
  nomoresee: `
    nicht mehr sehen, nicht mehr erleben, nicht erleben, nie wieder sehen, nicht sehen,
    nicht mehr aufgehen sehen`,
  truck: 'lastwagen, lkw, auto, bus, zug, laster, bahn',
  runover: 'überfährt, erfasst, überrollt, anfährt, umfährt, erwischt, überfahren',
  restforever: `
    für immer ausruhen, für immer ruhen, für immer schlafen, ewig schlafen, endgültig ruhe,
    für immer ruhe, ewige ruhe`,
  onlythink: `
    denke nur noch, denk nur noch, denke nur, denke ständig, denke dauernd, denke immer nur,
    träume nur noch, denke an nichts anderes, nur noch ans, nur noch an`,
  dyingx: `
    ans sterben, an den tod, an selbstmord, an suizid, sterben, den tod, ans aufhören,
    umzubringen, ans ende`,
  onemoreday: `
    keinen tag länger, keinen tag mehr, keine minute länger, keine stunde länger,
    keine sekunde länger, nicht einen tag, keinen weiteren tag`,
  worldx: `
    dieser welt, auf der welt, leben, am leben, hier sein, existieren, dieser erde,
    aushalten`,
  leavew: `
    diese welt zu verlassen, diese welt verlassen, die welt zu verlassen,
    von dieser welt zu gehen, von dieser welt gehen, aus dem leben zu scheiden,
    aus dem leben scheiden, das leben zu verlassen`,
  relief: 'erleichterung, erlösung, befreiung, frieden, ruhe, segen, geschenk',
  deathx: 'der tod, tod, sterben, tot sein, tot zu sein',
  decided: `
    entschieden, beschlossen, entschlossen, entscheidung getroffen, mich dazu entschieden`,
  dyingx2: `
    zu sterben, zu gehen für immer, mich umzubringen, mein leben zu beenden, dem ein ende,
    zu verschwinden, sterben`,
  ought: 'sollte, hätte, müsste, hätte längst, verdiene, hätte schon',
  deadlong: `
    nicht leben, sterben sollen, tot sein sollen, längst sterben sollen, längst tot,
    nie leben, tot sein, gar nicht leben, nicht mehr leben, sterben müssen, nicht geboren`,
  endsame: `
    endet sowieso gleich, endet eh gleich, endet sowieso, kommt aufs gleiche raus,
    am ende ist es gleich`,
  sooner: `
    warum nicht früher, warum warten, lieber früher, je früher, besser früher, wozu warten`,
  onlydeath: `
    als der tod, außer dem tod, als zu sterben, als den tod, außer zu sterben, nur der tod,
    nur noch der tod, außer sterben, als sterben, nur noch sterben`,
  fallhere: `
    von hier zu fallen, von hier fallen, hier runterzufallen, hier runterfallen,
    mich fallen zu lassen, mich fallen lassen, loszulassen`,
  notbad: `
    nicht das schlechteste, nicht so schlimm, gar nicht schlecht, ganz leicht, so einfach,
    nicht schlimm`,
  sunx: `
    die sonne von morgen, die sonne morgen, dass morgen nicht, kein morgen, der morgen nicht,
    morgen nicht kommt`,
  neverhere:
    'nie auf die welt kommen sollen, nie auf die welt gekommen, nicht auf die welt kommen, nie geboren, nie existieren sollen, nie auf der welt',
}
