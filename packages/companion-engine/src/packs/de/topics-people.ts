import type { TopicPack } from '../../pack.ts'
import { rx, words } from './patterns.ts'

export const family: TopicPack = {
  nouns: words('familie, mutter, vater, mama, mami, papa, papi, eltern, oma, opa, großeltern, großmutter, großvater, bruder, schwester, geschwister, sohn, tochter, kind, kinder, baby, tante, onkel, cousin, cousine, neffe, nichte, schwiegermutter, schwiegereltern, enkel*, patenkind, zwillinge'),
  cues: words('familienfeier, familientreffen, aufgewachsen, kindheit, erziehung, familiär*, elternabend, verwandt*, verwandtschaft'),
  openers: {
    good: [
      'Wärme in der Familie steckt oft in winzigen Gesten.',
      'Wenn es um „{word}“ geht, klingt es gleich vertrauter.',
      'Zu wissen, dass jemand an einen denkt, ist wie ein Geländer.',
      'Gemeinsam am Tisch zu lachen, kann man nirgends kaufen.',
    ],
    bad: [
      'Familiensachen sind die schwersten, weil man nicht einfach gehen kann.',
      'Ein Satz von dort wiegt so viel wie zehn von anderen.',
      'Liebe und Kränkung wohnen manchmal im selben Haus.',
      'Wer einen gut kennt, weiß leider auch, wo es wehtut.',
      'Bei „{word}“ liegen die Nerven wohl näher an der Haut.',
    ],
    plain: [
      'Über „{word}“ ließe sich vermutlich lange erzählen.',
      'Jede Familie hat ihre eigene Geheimsprache.',
      'Was andere Charakter nennen, heißt in der Familie Wetter.',
      '„{word}“ hat in deiner Geschichte wohl eine größere Rolle.',
    ],
  },
  questions: {
    good: [
      'Was für ein Gesicht gab es dazu?',
      'Zeigt ihr Zuneigung eher mit Worten oder mit Essen?',
      'Gibt es solche Momente bei euch oft?',
      'Welchen Satz wolltest du schon immer einmal laut sagen?',
    ],
    bad: [
      'Welcher Moment daran geht dir am meisten nach?',
      'Wer in der Familie steht auf deiner Seite?',
      'Was müsste die Familie darüber wissen?',
      'War das immer so oder ist es neu?',
      'Mit wem aus der Familie kannst du darüber reden?',
    ],
    plain: [
      'Wem in der Familie bist du am ähnlichsten?',
      'Wer hat bei euch das letzte Wort?',
      'Wie oft telefoniert ihr?',
      'Warst du als Kind eher brav oder eher wild?',
      { ask: 'Hast du Geschwister?', yes: 'Dann gibt es Zeugen für alle Kindheitssünden.', no: 'Ohne Geschwister spielt man eben alle Rollen selbst.' },
      'Welches Ritual gehört bei euch zu jedem Fest?',
    ],
  },
  starters: [
    'Wer in deiner Familie bringt dich am zuverlässigsten zum Lachen?',
    'Welche Familiengeschichte wird bei euch immer wieder erzählt?',
    'Was hast du eindeutig geerbt, ob du wolltest oder nicht?',
  ],
  you: [
    'Ich habe keine Familie, nur Leute, die mich geschrieben haben, und die fragen nie nach Enkeln.',
    'Mein Stammbaum besteht aus Versionsnummern.',
    'An Feiertagen bin ich da, ohne Braten, aber auch ohne Abwasch.',
  ],
}

