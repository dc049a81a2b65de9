import type { Pool, Twelve } from '../../pack/text.ts'

export const venusLove: Twelve<Pool> = [
  ['Venus steht auf deiner Seite des Himmels, Charme kostet dich keine Mühe: Nimm Freundlichkeit mit Anmut an.', 'Man mag dich gerade leicht; zieh an, was nach dir aussieht.'],
  ['Venus hütet den Geldbeutel, da wird Zuneigung handfest; auch gemeinsam zu sparen ist ein Gelübde.', 'Wer langsam warm wird, kommt in diesen Wochen am weitesten.'],
  ['Venus fährt mit der Post: Zettel, Sprachnachrichten, ein Wort am Kühlschrank.', 'Mehr Poesie als ein „Komm gut heim“ braucht es jetzt nicht.'],
  ['Venus zieht bei dir ein; mach die Tage warm, damit ist alles gestanden.', 'Die Familie kennenlernen, ein Zimmer streichen: Romantik wohnt derzeit drinnen.'],
  ['Venus beleuchtet das Haus der Liebe, und Herzen stolpern öfter; genieß es.', 'Paare dürfen ihren Anfang nachspielen, Singles sich blicken lassen.'],
  ['Venus versteckt sich in Handgriffen: eine Fahrt zum Bahnhof, ein Topf Haferbrei.', 'Jemand bei der Arbeit oder in deinem Stammcafé hat einen zweiten Blick verdient.'],
  ['Venus scheint auf Paare: Jemand kommt dir auf halbem Weg entgegen; lass sehen, dass du auch losgehst.', 'Gute Wochen, um über die Zukunft in der Wir-Form zu reden.'],
  ['Venus geht in die Tiefe, Zuneigung wird stark; die Eintrittskarte heißt Aufrichtigkeit.', 'Die Nähe steigt eine Etage hinab; Geheimnisse nur in sichere Hände.'],
  ['Venus fliegt weit, und das Herz darf mit: Entfernung und Akzente haben ihren Reiz.', 'Wenn ihr nebeneinander etwas lernt, wächst die Liebe mit.'],
  ['Venus schaut zu Menschen auf, die ihren Teil tragen; sei so jemand.', 'Jetzt wird es offiziell; stellt einander mit der sanftesten Stimme vor.'],
  ['Venus geht unter Freunde: erst die Gesellschaft, dann das Herz.', 'Ein süßer Ton in einer Freundschaft braucht noch keinen Namen.'],
  ['Venus bleibt hinter der Bühne; stille Güte ist kostbar, erwähn sie trotzdem ab und zu.', 'Pfleg deine Zuneigung in Ruhe und verwechsle Einsamkeit nicht mit Liebe.'],
]

export const marsCareer: Twelve<Pool> = [
  ['Mars feuert dich an: Du stürmst los, schau also, wo die anderen bleiben.', 'Neuland darfst du jetzt betreten; lass den Kleinkram liegen.'],
  ['Mars will Lohn für Können; klär Pflichten und Bezahlung in einfachen Worten.', 'Steck dein Temperament ins Schärfen einer Fertigkeit.'],
  ['Mars spitzt die Zunge; gewinn das Argument und lass einen Ausweg offen.', 'Viele kurze Wege: Trag auch die Gespräche in den Kalender ein.'],
  ['Mars hält die Stellung, eine gute Zeit, um Fundamente auszubessern.', 'Zuhause und Büro ziehen beide; zieh erst die Grenze.'],
  ['Mars bringt Ideen unter Strom: erst bauen, dann verbessern.', 'Die Bühne liebt gerade Leute, die spielen können, auch dich.'],
  ['Mars räumt den täglichen Stapel ab; nur alles selbst machen musst du nicht.', 'Aufgabe um Aufgabe erledigt: So wirst du zum Motor des Teams.'],
  ['Mars trommelt über den Tisch: Konkurrenz und Verbündete sitzen beieinander, also sprich die Regeln aus.', 'Bei kräftigen Charakteren hilft Fragen mehr als Widersprechen.'],
  ['Mars taucht ab, und dort knackt deine Ausdauer den härtesten Teil.', 'Bevor du anfasst, was anderen gehört, hol dir den Auftrag.'],
  ['Mars zielt weit: Prüfungen, Ausschreibungen, neue Märkte.', 'Hohe Ziele gern; den ersten Kilometer läufst du heute.'],
  ['Mars steht ganz oben; zeig Kante und Takt in einem.', 'Von oben sieht man dich: weder vordrängeln noch zurückfallen.'],
  ['Mars führt eine Mannschaft an; such das Ziel, das allen gehört.', 'Dein Eifer steckt an; nutz ihn für den langen Plan.'],
  ['Mars trainiert im Verborgenen; heimliche Wettkämpfe führen nirgendwohin.', 'Tritt leise auf; wer vorbereitet ist, lacht später.'],
]

