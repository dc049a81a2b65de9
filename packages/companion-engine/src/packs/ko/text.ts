import type { CalendarPack, NumbersPack, SteeringPack, TextRules } from '../../pack.ts'
import { isClosed, rx } from './patterns.ts'

const filler =
  '음+|흠+|아+|어+|오+|와+|우와|헐|헉|하+|휴+|에휴|에효|근데|그런데|그리고|그래서|그럼|그러면|그나저나|사실|아니|저기요?|있잖아요?|참|아참|맞다|혹시|자|야|얘|저|질문|그니까|그러니까|하지만|솔직히|네|넵|응|엉|좋아|좋아요|오케이|님은|님도|님이|님|씨는|씨도|씨|이는|이도|이가|는|은|도|일단|암튼|아무튼|어쨌든|그게|뭐|글쎄|이제|다름이 아니라|물어볼 게 있는데요?|궁금한 게 있는데요?|ㅋ+|ㅎ+|ㅠ+|ㅜ+'

export const text: TextRules = {
  accents: false,
  fold: {},
  glue: ' ',
  quotes: ['“', '”'],
  list: [', ', ', '],
  spaceEndsClause: false,
  quote: { min: 3, max: 26 },
  question: [
    rx('(?:(?<=[었았했였갔왔봤났있없하되가오보먹자시맞알쓰같르])나요|(?:은|는|인|던|한|큰|운)가요|(?<!니)까요|냐|습니까|ㅂ니까|을래|ㄹ래)$'),
    rx('(?:하|있|없|했|었|았|겠|되|오|가|먹|자|사|좋|싫|아프|같|맞|알|모르|지내|왔|갔|봤)니$'),
    rx(
      '^(?!.*(?:모르|몰라|는지|은지|ㄹ지|을지|할지|든지|건지|인지|뭐든|뭔가|뭔데도|누구나|언제나|어디든|아무|왜냐|왠지|누군가|언젠가|어딘가|몇몇|어떻게든|뭐랄까|뭐 그냥|뭐 그런|뭐 좀|어디 좀|별거|상관)).*_(?:뭐|뭘|뭔|머(?=야|해|하|지)|무엇|무슨|누구|누군|언제|언젠|어디|어딘|어느|어떤|어떻게|어케|왜|얼마|몇|어때|어땠)[^,]{0,12}(?:야|예요|이에요|에요|이지|지|죠|더라|어|아|해|돼|요|래|게|나|가|까|임|음|인데|텐데|냐|니|와|봐|줘|때)$',
    ),
    rx('^(?!.*(?:모르|몰라|지 뭐|죠 뭐)).*_(?:뭐|누구|언제|어디|왜|얼마|어때|몇 시|며칠)$'),
    rx('(?:줄래|줄 수 있어|줄 수 있어요|할래|해 줄래|알아|아세요|기억나|기억해|기억나요|기억하세요)$'),
  ],
  // a greeting gives way to what follows it, but not to a mere name (안녕 하늘아)
  lead: new RegExp(
    `^(?:(?:${filler.replaceAll(' ', '\\s?')})[,\\s]+|안녕(?:하세요)?[,\\s]+(?!(?!누구|뭐)[가-힣]{1,4}[아야님씨]$))`,
    'u',
  ),
  tail: /[\s,ㅋㅎㅠㅜㄷ;^]{1,60}$/,
  negation: /(?:^|\s)(?:안|못|별로|전혀|그다지|하나도|딱히)\s?$/,
  strong: rx('너무|진짜|정말|완전|엄청|굉장히|매우|되게|_개(?=힘|짜|좋|웃|피|빡)|미치|죽겠|죽을|최고로|심하게|제대로|겁나|무지|무척|도저히|하루 종일|계속'),
  unquotable: /씨발|시발|ㅅㅂ|ㅆㅂ|병신|ㅂㅅ|개새|새끼|좆|존나|졸라|지랄|꺼져|닥쳐|미친(?:놈|년)|엿\s?먹|등신|걸레/,
}

export const calendar: CalendarPack = {
  weekdays: ['일요일', '월요일', '화요일', '수요일', '목요일', '금요일', '토요일'],
  weekdayWords: [
    /일요일/,
    /월요일/,
    /화요일/,
    /수요일/,
    /목요일/,
    /금요일|불금/,
    /토요일|주말/,
  ],
  offsets: [
    [rx('열흘 (?:뒤|후)'), 10],
    [rx('(?:일주일|1주일|다음 주 오늘) ?(?:뒤|후)?'), 7],
    [rx('닷새 (?:뒤|후)'), 5],
    [rx('나흘 (?:뒤|후)'), 4],
    [rx('사흘 (?:뒤|후)'), 3],
    [rx('이틀 (?:뒤|후)'), 2],
    [rx('하루 (?:뒤|후)'), 1],
    [rx('사흘 전'), -3],
    [rx('이틀 전'), -2],
    [/그끄저께|그끄제/, -3],
    [/엊그제|그저께|그제/, -2],
    [/글피/, 3],
    [/내일모레|모레|낼모레/, 2],
    [/내일|낼/, 1],
    [/어제|어저께/, -1],
    [/오늘|지금/, 0],
  ],
  inDays: /(?<n>\d+)\s?일\s?(?:뒤|후|있다가|지나서)/,
  daysAgo: /(?<n>\d+)\s?일\s?전/,
  time: (hour, minute) => {
    const part =
      hour < 5 ? '새벽' : hour < 12 ? '오전' : hour < 18 ? '오후' : hour < 21 ? '저녁' : '밤'
    const shown = hour === 0 ? 12 : hour > 12 ? hour - 12 : hour
    if (minute === null) return `${part} ${shown}시쯤`
    return `${part} ${shown}시 ${minute === 0 ? '정각' : minute === 30 ? '반' : `${minute}분`}`
  },
  date: ({ weekday, month, day }) =>
    day === null ? `${month}월의 어느 ${weekday}` : `${month}월 ${day}일 ${weekday}`,
  dayOf: (said, weekday) => `${said}${isClosed(said) ? '은' : '는'} ${weekday}`,
  daysUntil: (count, weekday) =>
    count === 0 ? `오늘이 바로 ${weekday}` : `${weekday}까지 앞으로 ${count}일`,
}

