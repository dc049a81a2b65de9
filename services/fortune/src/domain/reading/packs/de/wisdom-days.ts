import type { WisdomPack } from '../../pack/wisdom.ts'

export const quotes: WisdomPack['quotes'] = {
  比肩: [
    { text: 'Wenn drei Menschen zusammen gehen, ist gewiss einer dabei, von dem ich lernen kann', source: 'Konfuzius, Gespräche 7' },
    { text: 'Wenn zwei Menschen eines Herzens sind, schneidet ihre Schärfe Metall', source: 'I Ging, Große Abhandlung' },
  ],
  劫财: [
    { text: 'Der Edle versteht sich auf das Rechte, der Gemeine auf den Gewinn', source: 'Konfuzius, Gespräche 4' },
    { text: 'Weil er nicht streitet, kann niemand auf der Welt mit ihm streiten', source: 'Laozi, Daodejing 22' },
  ],
  食神: [
    { text: 'Grobe Speise, Wasser zum Trinken, der gebogene Arm als Kissen: Auch darin liegt Freude', source: 'Konfuzius, Gespräche 7' },
    { text: 'Trinkt der Maulwurf am Fluss, füllt er doch nur seinen Bauch', source: 'Zhuangzi, Wandern in Muße' },
  ],
  伤官: [
    { text: 'Große Geradheit wirkt wie krumm, große Begabung wie ungeschickt', source: 'Laozi, Daodejing 45' },
    { text: 'Worte ohne Form reichen nicht weit', source: 'Zuozhuan, Herzog Xiang, 25. Jahr' },
  ],
  偏财: [
    { text: 'Je mehr man den Menschen gibt, desto mehr hat man', source: 'Laozi, Daodejing 81' },
    { text: 'Reichtum und Rang ohne Recht sind mir wie ziehende Wolken', source: 'Konfuzius, Gespräche 7' },
  ],
  正财: [
    { text: 'Ein Baum, den man kaum umfasst, wuchs aus einem haarfeinen Trieb', source: 'Laozi, Daodejing 64' },
    { text: 'Ohne kleine Schritte zu sammeln, kommt niemand tausend Meilen weit', source: 'Xunzi, Ermunterung zum Lernen' },
  ],
  七杀: [
    { text: 'Wer andere besiegt, hat Kraft; wer sich selbst besiegt, ist stark', source: 'Laozi, Daodejing 33' },
    { text: 'In Sorge und Not lebt man auf, in Behagen geht man zugrunde', source: 'Mengzi 6B' },
  ],
  正官: [
    { text: 'Ist man selbst aufrecht, so geht es auch ohne Befehle', source: 'Konfuzius, Gespräche 13' },
    { text: 'Wahre Worte sind nicht schön, schöne Worte sind nicht wahr', source: 'Laozi, Daodejing 81' },
  ],
  偏印: [
    { text: 'Schaffe Leere bis zum Höchsten, wahre die Stille bis zum Völligsten', source: 'Laozi, Daodejing 16, Richard Wilhelm' },
    { text: 'Lernen ohne zu denken ist vergeblich, denken ohne zu lernen ist gefährlich', source: 'Konfuzius, Gespräche 2' },
  ],
  正印: [
    { text: 'Lernen und das Gelernte zur rechten Zeit üben, ist das nicht eine Freude?', source: 'Konfuzius, Gespräche 1' },
    { text: 'Wer sagt, das Herz eines Grashalms könne das Licht dreier Frühlinge vergelten', source: 'Meng Jiao, Lied des Wanderers' },
  ],
}

export const lesson: WisdomPack['lesson'] = {
  甲: ['Der hohe Baum lernt, sich einmal zu neigen und das Gras zu sehen.', 'Was nach oben wächst, lernt auch, Blätter fallen zu lassen.'],
  乙: ['Die Ranke lernt, ihr eigenes Gitter zu finden und nicht den falschen Pfosten.', 'Weichheit, zu Ende gegangen, wird Beharrlichkeit.'],
  丙: ['Die Sonne lernt, pünktlich unterzugehen und die Nacht den Sternen zu lassen.', 'Bevor du Licht gibst, frag, ob es gewünscht ist.'],
  丁: ['Die Lampe lernt, sparsam zu brennen; lange zählt mehr als hell.', 'Schirm die kleine Flamme ab und grolle dem Wind nicht.'],
  戊: ['Der Berg lernt, Wege durchzulassen; Schluchten gehören zu ihm.', 'Standhaft heißt nicht unbewegt, sondern unaufgeregt in der Bewegung.'],
  己: ['Das Feld lernt, brachzuliegen; nächstes Jahr ist es reicher.', 'Wer alles nährt, braucht selbst auch Regen.'],
  庚: ['Das Schwert lernt, wann es in der Scheide bleibt.', 'Nach all dem Schmieden ist Weichheit das Seltenste.'],
  辛: ['Das Schmuckstück lernt, mit einem Makel zu leben.', 'Gesehen zu werden ist gut, warm gehalten zu werden ist besser.'],
  壬: ['Der Strom lernt von seinen Ufern; Freiheit braucht eine Form.', 'Wohin du auch fließt, lass etwas Klarheit zurück.'],
  癸: ['Der Tau lernt, welches Feld das eigene ist.', 'Ein Faden Wasser höhlt den Stein, weil er nicht abreißt.'],
}

export const question: WisdomPack['question'] = {
  比肩: ['Mit wem laufe ich um die Wette, und was täte ich sonst?', 'Was ginge zu zweit besser?'],
  劫财: ['Was fürchte ich zu verlieren, und wäre es wirklich fort?', 'Was würde leichter, wenn ich es hergäbe?'],
  食神: ['Wann habe ich zuletzt die Zeit vergessen, und worüber?', 'Welcher Moment darf heute langsam sein?'],
  伤官: ['Wie klänge mein Satz als Frage?', 'Welche Regel hätte eine Änderung durch mich verdient?'],
  偏财: ['Welche Gelegenheit ist eine Begegnung und welche nur Lärm?', 'Was würde ich gern teilen?'],
  正财: ['Welche kleine Tat würde mich verändern, hundert Tage lang getan?', 'Ist meine Zeit gut angelegt?'],
  七杀: ['Welches Können bringt mir dieser Druck bei?', 'Wenn nur eines fertig werden könnte, was?'],
  正官: ['Was habe ich versprochen und noch nicht getan?', 'Welche Pflicht ist gar nicht meine?'],
  偏印: ['Welcher Gedanke kehrt immer wieder, und was will er?', 'Wem ähnle ich, wenn ich allein bin?'],
  正印: ['Wer hat mich einmal getragen, und habe ich gedankt?', 'Wie könnte ich heute für mich sorgen?'],
}
