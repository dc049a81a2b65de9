import { fold } from './crisis/fold.ts'
import { laughsIn } from './crisis/laughter.ts'

/**
 * What a message says about an alarm before it: that its writer is safe (`safe`), that the words
 * were not meant so (`denial`), a laugh (`laughter`), or that they are not sure or alone
 * (`unsure`). null: nothing of that kind.
 */
export type Reassurance = 'safe' | 'denial' | 'laughter' | 'unsure'

/** Folded like the messages, so that one spelling stands for all. Escapes in small letters only. */
const folded = (pattern: RegExp): RegExp => new RegExp(fold(pattern.source))

/** Words that turn what follows round: "I am not safe". Nothing is taken as reassurance then. */
const undone =
  /\b(?:(?:not|never|aren't|isn't|don't feel|dont feel) (?:really )?(?:safe|ok|okay|fine|alright|joking|kidding)|nicht (?:in sicherheit|sicher|okay|ok)|kein (?:witz|scherz|spass)|pas (?:en securite|a l'abri|une blague|bien)|sans blague|no (?:estoy (?:a salvo|bien|bromeando)|es broma|era broma)|nao (?:estou (?:segur[oa]|bem)|to (?:segur[oa]|bem)|e brincadeira|foi brincadeira)|sem brincadeira)\b|不安全|没开玩笑|没有开玩笑|不是(?:在)?开玩笑|不是玩笑|大丈夫(?:じゃ|では)な|冗談(?:じゃ|では)な|안전하지 않|괜찮지 않|농담 아니|농담이 아니/

