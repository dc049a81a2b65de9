import type { BaziPack } from '../../pack/bazi.ts'

export const dayMaster: BaziPack['dayMaster'] = {
  甲: {
    traits: ['Aufrecht', 'Verantwortungsvoll', 'Strebsam', 'Schwer zu biegen'],
    portrait: 'Jia-Holz ist ein hoher Baum, hinauf zum Licht und hinab mit der Wurzel. Du hast Rückgrat und hältst Versprechen bis zuletzt; zuzugeben, dass du Schatten brauchst, fällt schwerer.',
  },
  乙: {
    traits: ['Geschmeidig', 'Gut mit Menschen', 'Feingliedrig', 'Kann nachgeben'],
    portrait: 'Yi-Holz ist Ranke und Blüte und wächst durch jede Ritze. Du weißt, wie man außen herum und wie man hinauf kommt; deine Stärke ist, dass du nicht brichst.',
  },
  丙: {
    traits: ['Warm', 'Offen', 'Freigebig', 'Mitreißend'],
    portrait: 'Bing-Feuer ist die Sonne und fragt nicht, auf wen sie scheint. Du heizt einen Raum, indem du eintrittst; denk daran, dass auch Untergehen natürlich ist.',
  },
  丁: {
    traits: ['Aufmerksam', 'Voller Einfälle', 'Behaglich', 'Außen weich, innen klar'],
    portrait: 'Ding-Feuer ist eine Lampe für ein Zimmer oder für einen Menschen. Du siehst die Ecke, die anderen entgeht, und im Wind brauchst du eine Hand um die Flamme.',
  },
  戊: {
    traits: ['Fest', 'Treu', 'Weiträumig', 'Gewichtig'],
    portrait: 'Wu-Erde ist ein Berg; dass er dasteht, ist ein Versprechen. Bei dir fühlt man sich sicher, und Worte können in dir zu Stein werden, also lass einen Bach darüberlaufen.',
  },
  己: {
    traits: ['Bescheiden', 'Lebenspraktisch', 'Nährend', 'Feinsinnig'],
    portrait: 'Ji-Erde ist ein Garten, der alles aufzieht, was hineinfällt. Bei dir gedeihen andere; behalt eine Reihe für dich.',
  },
  庚: {
    traits: ['Entschlossen', 'Loyal', 'Geradlinig', 'Verträgt das Schmieden'],
    portrait: 'Geng-Metall ist ein ungeschliffenes Schwert, klar im Klang und hart im Kern. Du liebst und hasst deutlich; ein paar Feuer später lernt die Schneide die Scheide kennen.',
  },
  辛: {
    traits: ['Verfeinert', 'Scharfsinnig', 'Anspruchsvoll', 'Stolz'],
    portrait: 'Xin-Metall ist ein Schmuckstück, das Staub fürchtet und keine Blicke. Du bist mit einem Maßstab für gut und besser geboren; leg ihn sanft an und nicht immer an dich.',
  },
  壬: {
    traits: ['Klug', 'Mit großem Herzen', 'Vielseitig', 'Frei'],
    portrait: 'Ren-Wasser ist Strom und Meer und nimmt im Laufen Geschichten mit. Du denkst weit und fasst viel; mit zwei Ufern läuft nichts über.',
  },
  癸: {
    traits: ['Still', 'Einfühlsam', 'Bildreich', 'Nährt im Verborgenen'],
    portrait: 'Gui-Wasser ist Tau, der lautlos fällt, und alles weiß davon. Du spürst bis ins Kleinste; halt nicht jede vorbeiziehende Wolke für deinen eigenen Regen.',
  },
}

export const spirits: BaziPack['spirits'] = {
  天乙贵人: 'Der Edle Helfer 天乙贵人 steht in der Tafel: In der Not strecken sich Hände aus, also streck auch deine aus.',
  太极贵人: 'Das Höchste Eine 太极贵人 gibt einen Hang zu tiefen Fragen; in der Stille öffnen sie sich.',
  文昌贵人: 'Wenchang 文昌, der Stern der Literatur: Lesen und Schreiben sind deine starke Seite.',
  天德贵人: 'Himmlische Tugend 天德: Mit einem guten Herzen findest du oft den Weg darum herum.',
  月德贵人: 'Monatliche Tugend 月德: Du begegnest Menschen warm, und es kommt zurück.',
  禄神: 'Der Lohnstern 禄神: Deine eigenen Hände ernähren dich gut.',
  羊刃: 'Die Klinge 羊刃: wild und kühn; eine Klinge will eine Scheide und Zorn eine Bremse.',
  金舆: 'Die Goldene Kutsche 金舆: Sinn für Würde im Alltag und Rückhalt in der Partnerschaft.',
  桃花: 'Die Pfirsichblüte 桃花: Charme und Beliebtheit; die Kunst liegt in der Treue.',
  驿马: 'Das Postpferd 驿马: viel unterwegs, und jeder Aufbruch hat seine Aussicht.',
  华盖: 'Der Baldachin 华盖: Du magst Stille und hast Talent, am reichsten bist du allein.',
  将星: 'Der General 将星: Im entscheidenden Moment hältst du die Linie.',
  劫煞: 'Der Räuber 劫煞: Geh umsichtig und halt eine Reserve, an Geld wie an Geduld.',
  红鸾: 'Der Rote Phönix 红鸾: Freudige Anlässe kreuzen immer wieder deinen Weg.',
  天喜: 'Himmlische Freude 天喜: Andere heiter zu machen ist dir angeboren.',
  孤辰: 'Die Einsame Stunde 孤辰: Du trägst vieles allein; lass die Tür angelehnt.',
  寡宿: 'Die Stille Herberge 寡宿: kühl und bei dir, zündest du dein eigenes Feuer an.',
  魁罡: 'Der Befehlshaber 魁罡: fest und entscheidungsstark; etwas Weite gibt noch mehr Gewicht.',
  空亡: 'Die Leere 空亡: Manche Wünsche sind wie Wasser in der Hand, klar, sobald du loslässt.',
}
