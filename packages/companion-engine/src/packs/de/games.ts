import type { ChainPack, TwentyPack } from '../../pack.ts'
import { rx } from './patterns.ts'

export const chain: ChainPack = {
  words:
    'Abend Apfel Ameise Anker Ananas Atem Auge Ahorn Adler Allee Bach Baum Birne Blatt Blume Boot Brief Brot Brücke Buch Bus Besen Café Clown Computer Dach Decke Delfin Dorf Drachen Duft Dose Daumen Distel Eis Eule Erde Esel Ente Eimer Elefant Efeu Ernte Eidechse Echo Engel Erbse Ei Fahrrad Feder Fenster Fisch Flöte Fluss Frosch Fuchs Farbe Feuer Gabel Garten Geige Gras Glocke Gans Gitarre Giraffe Glas Hafen Hase Haus Herbst Himmel Honig Hund Hut Hammer Idee Igel Insel Iris Ingwer Jacke Jahr Jaguar Juni Kaffee Kamin Kastanie Katze Kerze Kirsche Kissen Klavier Koffer Krone Kuchen Käse Lampe Laterne Laub Leiter Licht Lied Löffel Löwe Luft Linse Mandel Mantel Markt Maus Meer Melone Milch Mond Morgen Mühle Muschel Möwe Nacht Nadel Nebel Nest Note Nuss Nashorn Nase Netz Ofen Obst Ohr Oase Orange Orgel Otter Olive Papier Park Perle Pferd Pinsel Pilz Pinguin Palme Quelle Qualle Quark Quitte Rad Regen Reise Ring Rose Rucksack Rabe Rakete Regal Radio Sand Schaf Schnee Schiff Segel Seife Sonne Stern Stuhl Suppe Salz Sofa Tanne Tasse Tee Teller Tiger Tisch Tomate Traum Tulpe Tinte Trommel Tunnel Uhr Ufer Uhu Umschlag Urlaub Vase Vogel Veilchen Vulkan Vorhang Wald Wanne Wasser Weg Welle Wiese Wind Wolke Wolle Winter Xylofon Yak Yoga Zebra Zelt Zimt Zucker Zug Zwiebel Zitrone Zaun Zweig'.split(
      ' ',
    ),
  fold: { ä: 'a', ö: 'o', ü: 'u', ß: 's', é: 'e' },
  skip: '',
  word: /^\p{Ll}{3,24}$/u,
}

export const twenty: TwentyPack = {
  things: {
    cat: { label: 'eine Katze', accept: rx`\b(?:katze|kater|kätzchen)\b` },
    elephant: { label: 'ein Elefant', accept: rx`\belefant` },
    apple: { label: 'ein Apfel', accept: rx`\b(?:apfel|äpfel)\b` },
    umbrella: { label: 'ein Regenschirm', accept: rx`schirm\b` },
    bicycle: { label: 'ein Fahrrad', accept: rx`\b(?:fahrrad|rad|bike)\b` },
    moon: { label: 'der Mond', accept: rx`\bmond\b` },
    book: { label: 'ein Buch', accept: rx`\b(?:buch|roman)\b` },
    goldfish: { label: 'ein Goldfisch', accept: rx`fisch\b` },
    piano: { label: 'ein Klavier', accept: rx`\b(?:klavier|flügel|piano)\b` },
    snowman: { label: 'ein Schneemann', accept: rx`schneemann` },
    kettle: { label: 'ein Wasserkocher', accept: rx`wasserkocher|teekessel` },
    cactus: { label: 'ein Kaktus', accept: rx`\bkaktus|\bkakteen` },
  },
  attributes: {
    animal: rx`\btier|haustier|säugetier|insekt|vogel`,
    plant: rx`pflanze|blume|\bbaum|gewächs|\bobst|gemüse|blüht`,
    alive: rx`\blebt|lebendig|lebewesen|atmet|\bwächst|bewegt es sich|stirbt`,
    edible: rx`\bessen|essbar|\bisst|schmeckt|lebensmittel|trinken|lecker|nahrung`,
    big: rx`größer als|so groß|\bgroß|\briesig|\bschwer\b`,
    small: rx`kleiner als|\bklein|in (?:die|der|eine|einer) (?:hand|tasche)|hosentasche|\bleicht\b`,
    flies: rx`\bfliegt|fliegen|flügel|in der luft`,
    water: rx`wasser|schwimm|\bnass|regen|flüssig|\bmeer`,
    electric: rx`strom|elektr|batterie|akku|stecker|steckdose|aufladen`,
    sound: rx`geräusch|\blaut|\bton\b|\btöne|musik|klingt|hört man|\bmacht es krach`,
    wheels: rx`räder|\breifen|\brollt|\bfährt|fahren`,
    legs: rx`\bbeine?|\bfüße?|\bpfoten|\bläuft|\blaufen`,
    soft: rx`weich|flauschig|\bfell|kuschel`,
    red: rx`\brot`,
    white: rx`\bweiß`,
    green: rx`\bgrün`,
    hot: rx`\bheiß|\bwarm`,
    cold: rx`\bkalt|\bkühl|\beis`,
    round: rx`\brund|kugel`,
    expensive: rx`teuer|kostbar|wertvoll`,
    made: rx`gemacht|hergestellt|\bgebaut|\bkünstlich|maschine|werkzeug|gerät|möbel|gegenstand|\bding\b|fabrik`,
    indoors: rx`drinnen|\bhaus\b|zu hause|zuhause|wohnung|zimmer|küche|\bim bad`,
    outdoors: rx`draußen|im freien|natur|garten|himmel|straße|\bwald`,
  },
}
