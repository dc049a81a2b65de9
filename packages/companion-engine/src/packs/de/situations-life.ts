import type { SituationPack } from '../../pack.ts'
import { ahead } from './fact-patterns.ts'
import { rx } from './patterns.ts'

const soon = `(?:${ahead}|gleich|nachher|demnächst)`
const parent = '(?:mutter|mama|vater|papa|eltern|familie|schwester|bruder|oma|opa|schwiegermutter|tochter|sohn)'
const partner = '(?:freund|freundin|mann|frau|partner|partnerin|verlobten?)'

/** Work, school, family, friends, love, sleep. */
export const lifeSituations = {
  overtime: {
    match: [rx`\büberstunden|\b(?:bis|noch bis) (?:\d{1,2}|spät|nachts|in die nacht|abends).{0,14}(?:gearbeitet|im büro|arbeiten)|\b(?:länger|zu lange|so lange|viel zu viel) (?:gearbeitet|arbeiten|im büro)|\bimmer noch (?:im büro|auf (?:der )?arbeit|am arbeiten)|\bdoppelschicht|(?<!ohne |keine |nie )\b(?:spät|nacht)schicht`],
    say: [
      'Da hat sich die Arbeit ein großes Stück vom Abend abgeschnitten.',
      'Der Mond hat pünktlich angefangen, nur du hattest noch keinen Feierabend.',
      'Bei den Stunden bekommt der Bürostuhl bald deinen Namen.',
    ],
    ask: [
      'Was hat dich so lange festgehalten?',
      'Ist das gerade der Normalfall?',
      { ask: 'Gab es wenigstens etwas zu essen?', yes: 'Immerhin, mit vollem Magen trägt es sich leichter.', no: 'Überstunden auf nüchternen Magen, das ist doppelt bitter.' },
    ],
  },
  deadline: {
    match: [rx`\bdeadline|\babgabe(?:termin|frist)?\b|\b(?:muss|müssen) .{0,30}(?:abgeben|fertig (?:werden|machen|haben))|\bzeitdruck|\bläuft (?:mir )?die zeit (?:weg|davon)|\bwerde? (?:ich )?(?:einfach )?nicht fertig|\bschaffe? (?:ich )?(?:das|es) nicht rechtzeitig`],
    say: [
      'Wenn die Zeit rückwärts läuft, klingen sogar die Tasten hektisch.',
      'Termine sehen aus der Ferne harmlos aus und haben aus der Nähe Zähne.',
      'Ein Rest fehlt noch, und leihen kann einem Zeit ja niemand.',
    ],
    ask: ['Wie viel davon steht schon?', 'Welcher Teil sträubt sich am meisten?', 'Was machst du als Erstes, wenn es abgegeben ist?'],
  },
  bossTrouble: {
    match: [rx`\b(?:chef|chefin|vorgesetzte[rn]?|boss|teamleiter\w*|leitung|kundin?|kunden)\b.{0,34}(?:angeschrien|angemeckert|kritisiert|nervt|fertig ?gemacht|runter ?gemacht|gemeckert|geschimpft|meckert|blöd|unfair|ungerecht|schikan|mobb|anstrengend|unmöglich|sauer|wütend|druck|gemein|angepfiffen|zur sau|angefahren|unfreundlich|lobt nie|ignoriert)|\b(?:ärger|stress|streit|zoff) mit (?:meine[mr] |der |dem )?(?:chef|chefin|vorgesetzten|leitung)`],
    say: [
      'Nach außen nickt man, und innen brennt es weiter.',
      'Solche Minuten vor jemandem mit mehr Macht ziehen sich endlos.',
      'Von oben fällt ein leichter Satz herunter und kommt unten als Stein an.',
    ],
    ask: ['Wie lautete der Satz, ganz wörtlich?', 'Hast du etwas gesagt oder lieber geschluckt?', 'Wie haben die anderen im Raum reagiert?'],
  },
  coworkerTrouble: {
    match: [rx`\b(?:kollege|kollegin|kollegen|kolleginnen|team)\b.{0,34}(?:nervt|nerven|lästert|lästern|hintenrum|mobb|faul|schiebt|abwälz|drückt sich|ignorier|unfair|blöd|zickt|streit|beschwert|verpetzt|klaut|geklaut|anstrengend|unmöglich|ausgegrenzt|gemein|unfreundlich)|\b(?:ärger|stress|streit|zoff) (?:mit|im) (?:meine[mrn] |der |dem |den )?(?:kolleg\w*|team)`],
    say: [
      'Mit solchen Leuten ist man müde, bevor die Arbeit anfängt.',
      'Da fällt etwas vom Himmel, und ausgerechnet du stehst darunter.',
      'Gegeneinander im selben Boot, das bremst mehr als jede Aufgabe.',
    ],
    ask: ['War das ein Ausrutscher oder hat es Methode?', 'Müsst ihr euch jeden Tag sehen?', 'Bekommt das sonst jemand mit?'],
  },
  interviewAhead: {
    match: [rx`\b${soon}\b.{0,34}(?:vorstellungsgespräch|bewerbungsgespräch|jobinterview|probearbeiten|assessment)|\b(?:vorstellungsgespräch|bewerbungsgespräch|probearbeiten)\b.{0,24}(?:${soon}|steht an|vor mir|ansteht)|\b(?:hab(?:e)?|habe ich) (?:bald |da )?(?:ein|nen|mein) (?:vorstellungsgespräch|bewerbungsgespräch)`],
    say: [
      'Vor einem Vorstellungsgespräch hält der Kopf gern eigene Sitzungen ab.',
      'Gleich über einen entscheiden zu lassen, da darf das Herz lauter klopfen.',
      'Die Unterlagen sind das eine, hingehen musst du als ganzer Mensch.',
    ],
    ask: ['Was für eine Stelle ist es?', 'Vor welcher Frage graut dir am meisten?', 'Was reizt dich an diesem Job?'],
  },
  jobOffer: {
    match: [rx`\b(?:zusage|jobangebot|festanstellung|arbeitsvertrag)\b.{0,24}(?:bekommen|erhalten|da|unterschrieben|gekriegt)?|\b(?:hab(?:e)?|haben) (?:ich )?(?:den|die|einen|nen|endlich einen) (?:neuen )?(?:job|stelle)\b.{0,10}(?:bekommen|gekriegt|gefunden)?|\b(?:befördert|gehaltserhöhung|übernommen worden)`],
    say: [
      'Das ist eine richtig gute Nachricht, keine Bewerbung war umsonst.',
      'Sie haben Ja gesagt, und damit hat deine Mühe einen Stempel.',
      'Eine neue Tür ist offen, der Luftzug kommt schon herein.',
    ],
    ask: ['Was hast du gerade gemacht, als die Nachricht kam?', 'Wer hat es als Erstes erfahren?', 'Auf welchen Teil bist du am neugierigsten?'],
  },
  jobLost: {
    match: [rx`\b(?:gekündigt (?:worden|bekommen)|(?:wurde|bin|mir wurde|haben mir|mich) .{0,14}(?:gekündigt|gefeuert|entlassen|rausgeworfen|rausgeschmissen)|job verloren|arbeitslos geworden|stelle verloren|(?:will|möchte|werde|überlege).{0,24}\bkündigen|hab(?:e)? (?:ich )?(?:heute |gestern |endlich |meinen job )*gekündigt|vertrag (?:wird |wurde )?nicht verlängert)`],
    say: [
      'Wenn dieses Kapitel zugeht, sind die Hände erst mal seltsam leer.',
      'Einen Ort zu verlassen, an dem man täglich war, braucht Zeit, ob freiwillig oder nicht.',
      'Plötzlich klingelt kein Wecker mehr, und gerade das macht unruhig.',
    ],
    ask: ['Überwiegt gerade die Erleichterung oder die Unruhe?', 'Seit wann weißt du es?', 'Hast du es zu Hause schon erzählt?'],
  },
  praised: {
    match: [rx`\b(?:gelobt|lob bekommen|kompliment bekommen|großes lob|positives feedback|gutes feedback|anerkennung bekommen|wurde ich gelobt|zufrieden mit mir)`],
    say: [
      'Ein ehrliches Lob klingt besser als jede Urkunde.',
      'Endlich hat mal jemand laut gesagt, was du da leistest.',
      'Dieses Lob kannst du ohne schlechtes Gewissen einstecken.',
    ],
    ask: ['Wie war der genaue Wortlaut?', 'Findest du selbst, dass es stimmt?', 'Was war auf dem Weg dorthin das Härteste?'],
  },
  payday: {
    match: [rx`\b(?:gehalt|lohn|bonus|weihnachtsgeld|geld) (?:ist |war )?(?:da|drauf|gekommen|auf dem konto|eingegangen)|\bzahltag|\bheute gabs? (?:endlich )?(?:gehalt|geld|lohn)`],
    say: [
      'Kaum ein Kontoauszug liest sich schöner als der vom Zahltag.',
      'Ein Monat Aufstehen, verwandelt in eine Zahl.',
      'An so einem Tag sieht sogar der Supermarkt freundlicher aus.',
    ],
    ask: ['Wohin geht der erste Schein?', 'Hast du dir einen kleinen Spaßanteil reserviert?', 'Findest du, der Monat war das wert?'],
  },
  commute: {
    match: [rx`\b(?:im|in einem|wieder) stau\b|\bstau auf|\b(?:bahn|zug|bus|ubahn|u-bahn|s-bahn|tram|straßenbahn)\b.{0,26}(?:verspätung|ausgefallen|fällt aus|voll|verpasst|zu spät|kam nicht|steht|überfüllt)|\bpendel|\barbeitsweg|\bschienenersatz|\bverspätung`],
    say: [
      'Wegzeit ist die Zeit, die keinem so recht gehört.',
      'Zur Stoßzeit falten sich alle auf Postkartengröße zusammen.',
      'Mitten auf der Strecke festzusitzen, kocht die Geduld schön langsam durch.',
    ],
    ask: ['Wie lange brauchst du für eine Strecke?', 'Hörst du unterwegs etwas oder schaust du aus dem Fenster?', 'Gibt es auf dem Weg eine Stelle, die du magst?'],
  },
  examAhead: {
    match: [rx`\b${soon}\b.{0,34}(?:prüfung|klausur|examen|test|abi\b|führerscheinprüfung|mathearbeit|arbeit schreib|referat|präsentation|verteidigung|kolloquium)|\b(?:prüfung|klausur|examen|prüfungen|klausuren)\b.{0,24}(?:${soon}|steht an|vor mir|stehen an|lernen)|\blerne? (?:ich )?(?:gerade |noch |schon )?(?:seit .{2,14} )?für (?:die|eine|meine) (?:prüfung|klausur|arbeit)|\bprüfungsangst|\bprüfungsphase`],
    say: [
      'Vor Prüfungen blättert man schneller, als man liest.',
      'Kurz davor sieht auch das Gekonnte aus wie Neuland.',
      'Irgendwann ist der Kopf eine Schublade, die nicht mehr zugeht.',
    ],
    ask: ['Bei welchem Teil hast du das flaueste Gefühl?', 'Kennst du den Raum, in dem es stattfindet?', 'Was machst du am Nachmittag danach?'],
  },
  examBad: {
    match: [rx`\b(?:durchgefallen|durch die prüfung gefallen|nicht bestanden|verhauen|verkackt|vergeigt|versemmelt|in den sand gesetzt|schlechte note|(?:eine|ne) (?:fünf|sechs|5|6)\b)|\b(?:prüfung|klausur|test|arbeit)\b.{0,24}(?:schlecht|mies|schief|katastrophe|scheiße|lief nicht)`],
    say: [
      'So eine Zahl tut, als hätte es die langen Abende nie gegeben.',
      'Die eine Hälfte ist das Ergebnis, die andere der Ärger darüber.',
      'Ein Blatt Papier kann erstaunlich schwer auf dem Nacken liegen.',
    ],
    ask: ['Waren es die Aufgaben oder war es nicht dein Tag?', 'Was fürchtest du mehr, die Note oder die Gesichter zu Hause?', 'Hast du schon mit jemandem darüber gesprochen?'],
  },
  examGood: {
    match: [rx`\b(?:prüfung|klausur|test|examen|abi|führerschein|arbeit|studium|master|bachelor)\b.{0,24}(?:bestanden|geschafft|(?:gut|super|toll|bestens|perfekt) gelaufen|lief (?:super|gut|toll)|(?:eine|ne) (?:eins|1|zwei)|abgegeben)|\bbestanden\b(?! nicht)|\b(?:eine|ne) (?:eins|1,\d|1)\b`],
    say: [
      'Schreibtischlampe und Kaffeemaschine hätten einen Anteil am Ruhm verdient.',
      'Auf der richtigen Seite der Liste zu stehen, macht wach.',
      'Jetzt sehen auch die Umwege aus, als hätten sie dazugehört.',
    ],
    ask: ['Was hast du in der ersten Sekunde gemacht?', 'Welche Lernwoche war die härteste?', 'Wie wird gefeiert?'],
  },
  homework: {
    match: [rx`\bhausaufgaben?\b|\bhausarbeit schreib|\b(?:bachelor|master|doktor|seminar)arbeit\b|\breferat (?:vorbereiten|machen|halten)|\bschreibe? (?:gerade |noch )?an (?:meiner|der|einer) (?:arbeit|hausarbeit)`],
    say: [
      'Ein leeres Dokument blinkt einen ungeduldig an.',
      'Vor dem Hinsetzen ist die Aufgabe immer am größten.',
      'Mitten im Text festzustecken, macht jeden Stuhl unbequem.',
    ],
    ask: ['Um welches Thema geht es?', 'Klemmt es am Anfang oder in der Mitte?', 'Was gibt es zur Belohnung?'],
  },
  familyArgument: {
    match: [rx`\b(?:streit|gestritten|zoff|krach|stress|ärger|gezankt|gefetzt|in die haare)\b.{0,24}\b${parent}\b|\b${parent}\b.{0,34}(?:gestritten|angeschrien|streit|geschimpft|nicht ernst|versteht mich nicht|verstehen mich nicht|enttäuscht|sauer|meckert|nervt|nerven|kontrollier|verbiete|redet nicht mehr)`],
    say: [
      'Bei Streit in der Familie gewinnt eigentlich nie jemand.',
      'Wenn die Tür zufällt, ist auf beiden Seiten Stille.',
      'Harte Worte von den Nächsten, dagegen gibt es keinen Schild.',
    ],
    ask: ['Womit fing es an?', 'Wer hat den schlimmsten Satz gesagt?', 'Wie ist die Luft zu Hause jetzt?'],
  },
  marriagePressure: {
    match: [rx`\bwann (?:ich |wir )?(?:endlich )?(?:heirat|kinder|enkel)|\b(?:drängen|drängt|nerven|nervt|fragen|fragt)\b.{0,30}(?:heirat|hochzeit|kinder|enkel|familienplanung|single|freundin|partner)|\bverkuppeln|\btorschlusspanik`],
    say: [
      'Solche Fragen sind Fürsorge beim Absender und Druck beim Empfänger.',
      'Als gäbe es einen Fahrplan fürs Leben, und du stündest als verspätet auf der Tafel.',
      'Bei diesem Thema wird am Esstisch gern alles schneller kalt.',
    ],
    ask: ['Wann fangen sie meistens damit an?', 'Wie denkst du selbst darüber, ganz für dich?', 'Hält jemand aus der Familie zu dir?'],
  },
  missFamily: {
    match: [rx`\bheimweh|\bvermisse? (?:ich )?(?:so |sehr |total |gerade )*(?:meine?n? |die |zu )?(?:${parent}|zuhause|hause|heimat)|\b(?:mama|papa|oma|opa|familie|eltern) fehlt mir|\b${parent}\b.{0,20}(?:lange nicht gesehen|so weit weg)`],
    say: [
      'Beim Heimweh kommen erst Gerüche und Stimmen und dann die Bilder.',
      'Nach dem Auflegen ist es im Zimmer oft stiller als davor.',
      'Irgendwo dort brennt vermutlich noch ein Licht für dich.',
    ],
    ask: ['Was fehlt dir von daheim zuerst?', 'Wann habt ihr euch zuletzt gesehen?', 'Worüber redet ihr am Telefon?'],
  },
  familyVisit: {
    match: [rx`\b(?:bei|zu) (?:meine[nrm] |den |der )?(?:${parent})\b.{0,20}(?:besuch|gewesen|gefahren|essen|kaffee|übers wochenende)|\b(?:war|waren|fahre|fahren|gehe) .{0,16}\b(?:bei|zu) (?:meine[nrm] |den |der )?(?:${parent})\b|\b${parent}\b.{0,24}(?:zu besuch|besucht|kommen|kommt vorbei|besuchen)|\bfamilientreffen|\bfamilienfeier`],
    say: [
      'Wenn die Familie zusammen ist, klingt sogar das Schweigen vertraut.',
      'Ein gedeckter Tisch, ein paar Ermahnungen, und man ist wieder geerdet.',
      'Zeit nebeneinander ist eine solide Währung.',
    ],
    ask: ['Was hat sich dort verändert?', 'Wer hat am Tisch am meisten geredet?', 'Was war der erste Satz zur Begrüßung?'],
  },
  friendArgument: {
    match: [rx`\b(?:streit|gestritten|zoff|krach|stress|zerstritten|gezankt)\b.{0,26}\b(?:beste[rn]? freund\w*|freunden|freunde|kumpel|mitbewohner\w*|bestie|clique)|\b(?:beste freundin|bester freund|kumpel|bestie|mitbewohner\w*|freunde)\b.{0,34}(?:gestritten|ignorier|hintergang|angelogen|blockiert|abgesagt|versetzt|meldet sich nicht|redet nicht|lästert|im stich)`],
    say: [
      'Am schwersten ist bei so etwas, wer zuerst den Arm ausstreckt.',
      'Zwischen zweien, die sich nah waren, wird die Luft plötzlich dick.',
      'Es kratzt so sehr, weil dir dieser Mensch etwas bedeutet.',
    ],
    ask: ['Wie eng wart ihr davor?', 'Kam seither ein Wort von der anderen Seite?', 'Was würdest du gern richtigstellen?'],
  },
  friendMeeting: {
    match: [rx`\b(?:mit|treffe|getroffen|sehe|besuche)\b.{0,18}\b(?:freunden|freundinnen|kumpels?|mädels|jungs|clique|alten freund\w*|einer freundin|einem freund|freundin)\b.{0,26}(?:getroffen|unterwegs|essen|trinken|feiern|gequatscht|gelacht|gefeiert|kino|bar|kochen|treffen)?|\b(?:spieleabend|mädelsabend|klassentreffen|grillabend)`],
    say: [
      'Ein paar Stunden mit den passenden Leuten laden besser als jede Steckdose.',
      'Unter alten Freunden dauert die Höflichkeit drei Sätze, dann wird gestichelt.',
      'So eine Runde hört man bis hierher durcheinanderreden.',
    ],
    ask: ['Worüber habt ihr am längsten geredet?', 'Wer hat sich am meisten verändert?', 'War am Ende noch Gesprächsstoff übrig?'],
  },
  crush: {
    match: [rx`\b(?:verliebt|verknallt|schwarm|crush|schmetterlinge|verguckt)\b|\bich (?:glaub(?:e)? ich )?(?:mag|steh(?:e)? auf) (?:da )?(?:jemanden|einen typen|einen jungen|ein mädchen|eine frau|einen mann|ihn|sie)\b`],
    say: [
      'Wer so jemanden im Kopf hat, läuft ständig um eine süße Stelle herum.',
      'Auf einmal wirkt jede kleine Geste wie an einen persönlich adressiert.',
      'Verschwiegen glüht es, ausgesprochen wird man rot.',
    ],
    ask: ['Wann hast du gemerkt, dass da mehr ist?', 'Welche Kleinigkeit von diesem Menschen hast du dir gemerkt?', 'Wie kommt ihr normalerweise ins Gespräch?'],
  },
  date: {
    match: [rx`\b(?:ein|nen|unser|mein|erstes|zweites|drittes) (?:erstes |zweites )?(?:date|rendezvous)\b|\bdate (?:gehabt|heute|morgen|am)|\bmit mein(?:em|er) ${partner}\b.{0,30}(?:essen|kino|unterwegs|spazieren|gekocht|ausflug|feiern|weggefahren|gefeiert)|\bjahrestag`],
    say: [
      'Zu zweit zählt sogar die rote Ampel als Programmpunkt.',
      'An solchen Tagen scheint die Straßenbeleuchtung mitzuspielen.',
      'Was zu zweit klein wirkt, wird im Rückblick oft groß.',
    ],
    ask: ['Welchen Augenblick würdest du davon aufheben?', 'Wer von euch hatte die Idee?', 'Worüber habt ihr unterwegs gesprochen?'],
  },
  coupleArgument: {
    match: [rx`\b(?:streit|gestritten|zoff|krach|stress|ärger|gezofft)\b.{0,22}\b(?:mein(?:em|er) )?${partner}\b|\bmein(?:e)? ${partner}\b.{0,36}(?:gestritten|sauer|ignorier|versteht mich nicht|hört (?:mir )?nicht zu|redet nicht|vergessen|streit|schweigt|genervt|nervt|wütend|keine zeit)|\bwir (?:streiten|haben (?:uns )?(?:wieder |schon wieder |heute |gestern )*gestritten)`],
    say: [
      'Auf den liebsten Menschen böse zu sein, trifft einen selbst am meisten.',
      'Im Streit wollen oft beide denselben Satz hören, und keiner sagt ihn.',
      'In den kühlen Stunden danach ist das Handy ein sehr leeres Ding.',
    ],
    ask: ['Ging es wirklich um diese Sache oder um eine ältere?', 'Was soll bei der anderen Seite unbedingt ankommen?', 'Wer wartet gerade auf wen?'],
  },
  noReply: {
    match: [rx`\b(?:antwortet|schreibt|meldet sich|reagiert) (?:er |sie |mir |einfach |immer noch |seit .{2,16} )*nicht\b|\b(?:keine antwort|nicht geantwortet|nicht zurückgeschrieben|auf gelesen|nur gelesen|blaue haken|geghostet|ghosting|ghostet)|\bwarte (?:ich )?(?:immer noch |schon |seit .{2,16} )*auf (?:eine |seine |ihre )?(?:antwort|nachricht)|\bmeldet sich nicht`],
    say: [
      'Wer auf eine Nachricht wartet, zählt die Zeit in Sekunden.',
      'Kommt nichts zurück, schreibt der Kopf die Ausreden gleich selbst.',
      'Das Handy leuchtet, und es ist wieder jemand anderes, das sticht.',
    ],
    ask: ['Was war deine letzte Nachricht?', 'Kennst du das von dieser Person schon?', 'Welche Version läuft beim Warten in deinem Kopf?'],
  },
  insomnia: {
    match: [rx`\b(?:kann|konnte|können) (?:ich )?(?:mal wieder |wieder |einfach |schon wieder |heute |gerade |nachts |seit [a-z]+ |seit \w+ \w+ |zurzeit |oft ){0,3}nicht (?:mehr )?(?:richtig |gut )?(?:ein|durch)?schlafen|\bschlaflos|\b(?:die ganze nacht|ewig|stundenlang|nachts) wach(?:gelegen)?|\bwach gelegen|\bwachgelegen|\bschlafe? (?:seit .{2,16} |zurzeit |total |so |echt )*schlecht|\bkaum geschlafen|\bkein auge zu`],
    say: [
      'Die Zimmerdecke und du, ihr kennt euch inzwischen wohl gut.',
      'Je später es wird, desto lauter läuft der Kopf.',
      'Alle Welt schläft, nur die Gedanken machen Inventur.',
    ],
    ask: ['Woran bleiben die Gedanken hängen?', 'Wie viele Nächte geht das schon?', 'Liegst du noch oder bist du schon aufgestanden?'],
  },
  stayedUp: {
    match: [rx`\b(?:bis|erst um) (?:\d{1,2}|zwei|drei|vier|fünf)(?: uhr)?(?: nachts| morgens| früh)? (?:wach|auf|gezockt|geguckt|ins bett|gelesen)|\b(?:zu spät|viel zu spät|so spät) (?:ins bett|schlafen gegangen)|\bdurchgemacht|\bnacht durch(?:gemacht|gezockt|gelesen)|\bnoch (?:immer )?wach\b`],
    say: [
      'Die Nacht war wohl zu schade zum Verschlafen.',
      'Nach Mitternacht gehört einem die Zeit endlich selbst, nur der Morgen schickt die Rechnung.',
      'Nur noch kurz, und dann war es drei, klassisch.',
    ],
    ask: ['Was hat dich wach gehalten?', 'War es das wert?', 'Kannst du den Schlaf irgendwo nachholen?'],
  },
  nightmare: {
    match: [rx`\b(?:al[bp]traum|al[bp]träume|schlecht geträumt|schlimm(?:es)? geträumt|schrecklich geträumt|horror geträumt)`],
    say: [
      'Der Traum ist vorbei, aber der Körper hat es noch nicht ganz geglaubt.',
      'Manche Träume lassen beim Gehen die Tür offen.',
      'Schweißgebadet aufzuwachen braucht ein paar Minuten Rückweg.',
    ],
    ask: ['Welches Bild ist noch da?', 'Kommt der Traum öfter vorbei?', { ask: 'Ging es danach mit dem Schlafen weiter?', yes: 'Gut, dann hatte die Nacht noch ein zweites Kapitel.', no: 'Dann war der Rest der Nacht vermutlich sehr lang.' }],
  },
  nap: {
    match: [rx`\b(?:mittagsschlaf|nickerchen|powernap|hingelegt|kurz geschlafen|eingenickt|weggenickt|gut geschlafen|super geschlafen|ausgeschlafen|durchgeschlafen)`],
    say: [
      'Danach ist die Welt meistens frisch überzogen.',
      'Ein guter Schlaf repariert mehr als jede Werkstatt.',
      'Kissenabdruck im Gesicht, Ruhe im Kopf.',
    ],
    ask: ['Wie lange warst du weg?', 'Bist du jetzt wach oder noch halb dort?', 'Wo hast du geschlafen, Bett oder Sofa?'],
  },
} satisfies Record<string, SituationPack>