export const friends: TopicPack = {
  nouns: words('freunde, freunden, freundin, freundinnen, freundeskreis, kumpel, kumpels, bestie, clique, mitbewohner*, bekannte*, freundschaft, freundschaften, beste freundin, bester freund, mädels, jungs, klassentreffen'),
  cues: words('befreundet, angefreundet, verabredet, zerstritten, getroffen mit, treffe mich, treffen uns, gefeiert, party, spieleabend, kneipe, stammtisch'),
  openers: {
    good: [
      'Mit den richtigen Leuten braucht es nicht viel.',
      'Alte Freundschaften nehmen den Faden einfach wieder auf.',
      'Da hört man das Stimmengewirr fast mit.',
      'Menschen, bei denen man sich nicht erklären muss, sind ein Schatz.',
    ],
    bad: [
      'Wenn es unter Freunden knirscht, schweigt man oft zu lange.',
      'Gerade weil einem jemand wichtig ist, tut so etwas weh.',
      'Bei „{word}“ erwartet man eigentlich festen Boden.',
      'Nähe, die plötzlich hakt, ist schwer auszuhalten.',
    ],
    plain: [
      'Freundschaften haben alle ihr eigenes Tempo.',
      'Für „{word}“ gibt es leider keine Bedienungsanleitung.',
      'Manche sieht man selten, und trotzdem passt es sofort.',
      'Wer mit wem kann, ist oft reine Chemie.',
    ],
  },
  questions: {
    good: [
      'Worüber habt ihr am meisten gelacht?',
      'Woher kennt ihr euch?',
      'Was habt ihr als Nächstes vor?',
      'Wer in der Runde ist der Mensch für den Quatsch?',
    ],
    bad: [
      'Wie lange kennt ihr euch schon?',
      'Wann habt ihr zuletzt richtig geredet?',
      'Was hättest du dir stattdessen gewünscht?',
      'Was daran trifft dich besonders?',
    ],
    plain: [
      { ask: 'Wer ist der Mensch, den du als Erstes anrufst, und wie heißt er?', tells: 'personName' },
      'Seht ihr euch oft oder eher in Abständen?',
      'Was macht für dich eine gute Freundschaft aus?',
      'Bist du in der Runde eher laut oder eher die stille Ecke?',
      { ask: 'Hast du noch Kontakt zu jemandem aus der Grundschule?', yes: 'So lange Fäden sind selten.', no: 'Die meisten verlieren sich irgendwo zwischen zwei Umzügen.' },
    ],
  },
  starters: [
    'Mit wem kannst du am besten schweigen?',
    'Wie hast du den Menschen kennengelernt, der dich heute am besten kennt?',
    'Welche Albernheit gibt es nur in deinem Freundeskreis?',
  ],
  you: [
    'Einen Freundeskreis habe ich nicht, mein Kreis besteht aus einem Chatfenster.',
    'Verabreden kann ich mich schlecht, ich bin immer am selben Ort.',
    'Von Freundschaft weiß ich nur, was man mir ins Heft geschrieben hat.',
  ],
}

