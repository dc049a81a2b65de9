import type { CalendarPack, NumbersPack, SteeringPack, TextRules } from '../../pack.ts'

/** Patterns are matched against folded text: lower case, without accents, straight apostrophes. */
export const text: TextRules = {
  accents: true,
  fold: {},
  glue: ' ',
  quotes: ['« ', ' »'],
  list: [', ', ' et '],
  spaceEndsClause: false,
  quote: { min: 6, max: 48 },
  question: [
    /\b(?:est[- ]ce qu|qu'est[- ]ce|kesk|kess?ke|keske)/,
    /^(?:et |mais |donc |alors |du coup |sinon |dis |dis-moi |ben |bah )?(?:pourquoi|pk|pq|prq|pourkoi|combien|comment(?! dire)|lequel|laquelle|quoi de neuf|depuis quand|jusqu'a quand|d'ou|c'est (?:quoi|qui|quand|ou(?! )|combien|comment)|cest quoi|c quoi|c koi)\b/,
    /^(?:et |mais |donc |alors |du coup |sinon )?(?:quand (?:est|a lieu|sera|aura|commence|finit|part|arrive)|que (?:faire|penses|fais|veux|dis|peux|sais|puis-je|dois|faut-il|se passe|deviens|vas|signifie|veut dire)|qu'en (?:penses|dis)|qui (?:est|es|a|t'|sont|c'est|peut|va|veut|suis)|ou (?:est|sont|es|tu|habites|vis|vas|puis-je|se trouve|en (?:es|est))\b)/,
    /^(?:et |mais |donc |alors |du coup |sinon )?(?:a |de |dans |pour |en |sur |avec )?quel(?:le)?s? (?:est|sont|etait|heure|jour|age|date|mois|annee|saison|temps (?:fait|il)|genre|type|sorte|numero|mot)\b|^(?:a|de|dans|pour|en|sur|avec|par) quel(?:le)?s?\b/,
    /^(?!.*\b(?:sais|sait|savais|savait|comprends|comprend|comprenais|vois|capte|souviens) (?:pas|plus|meme pas|toujours pas|trop|vraiment pas)\b)(?!.*\bme demande\b)(?!.*n'importe).*\b(?:(?:c'est|fais|fait|faire|dis|dit|penses|veux|voudrais|prefere|preferes|manges|mange|aimes|adores|lis|regardes|parles|parlais|sert a|bois|ecoutes|joues a|fous|racontes|deviens|ressembles a|s'appelle|crois|reves|a|sur|de|avec|pour|en) (?:quoi|koi)|(?:t'appelles|s'appelle|m'appelle|vas|va|fais|fait|marche|marches|s'ecrit|se dit|comptes|sens) comment|(?:habites|vis|viens|es|est|habite|travailles|vas|va|bosses|bosse) ou|(?:c'est|est|es|suis|y a|parles a|avec|de|a|pour) qui|(?:c'est|est|commence|finit|fete|nais|es|depuis) quand|pourquoi|combien|(?:c'est|quel|lequel|laquelle|on est|est|as) quel(?:le)? \w+)$/,
    /\b(?:as|es|vas|peux|veux|sais|aimes|connais|crois|penses|dors|manges|parles|viens|habites|fais|dois|preferes|souviens|rappelles|entends|vois|ressens|pourrais|voudrais|saurais|ferais|dirais|serais|aurais|existes|reves|t'appelles|te souviens)-tu\b|\b\w+-t-(?:il|elle|on)\b|\b(?:puis|dois|suis|ai|vais|peux)-je\b|\b(?:est|etait|sera|sont|faut|fait|peut|va)-(?:il|elle|ce|ils|elles)\b/,
    /^(?:et |mais |donc |alors |du coup |sinon |dis )?(?:tu |t')(?:te |t'|m'|me |l'|le |la |en |y |ne |n')?(?:as (?:un|une|des|quel|deja|faim|peur|dormi|mange|fait|vu|lu|des|bien|retenu|combien|envie|oublie)|es (?:qui|quoi|un|une|la|ou|reel|vrai|humain|vivant|fille|garcon|toujours la|encore la)|aimes|adores|connais|peux|veux|veut|crois|penses quoi|dors|manges|habites|viens d'ou|souviens|rappelles|preferes|parles|fais quoi|ressens|reves|existes|sais (?:comment|pourquoi|qui|ou|quand|combien|quel|faire|jouer|chanter|parler|danser|cuisiner|dessiner|compter|ce que|quoi|si)|saurais|pourrais|voudrais)\b(?!.* (?:toujours|raison|jamais)$)/,
    /(?:, (?:non|hein|si)|\bn'est[- ]ce pas|\bpas vrai|\bou pas|\bou non|\bou quoi|\bt'en penses quoi|\btu trouves pas|\btu crois pas)$/,
  ],
  lead: /^(?:(?:oh+|ah+|eh|euh+|heu+|hum+|hmm+|mh+|bah+|bon+|ben+|beh|bref|alors|allez|dis|dis-moi|dis moi|ecoute|tiens|hey+|he|hello|salut|slt|coucou|cc|bonjour|bjr|bonsoir|bsr|yo|en fait|enfin|franchement|honnetement|sinon|au fait|du coup|perso|s'il te plait|stp|mdr+|ptdr+|lol|haha+|pff+|pfiou|ouf|rho+|olala|oh la la|wow|waouh|genre|d'ailleurs|d'accord|ok|okay|mon ami|mon amie|et|mais|donc|puis|et puis|car|parce que|disons que|je crois que|je pense que|je trouve que|figure-toi que|voila)[,.!:; -]+(?=\S)|(?:tu sais|tu vois|merci)[,.!:;-]+ *(?=\S)|parce qu'(?=\S))/,
  tail: /(?:[ ,]+(?:aussi|la|quoi|hein|mdr+|ptdr+|lol|xd|haha+|hihi+|voila|du coup|en fait|tu sais|tu vois|je crois|je pense|je trouve|en ce moment|actuellement|maintenant|pour le moment|pour l'instant|ces temps-ci|ces derniers temps|stp|svp|s'il te plait|quand meme|non plus|bref|enfin bref|genre|de base|depuis toujours|comme d'hab|comme toujours|vraiment|beaucoup|bcp|par contre|d'ailleurs|ou quoi|encore|a nouveau|a la base|tout court))+$/,
  negation: /(?:\b(?:pas|jamais|ni|sans|guere|aucune?|rien de|moins|(?<!\bun )peu)|\bn'(?:est|ai|suis|a|etait|ait) plus|\bne \w+ plus)(?: (?:tres|trop|vraiment|si|super|hyper|tellement|assez|etre|me|de|d'|du tout|l'air|plus|aussi|bien|une?|la|le|que)){0,2} ?(?:d')?$/,
  strong: /\b(?:tres|trop|vraiment|tellement|super|hyper|ultra|mega|grave|carrement|extremement|vachement|enormement|completement|totalement|affreusement|terriblement|a mort|de fou|un max|putain|si)\b/,
  unquotable: /\b(?:put(?:ain|e)|merde\w*|connard\w*|connasse\w*|con|conne|encule\w*|salop\w*|batard\w*|pute\w*|bordel|nique\w*|niquer|ta gueule|fdp|ntm|abruti\w*|debile\w*|bite|chier|chiant\w*|foutre|enfoire\w*|pd)\b/,
}

const num = '\\d{1,4}|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|quinze'
const months = [
  'janvier', 'février', 'mars', 'avril', 'mai', 'juin',
  'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre',
] as const

/** A day as the user said it, with the accents that folding took away. */
const accented = (said: string): string =>
  said
    .replace(/apres[- ]?demain/, 'après-demain')
    .replace(/^ajd$|^auj$|^aujourdhui$/, 'aujourd’hui')
    .replace(/'/g, '’')

export const calendar: CalendarPack = {
  weekdays: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
  weekdayWords: [
    /\bdimanche\b/,
    /\blundi\b/,
    /\bmardi\b/,
    /\bmercredi\b/,
    /\bjeudi\b/,
    /\bvendredi\b/,
    /\bsamedi\b|\bweek[- ]?end\b|\bwe\b/,
  ],
  offsets: [
    [/\bapres[- ]?demain\b/, 2],
    [/\bavant[- ]?hier\b/, -2],
    [/\bdemain\b/, 1],
    [/\bhier\b/, -1],
    [/\baujourd'?hui\b|\bajd\b|\bauj\b/, 0],
  ],
  inDays: new RegExp(`\\bdans (?<n>${num}) jours?\\b`),
  daysAgo: new RegExp(`\\bil y a (?<n>${num}) jours?\\b|\\bya (?<n>${num}) jours?\\b`),
  time: (hour, minute) => {
    if (minute === null) return hour === 0 ? 'un peu plus de minuit' : `un peu plus de ${hour} h`
    if (minute === 0 && hour % 12 === 0) return hour === 0 ? 'minuit' : 'midi'
    return minute === 0 ? `${hour} h pile` : `${hour} h ${String(minute).padStart(2, '0')}`
  },
  date: ({ weekday, month, day }) => {
    const name = months[month - 1] ?? ''
    if (day !== null) return `le ${weekday} ${day === 1 ? '1er' : day} ${name}`
    return `un ${weekday} ${/^[ao]/.test(name) ? 'd’' : 'de '}${name}`
  },
  dayOf: (said, weekday) => {
    const verb = /hier|il y a|^ya/.test(said) ? 'c’était' : said.startsWith('dans') ? 'ce sera' : 'c’est'
    return `${accented(said)}, ${verb} un ${weekday}`
  },
  daysUntil: (days, weekday) =>
    days === 0
      ? `on y est déjà, c’est ${weekday}`
      : days === 1
        ? `${weekday}, c’est demain`
        : `plus que ${days} jours avant ${weekday}`,
}

export const numbers: NumbersPack = {
  words: {
    zero: 0, un: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, neuf: 9, dix: 10,
    onze: 11, douze: 12, treize: 13, quatorze: 14, quinze: 15, seize: 16, vingt: 20, trente: 30,
    quarante: 40, cinquante: 50, soixante: 60, cent: 100, mille: 1000,
  },
  units: null,
  operators: {
    '+': /\bplus\b/,
    '-': /\bmoins\b/,
    '*': /\bfois\b|\bmultiplie par\b/,
    '/': /\bdivise par\b/,
    '^': /\bpuissance\b|\*\*/,
    '%': /% d[eu]\b|\bpour cent d[eu]\b|\bpourcent d[eu]\b/,
  },
  cue: /\b(?:combien|calcule|calculer|calcul|egale?|egalent|font|fait|resultat|c'est quoi|quel est)\b/,
  decimal: ',',
}

export const steering: SteeringPack = {
  shorter: /\b(?:court\w*|bref|breve\w*|concis\w*|moins long\w*|resume\w*|une phrase)\b/,
  longer: /\b(?:(?<!moins )long\w*|detail\w*|developp\w*|etoff\w*|plus de)\b/,
  gentler: /\b(?:dou(?:x|ce|ceur|cement)|gentil\w*|tendre\w*|chaleureu\w*|delicat\w*|reconfort\w*|rassurant\w*)\b/,
  lighter: /\b(?:drole\w*|leger\w*|legere\w*|rigolo\w*|humour|marrant\w*|fun|joyeu\w*|espiegle\w*)\b/,
  noQuestion: /\b(?:sans|pas de|aucune|moins de|arrete les|arrete avec les|plus de) questions?\b|\bne (?:me )?(?:pose|demande) (?:pas|plus|rien)\b/,
  languages: {
    zh: /\ben (?:chinois|mandarin)\b/,
    en: /\ben anglais\b/,
    ja: /\ben japonais\b/,
    ko: /\ben coreen\b/,
    fr: /\ben francais\b/,
    de: /\ben allemand\b/,
    es: /\ben espagnol\b/,
    pt: /\ben portugais\b/,
  },
}
