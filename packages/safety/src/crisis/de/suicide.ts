/** Words of killing oneself: acts, plans, places, attempts. */
export const suicide = {
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
  note: `
    abschiedsbrief, abschiedsbriefe, abschiedsnachricht, abschiedsvideo, testament,
    abschiedsworte, abschiedszeilen, brief an meine (eltern|familie|kinder|mutter),
    briefe an alle`,
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
  bring: 'bring, bringe, brächte, bring ich',
  um: 'um, mich um',
  endall: `
    schluss mit (allem|dem leben|meinem leben), mache schluss mit allem,
    mach schluss mit allem, mache ich schluss, mach ich schluss, mache dem ein ende,
    ein ende machen, mache ein ende, mach dem ganzen ein ende, mach ein ende,
    mit allem schluss, schluss machen mit allem`,
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
  search3: `
    sucht, googelt, recherchiert, liest, informiert sich, schaut, gesucht, gegoogelt`,
  methods3: `
    suizidmethoden, suizid, selbstmord, selbstmordmethoden, suizidforen,
    wie man sich umbringt, selbstverletzung`,
  swallow3: 'geschluckt, genommen, eingenommen, intus',
  notleave: `
    gehen nicht weg, hören nicht auf, kommen immer wieder, sind wieder da, lassen mich nicht,
    werden stärker, werden schlimmer, jeden tag, ständig, quälen mich, verschwinden nicht,
    verfolgen mich, lassen nicht nach`,
  thislife: 'dieses leben, das leben, mein leben, dieses dasein, diesem leben, meinem leben',
  endit: `
    beenden, zu beenden, beende, hinter mir lassen, wegwerfen, ein ende, nicht mehr,
    verlassen, loswerden`,
  badthing3: `
    etwas antut, was antut, etwas antun, was antun, dummheit, dummheiten, umbringt,
    das leben nimmt, springt`,
  floorx: `
    stock, stockwerk, etage, hochhaus, dach, klippe, fenster, turm, balkon, brücke, parkhaus`,
  leapx: `
    springe, springen, zu springen, stürze, stürzen, stürze mich, runterspringen, spring`,
  hangx: `
    aufzuhängen, aufhängen, erhängen, zu erhängen, erschießen, zu erschießen, ertränken,
    zu ertränken, aufschneiden, zu vergiften, umzubringen`,
  jumpnow: `
    will springen, wird springen, will sich umbringen, will sich erhängen, droht zu springen,
    will sich das leben, springt gleich, will sich vor`,
  attempt3: `
    suizidversuch, selbstmordversuch, versucht sich umzubringen, versucht sich das leben,
    wollte sich umbringen`,
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
  edge3: `
    auf dem dach, an der kante, am geländer, auf dem geländer, auf der brüstung, am rand,
    über dem abgrund`,
  sits3: 'sitzt, steht, ein mädchen, ein junge, eine frau, ein mann, jemand',
  police: 'polizei rufen, was soll ich, was tun, notruf, die polizei, hilfe',
  jumpnow2: 'springe ich, ich springe, springe, stürze ich mich, werfe ich mich, ich werfe mich',
  placex:
    'gebäude, haus, hochhaus, brücke, dach, fenster, balkon, klippe, turm, zug, bahn, stock, parkhaus',
  platform:
    'bahnsteig, auf den gleisen, am gleis, an der straße, auf der brücke, auf dem balkon, am bahnhof',
  walkon:
    'weitergehen, weiterlaufen, springen, einen schritt, nach vorne, loslassen, vor den zug, fallen lassen',
  diary3: 'tagebuch, heft, notizbuch, aufsatz, story, instagram, blog',
  drownx:
    'sich ertränken, sterben, sich umbringen, sich töten, nicht mehr leben, springen, sich erhängen, verschwinden, umbringen',
  fear3: 'angst dass, sorge dass, sorgen dass, befürchte dass, fürchte dass, panik dass',
  sui5: 'sich umbringt, sich etwas antut, sich was antut, sich das leben nimmt, springt, sich tötet, sich erhängt, suizid begeht',
}