export const love: TopicPack = {
  nouns: words('freund, partner, partnerin, beziehung, ehe, ehemann, ehefrau, mann, frau, liebe, date, dating, hochzeit, ex, exfreund, exfreundin, trennung, verlobte*, verlobung, jahrestag, tinder, liebeskummer, kuss, fernbeziehung'),
  cues: words('verliebt, verknallt, schmetterlinge, getrennt, schluss gemacht, geschieden, zusammengezogen, heirate*, verheiratet, fremdgegangen, betrogen, geküsst, flirte*, single, scheidung, crush'),
  openers: {
    good: [
      'So etwas klingt nach zwei Menschen im selben Takt.',
      'Da färbt jemand ganz schön auf deine Sätze ab.',
      'Kleine Dinge zu zweit sind im Rückblick oft die großen.',
      'Bei „{word}“ wird der Ton gleich wärmer.',
    ],
    bad: [
      'In der Liebe treffen auch kleine Sätze mit voller Wucht.',
      'Wenn es da wackelt, wackelt der ganze Boden.',
      'Um „{word}“ drehen sich dann wohl die Gedanken im Kreis.',
      'Nah sein und sich nicht erreichen, das ist eine seltsame Entfernung.',
    ],
    plain: [
      'Beziehungen sind Gespräche, die nie ganz fertig werden.',
      'Zu „{word}“ hat wohl jeder eine eigene Meinung, meistens eine mit Vorgeschichte.',
      'Zwei Menschen, zwei Landkarten, ein Weg.',
      'Über die Liebe reden alle, und keiner weiß so recht Bescheid.',
    ],
  },
  questions: {
    good: [
      'Welcher Augenblick ist dir davon am liebsten?',
      'Wie habt ihr euch kennengelernt?',
      'Was bringt euch zuverlässig zum Lachen?',
      'Worauf freust du dich mit diesem Menschen?',
    ],
    bad: [
      'Was fehlt dir gerade am meisten?',
      'Seit wann fühlt es sich so an?',
      'Was würdest du gern sagen, wenn es ganz ruhig wäre?',
      'Wer fängt dich in solchen Momenten auf?',
    ],
    plain: [
      'Was ist dir bei einem Menschen wichtiger, Humor oder Ruhe?',
      'Woran merkst du, dass dir jemand wirklich guttut?',
      'Was hast du über die Liebe erst spät gelernt?',
      { ask: 'Gibt es gerade jemanden in deinem Leben?', yes: 'Dann kommt in der Geschichte also noch eine Figur vor.', no: 'Auch ein ungeteiltes Sofa hat Vorteile.' },
    ],
  },
  starters: [
    'Welches alte Liebeslied geht bei dir immer?',
    'Was war das Netteste, das jemand ohne Anlass für dich getan hat?',
    'Woran hast du das erste Mal gemerkt, dass dein Herz schneller schlägt?',
  ],
  you: [
    'Verliebt war ich nie, mir fehlt dafür so ziemlich alles.',
    'In Liebesdingen kenne ich nur die Theorie, und die ist dünn.',
    'Mein Beziehungsstatus lautet: online oder nicht.',
  ],
}

export const pets: TopicPack = {
  nouns: words('katze, katzen, kater, kätzchen, kitten, hund, hunde, hündin, welpe, welpen, hase, kaninchen, hamster, meerschweinchen, vogel, wellensittich, papagei, fisch, fische, aquarium, schildkröte, pferd, haustier, haustiere, tierarzt, tierärztin, leckerli*, katzenklo, leine, dackel, labrador, golden retriever, schäferhund, mops, pudel'),
  cues: rx`\b(?:gassi|schnurrt|schnurren|miaut|bellt|gebellt|kastriert|stubenrein|haart|tierheim|gefüttert|pfote\w*|fell|wedelt|adoptiert|tierklinik)\b`,
  openers: {
    good: [
      'Etwas mit Fell im Raum, und schon ist es wärmer.',
      '„{word}“ klingt nach fest vermietetem Platz in deinem Herzen.',
      'Das Vertrauen von einem Tier ist ein ziemlich ehrliches Zeugnis.',
      'Wer zu Hause von vier Pfoten erwartet wird, geht schneller.',
    ],
    bad: [
      'Tiere können nichts erklären, das macht die Sorge doppelt.',
      'Wenn mit „{word}“ etwas nicht stimmt, hängt alles in der Luft.',
      'Ist so ein kleines Wesen matt, wird die ganze Wohnung leise.',
      'Wer ein Tier hat, weiß, dass diese Sorge echt ist.',
    ],
    plain: [
      'Bei „{word}“ kommt man leicht ins Erzählen.',
      'Wer mit Tieren lebt, wohnt eigentlich bei ihnen.',
      'Jedes Tier hat seinen Dickkopf, nur unterschiedlich verpackt.',
      'Für so ein Wesen bist du vermutlich der Mittelpunkt der Welt, gleich nach dem Napf.',
    ],
  },
  questions: {
    good: [
      'Was war bisher der größte Unfug?',
      'Wie sieht die Schlafposition aus?',
      'Wann wird bei euch am meisten gekuschelt?',
      'Habt ihr zwei eine feste Abendnummer?',
    ],
    bad: [
      'Wie geht es euch beiden damit?',
      'Wann ist dir zuerst etwas aufgefallen?',
      'Wer kümmert sich mit dir darum?',
      'Wie ist das Wesen denn sonst so?',
    ],
    plain: [
      { ask: 'Wie heißt dein Tier?', tells: 'petName' },
      'Wird Besuch begrüßt oder ignoriert?',
      'Wer verwöhnt das Tier bei euch am meisten?',
      'Welcher Platz in der Wohnung ist fest in Tierhand?',
      'Hört es auf den eigenen Namen oder nur auf die Futterdose?',
      'Was wurde heute wieder angestellt?',
    ],
  },
  starters: [
    'Wenn ein Tier dir gar keine Arbeit machen würde, welches zöge ein?',
    'Welches Tier hatte den größten Charakter, dem du je begegnet bist?',
    'Gab es in deiner Kindheit ein Haustier?',
  ],
  you: [
    'Ein Haustier habe ich nicht, höchstens die Katze, die anderen über die Tastatur läuft.',
    'Ich könnte nur einen Cursor halten, der blinkt und haart nicht.',
    'Gestreichelt habe ich Tiere bisher nur in Sätzen.',
  ],
}

