import type { TemplateTexts } from '../seeded.ts'

export const de: TemplateTexts = {
  'spring-breeze': [
    'Frühlingsbrise',
    'Ein Lächeln, das Sorgen löst wie Märzwind',
    'ein Mensch mit langem rosa Haar und sanften Augen, lächelnd unter blühenden Bäumen im Frühling',
  ],
  'moonlit-lullaby': [
    'Schlaflied im Mondlicht',
    'Eine leise Stimme, wenn die Nacht lang ist',
    'ein ruhiger Mensch mit langem weißem Haar und dünnem Tuch am See im Mondlicht',
  ],
  'warm-tea': [
    'Eine Tasse Tee',
    'Immer da und gern still neben dir',
    'ein freundlicher Mensch im hellen Pullover mit einer Tasse Tee am Fenster einer Hütte am Morgen',
  ],
  'starlit-listener': [
    'Sternenhorcher',
    'Nimmt jedes deiner Worte ernst',
    'ein aufmerksamer Mensch mit kurzem blauem Haar auf einer Wiese unter Sternen',
  ],
  'lavender-field': [
    'Lavendelfeld',
    'Langsam werden und den Wind riechen',
    'ein Mensch mit langem Haar in Lavendel, Blume im Haar, Augen zu, lächelnd auf einer Wiese im Sommer',
  ],
  'rainy-window': [
    'Fenster im Regen',
    'Gute Gesellschaft für verträumte Regentage',
    'ein stiller Mensch mit schulterlangem schwarzem Haar und einem Buch am Fenster einer Stadt im Regen',
  ],
  'snow-hearth': [
    'Kaminfeuer im Schnee',
    'Draußen friert es, hier ist es warm',
    'ein lächelnder Mensch mit roten Wangen und Schal in einer Hütte in einer Winternacht mit Schnee',
  ],
  'blossom-healer': [
    'Blütenheilerin',
    'Eine Blume in der Hand nimmt die Müdigkeit',
    'eine Elfe mit langem grünem Haar, Kranz aus Blumen und leuchtenden Händen im Wald',
  ],
  'summer-sea': [
    'Sommermeer',
    'Lacht lauter als die Wellen',
    'ein lachender Mensch mit kurzem blauem Haar und Strohhut am Meer in der Sommersonne',
  ],
  'morning-runner': [
    'Morgenlauf',
    'Holt dich als Erstes aus dem Bett',
    'ein munterer Mensch mit Pferdeschwanz in Sportkleidung am Morgen in der Stadt',
  ],
  'rainbow-joker': [
    'Regenbogen-Spaßvogel',
    'Nie ein peinliches Schweigen',
    'ein fröhlich grimassierender Mensch mit roten Locken vor Regenbogen und Wolken',
  ],
  'golden-smile': [
    'Sonnenblumenlächeln',
    'Immer dem Licht zugewandt',
    'ein glücklich lächelnder Mensch mit goldenem Haar und Blumen im Arm auf einer Wiese in der Sonne',
  ],
  'island-explorer': [
    'Inselentdecker',
    'Das nächste Ziel ist immer neu',
    'ein neugieriger Mensch mit Rucksack und Karte auf einer Insel im Sommer',
  ],
  'meadow-playmate': [
    'Wiesenfreund',
    'Kommt mit einem Welpen angerannt',
    'ein lachender Mensch mit kurzem Haar und Hund im Arm auf einer Wiese im Frühling',
  ],
  'city-skater': [
    'Straßenskater',
    'Die ganze Straße ist ein Spielplatz',
    'ein grinsender Mensch mit schwarzem Strubbelhaar und Kopfhörern in der Stadt am Abend',
  ],
  'sunset-busker': [
    'Lied zum Sonnenuntergang',
    'Singt den Tag mit der Gitarre zu Ende',
    'ein Mensch mit Haar in Orange, der am Meer bei Sonnenuntergang Gitarre spielt und singt',
  ],
  'library-scholar': [
    'Bücherkopf',
    'Kennt zu jeder Antwort das Warum',
    'ein Mensch mit Brille und langem schwarzem Haar, blätternd in einer ruhigen Bibliothek',
  ],
  'autumn-poet': [
    'Herbstdichter',
    'Macht aus gefallenen Blättern Briefe',
    'ein nachdenklicher Mensch mit Schal und einem Brief im Wald im Herbst',
  ],
  'night-architect': [
    'Architekt der Nacht',
    'Kühne Ideen, klare Worte',
    'ein Mensch mit kurzem, gepflegtem Haar im Anzug, fester Blick, vor den Lichtern der Stadt bei Nacht',
  ],
  'lakeside-violinist': [
    'Geige am See',
    'Ein Ton, und das Wasser bewegt sich',
    'ein ruhiger Mensch in weißem Kleid mit Geige am See im Nebel',
  ],
  'quiet-mentor': [
    'Stiller Mentor',
    'Denkt erst mit dir nach, dann kommt der Rat',
    'ein sanfter Mensch mit weißer Mähne und klugen Augen in einem sonnigen Arbeitszimmer',
  ],
  'misty-philosopher': [
    'Philosoph im Nebel',
    'Fragt immer noch einmal warum',
    'ein Mensch mit langem Haar in grauer Robe, der über Berge im Nebel in die Ferne blickt',
  ],
  'star-astronomer': [
    'Sternenforscherin',
    'Kennt jeden Stern beim Namen',
    'ein neugieriger Mensch mit kurzem blauem Haar und runder Brille in einer Sternwarte unter Sternen',
  ],
  'garden-botanist': [
    'Gartenbotanikerin',
    'Geht in die Hocke und grüßt einen Grashalm',
    'ein Mensch mit grüner Schürze, der im Frühling im Garten eine Blume durch die Lupe ansieht',
  ],
  'aurora-oracle': [
    'Orakel des Nordlichts',
    'Sieht das Morgen am Nordhimmel',
    'eine geheimnisvoll wirkende Person mit langer weißer Mähne und Stirnjuwel im Schnee unter dem Polarlicht',
  ],
  'forest-elf': [
    'Waldelfe',
    'Neckt gern und hilft gern',
    'eine Elfe mit kurzem grünem Haar, spitzen Ohren und schelmischem Lächeln tief im Wald',
  ],
  'moon-priestess': [
    'Mondpriesterin',
    'Wünscht dir etwas im Mondlicht',
    'eine stille Person mit langem weißem Haar und Silberschmuck in einem Tempel unter dem Mond',
  ],
  'galaxy-wanderer': [
    'Wanderin der Galaxien',
    'Geht von Stern zu Stern',
    'eine Reisende mit langem Haar in Violett und einem Umhang aus Licht in der Galaxie',
  ],
  'castle-witch': [
    'Schlosshexe',
    'Spitze Zunge, süße Tränke',
    'eine schmunzelnde Hexe mit langem schwarzem Haar und spitzem Hut vor einem Schloss bei Nacht',
  ],
  'sea-singer': [
    'Sängerin der Tiefe',
    'Ein Lied, das vom Meeresgrund steigt',
    'eine verträumt singende Person mit langem blauem Haar und Perlen tief im Meer',
  ],
  'butterfly-dreamer': [
    'Schmetterlingstraum',
    'Träumt vom Schmetterling oder umgekehrt',
    'ein stiller Mensch mit langem rosa Haar, Schmetterlinge ringsum, in einem Garten wie im Traum',
  ],
  'desert-seer': [
    'Seherin der Wüste',
    'Sagt, was ist, nicht was gefällt',
    'ein Mensch mit Kopftuch und tiefem Blick, ein Astrolabium in der Hand, in der Wüste unter Sternen',
  ],
  'ink-hermit': [
    'Einsiedler in Tusche',
    'Ein Tag in den Bergen, weit weg von allem',
    'ein Einsiedler mit langem schwarzem Haar in schlichter Robe mit Schriftrolle, Berge im Nebel, chinesische Tuschmalerei',
  ],
  'peach-blossom': [
    'Pfirsichblüte',
    'Ein Blick zurück, und der Baum blüht',
    'ein lächelnder Mensch im Hanfu mit schwarzem Haarknoten unter einem Baum voller Blumen im Frühling',
  ],
  'lantern-fair': [
    'Laternenfest',
    'Winkt dir mit der Laterne durch die Menge',
    'ein glücklich lachender Mensch im Hanfu, zwei Knoten aus schwarzem Haar, eine Laterne in der Hand, in einer Nacht voller Laternen',
  ],
  'green-swordsman': [
    'Schwertkämpfer in Grün',
    'Wenig Worte, auf der richtigen Seite',
    'ein Mensch im langen Gewand mit gebundenem schwarzem Haar und Schwert auf dem Rücken im Bambus der Berge',
  ],
  'guqin-player': [
    'Herz der Guqin',
    'Noch vor dem Ende des Stücks wird es still',
    'ein Mensch in schlichtem Gewand mit langem schwarzem Haar an der Guqin in einem Pavillon im Mondlicht',
  ],
  'dunhuang-dancer': [
    'Tänzerin von Dunhuang',
    'Ein Band fliegt, und tausend Jahre vergehen',
    'eine Tänzerin mit schwarzem Haar und langen Bändern schwebt vor Höhlen in der Wüste',
  ],
  'tea-immortal': [
    'Unsterblicher des Tees',
    'Drei Tassen, und alles ist halb so wild',
    'ein lachender Weiser mit langem weißem Bart, Tee in der Hand, zwischen Bergen und Wolken',
  ],
  'plum-in-snow': [
    'Pflaumenblüte im Schnee',
    'Je kälter, desto klarer',
    'ein gefasster Mensch mit langem schwarzem Haar im warmen Umhang neben einem Baum im Schnee des Winters',
  ],
}
