import type { Language } from '@lumen/contracts/languages'

export type PlanPatterns = {
  /** Asks to be reminded of something. */
  reminder: RegExp
  /** What one does on a day to come, in the words of plans. */
  doing: RegExp
  /** A time to come that is no single day. */
  soon: RegExp
}

export const planPatterns: Readonly<Record<Language, PlanPatterns>> = {
  zh: {
    reminder: /提醒(?:一下)?我(?!们|的)(?=.{3,})|(?:别|不要)(?:让我)?忘(?:了|记).{3,}/u,
    doing:
      /(?:去(?!不|年|世|过|哪)|飞|回(?:国|家|老家)|搬|考|见(?:家长|客户|网友|父母)|办|入职|开学|出发|报到|结婚|领证|订婚|开庭|答辩|参加|开始(?:上班|实习|上课)|手术|复诊|毕业)/u,
    soon: /下(?:个)?(?:周|月|星期|礼拜|学期)|明年|年底|月底|后年|寒假|暑假|过年|春节|国庆|五一|中秋|圣诞|周末|过几天|(?:\d{1,2}|[一二三四五六七八九十]{1,3})月份?(?!前|没|不)|开春|除夕|元旦/u,
  },
  en: {
    reminder: /\b(?:remind me (?:to|about|that|of my)|don't let me forget(?: to| about)?)\b/,
    doing:
      /\b(?:i|we)(?:'m|'re| are|'ll be|'m also|'re both)? (?:finally |also |both |all )*(?:moving|flying|starting|getting|leaving|visiting|seeing|meeting|going|travell?ing|having|hosting|running|taking|driving|start|leave|fly|move|going to)\b|\b(?:starts?|begins?) (?:on|in|next|tomorrow)\b|\bgetting married\b/,
    soon: /\b(?:next|this coming) (?:week|weekend|month|year|summer|spring|fall|autumn|winter|semester|term)\b|\bin (?:january|february|march|april|may|june|july|august|september|october|november|december)\b|\bthis (?:weekend|summer|winter|spring|fall|autumn|christmas)\b|\bsoon\b/,
  },
  ja: {
    reminder:
      /忘れ(?:ない|ず)(?:ように|で|に).{0,10}(?:言って|教えて|伝えて)|リマインド|(?:思い出させ)|(?:こと|って|ように|と)(?:を)?(?:教えて|言って|知らせて)$/u,
    doing:
      /(?:行く|行き(?:ます|たい|に)|行って|飛ぶ|帰省|帰る|引っ越(?:す|し)|入園|入学|入社|保育園|結婚(?:する|式)|会う|会い(?:ます|に)|参加|始ま(?:る|り)|働(?:く|き)|受け(?:る|ます)|取(?:る|りたい)|留学|出発|手術)/u,
    soon: /来(?:週|月|年|春|夏|学期)|再来週|今度の|年末|年始|夏休み|冬休み|春休み|GW|お盆|\d{1,2}月(?:から|に)|週末/u,
  },
  ko: {
    reminder:
      /(?:알려|말해|깨워|얘기해) ?줘|상기시켜|리마인드|잊지 ?(?:않게|말라고)|까먹지 ?(?:않게|말라고)/u,
    doing:
      /(?:가(?:요|기로|려고|서|는데|게|고)|갈 ?(?:거|예정|게)|간다|떠나|이사|출근|입사|개강|개학|입학|들어가|만나|결혼|시작|보려고|볼 ?(?:거|예정)|수술|참석|유학)/u,
    soon: /다음 ?(?:주|달|학기|해)|내년|연말|여름 ?방학|겨울 ?방학|이번 ?주말|주말에|\d{1,2}월(?:부터|에)|곧/u,
  },
  fr: {
    reminder:
      /rappelle[- ]moi (?:de|d'|que|du|la|le|mon|ma)|fais-moi penser|n'oublie pas de me rappeler/,
    doing:
      /(?:on|je|nous) (?:vais |va |allons |me |nous )?(?:emménag|déménag|pars?\b|part\b|vol|prends|commence|reprend|reprends|rentre|vois|voit|passe|vais|va|fête|me marie|se marie|cours|court|signe|rejoins)|(?:commence|rentre|entre|débute) (?:en|à|le|lundi|mardi|mercredi|jeudi|vendredi)/,
    soon: /(?:la |le |l')?(?:semaine|mois|année|an|été|week-end|weekend) prochaine?|l'an prochain|en (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)|ce week-?end|bientôt|à la rentrée|cet été|à noël/,
  },
  de: {
    reminder:
      /erinner\p{L}* mich (?:bitte |mal |dann |doch )?(?=.*(?:an|dran|daran|dass))|lass mich nicht vergessen/u,
    doing:
      /(?:fliege|fahre|gehe|ziehe|reise|heirate|treffe|besuche|fange|starte|beginne|fliegen|fahren|ziehen|heiraten|treffen|gehen|einzug|umzug|einschulung|kommt .{0,16}in die (?:schule|kita)|beginnt|bewerben|anfangen|ziehen um|heiratet)/,
    soon: /nächste[nrs]? (?:woche|monat|jahr|semester|sommer|winter|wochenende)|im (?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)|am wochenende|bald|dieses wochenende|zu weihnachten|ab (?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)/,
  },
  es: {
    reminder:
      /recu[eé]rd(?:a|e)me|rec(?:o|ó)rd(?:a|á)me|acu[eé]rdame|hazme acordar|no me dejes olvidar/,
    doing:
      /(?:voy|vamos|me voy|nos vamos|viajo|viajamos|vuelo|empiezo|empezamos|me mudo|nos mudamos|me caso|nos casamos|se casa|entro|quedo|quedamos|salgo|regreso|vuelvo|presento|presentarme|tengo (?:un|una|el|la))/,
    soon: /(?:la|el) (?:semana|mes|año|finde|fin de semana|verano|lunes|martes|miércoles|jueves|viernes|sábado|domingo) (?:próxim[oa]|que viene)|próxim[oa] (?:semana|mes|año)|en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|este (?:finde|fin de semana|verano)|el fin de semana|pronto/,
  },
  pt: {
    reminder:
      /me lembr[ae] (?:de|que|da|do)|lembr[ae](?:-me| eu) (?:de|que|da|do)|não me deixa esquecer/,
    doing:
      /(?:vou|vamos|viajo|viajamos|começo|começamos|começam|começa|me mudo|nos mudamos|caso|nos casamos|se casa|entro|volto|saio|parto|embarco|quero prestar)/,
    soon: /(?:semana|mês|ano|fim de semana|verão|semestre) que vem|próxim[oa] (?:semana|mês|ano|semestre)|em (?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)|(?:esse|este|nesse|no) (?:fim de semana|fds)|em breve/,
  },
}

/** What comes again and again is a habit, no plan. */
export const recurring: Readonly<Record<Language, RegExp>> = {
  zh: /每(?:天|周|晚|个|月|年)|天天|经常|平时|(?:周末|一般|通常)(?:都|一般|通常|总)?(?:会)?(?:去|在)|纪念日(?:是|在)/u,
  en: /\b(?:every|each|daily|weekly|usually|always|(?:mon|tues|wednes|thurs|fri|satur|sun)days)\b/,
  ja: /毎(?:日|朝|晩|週|月|年)|いつも|よく/u,
  ko: /매(?:일|주|달|년)|마다|항상|자주/u,
  fr: /(?:^|\s)(?:tous les|toutes les|chaque|souvent|toujours|d'habitude)(?=\s)/u,
  de: /(?:^|\s)(?:jeden?|jedes|immer|oft|meistens|\p{L}+tags)(?=\s|$)/u,
  es: /(?:^|\s)(?:tod[oa]s l[oa]s|cada|siempre|suelo)(?=\s)/u,
  pt: /(?:^|\s)(?:tod[oa]s? (?:os|as|o|a)?|cada|sempre|costumo)(?=\s|$)/u,
}

/** What one means to do, when it is said for when. */
export const intent: Readonly<Record<Language, RegExp>> = {
  zh: /(?:我|^|年|月|周)(?:真的|也|还|正|在)*(?:打算|准备|计划|想要?|要|决定)(?:去|考|学|搬|换|买|结婚|开|报|做|转|申请|参加|回|读|出国|辞职)/u,
  en: /\bi(?:'m| am)? (?:want to|plan to|planning to|planning on|hope to|hoping to|thinking of|going to|trying to|would like to|'d like to) \w+/,
  ja: /(?:たい(?:と思|です|な|$)|つもり|予定|ようと思|ことにし)/u,
  ko: /(?:려고|고 싶|생각이야|계획|예정|할까 해|기로 했)/u,
  fr: /je (?:veux|voudrais|compte|prévois de|pense|aimerais|vais|espère) \p{L}+/u,
  de: /(?:ich (?:will|möchte|plane|werde|habe vor)|will ich|möchte ich|werde ich|habe ich vor)(?=\s)/,
  es: /(?:quiero|pienso|planeo|me gustaría|voy a|espero|tengo pensado) \p{L}+/u,
  pt: /(?:quero|penso em|pretendo|planejo|gostaria de|vou|espero) \p{L}+/u,
}

/** What is over. */
export const past: Readonly<Record<Language, RegExp>> = {
  zh: /(?:黄|泡汤|取消|吹|凉|挂)了|没(?:去成|抢到|赶上|成)|上(?:个)?(?:周|月|星期|礼拜|次)|昨|前天|刚(?:刚|才)?|去年|以前/u,
  en: /\b(?:last|yesterday|ago|already)\b/,
  ja: /先週|先月|昨日|昨夜|去年|さっき|前に/u,
  ko: /지난|어제|작년|방금|아까/u,
  fr: /(?:^|\s)(?:derni(?:er|ère)s?|hier|il y a)(?=\s|$)/u,
  de: /(?:^|\s)(?:letzte[nrsm]?|gestern|vorgestern|vor)(?=\s|$)/u,
  es: /(?:^|\s)(?:pasad[oa]|ayer|anoche|hace)(?=\s|$)/u,
  pt: /(?:^|\s)(?:passad[oa]|ontem|faz)(?=\s|$)/u,
}
