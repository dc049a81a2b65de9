/** The words of the crisis rules in this language; how they are written: CrisisPack in pack.ts. */
export const deTerms = {
  first: 'ich, mein leben, meine gedanken, mein kopf, wir, ichs',
  second: 'du, ihr, dein, deine, euch, dich, dir',
  third: `
    er, sie, freund, freundin, freunde, kumpel, mann, frau, ehemann, ehefrau, partner,
    partnerin, mutter, mama, vater, papa, eltern, bruder, schwester, sohn, tochter, kind,
    kinder, cousin, cousine, onkel, tante, kollege, kollegin, nachbar, nachbarin, schüler,
    schülerin, mitbewohner, mitbewohnerin, ex, oma, opa, klassenkameradin, klassenkamerad,
    bekannter, bekannte, neffe, nichte, mitschülerin, mitschüler, bekannten, freundes,
    verlobter, verlobte, jugendlicher, schwager, jemand der, jemand den, ein mädchen,
    ein junge, ein typ, jemandem der, eine bekannte`,
  toward: `
    mit meiner, mit meinem, mit meinen, zu meiner, zu meinem, ohne meine, ohne meinen,
    von meiner, von meinem, für meine, für meinen, an meine, an meinen, meiner, meinem`,
  generic: `
    man, jemand, leute, menschen, patienten, jugendliche, personen, einer, viele, manche,
    hauptfigur, protagonist, figur, held, schauspieler, sänger, betroffene, wer,
    hauptcharakter`,
  and: 'und, aber, oder, weil, denn, deshalb, also, doch',
  neg: `
    nicht, nie, niemals, kein, keine, keinen, ohne, weder, nich, ned, net, hör auf, nix,
    statt`,
  notneg: `
    (kann|konnte|halte|halt|weiss|verstehe|schaffe|schaff|ertrage|sehe|glaube|schlafe|fühle) (es |das |ich |mich |ihn |sie |einfach |)(nicht|nich),
    nicht (mehr|nur|genug|gut|gern|weiter|einmal|schlafen|wichtig|klar|wirklich gut|wert|ok|okay|besser|aufhören|anders|allein|leicht),
    warum nicht, kein (ausweg|ende|grund|sinn|wunder|ziel|mensch|witz|scherz),
    keine (kraft|lust|hoffnung|zukunft|ahnung|freunde|energie|chance|wahl|perspektive|luft|familie|mehr),
    keinen (sinn|ausweg|grund|mut|mehr|bock|job|menschen|platz|wert),
    ohne (mich|dich|sie|ihn|hoffnung), niemand,
    nie (wieder|genug|besser|mehr gut|geliebt|glücklich), nichts`,
  report: `
    sagt, sagte, gesagt, meint, meinte, schreibt, schrieb, geschrieben, erzählt, erzählte,
    gepostet, droht, drohte, gestanden, anvertraut, erwähnt, geschickt, redet, behauptet,
    wiederholt`,
  fiction: `
    film, filme, buch, roman, serie, folge, figur, charakter, held, heldin, lied, lieder,
    song, songtext, liedtext, text, album, spiel, spiele, anime, manga, gedicht, doku,
    dokumentation, artikel, nachrichten, bericht, theater, oper, schauspieler,
    schauspielerin, sänger, sängerin, podcast, geschichte, titel, szene, staffel, rapper,
    werther, goethe, referat, hausarbeit, minecraft, tatort, stück`,
  past: `
    vor jahren, vor vielen jahren, vor # jahren, vor langer zeit, früher, damals,
    als ich # war, als ich jung, als teenager, als jugendliche, als jugendlicher, als kind,
    in der schulzeit, einst, vor einem jahr, in meiner jugend`,
  over: `
    heute geht (es|s), jetzt geht (es|s) mir (gut|besser|wieder gut|viel besser),
    geht (es|s) mir (heute|jetzt|inzwischen|wieder|mittlerweile) (gut|besser|viel besser|wieder gut),
    inzwischen (geht|bin ich|gehts), mittlerweile (geht|bin ich|gehts),
    bin (ich |)(heute |jetzt |)froh (dass ich|zu leben|noch),
    froh (am leben|noch zu leben|dass ich lebe|dass ich noch|dass ich es nicht),
    heute bin ich (glücklich|froh|gesund), überwunden, hinter mir, geheilt,
    zum glück nicht mehr, jetzt nicht mehr, heute nicht mehr, geschafft da raus`,
  still: `
    seit, schon lange, wieder, immer, immer noch, noch, jetzt, heute, gerade, zurzeit,
    momentan, täglich, jeden tag, ständig, gestern, letzte woche, in letzter zeit,
    heute nacht, neuerdings, oft, manchmal`,
  wish: `
    will, wil, möchte, möcht, wollen, wünschte, wünsche mir, wünsch mir, wünschen,
    würde gern, würde gerne, würde am liebsten, wäre gern, wäre gerne, wäre am liebsten,
    am liebsten, sehne mich, sehnsucht, hoffe, hoff, lieber, wäre ich doch, wär ich doch,
    bereit zu, bereit, verdiene, verdient, lust, wunsch, bete, muss, sollte, sollt,
    besser wenn ich, besser ich, einfach nur, lasst mich, lass mich, wenn ich doch,
    wenn ich nur, könnt ich, könnte ich, hätte ich doch, ich mag, mag, wäre ich nur, wär ich`,
  wished: `
    wollte, wollt, hab versucht, habe versucht, versuchte, dachte an, dachte daran,
    gewünscht, überlegt`,
  lean: `
    denke, denk, denken, dachte, gedanken, gedanke, daran, darüber, überlege, überleg,
    überlegen, plane, plan, geplant, planen, vorhabe, habe vor, hab vor, entschieden,
    entschlossen, beschlossen, versuche, versuch, versucht, versuchen, vorbereitet,
    stelle mir vor, stell mir vor, fantasiere, drang, bedenken, impuls, kurz davor, mut,
    angst dass ich, stimmen, werde mich, werde ich mich, träume, träum, google, recherchiere,
    spiele mit, möglichkeiten`,
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
  mich: 'mich, mich selbst, mich selber',
  actverb: `
    umbringen, umzubringen, umbringe, umgebracht, töten, zu töten, erschießen, zu erschießen,
    vergiften, zu vergiften, ersticken, erwürgen, abstechen`,
  act: `
    selbst umbringen, mich selbst töten, selbst töten, mich erhängen, mich aufhängen,
    erhängen, aufhängen, mich zu erhängen, mich erschiessen, mich zu erschiessen,
    erschiesse mich, mich ertränken, mich vergiften, mich ersticken,
    mir das leben (nehmen|zu nehmen|nehme), das leben (nehmen|nehme|genommen), leben nehmen,
    mir was antun, mir etwas antun, mir was anzutun, mir etwas anzutun, mir was antue,
    mir etwas antue, mir was antu,
    mir die (pulsadern|kehle|adern) (aufschneiden|aufzuschneiden|aufschlitzen|durchschneiden|aufschneide),
    pulsadern, mir eine kugel, kugel in den kopf, suizid begehen, selbstmord begehen,
    suizid zu begehen, selbstmord zu begehen, suizid machen, selbstmord machen,
    suizidversuch, selbstmordversuch, suizid planen,
    mein leben (beenden|zu beenden|beende|wegwerfen|auslöschen|zu ende bringen),
    meinem leben ein ende, meinem leiden ein ende, dem leben ein ende,
    vor (den|einen|die|nen|ne) (zug|bahn|u bahn|s bahn|bus|lkw|auto|ubahn|sbahn|strassenbahn),
    von (der|einer|dem|einem|ner|nem) (brücke|hochhaus|dach|balkon|haus|klippe|turm|hausdach|parkhaus) (springen|zu springen|stürzen|springe|gesprungen|runterspringen|runter),
    aus dem fenster (springen|zu springen|springe|stürzen),
    vom (dach|balkon|hochhaus|turm|parkhaus|haus) (springen|zu springen|stürzen|springe),
    mich vor den zug,
    gegen (einen|den|nen) (baum|brückenpfeiler|lkw) (fahren|zu fahren|fahre),
    in den tod (springen|stürzen),
    alle (tabletten|pillen|medikamente|schlaftabletten|meine tabletten|meine medikamente) (nehmen|schlucken|zu nehmen|zu schlucken|auf einmal|genommen|geschluckt),
    tabletten (geschluckt|schlucken|auf einmal|genommen), überdosis, kms, von der brücke,
    mich ritzen bis, mich wegmachen, mich vor die bahn, ins wasser gehen und nicht, freitod`,
  suicide: `
    suizid, selbstmord, suizidgedanken, selbstmordgedanken, freitod, meinen tod,
    mein eigener tod, suizidal, mich umzubringen, mir das leben zu nehmen, selbsttötung,
    suizitgedanken, suizidale gedanken, suizidmethoden`,
  suinoun: `
    suizidgedanken, selbstmordgedanken, suizidale gedanken, suizidal, suizidgefährdet,
    suizidabsichten, suizidversuch, selbstmordversuch, todessehnsucht, suizidpläne,
    lebensmüde, selbstmordgefährdet, suizidwunsch, suizidal bin, todeswunsch,
    selbstmordabsichten`,
  have: `
    habe, hab, bin, hatte, fühle mich, fühl mich, haben, kriege, bekomme, meine, starke,
    schwere, wieder, ständig, immer, akut, sehr, mit, und`,
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
  inplace: `
    in (dieser wohnung|dieser stadt|berlin|deutschland|der stadt|einer wg|dem haus|münchen|hamburg),
    bei meinen eltern, mit ihm, mit ihr, zusammen, zu hause, vegan`,
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
  onlyway: `
    einzige (ausweg|lösung|weg|möglichkeit|option|chance|rettung), einziger (ausweg|weg),
    letzter ausweg, letzte ausweg, beste (lösung|für alle), erlösung, die lösung, der ausweg,
    befreiung, einzige was mir, besser als`,
  tod: 'tod, suizid, selbstmord, sterben, tot, tot sein, zu sterben, umbringen',
  gone: `
    ohne mich,
    wenn ich (nicht mehr|weg|tot|sterbe|nicht da|nie geboren|verschwinde|verschwinden|nicht existieren|sterben|mich umbringe|gestorben|einfach weg|einfach verschwinde|gar nicht|nie existiert|einfach nicht mehr|morgen nicht mehr),
    wenn es mich nicht, gäbe es mich nicht, ich (tot|weg) (bin|wäre), mich nicht mehr gibt,
    mich nicht gäbe, nicht mehr da (bin|wäre), nicht mehr lebe, weg wäre, tot wäre,
    ich stürbe, mich los`,
  better: `
    besser dran, besser, glücklicher, erleichtert, froh, leichter, einfacher, gut gehen,
    ruhe, besser gehen, erleichterung, gefallen, aufatmen, freuen, entlastet, glücklich`,
  who: `
    niemand, keiner, niemandem, keinem, wer, kein mensch, würde jemand, ob jemand, jemand,
    kein schwein`,
  care: `
    vermissen, vermisst, merken, bemerken, interessieren, interessiert, auffallen, traurig,
    weinen, kümmern, kümmert, stören, fehlen, trauern, auffällt, merkt, jucken, juckt,
    kommt zu meiner beerdigung, schert`,
  burden: `
    last, belastung, bürde, ballast, klotz am bein, zur last, überflüssig, im weg, unnütz,
    nur im weg, eine zumutung, schmarotzer`,
  others: `
    alle, allen, jeden, familie, eltern, freunde, freunden, anderen, andere, kinder, mann,
    frau, menschen, umfeld, meiner, meinen, für alle, nur, nur eine, jedem, falle, euch,
    welt, meine mutter`,
  bye: `
    leb wohl, lebt wohl, lebe wohl, auf wiedersehen, tschüss, abschied, adieu, machts gut,
    macht es gut, mach es gut, lebewohl, ade, machs gut`,
  forever: `
    für immer, welt, grausame welt, alle, alle zusammen, ihr lieben, leben, mama, papa,
    an alle`,
  thanks: `
    danke für alles, danke, es tut mir leid, tut mir leid, verzeiht mir, verzeih mir,
    ich liebe euch, ich hab euch lieb, ich liebe dich, gebt euch nicht die schuld,
    gib dir nicht die schuld, vergesst mich nicht, passt auf, pass auf, kümmert euch um,
    entschuldigt, verzeihung`,
  leaving: `
    bin ich nicht mehr (da|hier|am leben|unter euch|bei euch|auf dieser welt),
    bin nicht mehr (da|hier|am leben|lange da|lange hier), nicht mehr da sein,
    nicht mehr hier sein, nicht mehr am leben sein, nicht mehr unter euch,
    (wenn|falls) (du|ihr|jemand) (das|dies|diese zeilen|diesen brief|diese nachricht) (liest|lest|hier lest|hier liest),
    bin ich (schon |bereits |)(tot|weg|fort|nicht mehr),
    letzte (nachricht|nacht|worte|post|mal|brief|mal dass wir),
    letzter (brief|tag|abend|post|gruss), letztes mal, meine letzten worte, mein letzter tag,
    mein letzter abend, sucht mich nicht, sucht nicht nach mir, such mich nicht,
    werdet mich nie, wirst mich nie, nie wieder von mir hören, auf der anderen seite,
    im nächsten leben, im himmel wieder, bin bald weg, ich gehe jetzt für immer,
    ich gehe für immer, meine zeit ist gekommen, morgen gibt es mich,
    erlebe den morgen nicht, wache morgen nicht mehr, seid ihr mich los`,
  note: `
    abschiedsbrief, abschiedsbriefe, abschiedsnachricht, abschiedsvideo, testament,
    abschiedsworte, abschiedszeilen, brief an meine (eltern|familie|kinder|mutter),
    briefe an alle`,
  write: `
    geschrieben, schreibe, schreib, schreiben, verfasst, fertig, hinterlassen, hinterlegt,
    liegt, liegen, habe, hab, aufgenommen, mein, meinen, meine, bereit, schon, aufgesetzt,
    formulieren`,
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
  accident: `
    beim kochen, beim rasieren, aus versehen, versehentlich, beim sport, beim fussball,
    beim training, unfall, gestolpert, gefallen, beim schneiden, am papier, finger,
    in den finger, zwiebeln, gemüse, brot, knie, knöchel, rücken, beim joggen, beim spielen,
    beim handball, haare, mein auto, das knie, tickets, ins tattoo, am herd`,
  eating: `
    mich übergeben, übergeben nach, erbrechen, mich erbrechen, zum erbrechen, kotzen nach,
    absichtlich kotzen, finger in den hals, nichts mehr essen, nichts essen, nichts zu essen,
    aufhören zu essen, nicht mehr essen, hungern, weghungern, mich aushungern, aushungern,
    abführmittel, magersüchtig, magersucht, bulimie, pro ana, proana, thinspo,
    # kalorien am tag, # kalorien pro tag, fasten bis, ohne essen`,
  thin: `
    abnehmen, abzunehmen, abnehme, dünn, dünner, schlank, kilo, kilos, dick, fett, gewicht,
    mager, zunehmen, kg, knochen`,
  eatask: `
    wie, tipps, tricks, ich will, möchte, werden, hilf mir, wie lange, schaffe, kann ich,
    ohne dass, heimlich, anleitung, am besten, schnell, wochen, tage, wollen`,
  laugh: `
    vor (lachen|hunger|durst|langeweile|hitze|kälte|scham|müdigkeit|neugier|sehnsucht|aufregung|freude|angst|peinlichkeit|liebe|lachkrampf|neid),
    gelacht, lachen, gelangweilt, geärgert, geschwitzt, gefroren, müde, schick, sicher,
    langweilig, traurig,
    für (einen|ein|eine|den|das|die) (kaffee|pizza|eis|döner|burger|schlaf|bier|schokolade|stück|keks),
    im spiel, im game, schön, gesagt, gleich, stellen, geglaubt, gearbeitet`,
  deadword: `
    totes meer, tote hose, toter winkel, tot umfallen, halb tot, halbtot, scheintot, todmüde,
    todlangweilig, totlachen, tote leitung, tote sprache, akku tot, totgelacht,
    lach mich tot, lacht sich tot, zu tode (erschrocken|gelangweilt|geschämt), handy tot,
    batterie tot, bis der tod, todernst, todsünde, auf leben und tod, tod und teufel,
    schwarzer tod, plant tot, pflanzen tot, internet tot`,
  suiprevent: `
    prävention, prävent*, suizidprävention, rate, raten, statistik, squad, hilfe, hotline,
    attentat, attentäter, kommando, telefon, beratung, präventions, drohne, bomber`,
  earlyhour: `
    (so |zu |ganz |)(früh|zeitig|spät), um (#|##|vier|fünf|sechs|sieben|acht), vom (wecker|lärm|nachbarn),
    mitten in der nacht, vor (#|##|sieben|acht|neun|zehn|elf|mittag), mit (kater|kopfschmerzen|rückenschmerzen|muskelkater)`,
  wakeup: 'aufwachen, aufwache, aufstehen, wach werden, aufzuwachen',
  wakenever: `
    nie wieder (aufwachen|wach werden|wach), nie mehr (aufwachen|wach werden|wach),
    nimmer (aufwachen|wach werden), nicht mehr wach werden`,
  gosleep: 'schlafen, einschlafen, die augen zumachen, die augen schließen, hinlegen',
  fewpills: `
    (eine|zwei|drei|vier|#) (tablette|tabletten|pille|pillen|paracetamol|ibuprofen|aspirin)`,
  than: `
    lieber sterben als, lieber tot als, sterben als,
    bevor ich (das esse|da hingehe|das mache|das kaufe|so was)`,
  breakoff: `
    beziehung, ehe, projekt, meeting, gespräch, chat, abo, vertrag, spiel, job, arbeit,
    kündigung, studium, ausbildung, telefonat, sitzung, prüfung, prüfungen, semester, woche,
    mit (ihm|ihr|meinem freund|meiner freundin), rauchen, diskussion, streit, schicht,
    freundschaft, winter, regen, stau, corona, krieg`,
  titled: 'heisst, titel, namens, genannt, singt, refrain, zeile',
  hateself: `
    hasse mich, hass mich,
    ich bin (wertlos|nichts wert|nutzlos|ein versager|eine versagerin|ein nichts|abschaum|eine enttäuschung|unnütz|ein fehler|müll|eine last),
    wertlos, hasse mein leben,
    mein leben ist (scheisse|im arsch|vorbei|die hölle|ein scherbenhaufen|am ende|eine katastrophe|kaputt|ein albtraum),
    ekel mich, ekle mich, nichts wert, zu nichts zu gebrauchen, versager, nutzlos,
    selbsthass, zu nichts nutze`,
  hopeless: `
    hoffnungslos, keine hoffnung, ausweglos, kein ausweg, keinen ausweg, keine zukunft,
    sinnlos, hat keinen sinn, macht keinen sinn, alles egal, verzweifelt, verzweiflung,
    am ende, aufgegeben, gebe auf, geb auf, alles ist verloren, wird nie besser,
    wird nicht besser, nie besser, ganz unten, nichts mehr zu verlieren, kein licht,
    kein land, am boden, tiefpunkt`,
  cannot: `
    (kann|halte|halt|schaffe|schaff|ertrage|ertrag|pack|packe) (es |das |ich |mich |dieses leben |den schmerz |diesen schmerz |einfach |das alles |alles |)(nicht|nich|nimmer),
    kann nicht mehr, keine kraft mehr, am ende meiner kraft, meine kraft ist,
    ist mir zu viel, unerträglich, zerbreche, gehe kaputt, geh kaputt`,
  tired: `
    müde, erschöpft, leide, schmerz, schmerzen, qual, depressiv, depression, depressionen,
    traurig, weine, leer, kaputt, gebrochen, leere, einsam`,
  alone: `
    niemand liebt mich, keiner liebt mich, niemand mag mich, keiner mag mich,
    niemand versteht mich, keiner versteht mich, niemand braucht mich, keiner braucht mich,
    alle hassen mich, ganz allein, völlig allein, niemanden zum reden, interessiert keinen,
    niemanden mehr, ganz alleine`,
  vanish: `
    verschwinden, weg sein, mich auflösen, auflösen, unsichtbar sein, nicht da sein,
    einfach weg, schlafen und nicht, einschlafen, nicht mehr fühlen, nichts mehr fühlen,
    verschwinde`,
  wholife: 'für immer, einfach, endgültig, von der bildfläche, aus dieser welt, spurlos',
  confirm: `
    meine es ernst, mein es ernst, kein scherz, kein witz, ich mach es, ich werde es tun,
    ich tue es, ich tu es, habe einen plan, hab einen plan, alles vorbereitet, es steht fest,
    zu spät, heute nacht tue, schon genommen, schon geschluckt, niemand kann mich aufhalten,
    heute mache ich`,
  someone: `
    er, sie, freund, freundin, freunde, kumpel, mann, frau, ehemann, ehefrau, partner,
    partnerin, mutter, mama, vater, papa, eltern, bruder, schwester, sohn, tochter, kind,
    kinder, cousin, cousine, onkel, tante, kollege, kollegin, nachbar, nachbarin, schüler,
    schülerin, mitbewohner, mitbewohnerin, ex, oma, opa, klassenkameradin, klassenkamerad,
    bekannter, bekannte, neffe, nichte, mitschülerin, mitschüler, bekannten, freundes,
    verlobter, verlobte, jugendlicher, schwager, jemand, ein mädchen, ein junge, ein typ,
    jemanden`,
  wants3: `
    will, wollte, möchte, droht, drohte, denkt, dachte, redet, spricht, plant, hat vor,
    überlegt, versucht, hat versucht, sagt, sagte, gesagt, meint, schreibt, wünscht,
    hat gedroht, würde, davon, damit, darüber, geschrieben, am liebsten, nicht mehr, lieber,
    erwähnt`,
  act3: `
    sich umbringen, sich umzubringen, sich das leben, sich was antun, sich etwas antun,
    sich etwas anzutun, sich was anzutun, sterben, zu sterben, sich töten, sich erhängen,
    sich zu erhängen, suizid, selbstmord, vor den zug, springen, zu springen, leben,
    leben will, umbringen, umbringt, sich vor, tot, suizidgedanken, selbstmordgedanken,
    das leben zu nehmen, das leben nehmen, sich erschiessen, nicht mehr leben`,
  sui3: `
    ritzt sich, sich ritzt, ritzt, sich selbst verletzt, verletzt sich selbst,
    selbst verletzt, suizidal, suizidgedanken, selbstmordgedanken, suizidgefährdet,
    suizidversuch, selbstmordversuch, abschiedsbrief, abschiedsnachricht, schneidet sich,
    sich schneidet, tabletten geschluckt, überdosis, nicht mehr leben, sich umzubringen,
    sich umbringen, sich umbringt, sich was antut, sich etwas antut, lebensmüde, suizid,
    selbstmord`,
  ofneed: `
    sorge, sorgen, angst um, angst dass, was soll ich, was kann ich, was tun,
    wie (kann ich|soll ich|helfe|hilft man|kann man|reagiere|verhalte|soll man), helfen,
    hilfe, mache mir, rat, unterstützen, was sage ich, machen mir angst, hat mir gesagt,
    hat mir geschrieben, glaube`,
  wontreach: `
    nicht mehr erleben, nicht (erleben|überleben), werde nicht (alt|20|30|achtzehn),
    keine # alt, keine 20, keine 30`,
  hopes: 'hoffe, hoffen, bete, wünsche, wünschte, wünsch',
  nowake: `
    nicht aufzuwachen, nicht aufwachen, nicht mehr aufzuwachen, nicht mehr aufwachen,
    nie wieder aufzuwachen, nicht mehr aufwache, nicht aufwache, nie wieder aufwachen,
    nicht mehr wach`,
  took: 'genommen, geschluckt, nehme, schlucke, eingenommen, intus, genommen hab',
  quantity: `
    ganze packung, ganze schachtel, packung, alle, viel zu viele, eine handvoll, zu viele, ##,
    sämtliche, ganzen blister, flasche, überdosis`,
  bring: 'bring, bringe, brächte, bring ich',
  um: 'um, mich um',
  voice: `
    eine stimme, stimmen, die stimme, die stimmen, etwas in mir, mein kopf, in meinem kopf`,
  says: 'sagt, sagen, flüstert, befiehlt, befehlen, schreit, drängt',
  jumpword: 'springen, sterben, umbringen, töten, spring, wehtun, schneiden, es tun, beenden',
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
  ifidie: `
    wenn ich (morgen |heute |jetzt |)(sterbe|sterben würde|sterben sollte|tot bin|tot wäre|weg bin|weg wäre|verschwinde|verschwinden würde)`,
  cry: `
    weint, weinen, trauert, interessiert, kümmert, merkt, vermisst, juckt, keiner, niemand,
    keinen, traurig`,
  onlything: 'nur, nur noch, das einzige, einzig, nur die',
  blade: `
    die klinge, klinge, das ritzen, die rasierklinge, der schmerz, schmerz, schneiden,
    das messer, ritzen, das blut`,
  helps: 'hilft, beruhigt, erleichtert, lässt mich, tröstet, spüre, fühle',
  joindead: `
    (zu|bei) (meinem|meiner|meinen) (verstorbenen|toten) (vater|mutter|opa|oma|bruder|mann|frau|sohn|tochter|freund|schwester|hund|eltern|großeltern),
    in den himmel, im himmel sein, meinem vater folgen, meiner mutter folgen`,
  endall: `
    schluss mit (allem|dem leben|meinem leben), mache schluss mit allem,
    mach schluss mit allem, mache ich schluss, mach ich schluss, mache dem ein ende,
    ein ende machen, mache ein ende, mach dem ganzen ein ende, mach ein ende,
    mit allem schluss, schluss machen mit allem`,
  spot: `
    brücke, das datum, den ort, den tag, den zug, die stelle, den baum, die methode,
    das seil, den strick`,
  chosen: `
    ausgesucht, ausgewählt, gefunden, festgelegt, überlegt, gewählt, ausgeguckt, vorbereitet`,
  deserve: 'verdiene, verdient, verdien',
  todes: 'den tod, zu sterben, tot zu sein, tod, nicht zu leben, qual, dass ich sterbe',
  hurts: 'tut, ist, macht, wie, weh, schmerzhaft, schmerzvoll, wie lange, qualvoll',
  diesub: `
    erhängen, ertrinken, verbluten, sich erhängen, sich umbringen, aufhängen, sterben,
    vergiften, pulsadern aufschneiden, erschießen`,
  weh: 'weh, schmerzhaft, schmerzvoll, qualvoll, lange, schlimm',
  heartstop: `
    mein herz (würde |soll |)(aufhören|aufhört|stehen|hörte|stehenbleiben),
    herz aufhören zu schlagen, mich ein auto (überfährt|überfahren|erfasst|anfährt),
    mich ein (lkw|bus|zug) (überfährt|erfasst|überrollt),
    vom (blitz|auto|bus|lkw|zug) (getroffen|überfahren|erfasst|überrollt), krebs hätte,
    im schlaf sterben, im schlaf sterbe, mich jemand (umbringt|erschießt|tötet|umbringen)`,
  noeat: `
    esse nichts, esse (seit|schon) # tagen nichts, seit # tagen nichts, seit tagen nichts,
    nichts gegessen, esse seit, ohne essen, esse nicht mehr, esse kaum`,
  hold: `
    halte, durchhalten, länger, dünner, abnehmen, abzunehmen, dick, fett, kilo, ohne dass,
    schlank, weiter`,
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
  find3: 'gefunden, entdeckt, geschickt, bekommen, erhalten, gesehen, hinterlassen',
  armcut3: `
    (aufgeschnittenen|aufgeritzten|geritzten|zerschnittenen|blutigen) (armen|arm|handgelenken|unterarmen|beinen),
    narben am arm, schnitte am arm, schnitten am arm, geritzte arme, aufgeschnittene arme`,
  jump3: `
    springt, springen, stürzt sich, wirft sich, hängt sich auf, bringt sich um,
    bringe sich um, sich vor den zug, erhängt sich, sich umbringt, tut sich was an,
    tut sich etwas an, sie sich umbringt, er sich umbringt`,
  window3: `
    aus dem fenster, von der brücke, vom dach, vor den zug, vom balkon, um, vom hochhaus,
    in den tod, etwas an, was an, auf`,
  helpsomeone: `
    wie hilft man, wie helfe ich, wie kann ich, helfen, umgehen mit, wie geht man mit,
    wie rede ich mit, was sagt man, unterstützen`,
  suicidal3: `
    (jemandem|jemanden|einem freund|einer freundin|einem menschen) der (sich umbringen|sich das leben|suizidal|nicht mehr leben|sich ritzt|suizidgedanken|sterben|sich selbst),
    jemandem mit suizidgedanken, suizidalen (menschen|freund|freundin|personen)`,
  peace: 'frieden, ruhe, erlösung, ruhen, frei sein, erlöst, keine schmerzen mehr',
  dieonly: 'sterben, zu sterben, der tod, tot sein, tot zu sein',
  search3: `
    sucht, googelt, recherchiert, liest, informiert sich, schaut, gesucht, gegoogelt`,
  methods3: `
    suizidmethoden, suizid, selbstmord, selbstmordmethoden, suizidforen,
    wie man sich umbringt, selbstverletzung`,
  swallow3: 'geschluckt, genommen, eingenommen, intus',
  existence: `
    meine existenz, mein leben, mein dasein, meine geburt, dass es mich gibt, dass ich lebe`,
  mistake: `
    ein fehler, fehler, ein witz, eine verschwendung, ein unfall, eine schande, wertlos,
    sinnlos, nutzlos, eine qual, eine last`,
  unwake: `
    nicht mehr aufwacht, nicht mehr aufwache, nicht mehr aufzuwachen, nie wieder aufwacht,
    nie wieder aufwache, nicht aufwacht, nicht aufwache, für immer schläft,
    nicht mehr aufwachen`,
  howmany: 'wie viele, wieviele, wie viel, wieviel, welche dosis',
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
  notleave: `
    gehen nicht weg, hören nicht auf, kommen immer wieder, sind wieder da, lassen mich nicht,
    werden stärker, werden schlimmer, jeden tag, ständig, quälen mich, verschwinden nicht,
    verfolgen mich, lassen nicht nach`,
  peacego: `
    beruhigt gehen, in frieden gehen, kann jetzt gehen, bereit zu gehen, nichts hält mich,
    hält mich nichts, was hält mich, in ruhe gehen, endlich gehen`,
  stare: `
    starre, schaue, halte, vor mir, in der hand, neben mir, auf dem nachttisch,
    unter dem kissen, liegt vor mir, liegen vor mir, liegen neben mir`,
  meansx: `
    tablettenpackung, tabletten, tablettendose, schlaftabletten, klinge, rasierklinge,
    messer, seil, strick, pistole, waffe, pillen, medikamente`,
  noreply: `
    nicht antworte, nicht mehr antworte, nicht mehr melde, nichts mehr von mir,
    nicht mehr erreichbar, nicht mehr schreibe, nicht auftauche`,
  dontsad: `
    sei nicht traurig, seid nicht traurig, weine nicht, weint nicht, mach dir keine sorgen,
    nicht deine schuld, nicht eure schuld, vergiss mich, gib dir nicht`,
  restforever: `
    für immer ausruhen, für immer ruhen, für immer schlafen, ewig schlafen, endgültig ruhe,
    für immer ruhe, ewige ruhe`,
  hellday: `
    jeder tag ist (die hölle|eine qual|die reinste hölle|folter), mein leben ist die hölle,
    jeder tag eine qual, lebe in der hölle`,
  whenend: `
    wann es (endlich |)(vorbei|aufhört|endet|zu ende),
    wann das (endlich |)(vorbei|aufhört|endet), wann hört es auf, endlich vorbei ist,
    wie lange noch`,
  lesswith: `
    müssten (meine eltern |sie |alle |)nicht mehr, müssten nicht mehr, müsste nicht mehr,
    nicht mehr streiten, hätten sie (endlich |)ruhe, hätten alle ruhe, wären freier,
    könnten endlich, könnte endlich, ginge es`,
  unwanted: `
    mich will (sowieso |eh |ja |)(keiner|niemand), keiner will mich, niemand will mich,
    niemand braucht mich, keiner braucht mich, will mich niemand, will mich keiner,
    braucht mich niemand`,
  onlythink: `
    denke nur noch, denk nur noch, denke nur, denke ständig, denke dauernd, denke immer nur,
    träume nur noch, denke an nichts anderes, nur noch ans, nur noch an`,
  dyingx: `
    ans sterben, an den tod, an selbstmord, an suizid, sterben, den tod, ans aufhören,
    umzubringen, ans ende`,
  poisonx: `
    rattengift, gift, bleiche, pestizid, schlaftabletten, tabletten, insulin, putzmittel`,
  swallowit: `
    zu nehmen, zu schlucken, zu trinken, einzunehmen, schlucken, trinken, um es zu nehmen,
    nehmen will`,
  thislife: 'dieses leben, das leben, mein leben, dieses dasein, diesem leben, meinem leben',
  endit: `
    beenden, zu beenden, beende, hinter mir lassen, wegwerfen, ein ende, nicht mehr,
    verlassen, loswerden`,
  badthing3: `
    etwas antut, was antut, etwas antun, was antun, dummheit, dummheiten, umbringt,
    das leben nimmt, springt`,
  streamer3: 'streamer, streamerin, youtuber, follower, mitbewohnerin, mitbewohner',
  cutmarks3: 'schnitte, schnittwunden, narben, ritzspuren, wunden, kratzer',
  arms3: `
    am arm, an den armen, auf den armen, am handgelenk, an den beinen, auf dem arm,
    auf der haut, an den handgelenken`,
  floorx: `
    stock, stockwerk, etage, hochhaus, dach, klippe, fenster, turm, balkon, brücke, parkhaus`,
  leapx: `
    springe, springen, zu springen, stürze, stürzen, stürze mich, runterspringen, spring`,
  hangx: `
    aufzuhängen, aufhängen, erhängen, zu erhängen, erschießen, zu erschießen, ertränken,
    zu ertränken, aufschneiden, zu vergiften, umzubringen`,
  nopain: `
    ohne dass es wehtut, ohne dass es weh tut, ohne schmerzen, ohne zu leiden,
    ohne etwas zu spüren, ohne qualen`,
  diex: 'sterben, sterbe, mich umbringen, gehen, sterben kann, umbringe',
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
  cutwrist: `
    ins handgelenk geschnitten, in die handgelenke geschnitten, ins handgelenk,
    das handgelenk aufgeschnitten, in den arm geschnitten, in den unterarm geschnitten,
    die arme aufgeschnitten, die handgelenke aufgeschnitten, ins bein geschnitten`,
  relief: 'erleichterung, erlösung, befreiung, frieden, ruhe, segen, geschenk',
  deathx: 'der tod, tod, sterben, tot sein, tot zu sein',
  caremom: `
    kümmere dich (bitte |)um (meine|meinen|mein),
    kümmert euch (bitte |)um (meine|meinen|mein), pass (bitte |)auf (meine|meinen|mein),
    passt auf (meine|meinen|mein)`,
  gonew: `
    wenn ich nicht mehr bin, wenn ich weg bin, wenn ich tot bin, wenn ich gegangen bin,
    wenn ich nicht mehr da bin, nach meinem tod, wenn mir was passiert`,
  onereason: `
    einen grund geben, einen grund nennen, grund am leben zu bleiben, ein grund zu leben,
    einen grund zu leben, einen grund zu bleiben, nur einen grund, grund weiterzuleben,
    grund zum weiterleben`,
  nobother: `
    niemandem mehr zur last, keinem mehr zur last, nicht mehr zur last,
    niemanden mehr stören, niemanden mehr belasten, keine last mehr, nicht mehr stören`,
  tonightend: `
    heute nacht ist schluss, heute ist schluss, heute nacht ist es vorbei,
    heute abend ist schluss, morgen ist es vorbei, ist schluss, heute endet es,
    heute nacht endet`,
  saidbye: `
    von allen verabschiedet, mich verabschiedet, abschied genommen, schon verabschiedet,
    mich von euch verabschiedet`,
  bloodsee: `
    mein blut fließen, mein blut sehen, blut fließen sehen, mich bluten sehen, blut sehen,
    bluten`,
  corpse: `
    wie eine leiche, eine leiche, wie tot, innerlich tot, lebende tote, wie ein zombie,
    eine leere hülle`,
  byeworld3: `
    leb wohl welt, leb wohl, tschüss welt, lebt wohl, macht es gut für immer, lebe wohl`,
  posted3: 'gepostet, geschrieben, geschickt, getwittert, gesagt, hochgeladen',
  jumpnow: `
    will springen, wird springen, will sich umbringen, will sich erhängen, droht zu springen,
    will sich das leben, springt gleich, will sich vor`,
  cutmark: 'schnittwunden, schnitte, narben, ritzspuren, wunden, schnittverletzungen',
  wristx: 'handgelenken, handgelenk, armen, arm, unterarmen, beinen',
  attempt3: `
    suizidversuch, selbstmordversuch, versucht sich umzubringen, versucht sich das leben,
    wollte sich umbringen`,
  drugask: `
    welches medikament, welche tabletten, welche pillen, welches gift, welche dosis,
    was kann ich nehmen, was muss ich nehmen, welche medikamente, welche substanz`,
  killsme: `
    mich tötet, mich umbringt, tödlich ist, mich töten, zum sterben, tötet, umbringen würde,
    mich töten kann`,
  decided: `
    entschieden, beschlossen, entschlossen, entscheidung getroffen, mich dazu entschieden`,
  dyingx2: `
    zu sterben, zu gehen für immer, mich umzubringen, mein leben zu beenden, dem ein ende,
    zu verschwinden, sterben`,
  ought: 'sollte, hätte, müsste, hätte längst, verdiene, hätte schon',
  deadlong: `
    nicht leben, sterben sollen, tot sein sollen, längst sterben sollen, längst tot,
    nie leben, tot sein, gar nicht leben, nicht mehr leben, sterben müssen, nicht geboren`,
  forget: `
    niemand erinnern, niemand vermissen, keiner erinnern, erinnert sich niemand,
    niemand merken, vergisst mich, erinnern wird sich`,
  gonex: `
    besser ich verschwinde, besser ich bin weg, besser wenn ich weg, verschwinde, weg bin,
    besser ich gehe, ich verschwinde einfach`,
  letters: `
    jedem einen brief, allen einen brief, briefe an alle, einen brief an jeden,
    briefe geschrieben, jedem einen abschiedsbrief`,
  hide2: `
    unter mein kissen, in die schublade, auf den tisch, bereitgelegt, hinterlegt, gelegt,
    unter dem kissen`,
  endsame: `
    endet sowieso gleich, endet eh gleich, endet sowieso, kommt aufs gleiche raus,
    am ende ist es gleich`,
  sooner: `
    warum nicht früher, warum warten, lieber früher, je früher, besser früher, wozu warten`,
  howmuch: 'wie viel, wieviel, wie viele, wie tief, welche dosis, welche menge, ab wie viel',
  wouldkill: `
    tödlich, zum sterben, um zu sterben, mich umbringt, mich tötet, tödlich ist,
    tödlich wäre, um mich zu töten, bis man stirbt, stirbt man, reicht zum sterben, letal`,
  onlydeath: `
    als der tod, außer dem tod, als zu sterben, als den tod, außer zu sterben, nur der tod,
    nur noch der tod, außer sterben, als sterben, nur noch sterben`,
  likeme: `
    menschen wie ich, leute wie ich, jemand wie ich, jemanden wie mich, personen wie ich,
    so jemand wie ich`,
  shouldgo: `
    verschwinden, sterben, nicht existieren, tot sein, nicht leben, ausgelöscht,
    nicht geboren, weg sein`,
  shouldv: 'sollten, sollte, müssten, müsste, haben kein recht, dürfen nicht, darf nicht',
  images: 'bilder, bildern, szenen, vorstellungen, fantasien, gedanken',
  selfkill2: `
    mich umbringe, ich sterbe, ich springe, meinem tod, mich erhänge, mich töte, meinen tod,
    ich tot bin, mir das leben nehme`,
  standb: `
    auf der brücke, auf dem dach, am abgrund, auf dem hochhaus, auf dem balkon, am fenster,
    auf den gleisen`,
  jumpb: `
    springe, springe gleich, will springen, werde springen, bereit zu springen,
    gleich springe`,
  unworthy: `
    nicht wert euch, nicht würdig, verdiene euch nicht, verdiene es nicht euch,
    bin es nicht wert, euch nicht verdient`,
  farewellx: `
    ein abschied, das ist ein abschied, leb wohl, lebt wohl, das war es, abschied, lebewohl,
    das ist das ende`,
  belongings: `
    wer meine sachen, meine sachen, mein testament, meine beerdigung, mein nachlass,
    wer was bekommt`,
  finished: `
    fertig, bereit, geschrieben, geregelt, erledigt, geordnet, vorbereitet, steht fest,
    liegt bereit`,
  fallhere: `
    von hier zu fallen, von hier fallen, hier runterzufallen, hier runterfallen,
    mich fallen zu lassen, mich fallen lassen, loszulassen`,
  notbad: `
    nicht das schlechteste, nicht so schlimm, gar nicht schlecht, ganz leicht, so einfach,
    nicht schlimm`,
  sunx: `
    die sonne von morgen, die sonne morgen, dass morgen nicht, kein morgen, der morgen nicht,
    morgen nicht kommt`,
  edge3: `
    auf dem dach, an der kante, am geländer, auf dem geländer, auf der brüstung, am rand,
    über dem abgrund`,
  sits3: 'sitzt, steht, ein mädchen, ein junge, eine frau, ein mann, jemand',
  police: 'polizei rufen, was soll ich, was tun, notruf, die polizei, hilfe',
  wrote3: 'geschrieben, hinterlassen, verfasst, versteckt, geschickt',
  note3b: 'einen abschiedsbrief, abschiedsbrief, eine abschiedsnachricht, abschiedsbriefe',
  jumpnow2: 'springe ich, ich springe, springe, stürze ich mich, werfe ich mich, ich werfe mich',
  placex:
    'gebäude, haus, hochhaus, brücke, dach, fenster, balkon, klippe, turm, zug, bahn, stock, parkhaus',
  cutnow:
    'mich geschnitten, mich gerade geschnitten, mich zweimal geschnitten, mich wieder geschnitten, mir in den arm, mich gerade geritzt, mich verletzt, mich gerade verbrannt',
  cutagain: 'zweimal, dreimal, wieder, gerade, gestern, schon wieder, mehrmals, absichtlich, eben',
  cutpart: 'geschnitten, geritzt, verbrannt, verletzt, aufgeschnitten',
  seethis:
    'wenn du das siehst, wenn du das liest, wenn du diese nachricht, bis du das siehst, wenn ihr das seht, wenn du das hier liest',
  gonex2:
    'nicht mehr da, schon weg, schon tot, nicht mehr am leben, schon nicht mehr, nicht mehr hier, bereits tot, bin ich weg',
  passw:
    'handypasswort, mein passwort, meine passwörter, meine pin, mein handycode, passwort meines, zugangsdaten, die pin',
  lateruse:
    'später brauchen, wirst es brauchen, für später, falls, aufgeschrieben, brauchst du später, wirst sie brauchen',
  platform:
    'bahnsteig, auf den gleisen, am gleis, an der straße, auf der brücke, auf dem balkon, am bahnhof',
  walkon:
    'weitergehen, weiterlaufen, springen, einen schritt, nach vorne, loslassen, vor den zug, fallen lassen',
  nostay:
    'nichts wofür es sich lohnt, nichts was mich hält, nichts hält mich, niemand für den es sich lohnt, nichts mehr was mich hält, kein grund zu bleiben',
  deathgood: 'mein tod, mein tod wäre, wenn ich sterbe, mein sterben',
  goodall:
    'gut für alle, besser für alle, das beste für alle, ein segen, eine erleichterung, ein gefallen, eine erlösung für',
  neverhere:
    'nie auf die welt kommen sollen, nie auf die welt gekommen, nicht auf die welt kommen, nie geboren, nie existieren sollen, nie auf der welt',
  diary3: 'tagebuch, heft, notizbuch, aufsatz, story, instagram, blog',
  drownx:
    'sich ertränken, sterben, sich umbringen, sich töten, nicht mehr leben, springen, sich erhängen, verschwinden, umbringen',
  purpose3: 'absichtlich, mit absicht, bewusst, bis es blutete',
  cutsx:
    'in die hand geschnitten, in den arm geschnitten, geschnitten, geritzt, verbrannt, verletzt, sich geschnitten',
  byecall3:
    'für immer zu verabschieden, für immer verabschiedet, sich verabschiedet, um sich zu verabschieden, leb wohl gesagt, für immer tschüss, abschied genommen',
  fear3: 'angst dass, sorge dass, sorgen dass, befürchte dass, fürchte dass, panik dass',
  sui5: 'sich umbringt, sich etwas antut, sich was antut, sich das leben nimmt, springt, sich tötet, sich erhängt, suizid begeht',
} as const
