import type { Language } from '@lumen/contracts/languages'
import type { MemoryType } from '@lumen/contracts/memory/schema'

export type LifeEvent = {
  type: MemoryType
  importance: number
  emotionalWeight: number
  /** The slot whose former value it ends; null: it stands beside others. */
  slot: string | null
}

/** What happens in a life and is worth keeping, by what it does to what was known. */
export const lifeEvents = {
  death: { type: 'event', importance: 9, emotionalWeight: -0.9, slot: null },
  breakup: { type: 'event', importance: 8, emotionalWeight: -0.8, slot: 'partner' },
  marriage: { type: 'event', importance: 9, emotionalWeight: 0.9, slot: null },
  birth: { type: 'event', importance: 9, emotionalWeight: 0.9, slot: null },
  jobLoss: { type: 'event', importance: 8, emotionalWeight: -0.5, slot: 'job' },
  jobGain: { type: 'event', importance: 7, emotionalWeight: 0.7, slot: null },
  passed: { type: 'event', importance: 7, emotionalWeight: 0.7, slot: null },
  failed: { type: 'event', importance: 7, emotionalWeight: -0.6, slot: null },
  illness: { type: 'event', importance: 8, emotionalWeight: -0.7, slot: null },
  accident: { type: 'event', importance: 7, emotionalWeight: -0.7, slot: null },
  won: { type: 'event', importance: 7, emotionalWeight: 0.8, slot: null },
  romance: { type: 'event', importance: 8, emotionalWeight: 0.8, slot: null },
  quarrel: { type: 'event', importance: 6, emotionalWeight: -0.6, slot: null },
  lost: { type: 'event', importance: 7, emotionalWeight: -0.7, slot: null },
  milestone: { type: 'event', importance: 7, emotionalWeight: 0.7, slot: null },
  diet: { type: 'fact', importance: 7, emotionalWeight: 0, slot: 'diet' },
  quit: { type: 'fact', importance: 6, emotionalWeight: 0, slot: null },
  learning: { type: 'fact', importance: 6, emotionalWeight: 0.2, slot: null },
} as const satisfies Record<string, LifeEvent>
export type LifeEventName = keyof typeof lifeEvents

export type LifePatterns = {
  /** Matched against clauses in lower case; the first that fits counts. */
  events: Readonly<Partial<Record<LifeEventName, RegExp>>>
  /** Stands directly before a relation and makes it the user's. */
  possessive: RegExp
  /** Stands directly after a relation that something is told of. */
  predicate: RegExp
  /** What one has on a day to come. */
  appointment: RegExp
  /** Verbs of the speaker, where they do without a pronoun. */
  ownVerb: RegExp | null
  /** Tells where a person lives, or what they do. */
  home: RegExp
  work: RegExp
  /** What is only thought of, dreamt or asked for. */
  unreal: RegExp
  /** The week after this one. */
  nextWeek: RegExp
}

