/** Words for people and times, as parts of patterns. */
export const boss = '(?:상사|팀장|부장|과장|차장|대표|사장|사수|점장|원장|선임|클라이언트|고객|거래처)(?:님)?'
export const mate = '(?:동료|동기|후배|선배|팀원|조원|알바생|옆자리)(?:들)?'
export const kin =
  '(?:엄마|아빠|어머니|아버지|부모님|가족|할머니|할아버지|외할머니|누나|언니|오빠|형|동생|남동생|여동생|시어머니|장모님|이모|고모|삼촌)'
export const pal = '(?:친구|베프|절친|룸메|룸메이트|단짝)(?:들)?'
export const lover = '(?:남자친구|여자친구|남친|여친|애인|남편|아내|와이프|신랑|그 사람)'
export const pet = '(?:고양이|냥이|강아지|멍멍이|댕댕이|토끼|햄스터|앵무새|거북이|반려견|반려묘|우리 애|우리 아이)'
export const soon = '(?:내일|모레|다음 주|이번 주|곧|이따|[월화수목금토일]요일|주말|다음 달|며칠 뒤|오후에|오전에)'
/** The sentence tells of the user, not of somebody else. */
export const own = `^(?!.*(?:${kin}|${pal}|${mate}|${lover}|걔|쟤|딸|아들)(?:은|는|이|가|도) ).*`
