import type { Language } from '@lumen/contracts/languages'

/** Whom one lives with and belongs to, what is celebrated and dreamt of, and the sign one was born in. */
export type HomeKind = 'household' | 'family' | 'anniversary' | 'dream' | 'starSign'

/** The group `value` is what is told; without one, the whole clause is. */
export const homePatterns: Readonly<Record<Language, Readonly<Record<HomeKind, RegExp>>>> = {
  zh: {
    household:
      /(?:^|我)(?:现在|目前|平时|一直|自己|是)*(?:一个人|独自)(?:在外面?|在.{2,4})?住(?!院|酒店|过|一晚)|^(?:我)?(?:现在|目前|一直)?(?:是)?独居|(?:^|我)(?:现在|目前|一直|还)*(?:和|跟)(?<value>爸妈|父母|爷爷奶奶|外公外婆|奶奶|外婆|男朋友|女朋友|男友|女友|室友|朋友|同事|老公|老婆|家人|孩子)(?:一起)?(?:合租|同住|住)(?!一晚|一夜|院|酒店|过|.{0,2}天)/u,
    family:
      /^我(?:们)?家(?:里)?(?:是|世代|一直)?(?:做|开|卖|种|养)(?!饭|了|什么|只|条|着)[^，]{1,8}的$|(?:离异|离婚|单亲|一个人|自己|独自)(?:了|后)?(?:.{0,2})带(?:着)?(?:个|一个|两个|俩)?(?:女儿|儿子|孩子|娃)|我有(?:一|两|三)?个(?:儿子|女儿|孩子|娃|哥哥|姐姐|弟弟|妹妹)(?:$|和|一个)|(?:我)?(?:跟|和).{1,6}(?:是|都)?异地/u,
    anniversary:
      /(?:跟|和)(?:我)?(?:他|她|男朋友|女朋友|男友|女友|老公|老婆|对象)(?:已经)?在一起(?:了)?(?:整整|已经|刚好|满)*(?<since>[0-9一二三四五六七八九十百千]{1,5}(?:天|年|个月|周年))|(?:结婚|恋爱|我们的?)纪念日(?:是|在)(?<value>[^，]{3,9})$/u,
    dream:
      /(?:梦想|理想|人生目标|愿望)(?:一直|就)?是(?<value>[^，]{2,16})$|我(?:一直|从小|将来|以后|长大)(?:都|就)*想(?:要)?(?:当|成为|做)(?:一?[个名])?(?<become>(?!什么|点|些|事|饭)[^，]{2,10})$/u,
    starSign:
      /^(?:我)?(?:是)?(?:属[鼠牛虎兔龙蛇马羊猴鸡狗猪]的?|(?:白羊|金牛|双子|巨蟹|狮子|处女|天秤|天蝎|射手|摩羯|魔羯|水瓶|双鱼)座的?)$/u,
  },
  en: {
    household:
      /\bi(?:'m| am)? (?:still |currently |now |just )*liv(?:e|ing) (?:all )?(?:alone|by myself|on my own)|\bi(?:'m| am)? (?:still |currently |now )*liv(?:e|ing) with (?:my |some |a |two |three )*(?<value>parents|mom|mum|mother|dad|father|grandparents|grandma|boyfriend|girlfriend|partner|husband|wife|roommates?|flatmates?|friends?|brother|sister|family|kids)\b/u,
    family:
      /\bi(?:'ve got| have|'ve) (?:an?|one|two|three|four|five) (?:(?:older|younger|little|big|twin|step|half|half-|adult|grown) ?)*(?:kids?|children|sons?|daughters?|brothers?|sisters?|siblings|grandkids|grandchildren)\b(?![ -]in[ -]law)/,
    anniversary: /\bour (?:wedding |dating )?anniversary is (?:on )?(?<value>[^,.]{3,20})/u,
    dream:
      /\bmy (?:biggest |lifelong |big )?(?:dream|life goal) (?:is|has always been) to (?<value>[^,.]{4,40})|\bi(?:'ve always)? (?:always |really )?want(?:ed)? to (?:be|become) an? (?<become>(?!bit|part|good|better|little|burden)\p{L}+(?: \p{L}+)?)(?=$|,| someday| one day| when)/u,
    starSign:
      /\bi(?:'m| am) an? (?<value>aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)(?=$|,| and| but)/,
  },
  ja: {
    household:
      /一人暮らし(?!した|をした|がした)|独り暮らし(?!した|をした)|(?<value>両親|親|実家|祖母|おばあちゃん|彼氏|彼女|夫|妻|旦那|友達|ルームメイト|家族)(?:と|で)(?:一緒に)?(?:住ん|暮らし|同居)/u,
    family:
      /(?:子ども|子供|息子|娘|兄|弟|姉|妹|兄弟|姉妹|孫)が(?:[一二三四1-4１-４](?:人)|ひとり|ふたり)(?:い(?:る|ます)|おり)|遠距離(?:恋愛)?(?:中|して)/u,
    anniversary: /(?:結婚|付き合った|交際)?記念日は(?<value>[^、。]{3,10}?)(?:です|だよ|だ|$)/u,
    dream:
      /(?:将来の)?夢は(?<value>[^、。]{2,24}?)(?:こと|です|だよ|だ|なんだ)+|(?:将来|いつか|昔から)(?<become>[^、。]{2,12})になりたい/u,
    starSign:
      /(?:^|私は|僕は|俺は)(?:[子丑寅卯辰巳午未申酉戌亥](?:年|どし)|(?:牡羊|おひつじ|牡牛|おうし|双子|ふたご|蟹|かに|獅子|しし|乙女|おとめ|天秤|てんびん|蠍|さそり|射手|いて|山羊|やぎ|水瓶|みずがめ|魚|うお)座)(?:です|だよ|なんだ|だ|$)/u,
  },
  ko: {
    household:
      /(?:^|\s)혼자 (?:살(?:아|고|아요|고 있|지)|자취)|자취(?:해|하고|하는|중)|(?<value>부모님|엄마|아빠|할머니|남자친구|여자친구|남편|아내|친구|룸메이트?|가족)(?:이?랑|하고|과|와)? ?(?:같이|함께)? ?(?:살아|살고|지내)/u,
    family:
      /(?:애|아이|자녀|아들|딸|형|오빠|누나|언니|동생|남동생|여동생|손주)(?:가|이)? ?(?:하나|둘|셋|넷|한 명|두 명|세 명|네 명)(?:이야|이에요|예요|있어|있고|이고| 있)|장거리 ?연애/u,
    anniversary:
      /(?:결혼|사귄)? ?기념일(?:은|이) (?<value>\d{1,2}월 ?\d{1,2}일|[가-힣\d ]{3,10}?)(?:이야|야|이에요|입니다|예요)/u,
    dream:
      /(?:내 |제 )?꿈(?:은|이) (?<value>[가-힣 ]{2,20}?)(?:이야|이에요|예요|입니다|는 거야|는 거예요)|(?<goal>[가-힣 ]{2,16}) (?:게|것이|거) (?:내 |제 )?꿈이(?:야|에요|다|고)|(?:나중에|언젠가|어릴 때부터) (?<become>[가-힣 ]{2,12})(?:이|가) 되고 싶/u,
    starSign:
      /(?:^|\s)(?:쥐|소|호랑이|토끼|용|뱀|말|양|원숭이|닭|개|돼지)띠(?:야|예요|에요|입니다|$)|(?:^|\s)(?:양|황소|쌍둥이|게|사자|처녀|천칭|전갈|사수|궁수|염소|물병|물고기)자리(?:야|예요|에요|입니다|$)/u,
  },
  fr: {
    household:
      /je (?:vis|habite) (?:encore |toujours |maintenant )?(?:toute? )?seule?(?![\p{L}])|je (?:vis|habite) (?:encore |toujours |maintenant )?(?:chez|avec) (?:mes|mon|ma|des|une?) (?<value>parents|mère|père|grands-parents|grand-mère|copain|copine|mari|femme|conjointe?|colocs?|colocataires?|amis?|amie|frère|sœur|famille|enfants)/u,
    family:
      /j'ai (?:une?|deux|trois|quatre|cinq) (?:(?:grand|petit|petite|grande|grands|petits|petites) )?(?:enfants?|fils|filles?|frères?|sœurs?|petits-enfants)(?![\p{L}])|relation à distance/u,
    anniversary:
      /(?:notre|l') ?anniversaire de (?:mariage|rencontre|couple)(?: est|, c'est|, c’est) (?<value>[^,.]{3,20})/u,
    dream:
      /mon (?:plus grand )?rêve(?:,)? (?:c'est|est|a toujours été|serait) (?:de |d')(?<value>[^,.]{4,40})|je (?:veux|voudrais|rêve de) (?:devenir|d'être) (?<become>(?!moi|mieux|plus)\p{L}+(?: \p{L}+)?)$/u,
    starSign:
      /je suis (?:du signe |née? sous le signe |un |une )?(?:du |de la |de l')?(?<value>bélier|taureau|gémeaux|cancer|lion|vierge|balance|scorpion|sagittaire|capricorne|verseau|poissons)(?=$|,| et)/u,
  },
  de: {
    household:
      /ich (?:wohne|lebe) (?:noch |jetzt |zurzeit |gerade )*(?:ganz )?(?:allein|alleine)(?![\p{L}])|ich (?:wohne|lebe) (?:noch |jetzt |zurzeit |gerade |immer )*(?:bei|mit) (?:meinen?|meiner|meinem|einer?|einem|zwei|drei|freunden) ?(?<value>eltern|mutter|vater|großeltern|oma|opa|freund|freundin|partnerin?|mann|frau|mitbewohner(?:in|innen)?|familie|bruder|schwester|kindern)|ich (?:wohne|lebe) .{0,12}(?<shared>wg|wohngemeinschaft)/u,
    family:
      /ich (?:habe|hab) (?:eine?n?|zwei|drei|vier|fünf) (?:(?:kleine|große|ältere|jüngere|erwachsene)[nrs]? )?(?:kinder|kind|söhne|sohn|töchter|tochter|geschwister|brüder|bruder|schwestern?|enkel(?:kinder|in)?)(?![\p{L}])|fernbeziehung/u,
    anniversary: /unser (?:hochzeitstag|jahrestag) ist (?:am |der )?(?<value>[^,]{3,20})$/u,
    dream:
      /mein (?:großer |größter )?(?:lebens)?traum (?:ist|war immer|wäre) (?<value>[^.]{4,44})$|ich (?:will|möchte|wollte) (?:schon immer |irgendwann |später |mal |einmal )+(?<become>\p{L}+) werden/u,
    starSign:
      /ich bin (?:vom sternzeichen |sternzeichen |eine? )?(?<value>widder|stier|zwillinge?|krebs|löwe|jungfrau|waage|skorpion|schütze|steinbock|wassermann|fische?)(?=$|,| und)/,
  },
  es: {
    household:
      /(?:^|\s)vivo (?:todavía |aún |ahora )?(?:yo )?sol[oa](?![\p{L}])|(?:^|\s)vivo (?:todavía |aún |ahora )?(?:con|en casa de) (?:mis?|unos|unas|una?|dos|tres) (?<value>padres|madre|padre|abuelos|abuela|novi[oa]|pareja|marido|mujer|espos[oa]|compañer[oa]s?(?: de piso)?|amig[oa]s?|herman[oa]|familia|hijos)/u,
    family:
      /(?:^|\s)tengo (?:una?|dos|tres|cuatro|cinco) (?:herman[oa]s?|hij[oa]s?|niet[oa]s?|niñ[oa]s)(?![\p{L}])|relación a distancia/u,
    anniversary: /nuestro aniversario(?: de bodas)? es (?:el )?(?<value>[^,.]{3,20})/u,
    dream:
      /mi (?:gran |mayor )?sueño (?:es|siempre ha sido|sería) (?<value>[^,.]{4,40})|(?:siempre he querido|quiero|de mayor quiero) ser (?<become>(?!feliz|mejor|yo|libre|buen)\p{L}+(?: \p{L}+)?)$/u,
    starSign:
      /(?:^|\s)soy (?:de signo |un |una )?(?<value>aries|tauro|géminis|cáncer|leo|virgo|libra|escorpio|sagitario|capricornio|acuario|piscis)(?=$|,| y)/u,
  },
  pt: {
    household:
      /(?:^|\s)(?:moro|vivo) (?:ainda |agora )?sozinh[oa]|(?:^|\s)(?:moro|vivo) (?:ainda |agora )?(?:com|na casa d[oa]s?) (?:os )?(?:meus?|minha|um|uma|uns|umas|dois|duas)? ?(?<value>pais|mãe|pai|avós|avó|avô|namorad[oa]|parceir[oa]|marido|esposa|mulher|colegas?|amig[oa]s?|irmão|irmã|família|filhos)/u,
    family:
      /(?:^|\s)tenho (?:uma?|dois|duas|três|quatro|cinco) (?:filh[oa]s?|irmãos?|irmãs?|net[oa]s?|crianças)(?![\p{L}])|(?:namoro|relacionamento) à distância/u,
    anniversary:
      /nosso aniversário(?: de (?:casamento|namoro))? é (?:em |dia )?(?<value>[^,.]{3,20})/u,
    dream:
      /meu (?:grande |maior )?sonho (?:é|sempre foi|seria) (?<value>[^,.]{4,40})|(?:sempre quis|quero) ser (?<become>(?!feliz|melhor|eu|livre|bo[am])\p{L}+(?: \p{L}+)?)$/u,
    starSign:
      /(?:^|\s)sou (?:de |do signo de |um |uma )?(?<value>áries|touro|gêmeos|câncer|leão|virgem|libra|escorpião|sagitário|capricórnio|aquário|peixes)(?=$|,| e)/u,
  },
}