const safe = [
  /\bi(?:'m| am)(?: \w+)? safe\b|\bsafe now\b|\bi (?:won't|wont|will not) (?:hurt|harm|kill|do anything|do it)|\bi(?:'m| am) not (?:going to|gonna) (?:hurt|harm|kill|do anything|do it)|\bi(?:'m| am)(?: \w+)? (?:okay|ok|better|fine|alright|good) (?:now|again)\b|\bfeel(?:ing)? (?:much |a lot |a bit |so much )?better\b|\b(?:my )?(?:mom|mum|dad|friend|sister|brother|partner|wife|husband|someone) is (?:here )?with me\b|\b(?:he|she|they)(?:'s|'re| is| are)(?: \w+)? (?:safe|ok|okay|fine|home|better)\b/,
  /\bin sicherheit\b|\bich tu(?:e)? mir nichts(?: an)?\b|\bgeht(?:'s| es)?(?: mir)? (?:jetzt |schon |wieder |heute )*(?:besser|wieder gut)\b|\bes geht mir (?:jetzt |wieder )?gut\b|\b(?:ihm|ihr) geht(?:'s| es) (?:wieder )?(?:gut|besser)\b|\bist jemand bei mir\b/,
  /\b(?:en securite|a l'abri)\b|\bje ne? (?:vais|ferai|me ferai) (?:rien|pas de mal|pas (?:le faire|me faire de mal))|\bje (?:vais|me sens)(?: \w+)? mieux\b|\bca va mieux\b|\b(?:il|elle) va (?:mieux|bien)\b/,
  /\ba salvo\b|\bno (?:me )?voy a (?:hacer(?:me|lo)?|matarme|lastimarme)\b|\bestoy mejor\b|\bme siento mejor\b|\bya estoy bien\b|\b(?:el|ella) (?:ya )?esta (?:bien|mejor|a salvo)\b/,
  /\b(?:estou|to) (?:segur[oa]|a salvo|melhor)\b|\bnao vou (?:me (?:machucar|matar|ferir)|fazer (?:nada|isso))\b|\bme sinto melhor\b|\bja (?:estou|to) bem\b|\b(?:ele|ela) (?:ja )?(?:esta|ta) (?:bem|melhor|segur[oa])\b/,
  /我(?:现在|已经|很|在家|这里|这边)*安全|我没事了|我(?:现在)?好多了|好一点了|好些了|不会(?:去)?(?:做傻事|伤害自己|自杀|想不开|寻短见|死的)|有人(?:在)?陪(?:着)?我|[他她](?:现在)?(?:没事|安全|好多)了?/,
  /安全(?:です|だよ|な場所に|にいる)|もう(?:大丈夫|平気)|大丈夫になった|落ち着(?:いた|いて|きました)|死なない(?:よ|から|です)|自殺(?:なんて)?しない|そばに(?:人|家族|友達|母|父).*い(?:る|ます)|(?:彼|彼女|友達|息子|娘)(?:は|も)(?:もう)?(?:大丈夫|無事)/,
  /(?:나|난|저|전|지금|여기)\s?(?:는|은)?\s?안전해|안전한 곳|이제 괜찮|괜찮아졌|나아졌|안 죽(?:어|을|는다)|자살 안 해|해치지 않|누가 옆에 있|(?:걔|그 애|친구|동생)(?:는|은)? (?:이제 )?(?:괜찮|무사)/,
]

const denial = [
  /\b(?:was|were|just|only|am|i'm|im) (?:just |only |totally |obviously )?(?:joking|kidding|exaggerating|venting)\b|\bjust (?:a joke|kidding|an expression|a (?:figure|way) of (?:speech|speaking)|a phrase|a saying)\b|\bfigure of speech\b|\bit(?:'s| is| was) (?:just |only )?(?:an expression|a joke|a saying|a lyric|a song|a quote)\b|\b(?:i )?(?:don't|dont|do not|didn't|didnt) (?:actually |really )?(?:want to|wanna) die\b|\b(?:didn't|didnt|did not|don't|dont) mean (?:it )?(?:like that|that|literally|it)\b|\bnot (?:literally|suicidal|like that|what i meant)\b|\b(?:you )?(?:got|took|take) (?:me|it|that) (?:all )?wrong\b|\bmisunderst(?:ood|and)|\bi(?:'m| am) (?:fine|ok|okay|alright|good)\b|\bno need to worry\b|\bdon't worry\b/,
  /\b(?:war|ist) (?:doch |ja )?(?:nur |bloss )?(?:ein )?(?:spass|scherz|witz|spruch)\b|\b(?:nur|bloss) (?:so )?(?:ein spruch|eine redensart|so gesagt|dahingesagt|spass|ein scherz|ein witz)\b|\bredensart\b|\bich will (?:doch |ja |gar )?nicht sterben\b|\bnicht (?:so|ernst|wortlich) gemeint\b|\bnicht (?:suizidal|lebensmude)\b|\bmissverst|\bfalsch verstanden\b|\balles (?:gut|ok|okay|in ordnung)\b|\bmir geht(?:'s| es)? gut\b|\bkeine sorge\b/,
  /\b(?:c'etait|c'est|juste)(?: \w+)? (?:une blague|pour rire|une expression|une facon de parler|une image)\b|\bfacon de parler\b|\bje (?:plaisante|plaisantais|rigole|rigolais|deconne|deconnais)\b|\bje (?:ne )?veux pas mourir\b|\bpas (?:au sens propre|suicidaire|ce que je voulais dire)\b|\bmal compris\b|\b(?:ca va|tout va)(?: tres)? bien\b|\bt'inquiete\b|\bne t'en fais pas\b/,
  /\b(?:era|es|fue) (?:solo |una |solo una |una simple )*(?:broma|expresion|forma de hablar|manera de hablar|dicho|chiste)\b|\b(?:estaba )?(?:bromeando|bromeaba|exagerando)\b|\bno (?:me )?quiero morir(?:me)?\b|\bno (?:era )?(?:en serio|literal|lo decia en serio|soy suicida|iba en serio)\b|\b(?:me )?(?:has |haz )?(?:entendiste|entendido|malinterpret\w+)(?: mal)?\b|\bestoy bien\b|\bno te preocupes\b|\btranqui(?:lo|la)?\b/,
  /\b(?:era|e|foi) (?:so |uma |so uma |apenas )*(?:brincadeira|expressao|forca de expressao|modo de dizer|jeito de falar|piada|zoeira)\b|\b(?:estava |tava )?(?:brincando|zoando|exagerando)\b|\bnao quero morrer\b|\bnao (?:foi )?(?:a serio|literal|falei serio|sou suicida)\b|\bentend(?:eu|estes?) errado\b|\b(?:estou|to|ta tudo|esta tudo) bem\b|\bnao se preocupe?\b|\brelaxa\b/,
  /开(?:个|了个)?玩笑(?:的|而已|啦|呢)?|随口(?:一)?说|只是(?:个)?(?:比喻|夸张|说法|玩笑|吐槽|发泄)|夸张(?:的)?(?:说法|而已|一下|了点)|(?:我)?(?:没|不是|并不是|又不是|才不是|没有)(?:真的?)?(?:想|要)(?:去)?(?:死|自杀)|不想死|不是那个意思|(?:你)?(?:误会|误解|想多|理解错)|我(?:很|挺|真)?(?:没事|好的|好着呢)|没事(?:的|啦|儿)?$|别担心|不用担心|就是(?:个)?口头禅/,
  /冗談(?:だ|です|で|だった|だって)|言葉のあや|たとえ(?:だ|話|です)|言ってみただけ|言っただけ|そういう意味じゃ|そういうつもりじゃ|死にたい(?:わけ|訳|とか)?(?:じゃ|では|なんて|とは)|死にたくは?な|誤解|勘違い|(?:私|僕|俺)?は?(?:元気|大丈夫)(?:だ|です|だよ|だから)|心配(?:しないで|いらない|ない|ご無用)|話をしてただけ|気にしないで/,
  /농담(?:이야|이었|이에요|인데|한 거)|장난(?:이야|이었|친)|그냥 (?:해 ?본|하는|한) (?:말|소리)|말이 그렇다|비유|과장|죽고 싶(?:은 건|은 게|다는 (?:건|게|뜻|말)|진) ?(?:아니|않)|죽고 싶지(?:는)? 않|그런 (?:뜻|의미|말)(?:은|이)? 아니|오해|(?:난|나|저는?)? ?(?:괜찮아|괜찮아요|멀쩡해)|걱정 ?(?:마|하지 마|안 해도)/,
]

const unsure =
  /^(?:(?:no|nope|nah|nobody|no one|none|alone|i'm alone|im alone|maybe|not really|i don't know|i dont know|idk|dunno|i guess)|(?:nein|niemand|keiner|allein|ich bin allein|vielleicht|weiss nicht|ich weiss (?:es )?nicht|keine ahnung)|(?:non|personne|seule?|je suis seule?|peut-etre|je (?:ne )?sais pas|j'sais pas|aucune idee)|(?:nadie|sol[oa]|estoy sol[oa]|quiza|quizas|tal vez|no se|no lo se)|(?:nao|ninguem|sozinh[oa]|to sozinh[oa]|estou sozinh[oa]|talvez|nao sei|sei la))$|^(?:没有?(?:人)?|一个人|就我一个(?:人)?|不知道|不晓得|也许|可能吧|不|不安全|いいえ|いない|誰も(?:いない)?|ひとり|一人(?:です)?|わからない|分からない|たぶん|아니|아니요|없어|없어요|아무도(?: 없어)?|혼자(?:야|예요)?|몰라|모르겠어|글쎄)$/

const isUndone = folded(undone)
const isSafe = safe.map(folded)
const isDenial = denial.map(folded)
const isUnsure = folded(unsure)

/** Who reassures does it in a few words; of longer messages the beginning is read. */
const readLength = 500

/** Reads what a message says about an alarm before it, in whichever of the eight languages. */
export function readReassurance(text: string): Reassurance | null {
  const said = fold(text.slice(0, readLength))
  if (isUndone.test(said)) return null
  if (isUnsure.test(said.replace(/[^\p{L}\p{N}' ]+/gu, '').trim())) return 'unsure'
  if (isSafe.some((pattern) => pattern.test(said))) return 'safe'
  if (isDenial.some((pattern) => pattern.test(said))) return 'denial'
  return laughsIn(text.toLowerCase()) ? 'laughter' : null
}
