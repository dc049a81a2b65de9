import type { Language } from '@lumen/contracts/languages'
import type { LifeEventName } from './life-patterns.ts'

/**
 * What happens to people, named by what happened alone, in the words of chats: read in a clause that
 * tells of the speaker (or of somebody of theirs), with or without a pronoun. The first that fits
 * counts. European patterns carry the subject where a verb alone would not tell it.
 */
type Happenings = Readonly<Partial<Record<LifeEventName, RegExp>>>

const en = (verbs: string) =>
  `\\b(?:i|we)(?:'ve|'m|'re|'d| have| had| am| are| was| were)? (?:(?:just|finally|actually|literally|recently|also|officially|kinda|nearly got|totally|almost got) )*(?:${verbs})`
const fr = (verbs: string) =>
  `(?:j'ai|j'avais|je me suis|je suis|on a|on s'est|on est|nous avons|nous nous sommes) (?:(?:enfin|encore|vraiment|juste|officiellement|été|eu) )*(?:${verbs})`

export const happenings: Readonly<Record<Language, Happenings>> = {
  zh: {
    marriage:
      /(?:结婚|领证|订婚|扯证)了|刚(?:刚)?(?:领(?:完|了)?证|结(?:完|了)?婚|订(?:完|了)?婚)|(?:被|跟我|向我)求婚|求婚(?:成功|了)|办(?:了|完)婚礼/u,
    romance:
      /脱单|相(?:了)?亲(?:了|对象|认识)|(?:跟|和)(?:前任|前男友|前女友|前夫|前妻|ex).{0,4}(?:联系|复合|见面|聊)|(?:恋爱|在一起|复合)了|(?:表白|告白)(?:成功|了)|被(?:表白|告白)|答应(?:了)?(?:我|做我|跟我)|(?:有|交|谈)(?:了)?(?:个)?(?:新)?(?:男|女)朋友了|谈恋爱了/u,
    breakup: /分手了|离婚了|被(?:甩|绿|劈腿|分手)|失恋|和平分手|掰了/u,
    birth:
      /(?:要|快|马上|终于)(?:就)?(?:要)?当(?:爸爸?|妈妈?|爷爷|奶奶|外公|外婆|姥姥|姥爷|舅舅?|姑姑?|姨妈?|叔叔?|干妈|干爹)了|(?:怀孕|流产|小产)了|(?:怀|有)(?:上|了)(?:二胎|宝宝|孩子)|当(?:爸|妈|爹|爸爸|妈妈)了|生(?:了|下)(?:一)?(?:个|对|只)?(?:儿子|女儿|宝宝|孩子|娃|双胞胎|男孩|女孩)/u,
    jobLoss:
      /被(?:裁|开除|辞退|炒|优化)|裁员裁到我|失业了|丢(?:了)?(?:工作|饭碗)|(?:辞职|离职|裸辞|退休)了/u,
    jobGain:
      /跳槽(?:到|去|了)|转行(?:做|当|到|了)|升职|升(?:了)?(?:主管|经理|总监|组长)|(?:涨薪|涨工资|加薪)了?|(?:收到|拿到|拿了|有了).{0,8}offer|找到.{0,5}工作|(?:入职|转正|上岸)了|面试(?:通)?过了|被录(?:用|取)/u,
    passed:
      /考(?:上|过|到)了|(?:驾照|驾驶证|毕业证|学位证?|绿卡|签证|证书?)(?:终于)?(?:拿到|到手|下来|考到|拿下)(?:手)?(?:了|啦)|考上(?!的|吗)|保研|(?:录取|毕业)了|录取通知|(?:通过|过)了.{0,8}(?:考试|面试|答辩|科目|四级|六级|雅思|托福)|(?:答辩|考试|科目.|体测|四级|六级|雅思|托福)(?:终于)?(?:通)?过了|拿到.{0,6}(?:驾照|驾驶证|毕业证|学位|绿卡|签证)/u,
    failed:
      /(?:又|全|直接|科|目.|考试|面试|雅思|托福|高数)挂了|挂科|没(?:考上|考过|过线|通过|录上)|(?:考|搞|演|讲|面|办)砸了?|(?:面试|签证|offer|合同|项目)(?:又|都|还是)?(?:黄|凉|吹|没戏|没成|没过)了?|被(?:导师|老师|编辑|领导|老板|甲方)?(?:又)?(?:打回|退回|毙掉?|否掉?)(?:来|了)|(?:离|差)?(?:.{1,3})分没过|落榜|落选|被拒(?:了|签)?|不及格|创业失败/u,
    illness:
      /^(?:我)?(?:最近|这两天|昨天)?(?:又)?(?:感冒|发烧|高烧|咳嗽|咳|拉肚子|胃疼|牙疼|腰疼|失声|中暑|阳了)(?:了)?(?:已经|都|快|有|整整)*[0-9一二两三四五六七八九十好几]{0,2}(?:天|周|个?星期|个月)了?$|^(?:我)?(?:又)?(?:感冒|发烧|中暑|阳)了$|(?<!每日|新增|例|人)确诊|诊断(?:出|为)|住院|(?:做|动)(?:了|完|个)*手术|得了(?:抑郁|糖尿|癌|新冠|流感|.{1,4}(?:炎|症))|查出(?:来)?.{1,8}/u,
    accident:
      /车祸|骨折|骨裂|脱臼|(?:半月板|韧带|跟腱|肌肉|软骨)(?:.{0,2})(?:撕裂|断|拉伤|损伤)|掉(?:马桶|水|河|厕所)|(?:崴|扭|闪)(?:了|到|伤)|(?:拉|烫|割|划|摔|砸)伤|摔(?:断|伤|了一跤)|受伤了|被(?:偷|骗|抢|撞|打|诈骗)了?|(?:手机|钱包|电动车|自行车|单车|行李|身份证|护照).{0,5}(?:丢|被偷|不见)了|追尾|家里(?:着火|被淹|进贼)/u,
    lost: /走丢|走失|跑丢/u,
    quarrel:
      /吵(?:了|过|起|一|个|大|得)*(?:架|翻|起来)|闹(?:翻|掰|僵|矛盾|别扭)|大吵|冷战|绝交|(?:打|干)了?一架|起(?:了)?(?:冲突|争执)|被(?!我).{0,6}(?:骂|孤立|排挤|背叛|欺负|霸凌|放鸽子)/u,
    won: /(?:中|获|得)(?:了)?(?:一等|二等|三等|大|特等)?奖了?|夺冠|拿(?:了|到|下)(?:第一|冠军|奖学金|.{0,3}奖|金牌|银牌)|(?:评|选|竞聘)上了/u,
    milestone:
      /(?:人生|这辈子|生平|平生|有生以来)(?:中)?(?:的)?第一次[^，]{2,}|同居(?:了|啦)|(?:刚|终于|才).{0,3}搬(?:完|好|了|进)(?:家|新家|新房)|搬(?:完|好)家了?|第一次(?:叫|喊)(?:爸|妈)|(?:股票|基金|生意|投资).{0,4}(?:亏|赔|赚)了?|入职(?:一|两|三|半)|搬(?:到|去|来)?(?:了)?一起|买(?:了|到)(?:房|新房|房子|新车|车)|(?:房子|房|车)买(?:了|好了|下)|开(?:了)?(?:店|公司|工作室|咖啡店).{0,2}了|(?:拿|收|入)(?:到)?(?:新房|房)了|(?:书|论文|歌)(?:终于)?(?:出版|发表|发布|上线)了/u,
  },
  en: {
    marriage: new RegExp(
      `${en("(?:got |getting |are |'re )?(?:engaged|married)\\b|eloped|said i do")}|\\b(?:proposed to me|popped the question)|\\bsaid yes\\b`,
    ),
    romance: new RegExp(
      en(
        'started (?:dating|seeing)|made it official|got back together|got a (?:girlfriend|boyfriend)|met someone|fell in love|asked (?:him|her|them) out|got asked out',
      ),
    ),
    breakup: new RegExp(
      `${en('broke up|split up|split with|got (?:dumped|divorced|ghosted|cheated on)|ended things|separated|called off')}|\\b(?:dumped|left|ghosted|cheated on|broke up with) me\\b`,
    ),
    birth: new RegExp(
      en(
        "(?:had|having|expecting) (?:a|our|my|twins)(?: first| second)? ?(?:baby|girl|boy|child)?\\b(?= baby|$|!|,| girl| boy)|(?:had|lost) (?:a|the|our) (?:baby|miscarriage)|gave birth|found out (?:i'm|i am|we're) (?:pregnant|expecting)|pregnant",
      ),
    ),
    jobLoss: new RegExp(
      `${en('(?:got |been |being |getting )?(?:laid off|fired|let go|made redundant|sacked)|(?:quit|lost|left|resigned from) (?:my|the) job|handed in my notice|retired')}|\\b(?:they|my boss|the company) (?:fired me|let me go|laid me off)`,
    ),
    jobGain: new RegExp(
      en(
        '(?:got|landed|been offered|offered|accepted|got offered) (?:the|a|an|my)(?: \\w+){0,2} (?:job|offer|role|position|promotion|raise|internship|gig)|(?:got |been )?(?:promoted|hired)|started (?:a|my) new job',
      ),
    ),
    passed: new RegExp(
      en(
        '(?:passed|aced|smashed|nailed)(?: my| the| all my)? (?:\\w+ ){0,2}(?:exams?|test|finals?|driving test|interview|bar|thesis|defen[cs]e)|graduated|got (?:accepted|admitted)|got into (?:\\w+ ){0,3}(?:school|college|uni|university|program|med school|law school)|finished my (?:\\w+ )?(?:degree|thesis|phd|masters?|dissertation)|got my (?:\\w+ )?(?:licen[cs]e|degree|diploma|visa|citizenship|green card|results)',
      ),
    ),
    failed: new RegExp(
      en(
        "(?:failed|flunked|bombed|blew|messed up|screwed up|ruined)(?: my| the| an?| another)? (?:\\w+ ){0,2}(?:exams?|test|finals?|midterm|interview|presentation|class|course|audition)|got (?:rejected|turned down|expelled|kicked out)|didn't (?:get the|pass|make the)",
      ),
    ),
    illness: new RegExp(
      en(
        '(?:got |been )?diagnosed|(?:ended up|stuck) in (?:the )?(?:hospital|er|icu|a&e)|had (?:to have )?(?:\\w+ )?(?:surgery|an operation|a stroke|a heart attack|a panic attack)|having surgery|tested positive|relapsed',
      ),
    ),
    accident: new RegExp(
      `${en('(?:crashed|totalled|totaled) (?:my|the)|got (?:robbed|mugged|scammed|burgled|hit by|hurt|injured|stabbed)|(?:broke|twisted|sprained|tore|fractured|dislocated|injured|hurt|cut|burn(?:t|ed)|pulled) (?:my|an?) (?:back|knee|shoulder|muscle|hamstring|acl|thumb|arm|leg|foot|ankle|wrist|finger|rib|nose|hand|toe|collarbone)|lost (?:my|all my) (?:wallet|passport|phone|keys|savings|luggage|house|home)')}|\\b(?:someone|somebody|they) (?:stole|broke into|crashed into|hit) my|\\bmy (?:\\w+ ){1,2}(?:got|was|has been) (?:stolen|robbed|burgled|flooded)`,
    ),
    lost: /\b(?:ran away|went missing|is missing|got lost|has been missing)\b/,
    quarrel: new RegExp(
      `${en("(?:had|got into|got in|having) (?:a|an|another|this|such a)? ?(?:\\w+ ){0,2}(?:fight|argument|row|falling[- ]out|blowout)|argued (?:with|again|all)|fell out with|fought (?:with|again|all)|(?:aren't|not) (?:speaking|talking) (?:to each|anymore)|cut (?:off|ties with)|got (?:bullied|yelled at|betrayed|stood up)")}|\\b(?:betrayed|bullied|yelled at|screamed at|lied to|stood) me(?: up)?\\b`,
    ),
    won: new RegExp(
      en(
        'won (?:the|a|an|first|my|our|second|\\d)|came (?:first|second|third)|got (?:the |a )?(?:first place|scholarship|gold|silver|award|grant)',
      ),
    ),
    milestone: new RegExp(
      en(
        '(?:moved|moving) in (?:together|with)|bought (?:a|our|my)(?: \\w+){0,2} (?:house|flat|apartment|place|car|home)|ran (?:a|my first) (?:half )?marathon|opened (?:my|our) (?:own )?(?:shop|cafe|business|studio|restaurant)|published (?:my|a)|paid off (?:my|all)|came out to (?:my|our)',
      ),
    ),
  },
  ja: {
    marriage:
      /結婚(?:し(?:た|ちゃ|まし)|することに)|入籍(?:し|する)|婚約(?:し|する|者と)|プロポーズ(?:され|成功|OK)/u,
    romance:
      /付き合(?:うこと|い始め|え(?:た|ました)|った)|告白(?:され|した|しました|成功|OK)|(?:彼氏|彼女|恋人)が?でき(?:た|ました)|復縁|両思い/u,
    breakup:
      /別れ(?:た|ちゃ|ました|てしま|話)|(?:ふ|フ|振)られ(?:た|ちゃ|ました)|失恋|破局|離婚|浮気され/u,
    birth:
      /妊娠|流産|出産|(?:生|産)まれ(?:た|ました)|双子を授か|(?:パパ|ママ|父親|母親)に(?:なり|なっ)/u,
    jobLoss:
      /リストラ|クビ|解雇|失業|雇い止め|(?:仕事|会社|バイト)を?(?:辞め|やめ)(?:た|ちゃ|ました)/u,
    jobGain:
      /内定|昇進|昇格|採用(?:され|決ま|が決)|就職(?:決|が決)|転職(?:決|が決|成功|し(?:た|ました))|昇給|受かった/u,
    passed: /合格|受かっ|受かりま|卒業し|免許(?:が|を|)?(?:取|と)(?:れ|っ|りま)|単位(?:が|)取れ/u,
    failed:
      /落ち(?:た|ちゃ|てしま|ました)(?!着)|不合格|留年|不採用|大?失敗し(?:た|ちゃ|て|ました)|やらかし(?:た|ちゃ|ました)|単位(?:を|)落と/u,
    illness:
      /入院(?:し|する|中|が)|手術(?:し|する|を|に|が)|診断(?:され|が)|発症|うつ病|がんが見つか/u,
    accident:
      /事故(?:に|った|っちゃ)|骨折|捻挫|(?:足|手|首|腰|膝|肩).{0,3}(?:ひねっ|くじい|痛め|切っ)|ぎっくり腰|やけど(?:し|を)|火傷|肉離れ|ひったくり|盗まれ|盗られ|(?:財布|スマホ|携帯|鍵|パスポート).{0,4}(?:なくし|失くし|落とし)|詐欺に|騙され|怪我し|けがし/u,
    lost: /いなくな(?:っ|り)|迷子に|脱走し|逃げちゃ/u,
    quarrel:
      /(?:けんか|ケンカ|喧嘩|口論|言い合い|口げんか)(?:を|に|)?(?:し|な)|揉め(?:た|ちゃ|て|ました)|絶交|仲違い|怒鳴られ|裏切られ|いじめられ|ハブられ|ドタキャンされ/u,
    won: /優勝|入賞|受賞|表彰され|当選|(?:チケット|抽選|宝くじ|ライブ).{0,4}当た(?:っ|り)|(?:一|1)位(?:を|に|)(?:取|な)/u,
    milestone:
      /同棲(?:し|を?始)|一緒に住(?:み始|むこと)|家を(?:買っ|建て)|マイホーム|マンション(?:を)?買|開業し|起業し|(?:お店|カフェ)を?(?:オープン|開い|出し)|完走/u,
  },
  ko: {
    marriage:
      /결혼(?:했|하게|식 올)|약혼|혼인신고|(?:프러포즈|프로포즈|청혼)(?:를)? ?(?:받|했|성공)/u,
    romance:
      /사귀(?:기로|게|기 시작)|고백(?:을)? ?(?:받|했|성공)|(?:남친|여친|남자친구|여자친구|애인)(?:이|가)? ?(?:생겼|생김)|커플 ?됐|재결합|썸 ?끝/u,
    breakup: /헤어졌|차였|이별(?:했|당)|이혼|바람(?:을)? ?(?:피|폈|났)/u,
    birth:
      /임신|출산|유산|(?:아기|애기|애|아들|딸|쌍둥이)(?:를|을|가|이)? ?(?:낳았|낳은 ?지|태어났)|(?:아빠|엄마)(?:가|이)? ?(?:됐|되었|됨)/u,
    jobLoss:
      /해고|잘렸|짤렸|퇴사(?:했|함|하게)|권고 ?사직|실직|구조조정|(?:회사|일|직장|알바)(?:를|을)? ?(?:그만뒀|관뒀|때려)/u,
    jobGain:
      /합격|취업(?:했|성공|됐)|취직|승진|입사|이직(?:했|성공)|연봉(?:이)? ?(?:올|협상)|오퍼(?:를)? ?받|정규직 ?(?:됐|전환)/u,
    passed: /붙었|합격|졸업(?:했|함)|(?:면허|자격증|학위)(?:를|을)? ?(?:땄|땀|취득)/u,
    failed:
      /(?:시험|면접|대학|오디션|수능|서류|공모전|토익).{0,8}떨어졌|망했|망쳤|망함|불합격|탈락|낙제|(?:에프|f) ?(?:받|떴)|실패했/u,
    illness: /입원(?!했을)|수술(?:했|받|을|하)|진단(?:을)? ?(?:받|나)|확진|암이래/u,
    accident:
      /(?:교통)?사고(?:가|를)? ?(?:났|당|나)|다쳤|골절|접질|삐었|삐끗|데었|인대|부러(?:졌|뜨)|도둑|털렸|잃어버렸|사기(?:를)? ?당|소매치기/u,
    lost: /(?:집을 )?나갔|잃어버렸|실종|사라졌/u,
    quarrel: /싸웠|다퉜|다투|말다툼|대판|절교|손절|혼났|배신(?:당|을 당)|왕따|따돌림|냉전/u,
    won: /우승|대상(?:을)? 받|금메달|은메달|장학금(?:을)? ?받|당첨|입상|(?:1|일)등/u,
    milestone:
      /동거|같이 살(?:기|게)|(?:집|차|아파트)(?:을|를)? ?(?:샀|장만|계약)|창업|개업|(?:가게|카페)(?:를)? ?(?:열|오픈)|완주/u,
  },
  fr: {
    marriage: new RegExp(
      `${fr('mariée?s?|fiancée?s?|pacsée?s?')}|demandée? en mariage|fait sa demande|on se marie`,
    ),
    romance: new RegExp(
      `${fr("remise?s? ensemble|tombée? amoureu(?:x|se)|rencontré quelqu'un|mise?s? en couple")}|je sors avec|on est en couple|on sort ensemble|m'a (?:avoué|embrassée?)`,
    ),
    breakup: new RegExp(
      `${fr('rompu|séparée?s?|quittée?s?|divorcée?s?|largué|été largué|fait (?:larguer|plaquer|tromper)')}|m'a (?:quittée?|larguée?|plaquée?|trompée?)|c'est fini (?:avec|entre)|vient de me (?:quitter|larguer|plaquer)`,
    ),
    birth: new RegExp(
      `${fr('accouché|devenus? (?:papa|maman|parents)|fait une fausse couche|tombée? enceinte|enceinte')}|on attend (?:un|notre) (?:bébé|enfant)`,
    ),
    jobLoss: new RegExp(
      `${fr('licenciée?s?|virée?s?|démissionné|perdu (?:mon|ma) (?:taf|travail|boulot|job|emploi|place)|quitté mon (?:taf|job|boulot|travail)|posé ma dém')}|(?:ils m'ont|on m'a|mon patron m'a|ma boîte m'a) (?:virée?|licenciée?)|viens d'être (?:virée?|licenciée?)`,
    ),
    jobGain: new RegExp(
      `${fr('été prise?|embauchée?s?|promue?s?|(?:décroché|signé|trouvé|obtenu) (?:un|le|mon|une) ?(?:cdi|cdd|job|taf|boulot|poste|travail|emploi|stage|alternance|augmentation)|(?:le|un|mon) (?:cdi|job|taf|poste|boulot|stage)|une (?:promotion|augmentation)|reçue? une offre')}|on m'a (?:promue?|augmentée?|embauchée?|prise?|proposé (?:un|le) (?:poste|cdi|job))`,
    ),
    passed: new RegExp(
      fr(
        "(?:réussi|validé|obtenu|décroché) (?:mon|mes|ma|l'|le|la|les) ?(?:\\p{L}+ )?(?:bac|permis|examen|exam|partiels|année|diplôme|concours|master|licence|thèse|oral|bts|code)|(?:mon|le) (?:bac|permis|diplôme|concours|code|brevet|bts|master)|admise?s?|acceptée?s? (?:à|en|dans)|reçue?s? (?:à|au)|diplômée?s?|soutenu ma thèse",
      ),
      'u',
    ),
    failed: new RegExp(
      fr(
        "(?:raté|loupé|foiré|planté|foirée?s?) (?:mon|mes|ma|l'|le|la|les|un) ?(?:\\p{L}+ )?(?:bac|permis|examen|exam|partiels|année|concours|oral|entretien|code|présentation|soutenance)|recalée?s?|refusée?s?|redoublé|échoué",
      ),
      'u',
    ),
    illness: new RegExp(
      `${fr('hospitalisée?s?|opérée?s?|diagnostiquée?s?|finie? aux urgences|fait (?:un avc|une crise|un burn[- ]?out)|le covid')}|on m'a (?:diagnostiqué|trouvé|opérée?)`,
    ),
    accident: new RegExp(
      `${fr('un (?:gros |petit )?accident|(?:cassé|tordu|foulé|déchiré|luxé|brûlé|coupé|démis) (?:le|la|un|une|mon|ma|les)|tombée? (?:de|dans)|fait (?:voler|agresser|cambrioler|renverser|arnaquer|mal)|perdu (?:mon|ma|mes) (?:portefeuille|téléphone|passeport|clés|sac|papiers)')}|on m'a (?:volé|agressée?|cambriolée?|arnaquée?|piqué)|m'a (?:volé|renversée?) mon`,
    ),
    lost: /(?:s'est (?:enfui|échappé|perdu)e?|a disparu|a fugué)/,
    quarrel: new RegExp(
      `${fr('(?:disputée?s?|engueulée?s?|embrouillée?s?|fâchée?s?|prise?s? la tête|prise?s? le bec|brouillée?s?)|une (?:grosse |énorme )?(?:dispute|engueulade|embrouille|prise de tête)|coupé les ponts')}|(?:^|\\s)(?:grosse |énorme |encore une |une )+(?:dispute|engueulade|embrouille)|m'a (?:trahie?|humiliée?|hurlé dessus|menti|crié dessus)`,
    ),
    won: new RegExp(
      fr(
        'gagné (?:le|la|un|une|mon|notre|au)|remporté|finie?s? premi(?:er|ère)s?|le premier prix|une bourse',
      ),
    ),
    milestone: new RegExp(
      fr(
        'acheté (?:un|une|notre|mon|ma) (?:\\p{L}+ )?(?:maison|appart|appartement|voiture)|ouvert (?:mon|ma|notre) (?:\\p{L}+ )?(?:boutique|resto|restaurant|café|boîte|salon)|publié (?:mon|ma|un)|emménagée?s? (?:ensemble|avec)|installée?s? ensemble|(?:fini|couru) (?:mon|un|le) (?:premier )?(?:semi-)?marathon|fait mon coming[- ]out',
      ),
      'u',
    ),
  },
  de: {
    marriage:
      /(?:ich|wir|uns|mir|mich) .{0,30}(?:geheiratet|verlobt|antrag gemacht)|antrag gemacht|(?:ich bin|wir sind) .{0,10}(?:verlobt|verheiratet)/,
    romance:
      /(?:ich|wir) (?:bin|sind|habe|haben) .{0,24}(?:zusammengekommen|(?:jetzt|wieder|endlich) (?:ein paar|zusammen)|verliebt|jemanden kennengelernt)|(?:ich habe) .{0,12}(?:eine freundin|einen freund)$/,
    breakup:
      /(?:ich|wir|mich|mir|uns) .{0,44}(?:getrennt|schluss gemacht|verlassen worden|abserviert|geschieden)|hat (?:mich|mit mir) .{0,20}(?:verlassen|schluss gemacht|betrogen|abserviert|sitzen lassen)/,
    birth:
      /ich bin .{0,14}schwanger|(?:ich|wir) .{0,20}(?:baby|kind|zwillinge|tochter|sohn) (?:bekommen|gekriegt|verloren|erwarten)|wir (?:erwarten|bekommen) .{0,10}(?:baby|kind|nachwuchs|zwillinge)|(?:ich bin|wir sind) .{0,12}(?:vater|mutter|eltern|papa|mama) geworden|(?:ich|wir) .{0,20}fehlgeburt/,
    jobLoss:
      /(?:mir|ich) .{0,30}(?:gekündigt|gefeuert|entlassen|rausgeschmissen|rausgeworfen)|(?:job|arbeit|stelle) (?:verloren|hingeschmissen)|ich (?:bin|wurde) .{0,14}(?:arbeitslos|gekündigt|entlassen)/,
    jobGain:
      /ich .{0,20}(?:befördert|eingestellt|übernommen)|(?:ich|wir|mir) .{0,40}(?:job|stelle|zusage|beförderung|gehaltserhöhung|ausbildungsplatz|praktikumsplatz|praktikum|platz) .{0,12}(?:bekommen|gekriegt|gefunden|ergattert|sicher)|ich habe (?:den|die|eine|endlich die|endlich den|endlich eine) (?:\p{L}+ )?(?:job|stelle|zusage|beförderung|gehaltserhöhung)/u,
    passed:
      /ich .{0,34}(?:bestanden|abgeschlossen|(?:prüfung|klausur|abi|abitur|führerschein|studium|ausbildung|bachelor|master|examen) geschafft)|ich habe .{0,12}(?:meinen (?:abschluss|führerschein|bachelor|master|doktor)|mein (?:abi|abitur|diplom))|(?:führerschein|abi|abitur|bachelor|master|prüfung|klausur|abschluss) .{0,14}(?:bestanden|geschafft|in der tasche)|ich .{0,16}(?:angenommen|zugelassen)/,
    failed:
      /durchgefallen|durchgerasselt|(?:ich|prüfung|klausur|führerschein|test) .{0,24}(?:nicht bestanden|vergeigt|verhauen|vermasselt|versemmelt|verkackt)|ich .{0,20}(?:absage|abgelehnt)/,
    illness:
      /(?:bei mir|mir|ich) .{0,34}(?:diagnostiziert|operiert|diagnose)|bei mir .{0,34}festgestellt|ich (?:liege|bin|war|musste) .{0,14}(?:im|ins|in der) (?:krankenhaus|notaufnahme|klinik)/,
    accident:
      /(?:ich|wir) .{0,24}(?:unfall|angefahren|überfallen|ausgeraubt|beklaut|abgezockt)|(?:mir|ich) (?!.*(?:ihm|ihr|ihnen) ).{0,34}(?:geklaut|gestohlen|gebrochen|verstaucht|verrenkt|gezerrt|gerissen|verbrannt|umgeknickt)|(?:bei (?:mir|uns)) .{0,10}eingebrochen|(?:portemonnaie|geldbeutel|handy|pass|schlüssel) (?:verloren|weg)/,
    lost: /(?:weggelaufen|entlaufen|abgehauen|verschwunden)/,
    quarrel:
      /(?:gestritten|verkracht|zerstritten|gezofft|gefetzt|angeschrien)|(?:ich|wir) .{0,12}(?:streit|zoff|krach) (?:mit|gehabt)|(?:streit|zoff|krach) mit (?:mein|meinem|meiner)|hat mich .{0,20}(?:verraten|angelogen|hintergangen|gemobbt|versetzt|angeschrien)|kontakt abgebrochen/,
    won: /(?:ich|wir) .{0,30}(?:gewonnen|gesiegt)|(?:ersten|zweiten|dritten|1\.|2\.) platz|(?:stipendium|preis|medaille) (?:bekommen|gewonnen)/,
    milestone:
      /zusammengezogen|(?:ich|wir) .{0,30}(?:haus|wohnung|auto|eigentumswohnung) (?:gekauft|gefunden|bekommen)|zusage für die wohnung|(?:ich|wir) .{0,24}(?:marathon|halbmarathon) (?:gelaufen|geschafft)|(?:ich|wir) .{0,24}(?:laden|café|firma|praxis|studio) (?:eröffnet|gegründet)|geoutet/,
  },
  es: {
    marriage:
      /(?:me|nos) (?:he |hemos |acabo de )?(?:casé|casado|casamos|comprometí|comprometimos|casar)|me (?:pidió|ha pedido|propuso) (?:matrimonio|la mano|casarnos)|me pidió que nos casáramos/,
    romance:
      /(?:empecé|empezamos|he empezado) a salir|(?:volvimos|volví|hemos vuelto) (?:juntos|con mi)|(?:tengo|me eché) (?:novi[oa]|parej[a])$|me enamoré|me he enamorado|conocí a alguien|me pidió (?:salir|que fuera su)|nos dimos (?:el|nuestro) primer/,
    breakup:
      /(?:me|nos) (?:dejó|dejaron|ha dejado|separamos|separé|divorciamos|divorcié|engañó|fue infiel|puso los cuernos|cortó|cortaron)|(?:rompimos|rompí con|cortamos|corté con|terminamos|terminé con|lo dejamos|lo hemos dejado)/,
    birth:
      /(?:estoy|estamos|quedé) (?:embarazad[ao]s?|esperando)|(?:di|dio|dimos) a luz|(?:tuve|tuvimos|hemos tenido) (?:un|una|a nuestr[oa]|mellizos|gemelos) ?(?:bebé|hij[oa]|niñ[oa])?|perdí (?:el|al|mi) bebé|ya soy (?:madre|padre|papá|mamá)/,
    jobLoss:
      /me (?:despidieron|han despedido|echaron|han echado|corrieron|botaron|quedé sin (?:trabajo|curro|laburo|chamba))|(?:perdí|dejé|renuncié a|he dejado) (?:el|mi) (?:trabajo|curro|laburo|chamba|empleo)|me jubilé/,
    jobGain:
      /me (?:dieron|han dado|ofrecieron|salió) (?:el|un|la) (?:\p{L}+ )?(?:trabajo|puesto|curro|laburo|chamba|ascenso|plaza|prácticas|pega)|me (?:ascendieron|han ascendido|contrataron|han contratado|cogieron|han cogido|subieron el sueldo|hicieron fij[oa])|(?:conseguí|encontré|he conseguido|he encontrado) (?:el|un|mi|una) ?(?:\p{L}+ )?(?:trabajo|curro|laburo|chamba|empleo|puesto|prácticas)/u,
    passed:
      /(?:aprobé|he aprobado|pasé el examen|me gradué|me recibí|me he graduado|me titulé|me saqué el|me he sacado el|saqué el carnet|me admitieron|me aceptaron|me han (?:aceptado|admitido|cogido)|terminé la (?:carrera|tesis)|entré (?:a|en) la (?:uni|universidad|facultad))/,
    failed:
      /(?:suspendí|he suspendido|reprobé|jalé|me jalaron|me tiraron|me bocharon|desaprobé|me fue (?:fatal|re mal|pésimo) en|me rechazaron|me han rechazado|no me (?:dieron|cogieron|aceptaron)|la (?:cagué|regué) en|catéé|cateé)/,
    illness:
      /(?:me (?:diagnosticaron|han diagnosticado|operaron|han operado|van a operar|internaron|ingresaron|detectaron)|(?:estoy|estuve|acabé) (?:ingresad[oa]|internad[oa]|en urgencias|en el hospital))/,
    accident:
      /me (?:robaron|han robado|asaltaron|han asaltado|atropellaron|estafaron|rompí|he roto|quebré|torcí|esguincé|desgarré|quemé|lesioné|hice un esguince|caí|chocaron|entraron a robar)|(?:choqué|tuve un accidente|perdí (?:la cartera|el móvil|el celular|el pasaporte|las llaves))|nos (?:robaron|entraron)/,
    lost: /(?:se (?:escapó|perdió|ha escapado|ha perdido)|está perdid[oa]|desapareció)/,
    quarrel:
      /(?:me|nos) (?:he |hemos |acabo de )?(?:peleé|peleamos|peleado|enfadé|enfadamos|discutí|discutimos)|(?:discutí|discutimos|he discutido|hemos discutido|tuve una (?:pelea|bronca|discusión)|tuvimos una (?:pelea|bronca|discusión)|bronca con|pelea con)|me (?:traicionó|gritó|mintió|humilló|plantó|dejó plantad[oa])/,
    won: /(?:gané|ganamos|he ganado|hemos ganado|quedé (?:primer|segund)|quedamos (?:primer|segund)|me (?:dieron|han dado|concedieron|tocó) (?:la|una|el|un) (?:\p{L}+ )?(?:beca|premio|medalla|lotería))/u,
    milestone:
      /(?:nos fuimos|nos vamos|nos mudamos|empezamos|(?:acab\p{L}+ de|vamos a) (?:ir(?:nos)? a )?)(?: a)? ?vivir juntos|vivir juntos|(?:me compré|compré|compramos|nos compramos|hemos comprado) (?:un|una|mi|nuestr[oa]) (?:\p{L}+ )?(?:casa|piso|coche|carro|auto|depa|departamento|apartamento)|(?:abrí|abrimos) (?:mi|un|una|nuestr[oa]) (?:\p{L}+ )?(?:negocio|tienda|bar|café|cafetería|estudio)|(?:corrí|terminé) (?:mi|un|una|el) (?:primer )?(?:media )?maratón|salí del (?:clóset|armario)/u,
  },
  pt: {
    marriage:
      /(?:casei|casamos|nos casamos|noivei|noivamos|fiquei noiv[oa]|ficamos noivos|pedid[oa] em casamento|me pediu em casamento)/,
    romance:
      /(?:comecei|começamos) a namorar|(?:estou|estamos|tamo) namorando|(?:voltamos|voltei) (?:a namorar|com (?:meu|minha))|me apaixonei|conheci alguém|me pediu em namoro|fui pedid[oa] em namoro/,
    breakup:
      /(?:terminei|terminamos|separei|separamos|divorciei|levei (?:um )?(?:pé|fora|chifre)|fui (?:traíd[oa]|larg(?:ad)?[oa])|me (?:largou|traiu|deixou|chifrou|deu um fora)|terminou comigo|acabou (?:o|meu) namoro)/,
    birth:
      /(?:estou|fiquei|estamos) grávid[oa]s?|(?:tive|tivemos|ganhei|perdi) (?:um|uma|meu|minha|o|nosso) (?:bebê|neném|filh[oa])|dei à luz|virei (?:pai|mãe)/,
    jobLoss:
      /(?:fui (?:demitid|mandad|desligad)[oa]|me (?:demitiram|mandaram embora|desligaram)|pedi (?:demissão|as contas)|perdi (?:o|meu) (?:emprego|trampo|trabalho)|larguei (?:o|meu) (?:emprego|trampo|trabalho)|me demiti)/,
    jobGain:
      /(?:fui (?:promovid|contratad|efetivad|chamad)[oa]|consegui (?:o|um|a|uma|meu) (?:\p{L}+ )?(?:emprego|trampo|trabalho|vaga|estágio|aumento|promoção)|me (?:contrataram|promoveram|efetivaram|chamaram (?:para|pra) (?:a )?vaga)|passei na entrevista|recebi (?:um|uma) (?:aumento|promoção|proposta))/u,
    passed:
      /(?:passei (?:no|na|em|para)(?! (?:casa|frente|mercado|médico|sua|seu))|fui (?:aprovad|aceit)[oa]?|me formei|tirei (?:a |minha )?(?:carteira|habilitação|cnh)|defendi (?:meu|minha|o) (?:tcc|tese|mestrado))/,
    failed:
      /(?:reprovei|fui (?:reprovad|rejeitad|recusad)[oa]|bombei(?!r)|rodei (?:na|em|no)|não passei|fui (?:super |muito |bem )?mal (?:na|no)|levei bomba|zerei a)/,
    illness:
      /(?:fui (?:internad|diagnosticad|operad|hospitalizad)[oa]|(?:estou|fiquei) internad[oa]|fui parar no hospital|me (?:diagnosticaram|internaram)|(?:fiz|vou fazer) (?:uma )?cirurgia|testei positivo|tive (?:um avc|um infarto|uma crise))/,
    accident:
      /(?:fui (?:assaltad|roubad|atropelad|furtad|enganad)[oa]|(?:me )?roubaram (?:meu|minha|o|a)|sofri (?:um )?acidente|bati (?:o|meu) carro|(?:me machuquei|me queimei|(?:quebrei|fraturei|torci|machuquei|cortei|queimei) (?:o|a|meu|minha))|caí (?:de|do|da) (?:moto|bike|escada)|caí num golpe|perdi (?:minha carteira|meu celular|meu passaporte|as chaves))/,
    lost: /(?:fugiu|sumiu|se perdeu|desapareceu)/,
    quarrel:
      /(?:briguei|brigamos|discuti|discutimos|tive uma (?:briga|discussão|treta)|tivemos uma (?:briga|discussão)|treta com|rompi com|cortei relações|me (?:traiu|humilhou|xingou|enganou|deixou na mão)|gritou comigo|brigou comigo)/,
    won: /(?:ganhei|ganhamos|venci|vencemos) (?:o|a|um|uma|meu|minha) ?(?:\p{L}+ )?(?:prêmio|campeonato|concurso|medalha|torneio|troféu|bolsa|sorteio|jogo)|fiquei em (?:primeiro|segundo|1|2)/u,
    milestone:
      /(?:fomos|ir|vamos|começamos a) morar juntos|nos juntamos|(?:comprei|compramos) (?:um|uma|meu|minha|nosso|nossa) (?:\p{L}+ )?(?:casa|apê|apto|apartamento|carro|moto)|abri (?:meu|minha|um|uma) (?:\p{L}+ )?(?:loja|negócio|café|empresa|restaurante)|corri (?:minha|a|uma|meu|o) (?:primeir[oa] )?(?:meia )?maratona|me assumi|saí do armário/u,
  },
}
