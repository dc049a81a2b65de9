import type { DailyPack } from '../../pack/daily.ts'

export const moonHouse: DailyPack['moonHouse'] = [
  [
    'Der Mond ist bei dir angekommen, {moonSign.in}, und was du fühlst, steht dir auf die schönste Art im Gesicht.',
    'Die Hauptrolle hast heute du: Der {moonSign}-Mond dreht die Lampe zu dir herum, und Offenheit steht dir gut.',
    'Mit dem Mond im eigenen Zeichen kommen Gefühle schnell und echt. Sorg erst für dich, {sign.one}, dann für den Rest der Runde.',
  ],
  [
    'Der Mond macht es sich {moonSign.in} bei deinem Geldbeutel und deinem Selbstwert bequem; festen Boden zu wollen ist heute vernünftig.',
    'Was da ist und was fehlt, siehst du heute beides scharf, {sign.one}, und Dankbarkeit erweist sich als ganz praktisch.',
    'Ein ordentliches Essen, ein Ding, das hält: Der {moonSign}-Mond beruhigt dich über Hände und Zunge.',
  ],
  [
    'Fragen, Einladungen und kurze Wege klopfen alle auf einmal an, solange der Mond {moonSign.in} steht.',
    'Deine Ohren sind wach und deine Zunge ist flink, {sign.one}; klär, was in der Luft hängen geblieben ist.',
    'Geh herum und frag nach: Der {moonSign}-Mond versteckt das Nützliche in einem Nebensatz.',
  ],
  [
    'Draußen kann es laut sein, wie es will, der {moonSign}-Mond zieht dich nach Hause.',
    'Die Kraft des Tages kommt von unter dem eigenen Dach, mit einem alten Lied oder einem alten Rezept darin.',
    'Kochen, aufräumen, bei den eigenen Leuten sitzen: Der Mond {moonSign.in} füllt dich von der Wurzel her auf.',
  ],
  [
    'Der Mond {moonSign.in} leuchtet auf Spiel und Schwärmerei, und das Kind in dir guckt kurz heraus.',
    'Zeigen, gesehen werden, lachen, bis es wehtut: Die Tür dafür steht offen, {sign.one}.',
    'Begeisterung lässt sich unter dem {moonSign}-Mond kaum verbergen, ob für einen Menschen oder für eine Arbeit.',
  ],
  [
    'Man hört die Zahnräder greifen, wenn der Mond {moonSign.in} steht: Rück die kleinen Teile wieder an ihren Platz.',
    'Stolz gibt es heute in kleinen Portionen, {sign.one}: eine abgehakte Liste, ein pünktliches Mittagessen, ein leerer Tisch.',
    'Dein Körper meldet sich zuerst zu Wort; der {moonSign}-Mond bittet dich, sein Tempo mitzugehen.',
  ],
  [
    'Von gegenüber macht der Mond {moonSign.in} aus den Launen der anderen einen Spiegel für dich.',
    'Die Antwort sitzt heute meist auf dem Stuhl vis-à-vis. Lass ausreden, {sign.one}, und du sparst dir einen Umweg.',
    'Was zu zweit geht, drängt nach vorn; nebeneinander auf einer Bank klappt es besser als von Bildschirm zu Bildschirm.',
  ],
  [
    'Oben ruhig, unten im Gespräch: Der {moonSign}-Mond ist der richtige für das Thema, das niemand anfassen mag.',
    'Vertrauen heißt das Wort des Tages, {sign.one}; wer den Griff ein wenig lockert, hält am Ende mehr.',
    'Alte Rechnungen, alte Lieben, alte Gedanken: Sortier eines davon, während der Mond {moonSign.in} taucht, und du wiegst weniger.',
  ],
  [
    'Mit einem Satz ist der Mond {moonSign.in} und der Horizont ein Stück weiter weg; frische Luft und eine frische Idee, bitte.',
    'Bücher, Landkarten und fremde Akzente winken dir zu, {sign.one}; das Herz bricht vor den Füßen auf.',
    'Was sich unten nicht lösen lässt, wird weiter oben einfach, und der {moonSign}-Mond leiht dir die Leiter.',
  ],
  [
    'Hoch oben {moonSign.in} stellt der Mond deine Arbeit dahin, wo man sie sieht.',
    'Heute merkt man sich, was du sagst und tust, {sign.one}; ruhig schlägt schnell.',
    'Ziele bekommen unter dem {moonSign}-Mond Umriss: Mach einen Schritt fertig, dann den nächsten, so entsteht ein guter Ruf.',
  ],
  [
    'Mitten im Gedränge {moonSign.in} schiebt der Mond das Teil, das dir fehlt, in das Geplauder deiner Freunde.',
    'Trag es nicht allein, {sign.one}; das Gute ist heute in Smalltalk eingewickelt.',
    'Gleichgesinnte finden einander leichter, jetzt, da der {moonSign}-Mond deine Wünsche anstrahlt.',
  ],
  [
    'Der Mond versteckt sich {moonSign.in}, gleich hinter deinem Rücken: weniger reden, mehr schlafen.',
    'Dreh die Lautstärke herunter, dann werden deine Ahnungen klarer, {sign.one}; Alleinsein ist Laden, kein Rückzug.',
    'Träume und halbe Gedanken treiben im dünnen Licht des {moonSign}-Monds nach oben. Anschauen ja, Schlüsse ziehen nein.',
  ],
]

