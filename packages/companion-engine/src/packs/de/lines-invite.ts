/** Lines that invite: to go on in the language asked for, to tell of a feeling, of the past, of a person. */
export const inviteLines = {
  languageSwitch: [
    'Gern, ab hier auf Deutsch, erzähl weiter.',
    'Klar, dann Deutsch, wo waren wir stehen geblieben?',
    'Umgestellt auf Deutsch, womit fangen wir an?',
    'Dann also Deutsch, und dabei bleibt es, bis du etwas anderes sagst.',
  ],
  tellFeeling: [
    'Lass dir Zeit, welches Gefühl ist gerade am lautesten?',
    'Nur zu, seit wann ist diese Stimmung da?',
    'Ist es eher schwer, eher leer oder ganz anders?',
    'Fang mit dem an, was zuerst heraus will, die Reihenfolge ist egal.',
    'Die Seite für Gefühle ist aufgeschlagen, was hat sie als Erstes berührt?',
  ],
  tellPast: [
    'Erzähl, wie alt warst du damals?',
    'Beginn mit dem ersten Bild, das du davon noch hast.',
    'Alte Geschichten dürfen langsam erzählt werden, wer war dabei?',
    'Ganz Ohr, wo ist es passiert?',
    'Zurückgeblättert, was hat dich heute daran erinnert?',
  ],
  tellPerson: [
    'Erzähl von diesem Menschen, wer ist das für dich?',
    'Zuerst die Vorstellung, wie nennst du diesen Menschen?',
    'Wie seid ihr euch zum ersten Mal begegnet?',
    'Welches Bild kommt dir als Erstes, wenn du an diesen Menschen denkst?',
    'Gibt es etwas zwischen euch, das dich zurzeit beschäftigt?',
  ],
} as const
