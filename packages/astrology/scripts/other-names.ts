/**
 * Names that people use, now or in the years they were born in, and the source of places lacks or
 * spells otherwise; by GeoNames’ id, `|` between them.
 */
const names: Readonly<Record<number, string>> = {
  2735943: '波尔图|波多|오포르투', // Porto
  2193733: '奥克兰', // Auckland
  1835848: '汉城|京城|Keijo', // Seoul
  1838524: 'プサン|Fusan', // Busan
  1835329: 'テグ|大邱', // Daegu
  1843564: 'インチョン|仁川|Chemulpo', // Incheon
  1841811: 'クァンジュ|クァンジュ広域市|光州', // Gwangju
  1835235: 'テジョン|大田', // Daejeon
  1871859: 'ピョンヤン|平壌|平壤', // Pyongyang
  1566083: '西贡|사이공|サイゴン', // Ho Chi Minh City
  498817: '列宁格勒|彼得格勒|レニングラード|ペテルブルク|페테르부르크', // Saint Petersburg
  472757: '斯大林格勒|スターリングラード|스탈린그라드', // Volgograd
  520555: '下诺夫哥罗德|高尔基|ニジニ・ノヴゴロド|ニジニノヴゴロド|니즈니노브고로드', // Nizhniy Novgorod
  499099: '古比雪夫', // Samara
  480060: '加里宁', // Tver
  1486209: '斯维尔德洛夫斯克|Swerdlowsk|スヴェルドロフスク', // Yekaterinburg
  2013348: '符拉迪沃斯托克|블라디보스톡', // Vladivostok
  2022890: '哈巴罗夫斯克', // Khabarovsk
  2026609: '布拉戈维申斯克|海兰泡', // Blagoveshchensk
  2119441: '豊原', // Yuzhno-Sakhalinsk
  554234: '柯尼斯堡|ケーニヒスベルク', // Kaliningrad
  745044: '君士坦丁堡|コンスタンティノープル|콘스탄티노플', // Istanbul
  1735106: '槟城|ペナン|페낭', // George Town
  1733432: '哥打基纳巴卢|コタキナバル', // Kota Kinabalu
  3128760: '巴塞隆拿|巴塞罗拿', // Barcelona
  2761369: 'ウィーン', // Vienna
  1816670: 'ペキン|北平|Peiping', // Beijing
  1796236: 'シャンハイ', // Shanghai
  1799962: 'ナンキン', // Nanjing
  2034937: '奉天|盛京', // Shenyang
  2038180: '新京', // Changchun
  1814087: '旅大|Dairen', // Dalian
  1819729: 'ホンコン', // Hong Kong
  1668341: 'タイペイ|Taihoku', // Taipei
  2867714: 'ミュンヒェン', // Munich
  2925533: 'フランクフルト', // Frankfurt am Main
  2940132: '卡尔马克思城', // Chemnitz
  3081368: '布雷斯劳', // Wrocław
  3099434: '但泽', // Gdańsk
  3176959: '佛罗伦斯', // Florence
  3164603: 'ベネチア|ヴェニス', // Venice
  3172394: '拿坡里', // Naples
  703448: '키이우', // Kyiv
  1528675: '伏龙芝', // Bishkek
  1275339: 'ボンベイ|봄베이', // Mumbai
  1275004: 'カルカッタ|캘커타', // Kolkata
  1264527: '马德拉斯|マドラス', // Chennai
  1298824: 'ラングーン|랑군', // Yangon
  1642911: 'バタヴィア|바타비아|巴达维亚', // Jakarta
  1645528: '登巴萨|丹帕沙|巴厘|バリ|발리', // Denpasar, also for all of Bali
  1717512: '宿务|宿雾|セブ|セブ市|세부', // Cebu City
  1153671: 'チェンマイ', // Chiang Mai
  1248991: '科伦坡|可伦坡', // Colombo
  2332459: '拉各斯|拉哥斯', // Lagos
  344979: '亚的斯亚贝巴', // Addis Ababa
  2314302: '利奥波德维尔', // Kinshasa
  890299: '索尔兹伯里', // Harare
  202061: '基加利|吉佳利', // Kigali
  98182: 'バグダッド', // Baghdad
  2028462: '库伦', // Ulan Bator
  5368361: '洛城|罗省|LA', // Los Angeles
  4140963: '华盛顿|ワシントン|워싱턴|ワシントンDC|华盛顿特区|华府|D.C.', // Washington
  5308655: '菲尼克斯|凤凰城', // Phoenix
  4699066: '休士顿', // Houston
  5391811: '圣迭戈|圣地亚哥', // San Diego
  5392171: '圣何塞|圣荷西', // San Jose
  3621849: '圣何塞|圣荷西', // San José
  5856195: '火奴鲁鲁', // Honolulu
  6077243: '满地可|蒙特娄', // Montréal
  6325494: 'ケベック|ケベック・シティー', // Québec
  3530597: '墨西哥市|CDMX', // Mexico City
  3553478: '하바나|夏湾拿', // Havana
  3451190: '里约|リオ|리우', // Rio de Janeiro
  3646738: '加拉加斯|卡拉卡斯', // Caracas
  3492908: '圣多明各|圣多明哥', // Santo Domingo
  2650225: 'エジンバラ', // Edinburgh
  2643123: '曼城', // Manchester
  3413829: 'レイキャビク|レイキャヴィーク', // Reykjavík
  1850147: '江户|江戸|東亰|Edo', // Tokyo
  1853909: '大坂', // Osaka
  2111149: '센다이', // Sendai
  293397: 'Telavive', // Tel Aviv
  1880252: '星加坡|狮城|星洲|昭南', // Singapore
}

export const otherNames: Readonly<Record<number, readonly string[]>> = Object.fromEntries(
  Object.entries(names).map(([id, list]) => [id, list.split('|')]),
)

/** Where the source has the name of something else for readers of a language. */
export const wrongNames: ReadonlySet<string> = new Set([
  '1819729 Victoria',
  // Barre in Vermont: everybody who writes them means Bali and Paris.
  '5233500 バリ',
  '5233500 巴里',
])
