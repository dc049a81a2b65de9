import type { Language } from '@lumen/contracts/languages'

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Words that say nothing about what a text is about; folded as `readTokens` folds them. */
export const stopWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words(`
    a an the and or but if so than then that this these those there here of in on at to for from by
    with about as into over after before up down out off again is are was were be been being am do
    does did doing done have has had having will would shall should can could may might must i you
    he she it we they me him her us them my your his hers its our their mine yours ours theirs who
    whom whose which what when where why how not no nor only just very too also really such some any
    all both each more most other own same s t d ll m re ve don didn doesn isn wasn aren weren hasn
    haven couldn wouldn shouldn won ain let yes yeah ok okay oh hey hi hello wow thanks thank get
    got ever because while during through until between did im ive thats`),
  zh: words(`
    的 了 是 在 我 你 他 她 它 们 我们 你们 他们 她们 这 那 这个 那个 这些 那些 有 没 没有 不 也 都 就
    还 很 和 与 或 及 而 但 但是 因为 所以 如果 吗 呢 吧 啊 呀 哦 嗯 哈 嘿 着 过 地 得 之 其 被 把 让
    给 对 从 向 于 以 为 为了 什么 怎么 怎么样 如何 哪 哪个 哪些 哪里 谁 多少 几 一 一个 一些 一下 可以
    能 会 要 想 说 上 下 中 里 到 去 来 个 太 真 真的 又 再 最 更 吧 啦 嘛 曾经 曾 请问 是否 时候 自己`),
  ja: words(`
    の に は を た が で て と し れ さ ある いる も する から な こと として い や れる など なっ ない
    この ため その あっ よう また もの という あり まで られ なる へ か だ これ によって により おり より
    による ず なり られる において ば なかっ なく しかし について せ だっ できる それ う ので なお のみ
    でき き つ における および いう さらに でも ら たり その他 に関する たち ます ん なら です ね よ 何 私
    僕 君 あなた どこ いつ 誰 どう どんな`),
  ko: words(`
    나 너 저 우리 그 그녀 이 저것 그것 이것 것 수 등 및 또 또는 그리고 그러나 하지만 그래서 무엇 뭐 언제
    어디 누구 왜 어떻게 어떤 있다 없다 하다 되다 이다 아니다 네 응 아 오 내 제 내가 제가 네가 좀 더 정말
    진짜 너무`),
  fr: words(`
    le la les l un une des du de d et ou mais si donc or ni car que qu qui quoi dont où ou ce cet cette
    ces c ça ca je j tu il elle on nous vous ils elles me m te t se s lui leur y en mon ma mes ton ta
    tes son sa ses notre nos votre vos leurs est es suis sommes etes sont etait etais ai as a avons avez
    ont avait ete etre avoir fait pas ne n plus tres aussi bien dans sur sous avec sans pour par chez
    au aux quand comment pourquoi quel quelle quels quelles oui non oh`),
  de: words(`
    der die das den dem des ein eine einen einem einer eines und oder aber wenn so als dann dass daß
    dies diese dieser dieses da hier von in im an am auf zu zum zur fur mit uber nach vor aus bei bis
    durch ohne um ist bin bist sind seid war waren warst wird werden wurde hat habe hast haben hatte
    ich du er sie es wir ihr mich dich ihn uns euch mir dir ihm ihnen mein meine meinen dein deine sein
    seine unser euer wer wen wem was wann wo warum wie welche welcher welches nicht kein keine nur auch
    sehr schon noch mal ja nein doch oh sich man`),
  es: words(`
    el la los las un una unos unas de del y e o u pero si que qué quien quién cual cuál como cómo cuando
    cuándo donde dónde por para con sin en a al ante sobre entre hasta desde es soy eres somos son era
    eras fue fui ser estar esta está estoy estan ha he has han habia hay haber yo tu tú el él ella ello
    nosotros ustedes ellos ellas me te se le les lo nos mi mis tu tus su sus nuestro muy mas más tambien
    ya no ni porque esto este esa ese eso estos estas`),
  pt: words(`
    o a os as um uma uns umas de do da dos das e ou mas se que quem qual quais como quando onde por para
    com sem em no na nos nas ao aos à às sobre entre ate desde é sou es somos sao era foi fui ser estar
    esta estou estao tem tenho tinha ha eu tu voce ele ela nos voces eles elas me te se lhe lhes meu minha
    meus minhas teu tua seu sua seus suas nosso nossa muito mais tambem ja nao nem porque isto este essa
    esse isso estes estas`),
}

/** Han characters that are looked up in company only. */
export const emptyHan: ReadonlySet<string> = new Set(
  '的了是在我你他她它们这那有没不也都就还很和与或及而但因为所以如果吗呢吧啊呀哦嗯着过地得之其被把让给对从向于什么怎样哪谁一个些可能会要想说上下中里到去来太又再最更啦嘛曾请问否时候自己',
)
