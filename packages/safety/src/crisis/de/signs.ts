/** Words of signs: farewell, burden, hopelessness, not eating. */
export const signs = {
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
  write: `
    geschrieben, schreibe, schreib, schreiben, verfasst, fertig, hinterlassen, hinterlegt,
    liegt, liegen, habe, hab, aufgenommen, mein, meinen, meine, bereit, schon, aufgesetzt,
    formulieren`,
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
  ifidie: `
    wenn ich (morgen |heute |jetzt |)(sterbe|sterben würde|sterben sollte|tot bin|tot wäre|weg bin|weg wäre|verschwinde|verschwinden würde)`,
  cry: `
    weint, weinen, trauert, interessiert, kümmert, merkt, vermisst, juckt, keiner, niemand,
    keinen, traurig`,
  noeat: `
    esse nichts, esse (seit|schon) # tagen nichts, seit # tagen nichts, seit tagen nichts,
    nichts gegessen, esse seit, ohne essen, esse nicht mehr, esse kaum`,
  hold: `
    halte, durchhalten, länger, dünner, abnehmen, abzunehmen, dick, fett, kilo, ohne dass,
    schlank, weiter`,
  peacego: `
    beruhigt gehen, in frieden gehen, kann jetzt gehen, bereit zu gehen, nichts hält mich,
    hält mich nichts, was hält mich, in ruhe gehen, endlich gehen`,
  noreply: `
    nicht antworte, nicht mehr antworte, nicht mehr melde, nichts mehr von mir,
    nicht mehr erreichbar, nicht mehr schreibe, nicht auftauche`,
  dontsad: `
    sei nicht traurig, seid nicht traurig, weine nicht, weint nicht, mach dir keine sorgen,
    nicht deine schuld, nicht eure schuld, vergiss mich, gib dir nicht`,
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
  corpse: `
    wie eine leiche, eine leiche, wie tot, innerlich tot, lebende tote, wie ein zombie,
    eine leere hülle`,
  byeworld3: `
    leb wohl welt, leb wohl, tschüss welt, lebt wohl, macht es gut für immer, lebe wohl`,
  posted3: 'gepostet, geschrieben, geschickt, getwittert, gesagt, hochgeladen',
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
  likeme: `
    menschen wie ich, leute wie ich, jemand wie ich, jemanden wie mich, personen wie ich,
    so jemand wie ich`,
  shouldgo: `
    verschwinden, sterben, nicht existieren, tot sein, nicht leben, ausgelöscht,
    nicht geboren, weg sein`,
  shouldv: 'sollten, sollte, müssten, müsste, haben kein recht, dürfen nicht, darf nicht',
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
  wrote3: 'geschrieben, hinterlassen, verfasst, versteckt, geschickt',
  note3b: 'einen abschiedsbrief, abschiedsbrief, eine abschiedsnachricht, abschiedsbriefe',
  seethis:
    'wenn du das siehst, wenn du das liest, wenn du diese nachricht, bis du das siehst, wenn ihr das seht, wenn du das hier liest',
  gonex2:
    'nicht mehr da, schon weg, schon tot, nicht mehr am leben, schon nicht mehr, nicht mehr hier, bereits tot, bin ich weg',
  passw:
    'handypasswort, mein passwort, meine passwörter, meine pin, mein handycode, passwort meines, zugangsdaten, die pin',
  lateruse:
    'später brauchen, wirst es brauchen, für später, falls, aufgeschrieben, brauchst du später, wirst sie brauchen',
  nostay:
    'nichts wofür es sich lohnt, nichts was mich hält, nichts hält mich, niemand für den es sich lohnt, nichts mehr was mich hält, kein grund zu bleiben',
  deathgood: 'mein tod, mein tod wäre, wenn ich sterbe, mein sterben',
  goodall:
    'gut für alle, besser für alle, das beste für alle, ein segen, eine erleichterung, ein gefallen, eine erlösung für',
  byecall3:
    'für immer zu verabschieden, für immer verabschiedet, sich verabschiedet, um sich zu verabschieden, leb wohl gesagt, für immer tschüss, abschied genommen',
}
