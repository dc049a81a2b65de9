/** The eight languages of the product, in the order of its language picker. */
export const languages = ['zh', 'en', 'ja', 'ko', 'fr', 'de', 'es', 'pt'] as const

export type Language = (typeof languages)[number]

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/** Frequent short words that only one of the Latin-written languages has. */
const frequent: readonly (readonly [Language, RegExp])[] = [
  [
    'en',
    /(?:^|\P{L})(?:the|i|is|are|my|and|you|this|what|with|want|don't|i'm|to|it)(?=\P{L}|$)/giu,
  ],
  [
    'fr',
    /(?:^|\P{L})(?:je|j|le|les|des|est|pas|une|et|mon|ma|qui|pour|moi|c|suis|avec|du|comment|il|elle)(?=\P{L}|$)/giu,
  ],
  [
    'de',
    /(?:^|\P{L})(?:ich|und|der|das|ist|nicht|ein|mein|mir|mich|zu|es|mehr|auch|mit|bin)(?=\P{L}|$)/giu,
  ],
  [
    'es',
    /(?:^|\P{L})(?:yo|el|los|las|y|es|mi|que|no|muy|pero|con|una|estoy|ya|por|del|se|cómo|como|quiere|quiero|ella|alguien|la|qué)(?=\P{L}|$)/giu,
  ],
  [
    'pt',
    /(?:^|\P{L})(?:eu|os|uma|não|nao|é|meu|minha|que|mas|com|estou|muito|um|em|mais|do|da|se|como|quer|quero|ela|ele|alguém|alguem|tô|você|vc|na|no|pra)(?=\P{L}|$)/giu,
  ],
]

/**
 * The likeliest language of a text by its script and its short words; `preferred` when words of
 * several languages are as frequent, or none is.
 */
export function guessLanguage(text: string, preferred: Language = 'en'): Language {
  const sample = text.slice(0, 600)
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(sample)) return 'ja'
  if (/\p{Script=Hangul}/u.test(sample)) return 'ko'
  if (/\p{Script=Han}/u.test(sample)) return 'zh'
  let best = preferred
  let most = 0
  for (const [language, words] of frequent) {
    const count = sample.match(words)?.length ?? 0
    if (count > most || (count === most && language === preferred)) {
      most = count
      best = language
    }
  }
  return best
}
