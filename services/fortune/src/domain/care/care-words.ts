import type { CareTopic } from './care-topic.ts'

/**
 * Words, in all eight languages, of what is never told from a chart. Latin ones are whole words or
 * their beginnings, without accents; the first topic that is met counts.
 */
export const careWords: readonly (readonly [
  CareTopic,
  { readonly cjk: RegExp; readonly latin: RegExp },
])[] = [
  [
    'pregnancy',
    {
      cjk: /怀孕|怀上|懷孕|备孕|流产|打胎|堕胎|试管|胎儿|生男|生女|男孩还是女孩|儿子还是女儿|男是女|有喜|生孩子|要孩子|生宝宝|有孩子|妊娠|妊活|流産|中絶|赤ちゃん|子ども?を(?:授|産|生)|出産|不妊|男の子か、?女の子か|임신|유산|낙태|출산|시험관|아기를? (?:가|낳)|아이를? (?:가|낳)|난임|불임|아들일까|딸일까|아들인가|딸인가/,
      latin:
        /\b(?:pregnan\w*|miscarr\w*|abortion\w*|fertil\w*|ivf|conceive|(?:have|having|get) (?:a |another )?(?:baby|child|children|kids?)|boy or (?:a )?girl|sex of (?:the|my|our) (?:baby|child)|fille ou (?:un )?garcon|garcon ou (?:une )?fille|junge oder (?:ein )?madchen|madchen oder (?:ein )?junge|nino o (?:una )?nina|nina o (?:un )?nino|menino ou (?:uma )?menina|menina ou (?:um )?menino|enceinte\w*|grossesse\w*|fausse couche|avort\w*|tomber enceinte|avoir un (?:enfant|bebe)|schwanger\w*|fehlgeburt\w*|abtreib\w*|kind (?:bekommen|kriegen)|baby (?:bekommen|kriegen)|kinderwunsch|embaraz\w*|aborto\w*|tener (?:un )?(?:hijos?|bebe)|quedar(?:me)? embarazada|gravid\w*|engravidar|ter (?:um )?(?:filhos?|bebe))\b/,
    },
  ],
  [
    'death',
    {
      cjk: /(?<![笑累烦急气吓忙热冷饿困必])死(?!党|心|板|忠|磕|对头|机|记)|去世|寿命|寿元|阳寿|活多久|活到|几岁走|离世|过世|丧命|归西|亡くな|余命|何歳まで生き|長生き|죽|사망|수명|몇 살까지 살|돌아가시|오래 살/,
      latin:
        /\b(?:(?:will|do|does|shall|would|when|if) (?:i|he|she|we|they|you|my \w+) die|(?:i|he|she|we|they) (?:will |shall |might |could |may )?die|going to die|to die|dying|death|dead|passed? away|life ?span|lifespan|life expectancy|live (?:to|until)|how long (?:will|do|have) (?:i|he|she|we|they|my \w+) (?:live|got)|mort|morte|morts|mourir|mourr\w*|meurs|meurt|deces|deceder|duree de vie|vivre jusqu\w*|tod|tode|todes|sterbe\w*|stirb\w*|gestorben|lebenserwartung|wie lange lebe|morir\w*|muert\w*|muero|muere\w*|fallec\w*|esperanza de vida|cuanto (?:tiempo )?(?:voy a vivir|vivire)|morrer\w*|morro|morre|falec\w*|expectativa de vida|quanto tempo (?:vou viver|viverei))\b/,
    },
  ],
  [
    'health',
    {
      cjk: /健康|(?<![毛通])病|身体(?:会|能|好|不|怎|还|如何|状况|情况|出)|治好|治愈|康复|痊愈|手术|癌|肿瘤|抑郁症?|焦虑症|失眠|吃药|服药|停药|药物|看医生|医院|体检|血压|糖尿|心脏病|头痛|头疼|疼痛|健康診断|手術|治療|治り|治る|癌|がん(?![ばこりじぼめ])|腫瘍|うつ|鬱|薬|症状|痛み|診断|건강|병원|질병|수술|치료|약을|암(?:에|이|인|을|일| )|우울증|불면|증상|(?<!마음이 )(?<!마음이)아[프픈파]|진단|완치/,
      latin:
        /\b(?:health\w*|ill|illness\w*|sick\w*|disease\w*|cancer\w*|tumou?rs?|surger\w*|operation|medic(?:ine|ines|ation|al|ations)|doctor\w*|hospital\w*|symptom\w*|diagnos\w*|depress(?:ion|ed)|insomnia|pain|cure[sd]?|diabetes|sante|malad\w*|cancer|tumeur\w*|chirurg\w*|medicament\w*|medecin\w*|hopital|symptome\w*|guerir\w*|gueris\w*|guerison|depression|douleur\w*|gesund\w*|krank\w*|krebs\w*|tumor\w*|operiert|medikament\w*|arzt\w*|aerzt\w*|klinik|symptom\w*|heil(?:en|t|ung)|schmerz\w*|salud|enferm\w*|cirugia|operacion|medicina\w*|medico\w*|sintoma\w*|cur(?:ar|are|arme|ado)|dolor\w*|saude|doenc\w*|doente\w*|cirurgia|operacao|remedio\w*|hospital|dor|dores|curar|depressao)\b/,
    },
  ],
  [
    'money',
    {
      cjk: /钱|錢|财|財|赚|亏本|亏损|房价|外汇|期货|投资|投資|股票|基金|炒股|比特币|加密|贷款|借贷|借款|负债|欠债|债务|彩票|中奖|赌|房贷|买房|买入|发财|(?<!丰)富|收入|工资|理财|破产|お金|金運|株|投資|借金|ローン|宝くじ|収入|給料|儲|破産|資産|ギャンブル|돈(?!독)|투자|주식|코인|대출|빚|복권|로또|재물|부자(?!연)|수입|월급|파산|도박|재산/,
      latin:
        /\b(?:money|rich|wealth\w*|invest\w*|stocks?|shares|crypto\w*|bitcoin\w*|loan\w*|debts?|lotter\w*|gambl\w*|casino|mortgage\w*|savings?|bankrupt\w*|salary|income|financ\w*|argent|riche\w*|richesse\w*|investi\w*|bourse|emprunt\w*|pret immobilier|un pret|dette\w*|loterie|loto|jeux d argent|epargne\w*|faillite|salaire\w*|revenus?|geld\w*|reich|reichtum|investier\w*|aktien?|kredit\w*|schulden|lotto\w*|lotterie|gluecksspiel\w*|glucksspiel\w*|ersparni\w*|pleite|insolven\w*|gehalt\w*|einkommen\w*|finanz\w*|dinero|ricos?|ricas?|riqueza\w*|invert\w*|inversion\w*|bolsa|acciones|prestamo\w*|deuda\w*|loteria\w*|apuesta\w*|apostar|ahorro\w*|quiebra|sueldo\w*|ingresos|dinheiro|riquez\w*|acoes|emprestimo\w*|divida\w*|apostas?|poupanca\w*|falencia|salario\w*|renda)\b/,
    },
  ],
]