const digits = ['', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구']
const natives: Readonly<Record<string, number>> = {
  하나: 1, 둘: 2, 셋: 3, 넷: 4, 다섯: 5, 여섯: 6, 일곱: 7, 여덟: 8, 아홉: 9, 열: 10, 스물: 20, 서른: 30, 마흔: 40, 쉰: 50, 예순: 60, 일흔: 70, 여든: 80, 아흔: 90,
}

/** Sino-Korean for 1 to 199, without 일십 and 일백. */
const spelled = (value: number): string => {
  const hundred = value >= 100 ? '백' : ''
  const tens = Math.floor((value % 100) / 10)
  const ten = tens === 0 ? '' : `${tens === 1 ? '' : digits[tens]}십`
  return `${hundred}${ten}${digits[value % 10]}`
}

/** Number words, each also with the particles that stick to it in a spoken sum. */
const numberWords = (): Record<string, number> => {
  const plain: [string, number][] = Object.entries(natives)
  for (const [ten, tens] of Object.entries(natives)) {
    for (const [one, ones] of Object.entries(natives)) {
      if (tens >= 10 && ones < 10) plain.push([`${ten}${one}`, tens + ones])
    }
  }
  plain.push(['영', 0], ['공', 0])
  for (let value = 1; value < 200; value++) plain.push([spelled(value), value])
  const words: Record<string, number> = {}
  for (const [word, value] of plain) {
    // 일 by itself is the day of a date ("3일 뒤") far more often than the number
    if (word !== '일') words[word] = value
    for (const particle of ['은', '는', '을', '를', '에', '에서', '에다', '의', '과', '와', '로', '으로']) {
      words[`${word}${particle}`] = value
    }
  }
  return words
}

export const numbers: NumbersPack = {
  words: numberWords(),
  units: null,
  operators: {
    // both orders: 3 더하기 5, 3에 5를 더하면
    '+': /\s*(?:에다가?|에)?\s*(?:더하기|플러스|＋)|(?:에다가?|에)(?=\s*\d+\s*(?:을|를)?\s*더)/,
    '-': /\s*(?:에서)?\s*(?:빼기|마이너스|－)|에서(?=\s*\d+\s*(?:을|를)?\s*(?:빼|뺀))/,
    '*': /\s*(?:에다가?|에)?\s*(?:곱하기|×)|(?:에다가?|에)(?=\s*\d+\s*(?:을|를)?\s*곱)/,
    '/': /\s*(?:을|를)?\s*(?:나누기|÷)|(?:을|를)(?=\s*\d+\s*(?:으로|로)?\s*나[누눈])/,
    '^': /\*\*|의\s*(?=\d+\s*(?:제곱|승))/,
    '%': /(?:%|퍼센트|프로)의/,
  },
  cue: rx('더하|빼기|빼면|뺀|마이너스|플러스|곱하|나누|계산|제곱|얼마|몇|답이?|뭐|(?:은|는)$'),
  decimal: '.',
}

export const steering: SteeringPack = {
  shorter: rx('짧게|짧은|간단|간결|줄여|한 문장|요약'),
  longer: rx('길게|자세히|자세하게|더 (?:말|얘기|이야기)|풍부|늘려'),
  gentler: rx('다정|부드럽|부드러|따뜻|상냥|위로'),
  lighter: rx('재밌|재미있|유머|웃기|가볍|가벼|밝게|장난'),
  noQuestion: rx('(?:질문|묻지|물어보지|되묻지)(?:은|는|을|를)? (?:하지 ?)?(?:말|마|빼|없이|그만|줄)'),
  languages: {
    zh: rx('중국어(?:로|를)'),
    en: rx('영어(?:로|를)'),
    ja: rx('(?:일본어|일어)(?:로|를)'),
    ko: rx('(?:한국어|한글)(?:로|으로|를)'),
    fr: rx('(?:프랑스어|불어)(?:로|를)'),
    de: rx('(?:독일어|독어)(?:로|를)'),
    es: rx('(?:스페인어|서반아어)(?:로|를)'),
    pt: rx('포르투갈어(?:로|를)'),
  },
}
