import type { Language } from '@lumen/contracts/languages'

/** What users say of themselves in chats beside what the companion engine reads. */
export type SelfKind =
  | 'age'
  | 'city'
  | 'origin'
  | 'raised'
  | 'job'
  | 'study'
  | 'intolerance'
  | 'sleep'
  | 'clean'
  | 'preparing'
  | 'trait'
  | 'habit'
  | 'like'
  | 'dislike'

/** The group `value` is what is told; without one, the whole clause is. */
export type SelfPatterns = Readonly<Partial<Record<SelfKind, RegExp>>>

/** Where Chinese people say they are from, before 人. */
const chineseRegions =
  '(?:北京|上海|天津|重庆|河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|广西|海南|四川|贵州|云南|西藏|陕西|甘肃|青海|宁夏|新疆|内蒙古?|香港|澳门|台湾|东北|广州|深圳|杭州|南京|苏州|成都|武汉|西安|长沙|青岛|大连|厦门|哈尔滨|沈阳|潮汕|温州|宁波|昆明|福州|合肥|郑州|济南)'

const days = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'

export const selfPatterns: Readonly<Record<Language, SelfPatterns>> = {
  zh: {
    preparing:
      /^(?:我)?(?:最近|现在|正|这阵子|一直|还)*在(?<doing>减肥|备孕|装修|看房|找工作|找房子|学车|健身|创业|写(?:书|小说|论文|毕设)|办(?:离婚|移民|签证|退休)|治病|康复|带娃|坐月子|休(?:学|产假|病假))(?:$|[，,了呢])|备考|(?:打算|准备)?.{0,4}(?:月|年|季)考(?:公|研|编|证|雅思|托福|驾照|cpa|法考|N[1-5])|(?:在|正)准备(?:雅思|托福|考研|考公|考编|高考|中考|专升本|资格证|法考)|(?:在|准备|打算)考(?:公|研|编|证|雅思|托福)|(?:准备|复习).{0,6}(?:考试|高考|中考|面试)/u,
    age: /(?:我|^)(?:今年|已经|都|快|就|马上|现在)*(?<value>[1-9]\d)岁|(?:我|^)(?:今年|明年|下个?[周月]|再过.{1,4}|马上|快|都|就|也|已经|刚)*满(?<full>[一二三四五六七八九]?十[一二三四五六七八九]?|[1-9]\d)(?:岁|周岁|了|$)/u,
    city: /(?:坐标|现居|定居|base|^(?:我|本人)?(?:现在)?人在)(?:在)?(?<value>(?!家|公司|学校|外面|路上|哪)\p{Script=Han}{2,4})(?:$|工作|上学|读书|打工)|搬(?:到|来|去)了?(?<moved>(?!新|楼|宿舍|公司|学校|这|那|隔壁|外面|一起)\p{Script=Han}{2,4}?)(?:了|$|住|工作|上班)/u,
    origin: new RegExp(
      `(?:老家|出生)(?:在|于|是)(?<value>\\p{Script=Han}{2,5})$|老家(?:是|在)?(?<home>\\p{Script=Han}{2,4})的$|^(?:我)?生在(?<born>\\p{Script=Han}{2,5})$|^(?:地道的?|土生土长的?|老)?(?<from>${chineseRegions})人$`,
      'u',
    ),
    raised:
      /(?:小时候|从小)(?:就)?(?:在|跟着?|和|由)(?<by>[^，]{2,12}?)(?:长大|带大|住|生活)|在(?<value>\p{Script=Han}{2,5})长大/u,
    job: /^我(?:现在|目前|平时)?在(?!家|这|那|外面|公司|单位|学校|努力|认真|拼命|通宵)(?<employer>[^，在]{2,10}?)(?:工作|上班|打工|实习)(?:$|了|呢)|(?:^|我)(?:现在|平时)?在(?!家|学|这|那)[^，在]{2,8}?(?:卖|修|送|种)(?<trade>[^，了过的]{1,5})$|(?:目前|现在|平时|我)?在.{0,8}(?:公司|单位|医院|学校|银行|餐厅|饭店|酒店|店|厂|工地|机关|事务所|工作室|国企|外企|大厂|互联网|机构|出版社|报社|杂志社|电视台|律所|研究所|研究院|设计院|图书馆|博物馆|法院|政府|社区)(?:里)?(?:做|当)(?!什么|梦|饭|事|作业|核酸|检查|体检|实验|手术|活动|运动|按摩|笔记|题|练习|报告|治疗|理疗|美甲|头发|测试|义工|客|完|了|不|个|过|志愿|兼职$)(?<value>\p{Script=Han}{2,6})(?:的)?$|(?:我是?|^)(?:做|干|搞)(?<does>\p{Script=Han}{2,5})的$|(?:现在|目前|^我)在(?:一家)?(?<at>(?!这|那|新|我们?|他|她)\p{Script=Han}{2,6}(?:公司|事务所|出版社|研究所|设计院|大厂))$/u,
    study:
      /(?:我)?(?:在|现在)(?:读|念)(?<value>(?:\p{Script=Han}{0,6})(?:博士?|硕士?|研究生|本科|高中|高[一二三]|大[一二三四]|研[一二三]))|(?:我)?(?:在)?(?<degree>读(?:博士?|研|硕士?))(?:第|已经|都|了|快).{1,5}$|^(?:我)?(?:今年|现在|刚|上|读|是)*(?<grade>高[一二三]|初[一二三]|大[一二三四]|研[一二三])(?:了|学生)?$/u,
    intolerance:
      /(?:不能|没法|不可以)(?:吃|喝|碰)(?<value>\p{Script=Han}{1,5})|(?:吃|喝)不了(?<bears>(?!了|东西|饭|这|那|太|多|亏|苦|什么)\p{Script=Han}{1,4})$|(?<lacking>乳糖|麸质)不耐/u,
    sleep:
      /失眠(?!的?(?:办法|方法|怎么|原因))|(?:天天|连续|一直|总是?|每天|老是|最近).{0,10}(?:睡不着|才睡|没睡好|睡不好|做?噩梦)/u,
    clean: /戒(?:了)?(?:烟|酒|赌|糖|奶茶)(?:已经|都|快|有)?.{0,4}(?:年|月|天|周)/u,
    trait:
      /^我(?:的)?(?:睡眠|胃口|饭量|酒量|体质|皮肤|脾气|视力|听力|身高|体重|血型|嗓子|性格|英语|数学|普通话)(?:一直|从小|很|特别|比较|非常|超|真的?|不|是|有|只|才)|^(?:其实)?我(?:是|算是)(?!说|想|不|觉得|真|认真|在|要|来|去|怕|为|从|跟|和|被|让|你|他|她|谁|什么|怎么|哪|故意|第一次|昨天|今天|刚|对的|错|开玩笑)[^，]{0,8}(?:唯一|最[小大高矮]|班长|学霸|学渣|家长|老[大二三幺]|独苗|混血|留守|退伍|退休|残疾|聋哑|志愿者|粉丝|会员|党员|[^，]{1,4}(?:户|后|主义者?|型|体质))[^，]{0,6}$|我(?:戴|用|坐|装)(?:着|了)?(?:助听器|轮椅|假肢|义肢|拐杖|人工耳蜗|起搏器|牙套)|(?:房贷|车贷|网贷|助学贷款|花呗)(?:还有|还要|要还|没还|每个?月)|欠(?:了)?[^，]{0,6}(?:万|贷款|债)|(?:就|只有|剩)我(?:一个|自己)?(?:还|是|还是)?(?:没结婚|单身|没对象|没孩子|一个人)|我(?:一直|从来|到现在|还)*没(?:谈过恋爱|结过婚|出过国|坐过飞机)|我(?:是|就是|属于|算是|这人|这个人|这种)?(?:一?个|那种)?.{0,6}(?:夜猫子|起床困难户|早起困难|[ie]人|社恐|社牛|宅[男女]|内向|外向|慢热|吃货|完美主义|工作狂|选择困难|拖延症|路痴|脸盲|颜控|猫奴|洁癖|强迫症|讨好型|敏感体质|直男|恐高|晕车|左撇子|独生(?:子女|女|子)|双胞胎|单亲|色盲|色弱|同性恋|双性恋|基督徒|佛教徒|穆斯林|回族|少数民族|单身|丁克|高度近视|(?:信|学)佛|信(?:基督|天主|道)教?)|(?:^|我)(?:从小|一直|真的|特别|最|很|超|非常|其实|就)*(?:怕|害怕)(?:黑|打雷|蛇|虫子?|蟑螂|蜘蛛|老鼠|狗|猫|水|鬼|疼|打针|坐飞机|坐电梯)$|我(?:的)?(?:胃|腰|颈椎|膝盖|眼睛|心脏|肝|肾|听力|视力|记性|免疫力)(?:一直|从小|都|也)*不(?:太|大)?好/iu,
    habit:
      /(?:^|我)每(?:天|晚|早|周[一-龥]?|个?月|年|个?(?:周末|星期[一-龥]?|礼拜[一-龥]?))[^，]{0,8}?(?:都|会|要|得)(?:去|给|跟|和|陪|要|会)?[^，]{2,}|(?:我)?(?:每(?:天|晚|周|年|个?(?:周末|星期|礼拜|月))|天天|平时|周末(?:都|经常|一般|总)|经常|坚持).{0,10}?(?:加班|熬夜|通勤|早起|跑|游泳|健身|瑜伽|打(?:球|篮球|羽毛球|网球|太极|卡)|练|读书|看书|写(?:日记|字|作|小说)|画画|遛|烤|做(?:面包|蛋糕|手工)|散步|冥想|骑|爬山|弹|钓鱼|做(?:饭|菜|烘焙|志愿)|喝|走路|追番)/u,
    like: /(?:偶像|男神|女神|本命|爱豆)(?:就|一直)?是(?<idol>(?!谁|什么)[^，]{1,10})$|(?:迷上|爱上|沉迷|痴迷|入坑|喜欢上)(?:了)?(?<value>(?!你|他|她|自己)[^了，]{1,10})(?:了)?$|(?:^|我)(?:真的?|超|特|特别|最|巨|很|可(?=喜欢)|就|也)+(?:爱|喜欢)(?<much>(?!一点|你|他|她|我|自己|的)[^了，]{2,12})$|^最(?:喜欢|爱)的\p{Script=Han}{1,6}是(?<favourite>[^，什谁哪]{1,10})$|^(?:爱|喜欢)(?:喝|吃|看|听|玩)(?<plain>(?!你|他|她|我|什么|啥)[^，了]{1,6})$|我?是(?<fan>[^，的]{1,8})(?:控|党|粉|迷|的粉丝|的?铁粉)$|离不开(?<need>[^，]{1,8})$|(?:^|我)(?:现在|后来)?(?:改|转)(?:学|练|玩)(?:了|成)?(?<turned>[^，了]{1,6})了?$|里(?:我)?最(?:爱|喜欢)(?:的是)?(?<among>[^，]{1,10})$/u,
    dislike:
      /(?:^|我)(?:一)?(?:吃|闻|喝)(?:到|了)?(?<sick>(?!了|饭|完|东西|药|多|饱)[^，]{1,5}?)(?:的味道)?就(?:想吐|恶心|反胃)|(?:还是|就是|实在|最|特别)(?:受不了|讨厌)(?:别人|人)?(?<bothers>(?!你|他|她|我|自己|这样|那样|了)[^，了]{1,8})$|(?:^|我)(?:从来?不|一点都?不|不能|不太能|不)(?:喝|吃|抽)(?<never>酒|烟|辣|香菜|葱|姜|蒜|羊肉|牛肉|猪肉|鱼|海鲜|甜的?|苦瓜|内脏|奶茶|咖啡)$|(?:^|我)(?:现在|已经|早就|都|再也|也)*不(?:再)?(?:喝|玩|追|养|看|吃)(?<gone>(?!亏|苦$|醋|饭|早饭|午饭|晚饭|药|东西|到|见|下|完|清|懂|手机|这|那|他|她|你|我)[^，了]{1,6})了$|我(?:其实|真的?|一直|从来|从小|特别|就|也|都)*(?:不怎么|不太|不爱|不喜欢|不能|吃不了|受不了|讨厌|最烦|最怕)(?:爱|喜欢|能|吃|喝)?(?<value>(?!苦$|你|他|她|我|自己|了|说|想|会|知道|懂|敢|确定|舒服|好)[^，了]{1,10})$/u,
  },
  en: {
    preparing:
      /\bi(?:'m| am|'ve been) (?:\w+ )?(?:studying|preparing|revising|cramming|training|prepping) for (?!you|it\b|this)/,
    age: /\bi'm (?:only |just |already |now |almost )?(?<value>[1-9]\d)(?=$|,| and\b| years? old| yo\b|yo\b| now\b| this year|[fm]\b)/,
    city: /\bi (?:live|moved|just moved|recently moved|finally moved) (?:in|to|out to|over to|up to|down to) (?<value>(?!the |a |my |an |our |new flat|this |with)\p{L}{3,}(?: city)?)(?=$| with | w | for | and | now| last | two | a | on my)/u,
    origin:
      /\bi(?:'m| was) (?:born (?:and raised )?in|originally from) (?<value>(?:the )?\p{L}+(?: \p{L}+)?)(?=$|,| but| and)|\bi'm (?<people>dutch|german|french|italian|spanish|polish|irish|scottish|welsh|english|british|american|canadian|australian|indian|chinese|japanese|korean|brazilian|portuguese|mexican|turkish|greek|swedish|norwegian|danish|finnish|russian|ukrainian|nigerian|ghanaian|kenyan|egyptian|vietnamese|thai|filipino|indonesian|pakistani|argentinian|colombian|chilean|peruvian)(?=$|,| but| and)/u,
    raised:
      /\b(?:grew up|was raised|raised) in (?<value>(?:the )?\p{L}+(?: \p{L}+)?)(?=$|,| but| and)/u,
    job: /\bi(?:'m)? (?:work|working) (?:as an?|in|for an?|at an?|part[- ]time (?:as an?|in|at an?)) (?<value>(?!the |my |this |bed|pajamas|progress|peace)\p{L}+(?: \p{L}+)?)(?=$|,| and| but| at| in| since| now| for)|\bi (?:run|own) (?:an?|my own|our) (?:\p{L}+ )?(?<owns>bakery|restaurant|caf[eé]|coffee shop|bookshop|shop|store|business|company|studio|farm|salon|gym|startup|bar|agency)(?=$|,| with| in| and| now)|\bi teach (?<teaches>(?!you|him|her|them|myself|people)\p{L}+(?: and \p{L}+)?)(?= at| in| to|$|,)|\bi(?:'m| am) (?:now )?at an? (?<at>\p{L}+ (?:company|startup|firm|agency|bank|studio))(?: now)?$/u,
    study:
      /\bi(?:'m)? (?:studying|study|doing|getting|finishing|starting|majoring in|do)(?: (?:a|an|my) (?:phd|ph\.d|master'?s?|msc|ba|bsc|bachelor'?s?|degree|mba|doctorate|major)(?: degree)?(?: in)?)? (?<value>(?:marine |computer |political |social |civil |electrical |mechanical |molecular )?(?:biology|science|sciences|law|medicine|nursing|psychology|history|economics|engineering|physics|chemistry|maths?|mathematics|philosophy|literature|architecture|design|business|finance|accounting|education|linguistics|sociology|art|music|journalism|marketing|film studies))\b|\bi(?:'m| am) an? (?<grade>(?:freshman|sophomore|junior|senior) (?:in|at) (?:high school|college|uni(?:versity)?))/,
    intolerance:
      /(?:^|\bi )(?:can't|cannot|can not|don't|mustn't|shouldn't) (?:eat|have|drink|do|handle|tolerate|digest) (?<value>gluten|dairy|milk|lactose|nuts|peanuts|shellfish|seafood|fish|eggs?|soy|wheat|sugar|alcohol|pork|beef|meat|caffeine|onions?|garlic)\b|\bi(?:'ve| have|'ve got|'m| am)(?: got)? (?<condition>celiac|coeliac|(?:lactose|gluten)[ -]intoleran\w+|ibs)\b/,
    sleep:
      /\bi (?:can't|cannot|couldn't|haven't been able to) (?:fall asleep|sleep)\b|\b(?:not|haven't been|haven't(?= slept (?:well|properly|in|for|through))|barely|hardly|been barely) sle(?:eping|pt)\b|\b(?:i have|my|i've got|i've had) insomnia\b|\bi've been (?:up|awake) (?:till|until|since|all night)\b/,
    clean:
      /\b(?:years?|months?|weeks?|days?) (?:smoke[- ]free|sober|clean)\b|\bi(?:'ve| have) been (?:clean|sober|smoke[- ]free|off (?:alcohol|drugs|cigarettes|weed))\b/,
    trait:
      /\bi(?:'m| am)(?: not)? (?:(?:really|such|more of|kind of|kinda|a|an|not|bit of|total|huge|very|pretty|quite|the|definitely|usually|naturally|just) )*(?:\w+ )?(?:(?:morning|night|people|cat|dog|coffee|tea|beach|city|outdoors?|routine) person|night owl|early bird|introvert\w*|extrovert\w*|homebody|perfectionist|workaholic|foodie|bookworm|overthinker|control freak|people pleaser|neat freak|shy|left-?handed|only child|twin|adopted|colou?r-?blind|deaf|gay|lesbian|bisexual|trans|queer|autistic|dyslexic|muslim|christian|catholic|jewish|buddhist|hindu|atheist|single (?:mum|mom|dad|parent)|ambivert|procrastinator|hypochondriac|clumsy)\b|\bi get (?:really |super |so |very )?(?:carsick|seasick|airsick|motion sick)\b|\bi(?:'m| am) (?:hard of hearing|(?:deaf|blind) in)\b|\bi (?:don't|never) (?:drink|smoke|drive)$|\b(?:i'm|i am|i've been|i've always been|always been|i've been always) (?:really |so |very )?(?:scared|afraid|terrified) of (?:heights|flying|needles|the dark|dogs|cats|snakes|spiders|water|thunder\w*|clowns|bugs|mice|elevators|crowds)$/,
    habit: new RegExp(
      `\\bi (?:\\w+ ){0,2}?(?:go|run|jog|swim|cycle|bike|walk|hike|climb|play|practi[sc]e|train|work out|do|read|write|draw|paint|bake|cook|meditate|journal|volunteer|lift|dance|sing|knit|garden|fish|surf|ski|skate|box)\\b.{0,30}\\b(?:every (?:day|morning|evening|night|week|weekend|other day|${days})|daily|weekly|(?:once|twice|three times|\\w+ times) (?:a|per) (?:day|week|month)|on (?:weekends|${days}s)|most (?:days|mornings|evenings|weekends))`,
    ),
    like: /\bi collect (?<things>[\p{L} ]{3,24})$|\bi(?:'m| am) (?:\w+ ){0,2}?(?:obsessed with|addicted to|hooked on|crazy about|mad about|(?:really |very |so |super |totally )?into|a (?:huge |big |massive |total |lifelong )?fan of) (?<value>(?!you\b|him\b|her\b|it\b|this\b|that\b)[^,.]{2,30})|\bi can't live without (?:my )?(?<need>(?!you\b|him\b|her\b|it\b)[^,.]{2,24})|\b(?:huge|big|massive|total|i'm an?|i'm a huge|i'm a big) (?<person>[\p{L} ]{2,20}) (?:person|lover|nerd|geek|fan|addict)\b/u,
    dislike:
      /^(?:really |honestly |absolutely )?(?:can't stand|hate|despise) (?<bare>(?!it\b|this|that|you|him|her|them|when|how|my|the\b|being|having|to\b|everything|myself|life|people)\p{L}{3,}(?: \p{L}{3,})?)$|\bi(?:'m| am) (?:so |really |totally )?(?:not (?:a (?:big |huge )?fan of|into|keen on)|sick of|over) (?<value>(?!you\b|him\b|her\b|it\b|this\b|that\b)[^,.]{2,30})/u,
  },
  ja: {
    preparing:
      /(?:試験|受験|資格|検定|公務員).{0,4}(?:の)?(?:勉強|対策|準備)(?:中|し|を|に)|受験生|浪人/u,
    age: /(?<value>[1-9]\d)(?:歳|才)(?:に(?:なり|なっ|なる)|です|だ|の|で|$)/u,
    city: /(?<value>[一-龠ァ-ヶぁ-ん]{2,6}?)(?:在住|住み|暮らし)(?:の|で|$)/u,
    origin: /(?:生まれ|出身)は(?<value>[一-龠ァ-ヶー]{2,8})(?:だ|で|な|$)/u,
    raised:
      /育ち(?:は|が)(?<value>[一-龠ァ-ヶー]{2,8})(?:だ|で|な|です|$)|(?<place>[一-龠ァ-ヶー]{2,8})(?:で育|育ち)/u,
    job: /(?<value>[一-龠ァ-ヶー]{2,10})(?:を)?やって(?:い)?(?:る|ます)$|(?:平日|週末|普段|今)(?:は|、)?(?<place>[一-龠ァ-ヶー]{2,10})で(?:バイト|アルバイト|パート|働い)|(?:今は|現在は?)(?<at>[一-龠ァ-ヶー]{2,10}(?:会社|企業|事務所))に(?:い(?:る|ます)|勤め)/u,
    study: /(?<value>[一-龠]{2,6})(?:部|科)?(?:の)?(?:学生|専攻|大学院生)/u,
    intolerance:
      /(?<value>[一-龠ァ-ヶーぁ-ん]{1,8})(?:の)?アレルギー(?!対応|って|とは)|(?<cannot>[一-龠ァ-ヶーぁ-ん]{1,8})(?:が|は)(?:食べられない|飲めない|体質的に)|(?<lacking>乳糖)不耐/u,
    sleep: /(?:眠れ|寝れ|寝つけ|寝付け)(?:ない|なく|ません)|不眠/u,
    clean: /(?:禁煙|禁酒|断酒)(?:して|を始めて)?.{0,4}(?:年|か月|ヶ月|週間|日)/u,
    trait:
      /朝(?:が|は|に|型)?.{0,4}(?:苦手|弱い|弱く|人間)|夜型|朝型|人見知り|インドア|アウトドア派|内向的|外向的|寂しがり|心配性|完璧主義|方向音痴|面倒くさがり|引っ込み思案|猫派|犬派|左利き|一人っ子|双子|シングルマザー|シングルファーザー|色弱|独身|コミュ障|陰キャ|陽キャ/u,
    habit:
      /(?:毎(?:朝|日|晩|週|週末)|週末は?(?:だいたい|いつも|よく|大体)|(?:週|月)(?:に)?.{1,2}回|休みの日は?|(?:月|火|水|木|金|土|日)曜(?:日)?(?:は|に)(?:いつも|必ず)?).{0,14}(?:走|ジョギング|泳|散歩|ヨガ|筋トレ|ジム|ランニング|読|書い|描|弾|練習|習|通っ|料理|釣り|登山|登っ|瞑想|サウナ|飲)/u,
    like: /推し(?:は|が)(?<value>[^、。！]{1,14})$|(?<fan>[^、。はがも]{1,12})(?:に(?:ハマ|はま|夢中|沼)|の(?:ファン|大ファン|オタク)|(?<![手味立賛反多一])(?:派|沼|オタク)(?:$|です|だ|なん)|が生きがい|なしで(?:は)?生きられ)/u,
    dislike:
      /(?<value>[^、。はも]{1,10})(?:が|は)(?:苦手|無理|ダメ|だめ|嫌い)(?:で|なん|$|だ|です)|(?<never>お?酒|タバコ|たばこ|コーヒー|肉)(?:は|も)(?:飲ま|吸わ|食べ)ない(?:$|です|んだ|の)/u,
  },
  ko: {
    preparing:
      /(?:시험|고시|수능|자격증|취업|면접|공무원).{0,4}(?:을|를)? ?(?:준비|공부)(?: ?중|하고|해|하는)|취준생|공시생|재수/u,
    age: /(?:나|난|저|저는|나는|전)? ?(?<value>스물\S{0,2}?|서른\S{0,2}?|마흔\S{0,2}?|[1-9]\d) ?(?:살|세)?(?:이고|이야|이에요|예요|인데|입니다|이 ?(?:돼|되))/u,
    origin:
      /(?:태어난|고향|출생)(?:은|는| ?건| ?곳은)? ?(?<value>[가-힣]{2,5}?)(?:이고|인데|이야|예요|이에요|$)/u,
    raised: /(?<value>[가-힣]{2,5})에서 (?:자랐|컸|자라)/u,
    job: /(?<value>[가-힣]{2,8}) ?(?:알바|아르바이트)(?:해|하고|를 해)|(?<as>[가-힣]{2,8})(?:으)?로 (?:일하|일해|근무)|(?:지금은|현재(?:는)?) (?<at>[가-힣]{1,6} ?회사)(?:에|를)? ?다(?:녀|니)|(?<owns>빵집|카페|식당|가게|미용실|학원|쇼핑몰|술집)(?:을|를)? (?:하고 있|운영)/u,
    study: /(?<value>[가-힣]{2,6}과)(?:에)? (?:다녀|다니|다닌|재학|전공)/u,
    intolerance:
      /(?<value>(?!아직|오늘|어제|저녁|점심|아침|밥|더|잘|다|아무)[가-힣]{1,6}?)(?:을|를|은|는)? ?(?<!잘 )(?:못 먹(?!었|음|고)|먹으면 안|안 받아)|(?<lacking>유당불내증)/u,
    sleep: /잠(?:이|을|도)? ?(?:안 와|안 오|못 자|못 들|설쳐|안 들)|불면증|잠을 (?:거의 )?못/u,
    clean: /(?:금연|금주|단주)(?:한 ?지|중)/u,
    trait:
      /(?:아침형|저녁형|올빼미)|(?:내향|외향)(?:인|적)|낯(?:을)? ?(?:많이 )?가|집순이|집돌이|극?[IE](?:야|예요|인|라)|소심한|완벽주의|길치|왼손잡이|외동|쌍둥이|싱글맘|색맹|색약|기독교|불교|천주교|무교|비혼|워커홀릭|먹보|귀차니즘/u,
    habit:
      /(?:매일|매주|매일 아침|아침마다|저녁마다|주말마다|(?:월|화|수|목|금|토|일)요일마다|(?:일주일|주)에 .{1,3}번).{0,14}(?:뛰|달려|달리|운동|수영|헬스|요가|필라테스|산책|읽|써|쓰|그려|그리|연습|마셔|등산|클라이밍|다녀|배워|쳐)/u,
    like: /(?<value>[가-힣A-Za-z ]{1,10}?)(?:파|덕후|광팬|빠|팬|마니아)(?:야|예요|이야|이에요|임)|(?<need>[가-힣A-Za-z]{2,10}) ?없인? 못 ?살|(?<into>[가-힣A-Za-z]{2,10})에 (?:푹 )?(?:빠졌|꽂혔|미쳤)|최애는? (?<best>[가-힣A-Za-z]{2,10})/u,
    dislike:
      /(?<value>[가-힣]{2,8})(?:은|는|이|가)? (?:별로|극혐|너무 싫|질색)|(?<never>술|담배|커피|고기)(?:을|를|은|는)? (?:안|못) (?:마셔|마시|피워|피우|먹어|먹는)/u,
  },
  fr: {
    preparing:
      /je (?:prépare|révise|bosse|étudie|m'entraîne) (?:pour )?(?:le|la|l'|mon|ma|mes|un|les) ?(?:\p{L}+ )?(?:concours|examens?|exam|partiels|bac|permis|oral|marathon|semi|entretien|code|diplôme)/u,
    age: /(?:j'ai|j'aurai|je vais avoir) (?<value>[1-9]\d) (?:ans|piges|balais)/,
    city: /(?:j'habite|je vis|j'ai (?:déménagé|emménagé)|je (?:viens de m'installer|me suis installée?|viens d'emménager|viens de déménager)) (?:à|sur|en|au) (?<value>(?:la |le )?[\p{L}-]{3,})(?=$|,| et| depuis| avec| pour| mais)/u,
    origin:
      /je suis née? (?:à|au|aux|en|dans) (?<value>(?:la |le |l')?[\p{L}-]+)|je suis originaire (?:de|d'|du) ?(?<from>[\p{L}-]+)/u,
    raised: /j'ai grandi (?:à|au|aux|en|dans) (?<value>(?:la |le |l')?[\p{L}-]+)/u,
    job: /je (?:bosse|taffe|travaille) (?:en tant que |comme |dans (?:le |la |l'|les )?|en )(?<value>(?!paix|ce|moment|tout|silence)[\p{L}-]+)|je tiens (?:une?|mon|ma) (?:petite? )?(?<owns>boulangerie|restaurant|boutique|magasin|café|bar|librairie|salon|entreprise|épicerie)|je suis (?:maintenant )?dans une (?<at>(?:boîte|entreprise|agence|start-up) (?:de |d')[\p{L}-]+(?: [\p{L}-]+)?)/u,
    study:
      /j'ai fait (?:des études|une licence|un master) (?:de |d'|en )(?<did>[\p{L}-]+)|je (?:suis (?:étudiante?|en (?:fac|licence|master|thèse|école|prépa|bts)(?: de| d')?)|fais des études|étudie)(?: en| de| d'| le| la| l')? ?(?<value>[\p{L}-]+)/u,
    intolerance:
      /je (?:ne )?(?:supporte|digère|tolère|peux) pas (?:manger |boire )?(?:le |la |les |l'|de |du )?(?<value>lactose|gluten|lait|noix|arachides?|fruits de mer|œufs?|crustacés|alcool|porc|soja)|(?:intolérante?|allergique) (?:au|à la|à l'|aux) ?(?<lacking>[\p{L}]+)|je suis (?<condition>cœliaque|coeliaque)/u,
    sleep:
      /(?:je (?:n'arrive (?:pas|plus) à |arrive (?:pas|plus) à |ne )?dor[ms](?:ir)? ?(?:pas|plus|mal|\d ?h|très mal)?.{0,12}(?:par nuit|depuis|pas|plus|mal|la nuit)|(?:j'ai|je fais) des insomnies|je suis insomniaque|insomnies? (?:depuis|toutes))/,
    clean:
      /(?:sobre|clean|sevrée?) depuis|(?:ça fait|il y a) .{2,12} que (?:j'ai arrêté|je (?:ne )?(?:bois|fume) plus)/,
    trait:
      /je suis (?:pas |plutôt |assez |très |trop |quelqu'un de |une? |un peu |hyper |super |vraiment |grave )*(?:du (?:matin|soir)|timide|gauch(?:er|ère)|(?:fils|fille) unique|jum(?:eau|elle)|adoptée?|dalton(?:ien|ienne)|sourde?|gay|lesbienne|bi|trans|autiste|dyslexique|musulmane?|chrétien(?:ne)?|catholique|juive?|bouddhiste|athée|célibataire|introvertie?|extravertie?|casani(?:er|ère)|couche-tard|lève-tôt|perfectionniste|maniaque|anxieu(?:x|se) de nature|gourmande?|hypersensible|réservée?|tête en l'air|chat|chien)/,
    habit:
      /je (?:cours|nage|fais (?:du|de la|de l'|des)|vais (?:à la|au|courir|nager)|joue|lis|m'entraîne|médite|cuisine|danse|peins|dessine|grimpe|marche|écris|chante) ?.{0,34}(?:tous les|toutes les|chaque|fois par (?:semaine|mois)|le (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|par semaine)/,
    like: /je collectionne (?:les |des )?(?<things>\p{L}+(?: \p{L}+)?)|(?:je suis (?:\p{L}+ ){0,2}?(?:fan (?:de|d'|du|des)|accro (?:à|au|aux|à la)|dingue (?:de|d'|du)|fou de|folle de|passionnée? (?:de|d'|par)|à fond (?:dans|sur))) ?(?:la |le |les |l')?(?<value>[\p{L}'-]+(?: [\p{L}'-]+)?)|je (?:kiffe|raffole de|surkiffe|peux pas vivre sans) (?:le |la |les |l'|mon |ma )?(?<much>(?!ça|toi|trop)[\p{L}'-]+(?: [\p{L}'-]+)?)|(?:^|\s)team (?<team>[\p{L}'-]+(?: [\p{L}'-]+)?)/u,
    dislike:
      /je (?:n'aime|aime|ne supporte|supporte|ne blaire|kiffe) (?:vraiment |trop )?pas (?:du tout |trop |beaucoup )?(?:le |la |les |l'|de |du |d')?(?<value>(?!ça|toi|que|quand)[\p{L}'-]+(?: [\p{L}'-]+)?)|je (?:ne )?(?<never>bois pas(?: d'alcool)?|fume pas|mange pas de (?:viande|porc))$/u,
  },
  de: {
    preparing:
      /ich (?:lerne|pauke|übe|trainiere|bereite mich) (?:gerade |grade |jetzt |viel )?(?:für|fürs|auf) (?!dich|mich|uns)/,
    age: /ich (?:bin|werde) (?:gerade |jetzt |schon |erst |bald )?(?<value>[1-9]\d)(?=$|,| und| jahre)|werde ich (?<soon>[1-9]\d)(?=$|,| jahre)/,
    city: /(?:ich wohne|ich lebe|ich bin .{0,24}gezogen|ich ziehe) .{0,20}?(?:in|nach) (?<value>(?!einer?|der|dem|den|die|meine|eine|ein)\p{L}{3,})/u,
    origin:
      /ich (?:komme|stamme|bin) (?:ursprünglich |eigentlich )?aus (?<value>(?:der |dem |den )?(?!dem haus|der puste)\p{L}+)|ich bin in (?<born>(?:der |den )?\p{L}+) geboren|ursprünglich komme ich aus (?<from>(?:der |dem |den )?\p{L}+)/u,
    raised: /(?:in|bei) (?<value>(?:der |den )?\p{L}+) (?:aufgewachsen|groß geworden)/u,
    job: /ich (?:arbeite|jobbe|bin) (?:(?:gerade|jetzt|seit \S+|momentan|nebenbei|derzeit|zurzeit) )*(?:als|im|in der|beim|in einem|in einer) (?<value>(?!moment|urlaub|ruhe|home|ferien|krankenhaus|bett|kopf|zug|stress|arbeit|letzten)\p{L}{4,})$|ich (?:habe|führe|betreibe) (?:eine?n? |meinen eigenen |meine eigene )(?:kleine[nrs]? )?(?<owns>bäckerei|laden|café|restaurant|kneipe|firma|agentur|praxis|werkstatt|buchladen)(?![\p{L}])|bin jetzt bei (?:einer |einem )(?<at>\p{L}+(?:firma|agentur|startup|unternehmen|bank|verlag))/u,
    study:
      /ich (?:studiere|mache (?:gerade )?(?:meinen|einen) (?:master|bachelor) in|promoviere in) (?<value>(?!gerade|noch|jetzt|nicht)\p{L}+)|ich (?:habe|hab) (?<did>(?!gerade|viel|lange|dort|auch|nie|nicht)\p{L}{5,}) studiert|ich (?:bin|gehe) in (?:der|die) (?<grade>\p{L}+|\d+\.) klasse/u,
    intolerance:
      /ich (?:vertrage|darf|kann) (?:leider |absolut )?(?:keinen?|kein|nicht) ?(?<value>\p{L}+)(?: (?:essen|trinken|vertragen))?$|(?<lacking>laktose|gluten|fruktose|histamin)[- ]?intoleran|ich habe (?<condition>zöliakie)|ich bin (?:\p{L}+ )?gegen (?<against>\p{L}+) allergisch/u,
    sleep:
      /ich (?:kann|konnte|schlafe|liege) .{0,34}(?:nicht (?:ein|durch)?schlafen|kaum|schlecht|wach|nicht durch|nicht mehr)$|schlafstörungen|schlaflos/,
    clean:
      /ich bin .{0,14}(?:trocken|nüchtern|rauchfrei|clean)|seit .{2,20} (?:rauchfrei|trocken|nüchtern|clean)$/,
    trait:
      /ich bin (?:kein |keine |nicht |eher |so |ein |eine |der |die |ein totaler |eine totale |ziemlich |sehr |total |voll |wirklich |echt )*(?:\p{L}+ )?(?:introvertierte?r?|linkshänder(?:in)?|einzelkind|zwilling|adoptiert|farbenblind|gehörlos|schwul|lesbisch|bisexuell|trans|autist(?:in)?|legastheniker(?:in)?|muslim(?:a|in)?|christ(?:in)?|katholisch|jüdisch|atheist(?:in)?|alleinerziehend|single|extrovertierte?r?|schüchtern|morgenmensch|frühaufsteher(?:in)?|nachteule|stubenhocker(?:in)?|morgenmuffel|perfektionist(?:in)?|workaholic|leseratte|hundemensch|katzenmensch|hochsensibel|langschläfer(?:in)?|tollpatsch|einzelgänger(?:in)?)|ich (?:fahre|besitze|habe) kein (?:auto|fernseher|handy|social media)/u,
    habit:
      /ich (?:gehe|mache|laufe|schwimme|jogge|spiele|lese|trainiere|koche|male|wandere|klettere|reite|tanze|singe|meditiere|fahre|schreibe|backe|turne) .{0,34}?(?:jeden|jede|mal (?:die|pro|in der) woche|täglich|montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags|am wochenende immer|regelmäßig)/,
    like: /ich sammle (?<things>\p{L}+(?: \p{L}+)?)$|ich (?:stehe|fahre) (?:\p{L}+ ){0,2}?(?:voll |total |mega )?auf (?<value>(?!dem|der|einem|die autobahn|dich)\p{L}+(?: \p{L}+)?)(?=$|,)|ich bin (?:\p{L}+ ){0,2}?(?:fan von|süchtig nach|verrückt nach|besessen von) (?<fan>(?!dir|ihm|ihr)\p{L}+(?: \p{L}+)?)|ohne (?:meinen |meine |mein )?(?<need>(?!dich|dir|sie|ihn|witz|scheiß|spaß)\p{L}+) (?:geht|läuft|kann|könnte|überlebe|komm)/u,
    dislike:
      /ich (?:mag|kann|hasse) (?:\p{L}+ )?(?:kein|keine|keinen|nicht ab|gar nicht) ?(?<value>(?!ahnung|lust|zeit|bock|worte|wort|angst|dich|mehr|gut|schlafen|aufhören)\p{L}+)?$|ich kann mit (?<nothing>\p{L}+) nichts anfangen/u,
  },
  es: {
    preparing:
      /(?:estoy|ando) (?:preparando|estudiando(?= para)|entrenando(?= para)) ?(?:para )?(?:el|la|las|los|mi|un|una) |(?:preparo|estudio para|oposito|entreno para) /,
    age: /tengo (?<value>[1-9]\d)(?=$|,| y | años| pero)/,
    city: /(?:vivo|me mudé|me he mudado|me acabo de mudar|acabo de mudarme|nos mudamos) (?:en|a) (?<value>(?!un|una|casa|otro|otra|la casa|mi)\p{L}{3,}(?: \p{Lu}\p{L}+)?)(?=$|,| y| con| por| pero| desde)/u,
    origin: /nací en (?<value>(?:la |el )?\p{L}+)/u,
    raised: /me cri[eé] en (?<value>(?:la |el )?\p{L}+)|crecí en (?<place>(?:la |el )?\p{L}+)/u,
    job: /(?<!(?:de|del|mi|el|un|tu|al|este|ese|su) )(?:trabajo|curro|laburo|chambeo) (?:\p{L}+ )?(?:como|de|en) (?<value>(?!lunes|noche|día|casa|equipo|paz|esto|eso)(?:un |una |el |la )?\p{L}{4,})|tengo una? (?:pequeñ[oa] )?(?<owns>panadería|tienda|bar|restaurante|cafetería|empresa|negocio|peluquería|librería)(?![\p{L}])|ahora (?:estoy|trabajo) en una (?<at>(?:empresa|agencia|startup) de \p{L}+)/u,
    study:
      /(?:^|\s)estudié (?<did>(?!mucho|toda|todo|para|hasta|con|en |un |una )\p{L}{4,}(?: \p{L}{4,})?)$|(?:estudio|estoy estudiando|curso) (?<value>(?!hasta|desde|sol[oa]|cada|siempre|mucho|para|con|por|en|todo|un |una |hoy)\p{L}{4,})/u,
    intolerance:
      /(?:soy|tengo) (?<condition>celíac[oa]|celiaquía|intoleran\p{L}+ a(?:l| la| los)? ?\p{L}+)|no (?:puedo|tolero) (?:comer |tomar |beber )?(?:el |la |los )?(?<value>gluten|lactosa|leche|lácteos|mariscos?|nueces|cacahuetes|maní|huevos?|alcohol)/u,
    sleep:
      /(?:llevo|hace) .{2,16} (?:sin (?:poder )?dormir|que no duermo|durmiendo (?:mal|fatal))|no (?:puedo|consigo|logro) (?:dormir|conciliar)|tengo insomnio|duermo (?:fatal|re mal|muy mal|poquísimo)/,
    clean:
      /(?:llevo|hace) .{2,14} (?:sobri[oa]|limpi[oa]|sin (?:fumar|beber|tomar)|que no (?:fumo|bebo|tomo))/,
    trait:
      /(?:no )?soy (?:muy |súper |super |re |bastante |un poco |medio |una persona |de esas personas |tan )*(?:tímid[oa]|zurd[oa]|hij[oa] únic[oa]|melliz[oa]|gemel[oa]|adoptad[oa]|daltónic[oa]|sord[oa]|gay|lesbiana|bisexual|trans|autista|disléxic[oa]|musulm[aá]na?|cristian[oa]|católic[oa]|judí[oa]|budista|ate[oa]|madre soltera|padre soltero|solter[oa]|introvertid[oa]|extrovertid[oa]|madrugador[a]?|nocturn[oa]|caser[oa]|friolent[oa]|frioler[oa]|perfeccionista|dormilón|dormilona|despistad[oa]|hipersensible|noctámbul[oa]|goloso|golosa|desordenad[oa])/,
    habit:
      /(?:salgo a (?:correr|caminar|andar)|voy (?:al?|a) (?:gym|gimnasio|la pisci\p{L}*|nadar|correr|yoga|pilates|clases?)|suelo (?:ir|salir|hacer|jugar|correr|leer)|hago (?:yoga|pilates|deporte|ejercicio|crossfit|senderismo|escalada)|corro|nado|juego al?|entreno|leo|medito|cocino|bailo|pinto|toco) ?.{0,30}(?:tod[oa]s l[oa]s|cada|veces (?:por|a la) semana|(?:los|las) (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos|mañanas|tardes|noches))/u,
    like: /colecciono (?<things>\p{L}+(?: \p{L}+)?)|(?:soy (?:muy |súper |re |mega |super )*(?:fan de|fanátic[oa] de|adict[oa] al?|viciad[oa] al?|de(?! \p{Lu}))) ?(?:la |el |los |las )?(?<value>(?!aqu|allí|ac[aá]|los que|las que|esos|esas|un|una|pueblo)\p{L}+(?: \p{L}+)?)(?=$|,)|estoy (?:enganchad[oa]|viciad[oa]|obsesionad[oa]) (?:al?|con) (?:el |la |los |las )?(?<hooked>\p{L}+(?: \p{L}+)?)|lo mío (?:es|son) (?:el |la |los |las )?(?<mine>\p{L}+(?: \p{L}+)?)|(?:me (?:flipan?|molan?|chiflan?|copan?|obsesionan?|vuelven? loc[oa])) (?:el |la |los |las )?(?<much>(?!que|esto|eso)\p{L}+(?: \p{L}+)?)|no puedo vivir sin (?:el |la |mi )?(?<need>(?!ti|él|ella)\p{L}+)/u,
    dislike:
      /no (?:aguanto|soporto|trago|me gustan?|me molan?) (?:nada )?(?:el |la |los |las )?(?<value>(?!más|que|esto|eso|nada|cómo)\p{L}+(?: \p{L}+)?)(?=$|,)|(?:^|yo )no (?<never>bebo(?: alcohol)?|fumo|como carne|tomo (?:alcohol|café))$|paso de(?:l| la| los)? (?<pass>(?!ti|él|ella|todo|eso|largo)\p{L}+)$/u,
  },
  pt: {
    preparing: /(?:estou|ando) (?:me preparando|estudando|treinando) (?:para|pro)/,
    age: /tenho (?<value>[1-9]\d)(?=$|,| e | anos| mas)/,
    city: /(?:moro|vivo|me mudei|acabei de (?:me )?mudar|nos mudamos|vim morar|tô morando|estou morando) (?:(?:me )?)(?:em|no|na|para|para o|para a|pra) (?<value>(?!um|uma|casa|outro|outra|minha|meu)\p{L}{3,})(?=$|,| e| com| por| mas| desde| mês| ano| semana| há| faz)/u,
    origin: /nasci (?:em|no|na|nos) (?<value>\p{L}+)/u,
    raised:
      /(?:cresci|fui criad[oa]) (?:em|no|na|nos) (?<value>(?!parte|meio|família|casa|ambiente)\p{L}+)/u,
    job: /(?<!(?:de|do|meu|o|um|ao|este|esse|seu|no) )(?:trabalho|trampo|trampando|tô trampando) (?:\p{L}+ )?(?:como|de|com|em|numa|num|na área de) (?<value>(?!casa|dia|noite|paz|equipe|isso|segunda|domingo)\p{L}{2,})|tenho uma? (?:pequen[oa] )?(?<owns>padaria|loja|bar|restaurante|cafeteria|empresa|negócio|salão|livraria)(?![\p{L}])|agora (?:estou|tô|trabalho) (?:em uma|numa) (?<at>(?:empresa|agência|startup) de \p{L}+)/u,
    study:
      /fiz faculdade de (?<did>\p{L}+)|(?<!(?:o|um|meu|do|no|este|esse) )(?:faço|estudo|curso|tô cursando|estou cursando) (?:faculdade de |graduação em |mestrado em |doutorado em )?(?<value>(?:medicina|direito|engenharia|psicologia|enfermagem|letras|história|administração|pedagogia|arquitetura|biologia|economia|design|jornalismo|contabilidade|odonto|farmácia|nutrição)\b)/u,
    intolerance:
      /(?:sou|tenho) (?<condition>celíac[oa]|doença celíaca|intoleran\p{L}+ (?:à|a|ao) \p{L}+)|não (?:posso|consigo) (?:com |comer |tomar |beber )(?:o |a )?(?<value>glúten|lactose|leite|camarão|amendoim|ovos?|álcool|frutos do mar)/u,
    sleep:
      /(?:faz|há|tem) .{2,14} que (?:eu )?não durmo|não (?:estou conseguindo|consigo|tô conseguindo) dormir|(?:estou|ando) (?:com insônia|dormindo (?:mal|pouco))|tenho insônia|durmo (?:mal|muito mal|pouquíssimo)/,
    clean:
      /(?:estou|faz|há) .{2,16}(?:sóbri[oa]|limp[oa]|sem (?:fumar|beber)|que (?:não|parei de) (?:fumo|bebo|fumar|beber))/,
    trait:
      /(?:não )?sou (?:muito |super |meio |bem |bastante |um pouco |uma pessoa |mega |tão )*(?:tímid[oa]|canhot[oa]|filh[oa] únic[oa]|gême[oa]|adotad[oa]|daltônic[oa]|surd[oa]|gay|lésbica|bissexual|trans|autista|disléxic[oa]|evangélic[oa]|católic[oa]|cristã?o?|muçulman[oa]|budista|ate[ua]|mãe solo|pai solo|solteir[oa]|introvertid[oa]|extrovertid[oa]|caseir[oa]|noturn[oa]|diurn[oa]|matutin[oa]|perfeccionista|dorminhoc[oa]|friorent[oa]|desastrad[oa]|ansios[oa] por natureza|reservad[oa]|distraíd[oa])/,
    habit:
      /(?:faço (?:pilates|yoga|ioga|academia|musculação|crossfit|natação|trilha|caminhada|dança|terapia|aula)|vou (?:à|na|pra|para a|para) (?:academia|piscina|igreja|praia)|costumo (?:fazer|ir|correr|ler|jogar|pedalar)|corro|nado|jogo|treino|leio|medito|cozinho|danço|pinto|toco|caminho|pedalo) ?.{0,30}(?:tod[oa]s? (?:os |as |o )?(?:dias?|semanas?|manhãs?|noites?|sábados?|domingos?|fins?)|cada|vezes (?:por|na) semana|(?:às|aos) (?:segundas|terças|quartas|quintas|sextas|sábados|domingos))/,
    like: /coleciono (?<things>\p{L}+(?: \p{L}+)?)|(?:estou|tô|ando) (?:viciad[oa]|obcecad[oa]) (?:em|por|n[oa]s?) (?<hooked>[\p{L}-]+)|(?:sou (?:muito |super |mega |meio )*(?:fã de|viciad[oa] em|louc[oa] por|apaixonad[oa] por|do time|da turma d[oa]|team)) ?(?:o |a |os |as )?(?<value>(?!você|ele|ela)\p{L}+(?: \p{L}+)?)|(?:^|(?<=eu |também |mas |e ))(?:curto|amo) (?:muito |demais |pra caramba )?(?:o |a |os |as )?(?<much>(?!você|vc|muito|quando|que|ele|ela|te|isso|demais)\p{L}+(?: \p{L}+)?)(?=$|,)|não vivo sem (?:o |a |meu |minha )?(?<need>(?!você|ele|ela)\p{L}+)/u,
    dislike:
      /não (?:curto|gosto (?:muito )?d[eoa]s?|suporto|aguento|sou (?:muito )?fã de) (?:o |a |os |as )?(?<value>(?!mais|que|isso|você|quando|nada|muito)\p{L}+(?: \p{L}+)?)(?=$|,)|(?:^|eu )não (?<never>bebo(?: álcool)?|fumo|como carne)$/u,
  },
}