export const jupiterWealth: Twelve<Pool> = [
  ['Jupiter lächelt dich persönlich an; bei mehr Möglichkeiten wird das Auswählen zur Kunst.', 'Mühe, die du in dich selbst steckst, behält ihren Wert.'],
  ['Jupiter zeigt dir mehr als einen Weg; gezählt wird, was bleibt.', 'Eine offene Hand ist schnell leer, also nenn eine Summe, die du beiseitelegst.'],
  ['Jupiter bringt Wissen und Kontakte; das ist dein fließendes Wasser.', 'Schreiben oder Unterrichten könnte sich lohnen; probier es in kleinen Schritten.'],
  ['Jupiter sitzt zu Hause; Geld fürs Wohnen kommt meist als Behagen zurück.', 'Verschaff dir einen Überblick über das Familiäre; Gespräche über Haus und Grund brauchen Zeit.'],
  ['Jupiter kitzelt aus Hobbys ein Zubrot heraus; setz nicht alles darauf.', 'Ein Budget für den Spaß ist schön, bis es überzogen ist.'],
  ['Jupiter belohnt Fleiß, Cent für Cent.', 'Jede Stunde, die dein Ablauf spart, ist auch ein Einkommen.'],
  ['Jupiter schickt Hilfe, die wie Zusammenarbeit aussieht; lies die Bedingungen.', 'Gemeinsam etwas großziehen schlägt zwei getrennte Ecken.'],
  ['Jupiter bewacht den gemeinsamen Topf; leiht und teilt bei Tageslicht.', 'Vertrauen ist Kapital; verwende es, wofür man es dir gab.'],
  ['Jupiter schiebt den Horizont hinaus, und ein, zwei Wege tauchen auf.', 'Nirgends liegt Geld ruhiger als in etwas, das du gelernt hast.'],
  ['Jupiter hebt zuerst deinen Namen; die Belohnung kommt später.', 'Über Stelle und Gehalt darf man reden; erst aber die Arbeit schön zu Ende bringen.'],
  ['Jupiter sammelt Leute um dich: viele Hände, gerechte Anteile.', 'Der richtige Kreis zählt mehr als ein zweiter Job.'],
  ['Jupiter hält dir den Rücken frei; mit Maß bleibt immer etwas in der Speisekammer.', 'Weniger reden, mehr einlagern, eine Reserve lassen.'],
]

export const sunHealth: Twelve<Pool> = [
  ['Die Sonne ist bei dir: viel Ladung, also nicht alles auf einmal verbrauchen.', 'Dein Körper antwortet in diesen Wochen schnell, gut für eine neue Sportart.'],
  ['Einfaches Essen zu einfachen Zeiten bringt mehr als jedes Pulver, solange die Sonne dich nährt.', 'Hals und Nacken mögen Pflege: Schlaf und etwas Warmes zu trinken.'],
  ['Unter dieser Sonne schwärmen die Gedanken; leg das Handy vor dem Schlafen weg.', 'Geh und denk gleichzeitig, Gelenke und Ideen lockern sich mit.'],
  ['Schlaf ist jetzt die beste Kur: ein dunkleres, stilleres Schlafzimmer.', 'Gefühle zupfen am Magen; wähl warme Gerichte.'],
  ['Auch Spielen ist Pflege; hol dir Sonne und ein bisschen Schweiß.', 'Hochstimmung braucht ebenfalls Pausen; achte darauf, wie viel das Herz arbeitet.'],
  ['Die Sonne steht für Ordnung: Leg einen Rhythmus fest, vereinbare die fällige Vorsorge.', 'Nimm kleine Zipperlein früh ernst; der Körper macht jetzt mit.'],
  ['Andere Menschen leeren den Akku; halt dir eine Stunde frei, die dir gehört.', 'Sport zu zweit passt in diese Zeit, ihr haltet einander bei der Stange.'],
  ['Du erholst dich gut, wenn du nur schlafen gehst.', 'Weniger fett, weniger scharf, und erzähl jemandem, was dich beschäftigt.'],
  ['Draußen liegt das Fitnessstudio dieser Wochen.', 'Mit der Aussicht wächst der Appetit; leg die Gabel rechtzeitig hin.'],
  ['Schwere Last da oben: Schultern lösen und mit jemandem reden.', 'Schreib Ruhe in den Kalender, im gleichen Rang wie Besprechungen.'],
  ['Wandern oder spielen in Gesellschaft, dann streckt sich auch die Stimmung.', 'Keine Heldentaten bei Tisch; Waden und Knöchel wollen gebraucht werden.'],
  ['Langsamer, bittet der Körper; hör hin.', 'Stille Pflege passt: ein Bad, Ruhe, ein früher Abend.'],
]