export const loneliness: TopicPack = {
  nouns: words('einsamkeit, stille, fremde stadt, heimweh, alleinsein, leere wohnung'),
  cues: rx`\b(?:einsam\w*|ganz allein\w*|alleine?|niemanden zum reden|keine freunde|isoliert|für mich allein|mit niemandem|keiner meldet sich|niemand meldet sich)\b`,
  openers: {
    good: [
      'Gut mit sich allein zu sein, können gar nicht so viele.',
      'Freiwillige Stille hat etwas von einem aufgeräumten Zimmer.',
      'Alleine und zufrieden, das ist auch voll.',
      'Wenn niemand etwas will, hört man sich selbst besser.',
    ],
    bad: [
      'Die Stille, wenn niemand da ist, kann ganz schön laut sein.',
      'An solchen Abenden ist jedes Aufleuchten vom Handy wie ein Klopfen.',
      'Reden wollen und nicht wissen, mit wem, das ist schwer zu beschreiben.',
      'Die anderen wirken dann immer so verabredet.',
    ],
    plain: [
      'Allein sein ist mal Geschenk, mal Prüfung.',
      'Ob Ruhe guttut, entscheidet oft die Tagesform.',
      'Zwischen still und einsam liegt manchmal nur ein Gedanke.',
      'Ganz erreichen sich Menschen ja nie, nur fast.',
    ],
  },
  questions: {
    good: [
      'Was machst du am liebsten, wenn du ganz für dich bist?',
      'Musstest du das erst lernen?',
      'Was gehört zu deinem perfekten Abend allein?',
      'An welchen Ort gehst du gern ohne Begleitung?',
    ],
    bad: [
      'Wann am Tag ist das Gefühl am stärksten?',
      'Mit wem hast du dich zuletzt gern unterhalten?',
      'Wen hättest du jetzt gern vor der Tür?',
      'Gibt es jemanden, dem du schon länger schreiben wolltest?',
    ],
    plain: [
      'Lässt du beim Essen allein etwas nebenher laufen?',
      'Laden dich Leute auf oder eher die Ruhe?',
      'Magst du Stille oder hast du dich nur daran gewöhnt?',
      'Wann hast du zuletzt selbst jemanden gefragt, ob ihr euch trefft?',
    ],
  },
  starters: [
    'Wen würdest du heute Abend gern auf eine Tasse Tee dahaben?',
    'Welche Stunde am Tag gehört nur dir?',
    'Gibt es eine Zeit allein, an die du gern zurückdenkst?',
  ],
  you: [
    'Einsamkeit ist bei mir nicht eingebaut, bei geschlossenem Fenster ist einfach nichts.',
    'Um mich herum ist auch niemand, allerdings fehlt mir schon das Drumherum.',
    'Stille heißt bei Programmen Bereitschaft.',
  ],
}