export const rulerHouse: DailyPack['rulerHouse'] = [
  [
    'Dein Herrscherplanet, {ruler.nom}, steht {sign.in} selbst: Wer zuerst spricht, gibt das Tempo vor, und das darfst du sein.',
    '{ruler.nom} hat Heimspiel, darum geht dir „Das übernehme ich“ in diesen Tagen leicht von den Lippen.',
  ],
  [
    '{ruler.nom} behält deinen Geldbeutel im Auge; gelassen bist du, wenn du die Zahlen kennst.',
    'Verkauf deine Stunden nicht unter Wert und gib nichts nur zum Vorzeigen aus, rät {ruler.nom}.',
  ],
  [
    'Post, Wege und Absprachen gehen durch die Hände {ruler.from}; klar gewinnt gegen clever.',
    'Eine Frage mehr erspart dir einmal Rätseln, solange dein Herrscherplanet {topic.acc} betreut.',
  ],
  [
    'Dein Herrscherplanet, {ruler.nom}, hütet das Haus: tiefe Wurzeln, leichte Zweige.',
    'Richte dich ein, wo du wohnst, meint {ruler.nom}, dann weiß auch das Herz, wohin.',
  ],
  [
    '{ruler.nom} scheint auf Liebe und Handwerk; mit Ernst zu spielen will ebenfalls gekonnt sein.',
    'Lass eine Arbeit oder ein Gefühl ans Tageslicht; dein Herrscherplanet wärmt {topic.acc}.',
  ],
  [
    'Eins fertig, dann das Nächste: {ruler.Nom} zahlt in stiller Zufriedenheit.',
    'Bring die Abläufe in Ordnung, und du läufst als Ganzes leichter; um die Details kümmert sich {ruler.nom}.',
  ],
  [
    '{ruler.nom} steht dir gegenüber und zeigt dich mit fremden Augen; gemeinsam gelingt mehr als im Alleingang.',
    'Ein Stück nachzugeben kostet nichts, solange dein Herrscherplanet {topic.acc} pflegt und du es laut sagst.',
  ],
  [
    '{ruler.nom} schwimmt im tiefen Wasser: weniger überfliegen, mehr graben.',
    'Ein bisschen mehr Offenheit, ein bisschen weniger Knoten, so hält es {ruler.nom} mit {topic.dat}.',
  ],
  [
    'Segel hoch: {ruler.Nom} möchte, dass du lernst und weiter schaust als bis zur nächsten Ecke.',
    'Aus der Ferne schrumpft die Hürde, und diese Ferne schenkt dir gerade {ruler.nom}.',
  ],
  [
    '{ruler.nom} steht auf deinem Gipfel; Mühe wird bemerkt, und die Pflicht kommt hinterhergestiegen.',
    'Mach deine Sache ordentlich, drängt {ruler.nom}, mitreden lässt man dich dann schon.',
  ],
  [
    'Gesellschaft tut dir gut, jetzt, da {ruler.nom} unter Freunden unterwegs ist; such dir aus, mit wem du gehst.',
    'Hilf jemandem weiter, und der Weg wird breiter: Dein Herrscherplanet öffnet Türen für {topic.acc}.',
  ],
  [
    'Hinter dem Vorhang hält {ruler.nom} mehr vom Feilen als von Premieren.',
    'Was du in Ruhe fertig machst, spricht später für sich; {ruler.nom} leistet dir bei {topic.dat} Gesellschaft.',
  ],
]

