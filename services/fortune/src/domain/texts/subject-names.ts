import { chartAngles, chartPoints } from '@lumen/contracts/fortune/names'
import type { Language } from '@lumen/contracts/languages'
import type { AspectPoint } from '@lumen/astrology/sky/aspects'

/** Terms that begin a month, from 立春 on, by their Chinese names. */
const terms = '立春 惊蛰 清明 立夏 芒种 小暑 立秋 白露 寒露 立冬 大雪 小寒'.split(' ')
const pinyin =
  'Lichun Jingzhe Qingming Lixia Mangzhong Xiaoshu Liqiu Bailu Hanlu Lidong Daxue Xiaohan'
const termNames: Readonly<Partial<Record<Language, readonly string[]>>> = {
  ja: '立春 啓蟄 清明 立夏 芒種 小暑 立秋 白露 寒露 立冬 大雪 小寒'.split(' '),
  ko: '입춘 경칩 청명 입하 망종 소서 입추 백로 한로 입동 대설 소한'.split(' '),
}

/** A solar term as readers of a language know it; beyond Chinese, Japanese and Korean in letters and characters. */
export function termName(term: string, language: Language): string {
  const at = terms.indexOf(term)
  if (language === 'zh' || at < 0) return term
  return termNames[language]?.[at] ?? `${pinyin.split(' ')[at]} ${term}`
}

/** Points as a sentence begins with them. */
const pointNames: Readonly<Record<Language, Readonly<Record<AspectPoint, string>>>> = {
  zh: points(
    '太阳 月亮 水星 金星 火星 木星 土星 天王星 海王星 冥王星 北交点 平均北交点 莉莉丝 凯龙星 上升点 天顶',
  ),
  en: points(
    'The_Sun The_Moon Mercury Venus Mars Jupiter Saturn Uranus Neptune Pluto The_north_node The_mean_north_node Lilith Chiron The_Ascendant The_Midheaven',
  ),
  ja: points(
    '太陽 月 水星 金星 火星 木星 土星 天王星 海王星 冥王星 ドラゴンヘッド 平均ドラゴンヘッド リリス キロン アセンダント 天頂（MC）',
  ),
  ko: points(
    '태양이 달이 수성이 금성이 화성이 목성이 토성이 천왕성이 해왕성이 명왕성이 북교점이 평균_북교점이 릴리스가 키론이 상승점이 중천점이',
  ),
  fr: points(
    'Le_Soleil La_Lune Mercure Vénus Mars Jupiter Saturne Uranus Neptune Pluton Le_Nœud_nord Le_Nœud_nord_moyen Lilith Chiron L’Ascendant Le_Milieu_du_ciel',
  ),
  de: points(
    'Die_Sonne Der_Mond Merkur Venus Mars Jupiter Saturn Uranus Neptun Pluto Der_Mondknoten Der_mittlere_Mondknoten Lilith Chiron Der_Aszendent Die_Himmelsmitte',
  ),
  es: points(
    'El_Sol La_Luna Mercurio Venus Marte Júpiter Saturno Urano Neptuno Plutón El_Nodo_Norte El_Nodo_Norte_medio Lilith Quirón El_Ascendente El_Medio_Cielo',
  ),
  pt: points(
    'O_Sol A_Lua Mercúrio Vênus Marte Júpiter Saturno Urano Netuno Plutão O_Nodo_Norte O_Nodo_Norte_médio Lilith Quíron O_Ascendente O_Meio_do_Céu',
  ),
}

function points(names: string): Readonly<Record<AspectPoint, string>> {
  const order = [...chartPoints, ...chartAngles] satisfies readonly AspectPoint[]
  const list = names.split(' ').map((name) => name.replaceAll('_', ' '))
  return Object.fromEntries(order.map((point, at) => [point, list[at]])) as Record<
    AspectPoint,
    string
  >
}

/** A point of a chart where a sentence speaks of it first; in Korean with its particle. */
export const pointName = (point: AspectPoint, language: Language): string =>
  pointNames[language][point]
