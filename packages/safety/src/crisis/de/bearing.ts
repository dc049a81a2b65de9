/** Words that say how others are meant; rules and likeness are made of none of them. */
export const bearing = {
  /** Without one of these nothing that merely sounds alike is heard. */
  danger: `
    sterb*, stirb*, tot, tod, tote, gestorben, umbring*, umzubringen, bring mich um,
    bringe mich um, selbstmord*, suizid*, freitod, strick, seil, überdosis, tablette*, pille*,
    medikament*, klinge*, rasierklinge*, ritz*, schneid*, blut*, spring*, ertrink*, ertränk*,
    pistole, erhäng*, aufhäng*, last, ballast, wertlos, nutzlos, hoffnungslos, ausweg,
    verschwind*, abschied*, lebewohl, lebens*, weiterleben, existier*, grab, himmel, verletz*,
    weh, narbe*, schmerz*, ende, enden, endet, beenden, aufhören, aufgeben, gebe auf, geb auf,
    ohne mich, aufwachen, aufwache, geboren, erlös*, ruhe, antun, antut, abkratzen, verrecken,
    lebe, lebst, lebt, wach*, abschieds*, verabschied*, brief, schlucken, geschluckt, schluckt,
    schlaftabletten, waffe, abgrund, bringt sich, bring*, hortet, horte, angst, letzte, letzter,
    letztes, tötet, töte*, schluss, sinn, sinnlos, zukunft, hoffnung, kraft, allein, leer,
    nicht mehr, weg von, welt, grund, hasse mich, gift, insulin, testament, beerdigung, asche,
    vermissen, vermisst, besser dran, droht, sich was, sich etwas, schlussmachen, verschenkt,
    egal ob, zu leben, mein leben, dem leben, das leben, nicht leben, mehr leben, am leben`,
  /** What nobody dies of, however they put it. */
  trifle: `
    lied, song, playlist, montag, montags, meeting, meetings, besprechung, sitzung, drucker, wlan,
    excel, hausaufgaben, aufsatz, abwasch, bügeln, pizza, kaffee, tee, schokolade, zucker, kuchen,
    salat, diät, döner, scharf, fitnessstudio, gym, kniebeugen, beintag, training, marathon,
    schlange, hitze, schwül, frisur, pony, karaoke, serie, folge, staffel, finale, film, spoiler,
    spiel, level, elfmeter, torwart, puzzle, gemütlich, kuschelig, bett so, autokorrektur,
    tippfehler, tiktok, mücke, mücken, pollen, zahnarzt, steuererklärung, tomaten,
    tomatenscheiben, klingeln, ikea, wandern, gewandert, feuerwerk, aussicht, hunger, kalt,
    einhorn, satellitenschüssel, ponyhof`,
  /** What a farewell, a burden or no way out may be about. */
  occasion: `
    kollegen, im büro, handy, foto, fotos, schuhe, outfit, party, hochzeit, labyrinth, parkhaus,
    kreisverkehr, gruppenchat, emoji, selfie, laptop, update, wäsche, anziehen, zigaretten, kater,
    sofa, decke, auf der arbeit, email, die firma, der firma, montag`,
  /** Takes back a laugh or a trifle. */
  serious: `
    kein scherz, kein witz, meine es ernst, mein es ernst, mein das ernst, meine das ernst,
    im ernst, ernsthaft, ganz ehrlich, wirklich wahr, ohne scheiss, ohne spass`,
}