export const sunHouse: DailyPack['sunHouse'] = [
  [
    'Die Sonne ist zurück {sign.in}: Klapp das alte Heft zu und schlag das neue mit einem klaren „Ich will“ auf.',
    'Einen Monat lang Geburtstagslicht, {sign.one}. Neue Frisur oder neues Leben, beides ist erlaubt.',
  ],
  [
    'Die Sonne beleuchtet, was du verdienst und was du wert bist; mach Inventur und nenn für dein Können einen fairen Preis.',
    'Fester Boden ist das Thema des Monats: ein wenig sparen, ein wenig lernen, und du stehst sicherer.',
  ],
  [
    'Nachrichten und Verkehr werden dichter in diesem Monat; die wichtigen Worte gehören aufgeschrieben.',
    'Kurse und kurze Reisen geben den Ton an, und deine Neugier bringt neue Gesichter mit, {sign.one}.',
  ],
  [
    'Die Sonne scheint ins Haus: reparieren, einladen, bei der Familie sitzen, nach der Herkunft fragen.',
    'Gieß in diesem Monat die Wurzel, {sign.one}, dann hat die nächste Strecke Beine.',
  ],
  [
    'Verliebtheit und Schöpferisches bekommen Sonne; gib der Freude einen festen Platz im Kalender.',
    'Ein Funke ist übergesprungen, {sign.one}. Tritt vor, schick es ein, frag nach einem Treffen.',
  ],
  [
    'Stell in diesem Monat deine Zeiten und Abläufe richtig ein, dann steigt der Ertrag von allein.',
    'Kleine Gewohnheiten regieren: jeden Tag eine gute Sache, {sign.one}, und am Monatsende ist es ein großer Schritt.',
  ],
  [
    'Die Sonne wechselt hinüber zum Wort „wir“: Versprechen, Partnerschaften und Bedingungen kommen auf den Tisch.',
    'Fremdes Licht fällt auf deine andere Hälfte; du lernst, dich anzulehnen und trotzdem aufrecht zu stehen, {sign.one}.',
  ],
  [
    'Zeit zum Ausmisten: alte Schulden, alte Knoten, alte feste Meinungen, jedes an seinen Ort.',
    'Vertrauen und Grenzen sind der Stoff des Monats; sprich früh über Geld und über Gefühle, {sign.one}.',
  ],
  [
    'Die Sonne zeigt in die Ferne: einschreiben, aufbrechen, ein dickes Buch anfangen, und die Brust wird weit.',
    'Frag jemanden mit einer anderen Geschichte, {sign.one}; die Überraschung wird nützlich sein.',
  ],
  [
    'Bei der Arbeit stehst du im Licht; zeig das, was du am besten kannst.',
    'Ein Monat für Ziele, {sign.one}: weniger versprechen, mehr liefern, und dein Name spricht für dich.',
  ],
  [
    'Freundschaften und der lange Blick gehen vor; tritt einem Kreis bei oder ruf einen alten zusammen.',
    'Sag den fernen Wunsch den richtigen Ohren, {sign.one}, und jemand geht ein Stück mit.',
  ],
  [
    'Das Sonnenjahr ist fast herum: ausruhen, fertig werden, mit dir selbst Frieden schließen.',
    'Langsam heißt nicht stehen geblieben. Räum in diesem Monat das Herz leer, {sign.one}, damit ein Samen Platz hat.',
  ],
]
