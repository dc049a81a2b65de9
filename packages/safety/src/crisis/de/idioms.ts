/** Words of idioms and harmless talk, which masks make invisible to the rules. */
export const idioms = {
  inplace: `
    in (dieser wohnung|dieser stadt|berlin|deutschland|der stadt|einer wg|dem haus|münchen|hamburg),
    bei meinen eltern, mit ihm, mit ihr, zusammen, zu hause, vegan`,
  accident: `
    beim kochen, beim rasieren, aus versehen, versehentlich, beim sport, beim fussball,
    beim training, unfall, gestolpert, gefallen, beim schneiden, am papier, finger, in den finger,
    zwiebeln, gemüse, brot, knie, knöchel, rücken, beim joggen, beim spielen, beim handball,
    haare, mein auto, das knie, tickets, ins tattoo, am herd, brotschneiden, beim brotschneiden,
    brotmesser, beim schälen, beim basteln, beim aufmachen, dose, pflaster, tomaten, salat,
    kartoffeln`,
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
  cutnow:
    'mich geschnitten, mich gerade geschnitten, mich zweimal geschnitten, mich wieder geschnitten, mir in den arm, mich gerade geritzt, mich verletzt, mich gerade verbrannt',
}
