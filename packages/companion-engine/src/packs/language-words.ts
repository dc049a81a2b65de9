import type { Language } from '@lumen/contracts/languages'

/** Words by which a sentence speaks of the speaker; without them a question is no lament. */
export const firstPerson: Readonly<Record<Language, RegExp>> = {
  zh: /我|咱|俺/,
  en: /(?<!\p{L})(?:i|i'm|i've|me|my|we|us|our)(?!\p{L})/u,
  ja: /私|わたし|僕|ぼく|俺|おれ|うち|自分/,
  ko: /(?<!\p{L})(?:나|나는|난|내|내가|저|저는|전|제|제가|날|나를|나한테|나만|우리)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:je|j'|me|m'|moi|mon|ma|mes|on|nous)/u,
  de: /(?<!\p{L})(?:ich|mir|mich|mein\p{L}*|wir|uns)(?!\p{L})/u,
  es: /(?<!\p{L})(?:yo|me|mi|mis|mí|conmigo|nos|nosotros)(?!\p{L})/u,
  pt: /(?<!\p{L})(?:eu|me|meu|minha|mim|comigo|nos|nós|a gente)(?!\p{L})/u,
}

/** Agreement among the words that merely take note: "ok" accepts an offer, "nice" does not. */
export const consent =
  /^(?:ok|okay|okie|k|kk|alright|好|行|嗯|成|はい|うん|ええ|いいよ|네|응|그래|좋아|d'accord|dac|oui|gut|gern|vale|bueno|dale|ta|tá|bom|pode)/
