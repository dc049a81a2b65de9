import type { Language } from '@lumen/contracts/languages'

/** What a question about one's own life is after: `news` is whatever was said last, `self` asks for a yes or a matter of one's own. */
export type QuestionShape = 'when' | 'age' | 'job' | 'who' | 'where' | 'news' | 'self'

type Shapes = Readonly<Record<QuestionShape, RegExp>>

/** Tried in this order on the folded question; Latin ones without accents, German with them. */
const asking: Readonly<Record<Language, Shapes>> = {
  zh: {
    when: /什么时候|啥时候|哪[一]?[天年月]|几[号月点]|周几|星期几|多久/u,
    age: /几岁|多大|多少岁/u,
    job: /(?:做|干)(?:什么|啥)(?:工作|的)?(?:来着)?$|什么工作|工作是(?:什么|啥)|职业/u,
    who: /是(?:谁|哪位|什么人)/u,
    where: /去(?:哪|什么地方)|搬(?:到|去)?(?:哪|什么地方)|在(?:哪|什么地方)/u,
    news: /怎么(?:样|了|回事)|什么事|还好吗|好点|好些|如何|(?:做|干)了(?:什么|啥)|发生|出什么|知道(?:些|点)?(?:什么|啥)|提过|说过|聊过/u,
    self: /^(?:那)?我(?!们|应该|该|要不要|能|可以).{1,12}(?:吗|么|没有|来着)$|^(?:那)?我.{0,6}(?:是不是|有没有|喜不喜欢|吃不吃|会不会)/u,
  },
  en: {
    when: /\bwhen\b|\bwhat (?:day|date|time|year)\b|\bhow (?:long|soon)\b/,
    age: /\bhow old\b|\bwhat age\b/,
    job: /\bfor (?:a )?(?:living|work)\b|\b(?:job|profession|occupation)\b/,
    who: /\bwho(?:'s| is| was| are| were)\b/,
    where: /\bwhere\b/,
    news: /\bwhat(?:'s| is| was) (?:wrong|up|going on|new)\b|\bwhat (?:happened|did \w+ do|about)\b|\bhow(?:'s| is| are| was| were| did)\b|\bwhat (?:do|did) (?:you|i) .*\babout\b/,
    self: /^(?:(?:and|so|but) )?(?:do|am|have|did|was|can) i (?!need|look|sound|seem|deserve|bother|right|wrong|too|really)|^what (?:did|do|am|can't|can) i /,
  },
  de: {
    when: /\bwann\b|\bwelche[rnm]? (?:tag|datum|jahr|monat)|\bwie lange?\b|\bum wie ?viel uhr/,
    age: /\bwie alt\b/,
    job: /\bberuf|\bjob\b|\barbeitet (?:mein|er|sie|was)|\bwomit verdient/,
    who: /\bwer (?:ist|war|sind|waren)\b/,
    where: /\bwohin\b|\bwo\b/,
    news: /\bwas (?:war|ist|macht|gibt es neues|hatte|hat|habe ich dir).{0,24}\b(?:mit|los|passiert|angestellt|von|über)\b|\bwas macht\b|\bwie (?:geht|war|lief|ging)\b/,
    self: /^(?:und )?(?:mag|habe?|bin|esse|trinke|war|hatte|darf|muss|was|worüber|wovor|womit|woran|mit wem) (?:darf |muss |habe? |bin |mag |esse |trinke |kann |will |wollte )?ich\b/,
  },
  fr: {
    when: /\bquand\b|\bquel(?:le)? (?:jour|date|heure|annee|mois)\b|\bcombien de temps\b/,
    age: /\bquel age\b/,
    job: /\bmetier\b|\bprofession\b|\bdans la vie\b|\bcomme travail\b/,
    who: /\bqui (?:est|etait|sont)\b|\bc'est qui\b/,
    where: /\bou\b/,
    news: /\bcomment (?:va|vont|s'est|se porte|etait)\b|\bqu'(?:est-ce qui|est ce qui|est-ce qu'|avait|a )|\bque s'est\b|\bqu'est-il arrive\b/,
    self: /^(?:et )?(?:est-ce que|est ce que|qu'est-ce que|de quoi|avec qui) (?:est-ce que )?(?:je|j')/,
  },
  es: {
    when: /\bcuando\b|\bque (?:dia|fecha|ano|mes)\b|\ba que hora\b|\bcuanto tiempo\b/,
    age: /\bcuantos anos\b|\bque edad\b/,
    job: /\ba que se dedica|\bprofesion\b|\bde que trabaja|\ben que trabaja/,
    who: /\bquien(?:es)? (?:es|era|son)\b/,
    where: /\b(?:adonde|a donde|donde)\b/,
    news: /\bcomo (?:esta|estan|fue|le fue|sigue|anda)\b|\bque (?:le )?(?:paso|pasa|tiene|tenia|hizo)\b/,
    self: /^(?:y )?(?:que|me gusta|de que|con quien) (?:no )?(?:puedo|tengo|como|bebo|me|debo|he)\b/,
  },
  pt: {
    when: /\bquando\b|\bque (?:dia|data|ano|mes|horas)\b|\bquanto tempo\b/,
    age: /\bquantos anos\b|\bque idade\b|\bqual (?:e )?a idade\b/,
    job: /\bprofissao\b|\bfaz da vida\b|\btrabalha (?:com|em|de) que|\bcom o que\b.*\btrabalha/,
    who: /\bquem (?:e|era|sao)\b/,
    where: /\b(?:aonde|onde)\b/,
    news: /\bcomo (?:esta|estao|foi|vai|anda)\b|\bo que (?:aconteceu|houve|tem|tinha|fez|deu)\b/,
    self: /^(?:e )?(?:o que|do que|com quem) (?:e que )?(?:eu )?(?:nao )?(?:posso|tenho|gosto|como|bebo|devo)\b/,
  },
  ja: {
    when: /いつ|何[日時月年]|何曜日|どのくらい前/u,
    age: /何歳|いくつ|年齢/u,
    job: /仕事は|職業|何をして(?:る|いる)人/u,
    who: /(?:って|は)?誰/u,
    where: /どこ/u,
    news: /どう(?:して|な|だっ|い|です|$)|何があ|元気|具合|何をし|何て(?:言|話)/u,
    self: /^(?:私|僕|俺)(?:って|は|が).{1,14}(?:っけ|かな|ますか|ですか)$/u,
  },
  ko: {
    when: /언제|며칠|몇 ?시|무슨 ?요일|얼마나 ?됐/u,
    age: /몇 ?살|나이/u,
    job: /직업|무슨 일 ?(?:해|하)|뭐 ?하는 ?사람/u,
    who: /누구/u,
    where: /어디/u,
    news: /어때|어떻게|무슨 일|괜찮|뭐 ?했|왜 그래/u,
    self: /^(?:나|내가|저|제가)\s?.{1,16}(?:나|니|지|까|더라)$/u,
  },
}

/** What stands before a place. */
const tellsPlace: Readonly<Record<Language, RegExp>> = {
  zh: /[在到去来住搬飞回]/u,
  en: /\b(?:to|in|at|near|into|from)\b/,
  de: /\b(?:nach|in|ins|im|bei|zu|zum|zur|auf|an|am|aus)\b/,
  fr: /\b(?:a|au|aux|en|dans|chez|vers|pour)\b/,
  es: /\b(?:a|al|en|hacia|cerca)\b/,
  pt: /\b(?:a|ao|para|pra|pro|em|no|na|perto)\b/,
  ja: /[にへで]/u,
  ko: /(?:에|로|에서)(?:\s|$)/u,
}

/** What stands in a sentence that tells somebody's work, as far as its form shows it. */
const tellsWork: Readonly<Record<Language, RegExp>> = {
  zh: /是(?:一?[个名位])?[^,，]{0,8}[员师生警手匠家长官兵工厨]$|[当做]\S{1,8}$|上班|工作|开(?:了)?.{0,6}店|退休|教\S{1,4}$/u,
  en: /\b(?:is|was|as)(?: also)? an? \w+|'s an? \w+|\bworks?\b|\bretired\b|\bruns?\b|\bteach/,
  de: /\b(?:ist|als|war) (?!\w+t\b|sehr|so|noch|nicht|ein)\p{L}+|\barbeitet|\brentn/u,
  fr: /\b(?:est|travaille|bosse|etait) |\bretrait/,
  es: /\b(?:es|trabaja|era) |\bjubilad/,
  pt: /\b(?:e|trabalha|era) |\baposentad/,
  ja: /働|勤め|仕事|です$|医|師$|員|先生|教え/u,
  ko: /일(?:해|하|을)|다니|이에요|예요|이야|은퇴|(?:사|원|생)(?:님)?$/u,
}

export function shapeOfQuestion(folded: string, language: Language): QuestionShape | null {
  const shapes = Object.entries(asking[language]) as [QuestionShape, RegExp][]
  return shapes.find(([, pattern]) => pattern.test(folded))?.[0] ?? null
}

export const tellsOfWork = (folded: string, language: Language): boolean =>
  tellsWork[language].test(folded)

export const tellsOfPlace = (folded: string, language: Language): boolean =>
  tellsPlace[language].test(folded)
