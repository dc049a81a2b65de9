import type { Names } from '../pack/names.ts'

/** Stems and branches as languages write them that know the characters, and as the others do. */
export const hanStems: Names['stems'] = {
  甲: '甲',
  乙: '乙',
  丙: '丙',
  丁: '丁',
  戊: '戊',
  己: '己',
  庚: '庚',
  辛: '辛',
  壬: '壬',
  癸: '癸',
}

export const hanBranches: Names['branches'] = {
  子: '子',
  丑: '丑',
  寅: '寅',
  卯: '卯',
  辰: '辰',
  巳: '巳',
  午: '午',
  未: '未',
  申: '申',
  酉: '酉',
  戌: '戌',
  亥: '亥',
}

export const pinyinStems: Names['stems'] = {
  甲: 'Jia 甲',
  乙: 'Yi 乙',
  丙: 'Bing 丙',
  丁: 'Ding 丁',
  戊: 'Wu 戊',
  己: 'Ji 己',
  庚: 'Geng 庚',
  辛: 'Xin 辛',
  壬: 'Ren 壬',
  癸: 'Gui 癸',
}

export const pinyinBranches: Names['branches'] = {
  子: 'Zi 子',
  丑: 'Chou 丑',
  寅: 'Yin 寅',
  卯: 'Mao 卯',
  辰: 'Chen 辰',
  巳: 'Si 巳',
  午: 'Wu 午',
  未: 'Wei 未',
  申: 'Shen 申',
  酉: 'You 酉',
  戌: 'Xu 戌',
  亥: 'Hai 亥',
}
