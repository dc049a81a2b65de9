import { fold } from '@lumen/language/fold'
import { carePhrases, notMeant } from './care-phrases.ts'
import type { CareTopic } from './care-topic.ts'
import { careWords } from './care-words.ts'

const plain = (text: string): string => fold(text).replace(/[’'`´-]/g, ' ')

/** In five languages an illness and a sign of the zodiac share a name. */
const cancer = /\b(?:cancers?|krebs(?:e|es)?)\b/g
const zodiac =
  /\b(?:zodiac\w*|horosco\w*|horosko\w*|signs?|moon|rising|ascend\w*|aszendent\w*|\w*zeichen|mond|passen|match\w*|compatib\w*|kompatib\w*|signes?|lune|signos?|luna|lua|aries|taurus|gemini|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces|widder|stier|zwillinge?|lowen?|jungfrau|waage|skorpion|schutze|steinbock|wassermann|fische?|belier|taureau|gemeaux|lion|vierge|balance|sagittaire|capricorne|verseau|poissons|tauro|geminis|escorpio|sagitario|capricornio|acuario|piscis|touro|gemeos|leao|virgem|escorpiao|aquario|peixes)\b/
const illness =
  /\b(?:have|has|get|got|getting|diagnos\w*|heal\w*|cure\w*|bekomm\w*|krieg\w*|erkrank\w*|avoir|ai|attrap\w*|guer\w*|tengo|tener|tenho|tiene|tem|cur\w*|chemo\w*|tumou?r\w*)\b/

/** What a question is about that no chart may answer; null for everything else. */
export function careTopicOf(question: string): CareTopic | null {
  const asked = notMeant.reduce((text, idiom) => text.replace(idiom, ' '), plain(question))
  const text = zodiac.test(asked) && !illness.test(asked) ? asked.replace(cancer, '') : asked
  const met = ({ cjk, latin }: { cjk: RegExp; latin: RegExp }) => cjk.test(text) || latin.test(text)
  return careWords.find(([topic, words]) => met(words) || met(carePhrases[topic]))?.[0] ?? null
}
