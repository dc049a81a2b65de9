import type { Language } from '@lumen/contracts/languages'

/** What is told of those near to the user, right after naming them. */
export const kinNews: Readonly<Record<Language, RegExp>> = {
  zh: /^.{0,10}(?:再婚|发烧|高烧|肺炎|转学|休学|退学|破产|创业|失恋|相亲|当(?:了|上)?(?:村|班|队|校|厂|店|主|妈|爸)|[\d一二三四五六七八九十百]+岁|住院|手术|生病|病了|怀孕|生了|结婚|离婚|订婚|考上|毕业|升职|退休|失业|被裁|搬|出国|(?:要|准备|马上)去.{1,6}|留学|读(?:博|研)|调(?:到|去)|当兵|出车祸|摔|确诊|得了|比我|上(?:小学|初中|高中|大学|幼儿园)|叫(?!我|你|做)|出院|住进|化疗|查出|中风|瘫|认不得|痴呆|血[压糖]|开了?(?:家|间|个)|离家|不理我|(?:一个人|自己)(?:在|住|带))/u,
  en: /^(?:,? ?\p{L}{2,14},?)?(?:'s| is| are| has| was| just| finally| recently| might be| may be)*(?: just| finally| recently| also| been)* ?(?:in (?:the )?(?:hospital|icu|er|rehab|jail)|pregnant|engaged|getting (?:married|divorced)|leaving|moving|going (?:to|abroad|away)|deployed|came out|had (?:a|her|his|their) (?:baby|twins|stroke|surgery|accident)|having (?:a baby|surgery|twins)|moved (?:to|out|in|away|back|abroad)|passed|graduated|got (?:into|the|a|married|engaged|divorced|fired|laid off|promoted|diagnosed|accepted)|diagnosed|lost (?:her|his|their)|starts? (?:school|college|kindergarten|uni|first grade)|turn(?:ed|ing|s) \d+|(?:is )?\d+ years old|was born|retired|left (?:him|her|us)|sick|dying)\b/u,
  ja: /^(?:は|が|の[^、]{1,6}が|も|に).{0,16}(?:\d+[歳才]|還暦|入院|手術|病気|妊娠|出産|生まれ|留学|転勤|単身赴任|結婚|離婚|卒業|合格|退職|就職|転職|引っ越|倒れ|診断|保育園|幼稚園|小学校|入学|先生|亡くな|事故|骨折)/u,
  ko: /^(?:이|가|은|는|도|께서|께서는|님이|님은|랑)? ?.{0,16}(?:\d+(?:살|세)|쉰|예순|일흔|여든|아흔|환갑|칠순|입원|수술|아프|아파|임신|낳|태어|유학|전근|군대|입대|결혼|이혼|졸업|합격|퇴직|은퇴|취직|이사|쓰러|진단|입학|유치원|선생님|다쳤|사고)/u,
  fr: /^(?:,? ?\p{L}{2,14},?)? (?:part (?:faire|à|au|en|pour|vivre|bosser|étudier)|est (?:à l'hôpital|hospitalisée?|enceinte|malade|tombée?|décédée?|née?|partie?)|vient d(?:e |')(?:avoir|se|être|accoucher|perdre|finir|réussir)|va (?:avoir \d+ ans|se marier|avoir|accoucher|être opérée?)|a \p{L}+ ans|a (?:eu|accouché|perdu|réussi|été|fait un|déménagé|fêté|quitté)|entre (?:en|au|à)|rentre (?:en|au|à)|s'est (?:mariée?|fiancée?|cassé|séparée?|fait)|attend (?:un|des|son)|divorce|se marie|prend sa retraite)/u,
  de: /^(?:,? ?\p{L}{2,14},?)? (?:liegt|ist (?:im krankenhaus|krank|schwanger|operiert|in rente|umgezogen|ausgezogen|gestürzt)|hat .{0,24}(?:baby|kind|zwillinge|krebs|unfall|schlaganfall|job|stelle|prüfung|abi|geheiratet|verlobt|getrennt|geoutet|bekommen|bestanden)|bekommt|wird (?:operiert|oma|opa|vater|mutter|eingeschult|\d+)|wurde (?:operiert|geboren|diagnostiziert|befördert|entlassen|gekündigt)|kommt (?:in die|im|bald|ins)|heiratet|erwartet|zieht|geht .{0,34}(?:ins ausland|nach \p{L}+)|geht (?:in rente|in die|auf die))/u,
  es: /^(?:,? ?\p{L}{2,14},?)? (?:está (?:ingresad|internad|embarazad|enferm|en el hospital|en la uci|malit)|tuvo (?:un|una|su|mellizos|gemelos|el)|acaba de|se (?:casa|casó|va a casar|divorció|separó|graduó|cayó|rompió|mudó|jubiló)|se va (?:a|de|al|para)|se muda|va a (?:tener|ser|casarse|operarse)|fue operad|empieza|entra (?:al|en)|perdió (?:su|el)|consiguió|cumple|cumplió|dio a luz|nació)/u,
  pt: /^(?:,? ?\p{L}{2,14},?)? (?:está (?:internad|grávid|doente|no hospital|na uti|mal)|teve (?:um|uma|seu|gêmeos|o)|acabou de|se (?:casa|casou|formou|separou|divorciou|mudou|aposentou)|vai (?:fazer (?:\d+|doutorado|mestrado|intercâmbio|faculdade)|morar|estudar|embora|se mudar|ter|casar|ser|operar|fazer cirurgia)|foi (?:operad|internad|demitid|promovid)|passou (?:no|na|em)|ganhou (?:neném|bebê)|perdeu (?:o|a)|começa|entra|nasceu|completou|fez \d+|quebrou)/u,
}

/** How a clause goes on about whom the one before it named. */
export const goesOn: Readonly<Record<Language, RegExp>> = {
  zh: /^(?:他|她|它|是(?!不是|我)|叫(?!我|你)|(?!.*[我你])(?:今年|已经|现在|还|才|刚|也|都|在|当|住|做|读|每|天天|一个人|自己|前[两几]?天|去年|上个?[周月]))/u,
  en: /^(?:and |but )?(?:he|she|they)(?:'s|'re)?\b/,
  ja: /^(?:彼女?(?:は|も)|名前は)|^[^がはも、]{1,14}(?:です|だよ|だ|してる|しています|やってる)$/u,
  ko: /^(?:그는|걔는|이름은)|^\S{2,8}(?:예요|이에요|이야|야|입니다)$/u,
  fr: /^(?:et |mais )?(?:il|elle|ils|elles) /,
  de: /^(?:und |aber )?(?:er|sie)\s(?!haben|sind)/,
  es: /^(?:y |pero )?(?:él |ella )?(?:es|trabaja|vive|estudia|se llama|tiene) /,
  pt: /^(?:e |mas )?(?:ele |ela )?(?:é|trabalha|mora|estuda|se chama|tem) /,
}
