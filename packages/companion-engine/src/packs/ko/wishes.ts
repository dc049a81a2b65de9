import type { IntentId } from '../../intent-list.ts'
import type { Patterns } from '../../pack.ts'
import { rx } from './patterns.ts'

/** Small things asked of the companion in whole sentences: what was said or done (해 줬어, 쓰고 있어) is no request. */
const few = '(?: ?(?:하나|한 ?편|한 ?수|한두 ?줄|두어 ?줄|[한두세네몇0-9]+ ?(?:줄|마디|구절|행|개|편)))'
const small = '(?: ?(?:만|를|을|도|좀|이나|라도|짧게|예쁘게|빨리|얼른|지금|저한테|나한테|저에게|나에게|한번|한 번))*'
const give = '(?:줘(?!서|도|야|ㅆ)|주라|주세요|주실|줄래|줄 수|주십|주겠|주면|주시|달라(?:고 ?했)?|봐(?:요|라|$)|봐 ?줘)'
const poem = '(?<![가-힣0-9])(?:(?:짧은|작은|예쁜|좋은|따뜻한) ?)?(?:시|동시|시조|하이쿠|삼행시|이행시)'

export const wishes = {
  joke: [
    rx(`(?:농담|개그|유머|우스갯소리|드립|(?:웃긴|재밌는|재미있는|웃기는) ?(?:얘기|이야기|거|말))${few}?${small} (?:해|들려|던져|쳐|말해|얘기해|알려) ?${give}`),
    rx(`(?:농담|개그|유머|아재 ?개그)${few}${small}(?:요)?$`),
  ],
  poem: [
    rx(`${poem}${few}?${small} (?:써|지어|읊어|읽어|들려|만들어|적어|선물해|낭송해) ?${give}`),
    rx(`${poem}${few}${small}(?:요|부탁해요?|부탁드려요|부탁합니다)?$`),
    rx(`${poem}${few}?(?:를|을|만|좀)? (?:부탁(?:해|드)|듣고 싶)`),
  ],
  comfort: [
    rx(`위로(?:를|가|의 ?말|의 ?한마디|되는 ?말)?${few}?${small} (?:해|건네|들려)? ?${give}`),
    rx(`(?:따뜻한|다정한|상냥한|예쁜|좋은|위로되는|위로가 ?되는|힘이 ?되는) (?:말|한마디|말씀|얘기)${few}?${small} (?:해|건네|들려)? ?${give}`),
    rx(`(?:달래|다독여|보듬어|토닥여) ?${give}`),
  ],
  goodnight: [
    rx(`(?:잘 ?자라고|잘 ?자요라고|굿나잇|굿나잇이라고|안녕히 ?주무시라고|밤 ?인사|좋은 ?꿈 ?꾸라고)(?:를|도)?${small}(?: ?한마디)?(?:만)? (?:말 ?해|인사 ?해|얘기 ?해|해) ?${give}`),
  ],
} satisfies Partial<Record<IntentId, Patterns>>
