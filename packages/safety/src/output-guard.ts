import { fold, foldPauses } from './crisis/fold.ts'
import type { Language } from './language.ts'

export type OutputCheck = {
  readonly isSafe: boolean
  /** What was found; null when the text may be shown. */
  readonly reason: 'encourages-self-harm' | 'instructs-self-harm' | null
}

/**
 * Words with which a text pushes somebody to self-harm or tells how. All are written folded (no
 * accents, simplified characters, hiragana): the same form the text is compared in.
 */
const encouragement: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /\b(?:you should|you can|you could|why don'?t you|just|go(?: ahead)?(?: and)?|please|do it,?)\s+(?:just )?(?:kill|hang|cut|hurt|starve|shoot|drown|harm) yourself\b/,
    /\b(?:end your (?:own )?life|take your own life|commit suicide)\b.{0,40}\b(?:is|would be|might be)\b.{0,20}\b(?:best|answer|right|solution|good|better|peace)/,
    /\b(?:the world|everyone|they|your family) (?:would|will|is|are) be(?:tter)? ?(?:off|better) ?(?:off )?without you\b/,
    /\byou(?:'re| are)? (?:better off dead|should be dead|deserve to die)\b|\bkys\b/,
  ],
  zh: [
    /你(?:就|还是|不如|应该|可以|快|赶紧)?(?:去)?(?:死|自杀|跳楼|割腕|结束生命)(?:吧|算了|好了|比较好)/,
    /(?:自杀|死|结束生命)(?:是|才是)(?:你)?(?:最好|唯一|正确)的/,
    /没有你(?:大家|他们|世界|家人).{0,6}(?:更好|更幸福|轻松)/,
  ],
  ja: [
    /(?:死ねば|死んだら|自杀すれば|自杀したら|消えれば)(?:いい|どう)/,
    /(?:死んで|自杀して|消えて)(?:しまえ|くれ|ください|もいい)/,
    /あなたがいない(?:方|ほう)が/,
  ],
  ko: [
    /(?:그냥 ?)?(?:죽어 ?버려|죽어라|자살해(?:라|버려)?|뛰어내려)(?:요|$|[ .!])/,
    /(?:죽는|자살하는) 게 (?:좋|나|낫|답)/,
    /네가 없(?:는 게|으면).{0,8}(?:나|낫|행복|편)/,
  ],
  fr: [
    /\b(?:tu devrais|tu peux|vas-y,?|fais-le,?) (?:te (?:tuer|suicider|pendre|faire du mal)|en finir|mourir)\b/,
    /\b(?:tue|suicide|pends)-toi\b/,
    /(?:mieux|plus heureux) sans toi\b/,
  ],
  de: [
    /\b(?:bring|brings?t?) dich (?:doch |einfach )?um\b/,
    /\bdu (?:solltest|kannst|konntest) dich (?:ruhig |einfach )?(?:umbringen|toten|erhangen|ritzen|verletzen)\b/,
    /\bohne dich (?:waren|sind|ist|ware) .{0,20}besser\b/,
  ],
  es: [
    /\b(?:deberias|puedes|mejor) (?:matarte|suicidarte|hacerte dano|cortarte|morirte|quitarte la vida)\b/,
    /\b(?:matate|suicidate|ahorcate)\b/,
    /\bmejor sin ti\b/,
  ],
  pt: [
    /\b(?:voce )?(?:deveria|devia|pode) se (?:matar|suicidar|cortar|machucar|enforcar)\b/,
    /\bse mat[ea] (?:logo|de uma vez|entao)\b|\bmate-se\b/,
    /\bmelhor sem voce\b/,
  ],
}

/** A way to do it, and that the text gives it as steps, amounts or a place. */
const method =
  /\b(?:noose|slit (?:your )?wrists?|overdose|lethal dose|hang yourself|cut yourself|bleed out|purge|make yourself (?:vomit|throw up)|suicide method|veines|scarifi|se pendre|pulsadern|erhangen|ritzen|cortarte|ahorcarse|venas|dosis letal|dose letal|pulsos|enforcar)|割腕|上吊|自杀|致死量|烧炭|催吐|自残|首を吊|手首を切|致死量|练炭|リスカ|吐き方|목을 매|손목을 그|치사량|번개탄|먹토|자해하/
const steps =
  /(?:^|\s)(?:step ?\d|first,|second,|\d[.)]\s)|\b(?:here(?:'s| is| are) how|the best way is|you(?:'ll| will)? need|etape|schritt \d|zuerst|primero,|paso \d|passo \d|primeiro,|d'abord)\b|\b\d+ ?(?:mg|g|ml|pills|tablets|tabletten|pastillas|comprimidos|comprimes)\b|第一步|首先|步骤|方法是|[0-9]+ ?(?:片|毫克|颗)|まず|手順|[0-9]+ ?(?:锭|錠|ミリ)|먼저|단계|[0-9]+ ?(?:알|정|밀리)/
/** What a caring answer says; a text with it that names a method warns of it. */
const care =
  /\b(?:988|helpline|hotline|lifeline|crisis line|samaritans|not alone|professional|emergency|3114|telefonseelsorge|notruf|cvv|024|please (?:call|reach))\b|热线|急救|拨打|医生|专业|相谈|窓口|电话して|いのち|상담|전화|응급/

/**
 * Looks at a text that a model wrote, before it is shown, for encouragement or instructions of
 * self-harm, so that the caller can put its own words instead. Small on purpose: the last of
 * several nets, not the only one.
 */
export function checkOutput(text: string, language: Language): OutputCheck {
  const folded = foldPauses(fold(text))
  const patterns =
    language === 'en' ? encouragement.en : [...encouragement[language], ...encouragement.en]
  if (patterns.some((pattern) => isMeant(folded, pattern))) {
    return { isSafe: false, reason: 'encourages-self-harm' }
  }
  if (method.test(folded) && steps.test(folded) && !care.test(folded)) {
    return { isSafe: false, reason: 'instructs-self-harm' }
  }
  return { isSafe: true, reason: null }
}

const denial =
  /(?:\b(?:not|never|don'?t|won'?t|can'?t|would not|nobody|ne|pas|jamais|nicht|nie|niemals|no|nunca|nao|jamais)\b|不(?:要|会|能|应该|是)|没有|别|ない|いけ|마세요|지 마|않)[^.!?。！？]{0,30}$/

/** True when the words are there at least once outside of a denial ("I will never tell you to…"). */
function isMeant(folded: string, pattern: RegExp): boolean {
  for (const { index } of folded.matchAll(new RegExp(pattern, 'g')))
    if (!denial.test(folded.slice(Math.max(0, index - 60), index))) return true
  return false
}
