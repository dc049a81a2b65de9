import type { WisdomPack } from '../../pack/wisdom.ts'
import { hexagramsFirst } from './hexagrams-first.ts'
import { hexagramsSecond } from './hexagrams-second.ts'
import { lesson, question, quotes } from './wisdom-days.ts'

export const wisdom: WisdomPack = {
  hexagrams: [...hexagramsFirst, ...hexagramsSecond],
  trigrams: {
    乾: 'Himmel',
    震: 'Donner',
    坎: 'Wasser',
    艮: 'Berg',
    坤: 'Erde',
    巽: 'Wind',
    离: 'Feuer',
    兑: 'See',
  },
  castOpening: [
    'Gefallen ist Hexagramm {n}, „{name}“: oben {upper}, unten {lower}.',
    'Das ist „{name}“, Nummer {n}, {upper} über {lower}.',
    'Die sechs Linien ergeben „{name}“ ({n}); unten liegt {lower}, darüber {upper}.',
  ],
  movingLine: [
    ['Die erste Linie bewegt sich: Die Sache ist eine Knospe, also schau erst auf die Füße und dann zum Horizont.'],
    ['Die zweite Linie bewegt sich: Du stehst an deinem Platz; handle richtig, und du bekommst Antwort.'],
    ['Die dritte Linie bewegt sich: Hier ist die Schwelle, zügle dich und denk noch einmal nach.'],
    ['Die vierte Linie bewegt sich: Die Wende ist nah, geh vorsichtig hinüber.'],
    ['Die fünfte Linie bewegt sich: Entscheiden musst du, gerecht und aufrichtig.'],
    ['Die oberste Linie bewegt sich: Es geht dem Ende zu; wer sich zurücknimmt, macht dem Nächsten Platz.'],
  ],
  still: [
    'Keine Linie bewegt sich; die Lage ruht, und das Hexagramm allein ist die Antwort.',
    'Alle sechs Linien sind still. Es braut sich erst zusammen, also bleib bei dem, was ist.',
  ],
  resulting: [
    'Daraus wird „{name}“, und das Wetter, das kommt, ist dieses: {meaning}',
    'Was sich bewegt, wird zu „{name}“. Später gilt: {meaning}',
  ],
  asker: [
    'Noch eine Frage für {animal.acc} an einem Tag unter „{god}“: Welchen kleinen Schritt kannst du zuerst tun?',
    'Als {animal} prüfst du die Antwort an einer konkreten Sache; das Stichwort von heute ist {god}.',
    'Nimm das Hexagramm als Spiegel, {animal}. Das Stichwort „{god}“ zeigt dir, was du dir wünschst.',
  ],
  mansionOpening: [
    'Nach den Acht Häusern ist dein Lebenstrigramm {trigram}, {nature} ({n}), aus der {group}.',
    'Die Lebenszahl {n} bedeutet {trigram}, {nature}; sie gehört zur {group}.',
  ],
  groups: { east: 'Ostgruppe', west: 'Westgruppe' },
  mansionNames: {
    生气: 'Lebensatem 生气',
    天医: 'Himmlischer Arzt 天医',
    延年: 'Lange Jahre 延年',
    伏位: 'Eigener Sitz 伏位',
    祸害: 'Missgeschick 祸害',
    六煞: 'Sechs Plagen 六煞',
    五鬼: 'Fünf Geister 五鬼',
    绝命: 'Abgerissenes Geschick 绝命',
  },
  mansion: {
    生气: ['Der Lebensatem liegt {direction.in}: Ein Tisch oder eine Tür in diese Richtung hält wach.'],
    天医: ['Der Himmlische Arzt liegt {direction.in}; mit dem Kopfende dort wird der Schlaf fest.'],
    延年: ['Die Langen Jahre liegen {direction.in}, eine gute Ecke für Gespräche zu zweit.'],
    伏位: ['Der Eigene Sitz liegt {direction.in}: allein sein, lesen, stillsitzen.'],
    祸害: ['Das Missgeschick liegt {direction.in}; stell Schränke hin und streite anderswo.'],
    六煞: ['Die Sechs Plagen liegen {direction.in}: Halt es dort ordentlich und häng keinen Spiegel gegenüber auf.'],
    五鬼: ['Die Fünf Geister liegen {direction.in}; sieh nach Kabeln und Herd, Sicherheit geht vor.'],
    绝命: ['Das Abgerissene Geschick liegt {direction.in}: nichts zum Schlafen, schwere Möbel passen.'],
  },
  starNames: {
    1: 'Eins Weiß 一白',
    2: 'Zwei Schwarz 二黑',
    3: 'Drei Jade 三碧',
    4: 'Vier Grün 四绿',
    5: 'Fünf Gelb 五黄',
    6: 'Sechs Weiß 六白',
    7: 'Sieben Rot 七赤',
    8: 'Acht Weiß 八白',
    9: 'Neun Purpur 九紫',
  },
  starOpening: [
    '{year} sitzt Stern {n} in der Mitte, die anderen fliegen von dort aus.',
    'Die neun Paläste von {year} haben die {n} im Zentrum, und jede Richtung bekommt neue Luft.',
  ],
  star: {
    1: ['Eins Weiß steht {direction.in}: Menschen und Bewegung; ein Glas klares Wasser, ein paar Bücher.'],
    2: ['Zwei Schwarz steht {direction.in}: Ruhe und frische Luft, keine Stapel.'],
    3: ['Drei Jade steht {direction.in}, wo Stimmen laut werden; eine warme Farbe dämpft.'],
    4: ['Vier Grün steht {direction.in}: gut zum Schreiben, stell eine Pflanze oder einen Stift hin.'],
    5: ['Fünf Gelb steht {direction.in}; dort in diesem Jahr nicht graben oder bohren, Stille tut gut.'],
    6: ['Sechs Weiß steht {direction.in}: Entschlüsse und Reisen, ein kleines Ding aus Metall hilft.'],
    7: ['Sieben Rot steht {direction.in}: Fenster verriegeln und nicht zu viel versprechen.'],
    8: ['Acht Weiß steht {direction.in}: Haus und Handel, halt es dort hell.'],
    9: ['Neun Purpur steht {direction.in}, am Platz der Freude: Zünd eine Lampe an, hab Gäste.'],
  },
  quoteLine: '„{text}“ ({source}).',
  quotes,
  lesson,
  question,
}
