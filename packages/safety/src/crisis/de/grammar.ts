/** Words with a meaning for the engine: who speaks of whom, negation, fiction, marks of time. */
export const grammar = {
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
}
