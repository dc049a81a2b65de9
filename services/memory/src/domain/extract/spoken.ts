import { foldText } from '@lumen/companion-engine/clean-text'
import type { Pack } from '@lumen/companion-engine/pack'
import type { Language } from '@lumen/contracts/languages'

type Rewrite = readonly [RegExp, string]

/** What may stand before a verb whose subject is left out: sighs, and when it was. */
const ahead = {
  en: '(?:(?:omg|oh|so|well|ugh|yeah|yea|yes|lol|haha|honestly|tbh|anyway|also|and|but|not gonna lie|ngl|today|tonight|yesterday|last night|this morning|just now|finally)[,.!… ]+)*',
  de: '(?:(?:ach|oh|also|so|ja|naja|puh|omg|boah|ehrlich gesagt|übrigens|btw|und|aber|heute|gestern|vorhin|gerade|endlich|seit \\p{L}+)[,.!… ]+)*',
}

/**
 * Chat spelling written out, subjects that chats leave out put back, and German verbs after their
 * subject, so that one pattern reads all of them. For matching alone: memories keep what was said.
 */
const rewrites: Readonly<Record<Language, readonly Rewrite[]>> = {
  zh: [],
  ja: [],
  ko: [[/[ㅋㅎㅠㅜ]+/gu, ' ']],
  en: [
    [/\b(?:im|iam|i am)\b/g, "i'm"],
    [/\bive\b/g, "i've"],
    [/\b(ca|do|did|was|is|have|would|could|wo)nt\b/g, "$1n't"],
    [/ w\/? (?=\p{L})/gu, ' with '],
    [/\bnite\b/g, 'night'],
    [/\bwanna\b/g, 'want to'],
    [/\b(?:me and my \w+|my \w+ and (?:i|me))\b/g, 'we'],
    [/\b(my|our) (?:gran|nana|nanna)\b/g, '$1 grandma'],
    [/\bmy bf\b/g, 'my boyfriend'],
    [/\bmy hubby\b/g, 'my husband'],
    [/\bmy gf\b/g, 'my girlfriend'],
    [/\bmy (?:little one|toddler)\b/g, 'my child'],
    [/\bmy sis\b/g, 'my sister'],
    [/\bmy bro\b/g, 'my brother'],
    [/\bidk\b/g, "i don't know"],
    [/\bgonna\b/g, 'going to'],
    [/\b(s?he)s\b(?= \p{L}+(?:ed|ing)\b| (?:a|an|so|in)\b)/gu, "$1's"],
    [
      new RegExp(
        `^(${ahead.en})(?=(?:just |finally |literally |actually )*(?:twisted|sprained|tore|crashed|dropped|had|got|lost|failed|passed|broke|quit|moved|won|went|started|argued|fought|crashed|used to)\\b(?! (?:you|it)\\b)|(?:live|work|study) (?:in|with|at|as|for|from)\\b|(?:just|finally) \\p{L}+ed\\b)`,
        'u',
      ),
      '$1i ',
    ],
    [
      new RegExp(
        `^(${ahead.en})(?=(?:currently |still |now )?(?:feeling|doing|working|studying|revising|preparing|moving|getting|learning|living|training|seeing|dating|stuck|burnt|burned|exhausted)\\b)`,
        'u',
      ),
      "$1i'm ",
    ],
    [new RegExp(`^(${ahead.en})been\\b`, 'u'), "$1i've been"],
  ],
  de: [
    [/\bhab\b/g, 'habe'],
    [
      /\b(wohn|geh|komm|steh|fühl|arbeit|lern|spiel|mach|fahr|lauf|lieg|freu|kenn|brauch)\b(?!')/g,
      '$1e',
    ],
    [/\b'?nem\b/g, 'einem'],
    [/\b'?nen\b/g, 'einen'],
    [/\b'?ne\b/g, 'eine'],
    [/\bgrad\b/g, 'gerade'],
    [
      /(?<=^|[\s,])(habe|bin|war|wurde|werde|fühle|gehe|komme|arbeite|wohne|muss|lerne|fahre|ziehe|fliege|heirate|treffe|fange) (ich|wir)\b/gu,
      '$2 $1',
    ],
    [
      new RegExp(
        `^(${ahead.de})(?=(?:habe|bin|wurde|hatte|muss|gehe|arbeite|wohne|lebe|studiere|fühle|lerne|spiele|stehe|fahre|komme|ziehe|vermisse)\\s(?!ich|du|wir|ihr))`,
        'u',
      ),
      '$1ich ',
    ],
  ],
  fr: [
    [/(?<=^|\s)(?:j'?suis|chui?s?|j'?me suis)(?=\s)/g, 'je suis'],
    [/(?<=^|\s)jai(?=\s)/g, "j'ai"],
    [/(?<=^|\s)j'?(peux|veux|vais|sais|fais|dors|bosse|taffe|travaille)(?=\s)/g, 'je $1'],
  ],
  es: [
    [/(?<=^|\s)q(?=\s)/g, 'que'],
    [/(?<=^|\s)toy(?=\s)/g, 'estoy'],
    [/(?<=^|\s)finde(?=\s|$)/g, 'fin de semana'],
  ],
  pt: [
    [/(?<=^|[\s,])(?:tô|to|tou)(?=\s)/g, 'estou'],
    [/(?<=^|[\s,])(?:tá|ta)(?=\s)/g, 'está'],
    [/(?<=^|\s)(?:mto|mt)(?=\s)/g, 'muito'],
    [/(?<=^|\s)pra(?=\s)/g, 'para'],
    [/(?<=^|\s)pro(?=\s)/g, 'para o'],
    [/(?<=^|\s)q(?=\s)/g, 'que'],
    [/(?<=^|\s)(?:vc|cê)(?=\s)/g, 'você'],
    [/(?<=minha )vó(?=\s)/g, 'avó'],
    [/(?<=meu )vô(?=\s)/g, 'avô'],
  ],
}

/** What was said, as patterns read it: lower case, simplified characters, spelled out. */
export function asRead(text: string, pack: Pack): string {
  const plain =
    pack.language === 'zh' ? foldText(text, pack.text) : text.toLowerCase().replaceAll('’', "'")
  return rewrites[pack.language]
    .reduce((read, [pattern, put]) => read.replace(pattern, put), plain)
    .trim()
}