export const lifePatterns: Readonly<Record<Language, LifePatterns>> = {
  zh: {
    events: {
      death:
        /(?:去世|过世|走了|离世|不在了|病逝)(?:了)?$|(?:去世|过世|离世|病逝)|(?<!出|逃|跑|搬)走了(?:都|已经|快|有|整整)*[0-9一二三四五六七八九十两]{1,3}(?:个月|年|天)/u,
      breakup:
        /(?:我们?|我.{0,6}(?:和|跟).{1,8})(?:昨天|上周|刚|最近|已经|前几天|今天|终于)*(?:分手|离婚)了?|^(?:被)?分手了|我离婚了/u,
      marriage: /我(?:们)?.{0,8}(?:结婚|领证|订婚|求婚成功)了/u,
      birth: /(?:我|老婆|妻子|我们).{0,6}(?:生了|生下|怀孕了|当爸爸了|当妈妈了)/u,
      jobLoss:
        /我.{0,6}(?:辞职了|辞职(?:快|都|已经)?.{1,3}(?:年|月|周|天)了|离职了|被裁(?:员)?了?|失业了|退休了|被开除了|被辞退了)/u,
      jobGain:
        /我.{0,8}(?:升职了|加薪了|拿到.{0,8}offer|找到(?:新)?工作了?|入职了|转正了|面试(?:通)?过了)/u,
      passed:
        /(?:我)?.{0,10}(?:考上了?|考过了|通过了.{0,6}考试|考试(?:通)?过了|(?:拿到|考到)(?:了)?(?:驾照|毕业证|证书)|毕业了|被录取了)/u,
      failed: /(?:我)?.{0,8}(?:挂科了|没考上|考砸了|考试没过|面试没过|落榜了)/u,
      illness:
        /(?:我|医生).{0,8}(?:被诊断|确诊|住院了|得了(?!奖|冠军|第).{1,8}|做了手术|要做手术)|我有(?:点|轻度|重度|中度)?(?:抑郁症|焦虑症|双相|多动症|糖尿病|高血压|哮喘|偏头痛|胃病|鼻炎|心脏病|癫痫|强直|红斑狼疮|甲亢|甲减|颈椎病|腰椎间盘突出)/u,
      accident: /我.{0,6}(?:出车祸|出了车祸|骨折了|摔断|受伤了|被偷了|被骗了)/u,
      won: /我.{0,10}(?:得了?(?:第一|冠军|奖)|拿了?(?:第一|冠军|金牌|奖)|获奖了|中奖了|赢了比赛)/u,
      diet: /我(?:是|现在是|已经是)?(?:个)?(?:素食者|纯素|吃素)|我(?:开始|又开始|现在)(?:吃素|吃肉)了?|我不(?:再)?吃(?:肉|素)了?/u,
      quit: /我(?:已经|终于|刚)?(?:戒(?:了)?(?:烟|酒|糖|咖啡|奶茶)了?|不再.{1,8}了)|戒(?:烟|酒)了/u,
      learning:
        /(?<!(?:之前|以前|原来|曾经).{0,8})我(?:最近|现在|正)?(?:在学|开始学|在自学|报了)(?!校|习|期).{1,10}/u,
    },
    possessive: /我(?:的|家|有一?个)?(?:大|小|亲|二|三)?$/u,
    predicate:
      /^(?:今年|去年|现在|已经|刚|刚刚|最近|也|还|一直|都|是个)*(?:查出来?|是|在|住|做|当|喜欢|爱|会|有|开了?|退休|怀孕|得了|生病|病了|住院|结婚|离婚|考上|高考|中考|上(?:幼儿园|小学|初中|高中|大学)|读(?:小学|初中|高中|大学|研|博)|毕业|搬|教|养|上[一二三四五六]年级|\d{1,3}岁|[一二三四五六七八九]?十[一二三四五六七八九]?(?=岁|了|[，,]|$)|血[压糖脂]|出院|身体|心脏|中风|化疗|信(?:佛|教)|不(?:爱|会|能|喜欢|吃|喝))/u,
    appointment:
      /面试|考试|(?:期中|期末|高考|中考|考研|月考|模考|雅思|托福|四级|六级)|值班|(?<!的)生日(?!是|在)|约会|看(?:牙)?医|牙医|体检|手术|婚礼|开会|会议|航班|飞机|火车|出差|旅行|旅游|聚会|演唱会|比赛|答辩|搬家|复查|表演|演出|家长会|运动会|葬礼|开学|毕业典礼/u,
    ownVerb: null,
    home: /住|搬/u,
    work: /工作|上班|是(?:一?名|个)?|当|做|教/u,
    unreal: /如果|要是|假如|希望|梦[见到里]|好像|听说|想象|差点|万一|会不会|是不是|本来|原本/u,
    nextWeek: /下(?:个)?(?:周|星期|礼拜)/u,
  },
  en: {
    events: {
      death: /\b(?:passed away|died|has died|had to be put down|was put to sleep)\b/,
      breakup:
        /\b(?:broke up with|we broke up|split up with|we(?:'ve)? split up|got divorced|getting divorced|dumped me|(?:we(?:'re| are)|i(?:'m| am|'ve been| have been)) divorced)\b/,
      marriage:
        /\b(?:i|we)(?:'m| am|'re| are)? (?:just )?(?:got married|got engaged|getting married|engaged)\b/,
      birth:
        /\b(?:gave birth|(?:i'm|i am|we're|we are|my wife is) (?:\w+ )?(?:pregnant|expecting)|had a baby|became a (?:dad|mum|mom|father|mother)|(?:son|daughter) was born)\b/,
      jobLoss:
        /\bi(?:'ve| have)? (?:just |finally |recently )?(?:quit my job|quit|lost my job|got fired|got laid off|was laid off|was fired|retired|resigned|left my job)\b(?! (?:smoking|drinking|sugar|coffee))/,
      jobGain:
        /\bi(?:'ve| have)? (?:just |finally |recently )?(?:got promoted|was promoted|got a promotion|got the job|got a (?:new )?job|landed (?:a|the) job|got a raise|got an offer)\b/,
      passed:
        /\bi(?:'ve| have)? (?:just |finally |actually )?(?:passed my|passed the|graduated|got into (?!trouble|a fight)|got accepted|got my (?:degree|license|licence|driving licen[cs]e|diploma))\b/,
      failed:
        /\bi(?:'ve| have)? (?:just )?(?:failed my|failed the|flunked|got rejected|didn't pass|didn't get (?:in|the job))\b/,
      illness:
        /\b(?:i was diagnosed|i've been diagnosed|i got diagnosed|diagnosed me with|i had (?:a )?surgery|i'm in (?:the )?hospital|i was in (?:the )?hospital|i need surgery|my \w+ (?:just )?(?:had|needs|is having) (?:a |an |heart |open[- ]heart )*(?:surgery|operation|stroke|heart attack)|i have (?:diabetes|asthma|adhd|cancer|depression|migraines|anxiety|epilepsy|arthritis))\b/,
      accident:
        /\bi (?:broke my (?!phone|record|heart|promise|laptop)|had (?:a car |an )?accident|was in (?:a car |an )?(?:crash|accident)|got (?:robbed|mugged|scammed)|sprained my)\b/,
      won: /\b(?:i|we) (?:just )?(?:won (?:the|a|first|my|our)|came first|got (?:the )?first prize)\b/,
      diet: /\bi(?:'m| am|'ve been|'ve become| became| went| turned)? (?:now |a |actually |still |no longer |not )*(?:vegetarian|vegan|pescatarian)\b|\bi (?:don't eat meat|eat meat (?:again|now)|stopped eating meat|gave up meat|started eating meat)\b/,
      quit: /\bi(?:'ve| have)? (?:just |finally )?(?:quit|stopped|gave up|given up) (?:smoking|drinking|sugar|coffee|gaming|playing [a-z ]+)\b|\bi (?:no longer|don't) (?:smoke|drink|play) (?:[a-z ]+)?anymore|\bi no longer (?:smoke|drink|play [a-z ]+)/,
      learning:
        /\bi(?:'m| am|'ve been| have been|'ve started| started| have started) (?:currently |also |now )?(?:learning|teaching myself|taking (?!a break|a nap|a walk|it)[a-z ]+ (?:lessons|classes))\b/,
    },
    possessive: /\bmy (?:\w+ )?$/,
    predicate:
      /^(?:,? ?\p{L}{2,14},?)?(?:'s(?= (?:an?|the|in|at|from|on|been|my|our|not|also|pregnant|sick|ill|\d+|\w+ing|\w+ed)\b)| is| was| works| lives| has| had an?| loves| likes| hates| studies| plays| moved to| got (?:a |an |married|engaged|divorced|promoted|sick|pregnant|fired)| just| wants| teaches| turned| runs| owns| speaks| collects)\b(?! (?:so |very |really |just |always |being )*(?:mean|annoying|nice|great|mad|angry|funny|right|wrong|here|there|calling|coming|asking|driving|not|like that|late|cool|sweet)\b)/u,
    appointment:
      /\b(?:interview|appointment|exam|test|meeting|flight|wedding|surgery|concert|trip|party|match|game|deadline|presentation|date with|funeral|graduation|recital|check-?up)\b/,
    ownVerb: null,
    home: /\b(?:lives?|living|moved)\b/,
    work: /\b(?:works?|working|is an?|teaches|became)\b/,
    unreal:
      /\b(?:if|wish|would|(?<!my |biggest |lifelong |big )dream(?:ed|t)?|imagine|maybe|might|could|almost|nearly|thought|wonder|hope|hypothetically)\b/,
    nextWeek: /\bnext\b/,
  },
  ja: {
    events: {
      death: /(?:亡くなり|亡くなっ|他界し|天国に行|死ん(?:だ|じゃ|でしま)|死にました|虹の橋)/u,
      breakup:
        /(?:別れ(?:た|ちゃった|ました)|離婚し(?:た|ました)|振られ(?:た|ました)|フラれ(?:た|ました))/u,
      marriage:
        /(?:結婚し(?:た|ました)|婚約し(?:た|ました)|入籍し(?:た|ました)|プロポーズ(?:された|されました))/u,
      birth:
        /(?:子ども|子供|赤ちゃん|娘|息子)が(?:生まれ|産まれ)|妊娠し(?:た|ました|ています|てる)|出産し(?:た|ました)/u,
      jobLoss:
        /(?:仕事|会社)を(?:辞め|やめ|クビ|首)|退職し(?:た|ました)|クビに(?:な|され)|リストラされ|定年退職/u,
      jobGain:
        /昇進し(?:た|ました)|昇給し|内定(?:を|が)?(?:もら|出|取|決)|転職し(?:た|ました)|就職(?:が決ま|し(?:た|ました))/u,
      passed:
        /(?:試験|テスト|大学|面接|検定|資格).{0,6}(?:合格し|受かっ|受かりま|通っ)|合格し(?:た|ました)|卒業し(?:た|ました)|免許(?:を|が)?(?:取れ|取っ|取りま)/u,
      failed: /(?:試験|テスト|大学|面接|受験).{0,6}(?:落ち|失敗)|不合格/u,
      illness:
        /診断され|入院し(?:た|て|ました)|手術(?:を)?(?:し(?:た|ました)|受け|することに)|病気に(?:な|かか)/u,
      accident: /事故に(?:遭|あ)|骨折し|盗まれ|怪我を?し|ケガを?し/u,
      won: /優勝し|(?:一位|1位|金賞|賞).{0,3}(?:取|と|もら|獲)/u,
      diet: /(?:ベジタリアン|ヴィーガン|ビーガン|菜食)|肉を(?:食べない|食べなくな|また食べ|やめ)/u,
      quit: /(?:タバコ|たばこ|煙草|お酒|コーヒー|ゲーム)を?(?:やめ|辞め)(?:た|ました)|禁煙し|禁酒し/u,
      learning:
        /(?:独学(?:して|で)|習って|勉強して|学んで|習い始め|勉強し始め|始め)(?:い)?(?:る|ます|た|ました)/u,
    },
    possessive: /(?:私|僕|俺|うち|わたし|ぼく)の$|^$/u,
    predicate:
      /^(?:は|が)(?!どう|何|なん)(?!.{0,4}(?:優し|怖|うるさ|嫌)).*(?:です|だよ|でした|住んで|働いて|てい(?:る|ます)|診断|生まれ)/u,
    appointment:
      /面接|試験|テスト|予約|手術|結婚式|会議|飛行機|出張|旅行|コンサート|ライブ|試合|発表|引っ越し|検診|卒業式|飲み会/u,
    ownVerb: null,
    home: /住ん|引っ越し/u,
    work: /働い|仕事|として|先生|医者|看護師|をし/u,
    unreal: /もし|たら|なら|夢で|かもしれない|かな|らしい|だったら|たい(?:です|な|けど)?$|たいと/u,
    nextWeek: /来週/u,
  },
  ko: {
    events: {
      death: /돌아가셨|세상을 떠|죽었|하늘나라|무지개다리/u,
      breakup: /헤어졌|이혼했|차였/u,
      marriage: /결혼했|약혼했|결혼하게|프러포즈(?:를)? 받|혼인신고/u,
      birth: /(?:아기|아이|딸|아들)(?:가|이)? 태어났|임신했|임신 중|출산했/u,
      jobLoss:
        /(?:회사|직장|일)(?:을|를)? ?(?:그만뒀|그만두었|관뒀)|퇴사했|해고(?:당했|됐)|잘렸|은퇴했|퇴직했/u,
      jobGain: /승진했|취직했|취업했|이직했|합격 통보|연봉이 올|입사했/u,
      passed:
        /(?:시험|면접|대학|자격증).{0,8}(?:합격|붙었|통과)|합격했|졸업했|면허(?:를)? 땄|자격증(?:을)? 땄/u,
      failed: /(?:시험|면접|대학|수능).{0,6}(?:떨어졌|망쳤|불합격)/u,
      illness: /진단(?:을)? 받|입원했|수술(?:을)? (?:받|했)|병에 걸/u,
      accident: /사고(?:를|가)? (?:당했|났)|다쳤|부러졌|도둑맞|사기(?:를)? 당/u,
      won: /우승했|1등(?:을)? 했|상(?:을)? 받았|금메달/u,
      diet: /채식(?:주의자|을|하)|비건|고기(?:를)? (?:안 먹|끊|다시 먹)/u,
      quit: /(?:담배|술|커피|게임)(?:를|을)? ?(?:끊었|끊은 지)|금연(?:했|에 성공)|금주했/u,
      learning:
        /(?:독학(?: ?중|하고|해)|배우고 있|배우기 시작|공부하고 있|공부하기 시작|배우는 중)/u,
    },
    possessive: /(?:우리|내|제|저희|나의|저의) ?$|^$/u,
    predicate:
      /^(?:은|는|께서는|(?:가|이|께서) .*(?:진단|입원|수술)).*(?:예요|이에요|입니다|이야|야$|살|일해|일하|다녀|다니|좋아|있어|받았|입원)/u,
    appointment:
      /면접|시험|약속|수술|결혼식|회의|비행기|출장|여행|콘서트|경기|발표|이사|검진|졸업식|소개팅|예약/u,
    ownVerb: null,
    home: /살(?:아|고|아요|고 있|았)|이사/u,
    work: /일(?:해|하|을)|다니|선생님|의사|간호사|교사|회사원/u,
    unreal: /만약|(?:라|다)면|꿈에|같아|(?<!보고 )싶|아마|혹시|뻔했|려고/u,
    nextWeek: /다음 ?주/u,
  },
  fr: {
    events: {
      death: /(?:est|sont) (?:décédé|decede|mort)|nous a quittés/,
      breakup:
        /on s'est séparé|on s'est quitté|nous nous sommes séparé|j'ai rompu|on a rompu|m'a (?:quitté|largué)|je (?:me suis|suis) divorc|on a divorcé|nous avons divorcé|je suis divorcé/,
      marriage:
        /je (?:me suis|suis) (?:marié|fiancé)|on s'est (?:marié|fiancé)|nous nous sommes (?:marié|fiancé)|on se marie/,
      birth:
        /je suis enceinte|(?:a|ai) accouché|(?:ma fille|mon fils|notre bébé|notre fille|notre fils) est née?|je suis devenue? (?:papa|maman)/,
      jobLoss:
        /j'ai (?:quitté mon (?:travail|boulot|emploi|poste)|démissionné|perdu mon (?:travail|emploi|boulot)|été licencié|été viré|pris ma retraite)|je suis (?:à la retraite|au chômage)/,
      jobGain:
        /j'ai (?:été promue?|eu une promotion|obtenu (?:le|un) (?:poste|travail|emploi)|eu (?:le|un) (?:poste|boulot|job)|trouvé un (?:nouveau )?(?:travail|boulot|emploi|poste)|eu une augmentation|décroché)/,
      passed:
        /j'ai (?:réussi (?:mon|mes|l')|eu mon (?:bac|permis|diplôme|examen)|obtenu mon|été (?:admise?|acceptée?|reçue?))|je suis diplômée?/,
      failed:
        /j'ai (?:raté (?:mon|mes|l')(?! (?:bus|train|réveil))|échoué|loupé mon (?:examen|permis))/,
      illness:
        /on m'a diagnostiqué|j'ai été (?:opérée?|hospitalisée?|diagnostiquée?)|je (?:vais me faire|me suis fait) opérer|je suis (?:diabétique|asthmatique|à l'hôpital)/,
      accident:
        /j'ai eu un accident|je me suis (?:cassé|fracturé|foulé|fait (?:voler|agresser|cambrioler))/,
      won: /j'ai gagné (?:le|la|un|une|mon)|on a gagné|nous avons gagné|j'ai remporté/,
      diet: /je (?:suis|suis devenue?|ne suis plus) (?:maintenant )?(?:végétarien|végane?|vegan|vegetarien)|je (?:ne )?mange (?:plus|pas) de viande|je remange de la viande/,
      quit: /j'ai arrêté (?:de |le |la |l'|les )(?:fumer|boire|tabac|alcool|sucre|café|jouer)|je ne (?:fume|bois|joue) plus/,
      learning:
        /j'apprends (?!que)|je suis en train d'apprendre|j'ai commencé (?:à apprendre|des cours|les cours)|je prends des cours/,
    },
    possessive: /(?:^|[\s'])(?:mon|ma|mes|notre|nos) (?:\p{L}+ )?$/u,
    predicate:
      /^(?:,? ?\p{L}{2,14},?)? (?:est|était|travaille|habite|vit|a (?:\d+ ans|une?|deux|trois|des|eu|déménagé)|adore|aime|déteste|étudie|fait|joue|s'appelle|enseigne|vient de|a déménagé|parle)(?![\p{L}])(?! (?:très |trop |vraiment |si |toujours |pas |encore )*(?:gentil|méchant|énervant|sympa|drôle|chiant|en retard|là|fâché|pénible))/u,
    appointment:
      /entretien|rendez-vous|examen|réunion|vol |mariage|opération|concert|voyage|fête|match|présentation|soutenance|déménage|enterrement/,
    ownVerb: null,
    home: /habite|vit|déménagé/,
    work: /travaille|est (?:médecin|prof|infirmi|avocat|ingénieur|un|une)|enseigne/,
    unreal:
      /(?:^|\s)(?:si j|si on|si elle|si il|s'il|j'aimerais|je voudrais|rêvé|peut-être|j'espère|failli|imagine|comme si)/,
    nextWeek: /prochaine?/,
  },
  de: {
    events: {
      death: /(?:ist|sind) .{0,20}(?:gestorben|verstorben)|eingeschläfert|von uns gegangen/,
      breakup:
        /(?:wir|ich) (?:haben|habe|hab) .{0,44}(?:getrennt|schluss gemacht)|hat (?:mit mir schluss gemacht|mich verlassen)|(?:habe|haben|bin|lasse) (?:mich |uns )?.{0,10}(?:geschieden|scheiden)/,
      marriage:
        /(?:wir|ich) (?:haben|habe) .{0,14}(?:geheiratet|verlobt)|(?:ich bin|wir sind) (?:jetzt |frisch )?(?:verheiratet|verlobt)/,
      birth:
        /ich bin schwanger|(?:tochter|sohn|baby|kind) (?:ist|wurde) .{0,16}(?:geboren|auf die welt)|(?:ich bin|wir sind) .{0,6}(?:vater|mutter|eltern|papa|mama) geworden/,
      jobLoss:
        /ich (?:habe|hab) .{0,14}(?:gekündigt|meinen job verloren|meine arbeit verloren)|(?:mir|ich) wurde .{0,10}gekündigt|ich bin (?:jetzt |seit .{2,14} )?(?:arbeitslos|in rente|pensioniert|im ruhestand)|ich wurde (?:gefeuert|entlassen)/,
      jobGain:
        /ich (?:wurde|bin) .{0,10}befördert|ich (?:habe|hab) .{0,16}(?:(?:job|stelle|zusage|beförderung|gehaltserhöhung) (?:bekommen|gefunden|gekriegt)|neuen job)/,
      passed:
        /ich (?:habe|hab) .{0,30}(?:bestanden|abgeschlossen|meinen abschluss|mein abitur)|ich (?:wurde|bin) .{0,16}(?:angenommen|zugelassen)/,
      failed:
        /ich bin .{0,20}durchgefallen|ich (?:habe|hab) .{0,24}(?:nicht bestanden|vermasselt|verhauen)/,
      illness:
        /bei (?:mir|meine\p{L}? \p{L}+) wurde .{0,34}(?:diagnostiziert|festgestellt)|ich (?:wurde|werde) .{0,12}operiert|ich (?:liege|lag|bin|war) .{0,8}im krankenhaus|ich habe (?:diabetes|asthma|krebs|migräne|adhs|depressionen|rheuma)/u,
      accident:
        /ich hatte einen .{0,8}unfall|ich (?:habe|hab) mir .{0,22}(?:gebrochen|verstaucht|verrenkt)|ich wurde (?:bestohlen|überfallen|betrogen)/,
      won: /(?:ich habe|wir haben|ich hab) .{0,24}gewonnen|(?:den )?ersten platz/,
      diet: /ich (?:bin|lebe|ernähre mich|wurde|bin jetzt) .{0,16}(?:vegetarier|vegan|vegetarisch|veganer)|ich esse (?:kein fleisch|wieder fleisch|kein fleisch mehr)/,
      quit: /ich (?:habe|hab) .{0,14}(?:aufgehört zu|mit dem (?:rauchen|trinken|spielen) aufgehört)|ich (?:rauche|trinke|spiele) .{0,14}nicht mehr|ich (?:rauche|trinke) keinen? .{0,14}mehr/,
      learning:
        /ich lerne (?:gerade |jetzt |seit .{2,14} )?(?!dich|euch|viel|für)\p{L}+|ich (?:mache|nehme|besuche) (?:gerade )?einen? .{0,20}(?:kurs|unterricht)|ich nehme .{0,14}(?:stunden|unterricht)|ich bringe mir .{0,10}\p{L}+ bei/u,
    },
    possessive: /(?:^|\s)(?:mein|meine|meinem|meiner|unser|unsere) (?:\p{L}+ )?$/u,
    predicate:
      /^(?:,? ?\p{L}{2,14},?)? (?:ist|war|arbeitet|wohnt|lebt|hat (?:einen?|zwei|drei|\d+)|liebt|mag|hasst|studiert|spielt|macht|heißt|unterrichtet|zieht|kommt aus|spricht|sammelt)(?![\p{L}])(?! (?:sehr |so |total |echt |immer |nicht |gerade |noch )*(?:nett|gemein|nervig|süß|lustig|da|hier|sauer|cool|böse|spät)(?:$|[ ,.]))/u,
    appointment:
      /vorstellungsgespräch|termin|prüfung|klausur|besprechung|flug|hochzeit|operation|konzert|reise|party|feier|spiel|vortrag|umzug|beerdigung|verabredung|date/,
    ownVerb: null,
    home: /wohnt|lebt|zieht|gezogen/,
    work: /arbeitet|ist (?:lehrer|arzt|ärztin|krankenschwester|ingenieur|polizist|anwalt|anwältin|köchin|koch|\p{L}+in$)|unterrichtet/u,
    unreal:
      /(?:^|\s)(?:wenn|falls|wäre|würde|hätte|könnte|vielleicht|geträumt|träume|hoffe|wünschte|fast|beinahe|als ob)(?:\s|$)/,
    nextWeek: /nächste|kommende/,
  },
  es: {
    events: {
      death: /(?:ha muerto|murió|murio|falleció|fallecio|ha fallecido|se murió)/,
      breakup:
        /(?:he |hemos )?(?:rompí con|rompimos|terminé con|terminamos|he roto con|hemos roto|cortamos|corté con|me dejó mi|nos separamos|nos hemos separado|me separé|me divorcié|nos divorciamos|me he divorciado|(?:estoy|llevo .{2,14}) divorciad)/,
      marriage:
        /(?:me casé|nos casamos|me he casado|nos hemos casado|me comprometí|nos comprometimos|estoy comprometid)/,
      birth:
        /(?:estoy embarazada|di a luz|dio a luz|nació mi|nació nuestr|ha nacido mi|fui (?:padre|madre)|he sido (?:padre|madre))/,
      jobLoss:
        /(?:dejé mi trabajo|dejé el trabajo|renuncié|perdí mi trabajo|perdí el trabajo|me despidieron|me han despedido|me echaron del trabajo|me jubilé|estoy jubilad|estoy en (?:el )?paro|estoy desemplead|he dejado (?:mi|el) trabajo)/,
      jobGain:
        /(?:me ascendieron|me han ascendido|conseguí (?:el|un) (?:nuevo )?(?:trabajo|puesto|empleo)|he conseguido (?:el|un) (?:nuevo )?(?:trabajo|puesto|empleo)|me dieron el (?:trabajo|puesto)|me subieron el sueldo|encontré (?:un )?trabajo)/,
      passed:
        /(?:aprobé|he aprobado|me gradué|me he graduado|me aceptaron en|me han aceptado en|me admitieron|saqué (?:mi|el) (?:título|carnet|carné)|terminé la carrera)/,
      failed: /(?:suspendí|he suspendido|reprobé|no aprobé|me rechazaron|no pasé el)/,
      illness:
        /(?:(?:me|le) diagnosticaron|(?:me|le) han diagnosticado|me operaron|me han operado|me van a operar|a mi [a-zñáéíóú]+ (?:la|lo|le) (?:operaron|han operado|van a operar|ingresaron|han ingresado)|estuve en el hospital|estoy en el hospital|tengo (?:diabetes|asma|cáncer|migrañas|ansiedad|depresión|tdah))/,
      accident:
        /(?:tuve un accidente|he tenido un accidente|me rompí (?:el|la|un|una)|me he roto|me robaron|me han robado|me estafaron|me torcí)/,
      won: /(?:gané (?:el|la|un|una|mi)|ganamos|he ganado|hemos ganado|quedé (?:en )?primer)/,
      diet: /(?:soy|me hice|me he hecho|ya no soy|ahora soy) (?:ahora )?(?:vegetarian|vegan)|(?:ya )?no como carne|vuelvo a comer carne|he vuelto a comer carne/,
      quit: /(?:dejé de|he dejado de) (?:fumar|beber|tomar|jugar)|ya no (?:fumo|bebo|juego)|dejé (?:el tabaco|el alcohol|el café)/,
      learning:
        /(?:estoy aprendiendo|empecé a (?:aprender|estudiar)|he empezado a (?:aprender|estudiar)|estoy tomando clases|tomo clases|voy a clases)/,
    },
    possessive: /(?:^|\s)(?:mi|mis|nuestr[oa]s?) (?:\p{L}+ )?$/u,
    predicate:
      /^(?:,? ?\p{L}{2,14},?)? (?:es|era|trabaja|vive|tiene|adora|ama|odia|estudia|juega|se llama|enseña|se mudó|acaba de|habla|cumple|cumplió|colecciona|está enferm)(?![\p{L}])(?! (?:muy |tan |siempre |bastante |un poco |no )*(?:buen|mal|simpátic|pesad|molest|graciosa?o?|tarde|genial|lind))/u,
    appointment:
      /entrevista|cita|examen|recital|función|graduación|reunión|vuelo|boda|operación|concierto|viaje|fiesta|partido|presentación|mudanza|entierro|consulta/,
    ownVerb: /(?:^|[\s,])(?:estoy|tengo|siento|soy|fui|echo|quiero|odio|amo)(?:\s|$)/,
    home: /vive|se mudó/,
    work: /trabaja|es (?:médic|enfermer|profesor|abogad|ingenier|cocinero|policía|maestr)|enseña/,
    unreal:
      /(?:^|\s)(?:si |ojalá|quizás|quizá|tal vez|soñé|quisiera|me gustaría|casi|imagina|espero que)/,
    nextWeek: /próxim|que viene/,
  },
  pt: {
    events: {
      death: /(?:morreu|faleceu|se foi para sempre|partiu pro céu)/,
      breakup:
        /(?:terminei (?:com|o namoro)|terminamos|eu e .{2,20} terminamos|nos separamos|me separei|me divorciei|nos divorciamos|levei um fora|(?:estou|sou) divorciad)/,
      marriage: /(?:me casei|casei|nos casamos|fiquei noiv|ficamos noivos|noivamos|estou noiv)/,
      birth:
        /(?:estou grávida|tô grávida|dei à luz|(?:meu filho|minha filha|nosso bebê) nasceu|nasceu (?:meu|minha|nosso|nossa)|virei (?:pai|mãe))/,
      jobLoss:
        /(?:pedi demissão|larguei (?:o|meu) emprego|saí do (?:meu )?emprego|perdi (?:o|meu) emprego|fui demitid|me demitiram|me aposentei|estou aposentad|estou desempregad|tô desempregad)/,
      jobGain:
        /(?:fui promovid|ganhei uma promoção|consegui (?:o|um) (?:novo )?(?:emprego|trabalho)|arrumei (?:um )?(?:emprego|trabalho)|recebi um aumento|fui contratad)/,
      passed:
        /(?:passei (?:no|na|em)(?! (?:casa|frente|mercado|médico))|fui aprovad|me formei|tirei (?:minha )?(?:a )?carteira|fui aceit)/,
      failed: /(?:reprovei|fui reprovad|não passei (?:no|na|em)|rodei na prova|bombei(?!r))/,
      illness:
        /(?:fui diagnosticad|me diagnosticaram|recebi o diagnóstico|fiz uma cirurgia|vou fazer uma cirurgia|fui operad|fiquei internad|estou internad|tenho (?:diabetes|asma|câncer|enxaqueca|ansiedade|depressão|tdah))/,
      accident:
        /(?:sofri um acidente|bati o carro|quebrei (?:o|a|meu|minha) (?:braço|perna|pé|mão|dedo|pulso|tornozelo)|fui (?:assaltad|roubad)|torci o)/,
      won: /(?:ganhei (?:o|a|um|uma|meu) (?:prêmio|campeonato|concurso|medalha|torneio|troféu)|ganhamos (?:o|a)|fiquei em primeiro|venci (?:o|a))/,
      diet: /(?:sou|virei|me tornei|não sou mais|agora sou) (?:agora )?(?:vegetarian|vegan)|(?:não como|parei de comer) (?:mais )?carne|voltei a comer carne/,
      quit: /(?:parei de|larguei de) (?:fumar|beber|jogar|tomar café)|não (?:fumo|bebo|jogo) mais|larguei o (?:cigarro|álcool)/,
      learning:
        /(?:estou aprendendo|tô aprendendo|comecei a (?:aprender|estudar)|estou fazendo (?:aulas?|curso)|faço aulas? de|tô fazendo (?:aulas?|curso))/,
    },
    possessive: /(?:^|\s)(?:o |a )?(?:meu|minha|meus|minhas|nosso|nossa) (?:\p{L}+ )?$/u,
    predicate:
      /^(?:,? ?\p{L}{2,14},?)? (?:é|era|trabalha|mora|vive|tem|adora|ama|odeia|estuda|joga|se chama|ensina|se mudou|acabou de|fala|fez \d+|faz \d+|coleciona|foi diagnosticad\p{L}+|está doente)(?![\p{L}])(?! (?:muito |tão |sempre |bem |meio |um pouco |não )*(?:legal|chat[oa]|bo[am]|ruim|engraçad|atrasad|fof[oa]|brab[oa]))/u,
    appointment:
      /entrevista|consulta|prova|exame|reunião|voo|casamento|cirurgia|show|viagem|festa|jogo|apresentação|mudança|enterro|encontro/,
    ownVerb: /(?:^|[\s,])(?:estou|tô|tenho|sinto|sou|fiquei|odeio|amo)(?:\s|$)/,
    home: /mora|vive|se mudou/,
    work: /trabalha|é (?:médic|enfermeir|professor|advogad|engenheir|cozinheir|policial|dentista)|ensina/,
    unreal:
      /(?:^|\s)(?:se eu|se a gente|se ele|se ela|tomara|talvez|sonhei|queria|gostaria|quase|imagina|espero que)/,
    nextWeek: /que vem|próxim/,
  },
}
