import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { kilometres } from './coordinates.ts'
import { createGazetteer } from './gazetteer.ts'

const read = (file: string) =>
  gunzipSync(readFileSync(new URL(`../../data/${file}`, import.meta.url)))
const gazetteer = createGazetteer(read('places.tsv.gz'), read('place-names.tsv.gz'))

/** Forty of the largest: simplified, traditional, pinyin, degrees from maps. */
const cities: readonly (readonly [string, string, string, number, number])[] = [
  ['上海', '上海', 'Shanghai', 31.23, 121.47],
  ['北京', '北京', 'Beijing', 39.9, 116.4],
  ['重庆', '重慶', 'Chongqing', 29.56, 106.55],
  ['广州', '廣州', 'Guangzhou', 23.13, 113.26],
  ['深圳', '深圳', 'Shenzhen', 22.54, 114.06],
  ['成都', '成都', 'Chengdu', 30.66, 104.06],
  ['天津', '天津', 'Tianjin', 39.13, 117.2],
  ['武汉', '武漢', 'Wuhan', 30.58, 114.3],
  ['杭州', '杭州', 'Hangzhou', 30.27, 120.15],
  ['西安', '西安', "Xi'an", 34.26, 108.94],
  ['东莞', '東莞', 'Dongguan', 23.02, 113.75],
  ['苏州', '蘇州', 'Suzhou', 31.3, 120.6],
  ['郑州', '鄭州', 'Zhengzhou', 34.75, 113.65],
  ['南京', '南京', 'Nanjing', 32.06, 118.78],
  ['沈阳', '瀋陽', 'Shenyang', 41.79, 123.43],
  ['青岛', '青島', 'Qingdao', 36.07, 120.38],
  ['济南', '濟南', 'Jinan', 36.67, 117],
  ['长沙', '長沙', 'Changsha', 28.2, 112.97],
  ['合肥', '合肥', 'Hefei', 31.86, 117.28],
  ['哈尔滨', '哈爾濱', 'Harbin', 45.75, 126.65],
  ['大连', '大連', 'Dalian', 38.91, 121.6],
  ['宁波', '寧波', 'Ningbo', 29.88, 121.55],
  ['昆明', '昆明', 'Kunming', 25.04, 102.71],
  ['福州', '福州', 'Fuzhou', 26.07, 119.3],
  ['厦门', '廈門', 'Xiamen', 24.48, 118.08],
  ['长春', '長春', 'Changchun', 43.88, 125.32],
  ['石家庄', '石家莊', 'Shijiazhuang', 38.04, 114.48],
  ['佛山', '佛山', 'Foshan', 23.03, 113.13],
  ['南宁', '南寧', 'Nanning', 22.82, 108.32],
  ['太原', '太原', 'Taiyuan', 37.87, 112.56],
  ['贵阳', '貴陽', 'Guiyang', 26.58, 106.72],
  ['无锡', '無錫', 'Wuxi', 31.57, 120.29],
  ['温州', '溫州', 'Wenzhou', 28, 120.67],
  ['泉州', '泉州', 'Quanzhou', 24.91, 118.59],
  ['南昌', '南昌', 'Nanchang', 28.68, 115.88],
  ['常州', '常州', 'Changzhou', 31.77, 119.95],
  ['乌鲁木齐', '烏魯木齊', 'Urumqi', 43.8, 87.6],
  ['兰州', '蘭州', 'Lanzhou', 36.06, 103.79],
  ['徐州', '徐州', 'Xuzhou', 34.2, 117.28],
  ['海口', '海口', 'Haikou', 20.05, 110.32],
]
/** Two of them are written alike in pinyin, and are asked about. */
const twins = new Set(['Fuzhou'])

describe('the bare name of a large Chinese city is that city', () => {
  test.each(cities)('%s, %s, %s', (simplified, traditional, pinyin, latitude, longitude) => {
    const latin = twins.has(pinyin) ? [] : [pinyin, pinyin.toLowerCase(), `${pinyin}, China`]
    const han = [simplified, traditional].flatMap((name) => [name, `${name}市`, `中国${name}`])
    for (const query of [...han, ...latin]) {
      const result = gazetteer.find(query)
      expect(result, query).toMatchObject({ kind: 'found', approximate: false })
      if (result.kind !== 'found') return
      const { place } = result
      const away = kilometres(place.latitude, place.longitude, latitude, longitude)
      expect(away, query).toBeLessThan(40)
    }
  })

  test('of 福州 and 抚州, both Fuzhou, it asks, unless their characters or province are told', () => {
    const result = gazetteer.find('Fuzhou')
    const called = result.kind === 'ambiguous' && result.candidates.map(({ called: { zh } }) => zh)
    expect(called).toEqual(['福州市', '抚州市'])
    for (const [query, zh] of [
      ['Fuzhou, Fujian', '福州市'],
      ['Fuzhou Jiangxi', '抚州市'],
      ['撫州', '抚州市'],
    ] as const)
      expect(gazetteer.find(query), query).toMatchObject({
        kind: 'found',
        place: { called: { zh } },
      })
  })
})

describe('a city in what people say of themselves', () => {
  test.each([
    '我在成都出生',
    '在成都',
    '我是成都人',
    '成都人',
    '我在成都出生的',
    '我是在成都出生的',
  ])('%s', (query) => {
    expect(gazetteer.find(query)).toMatchObject({
      kind: 'found',
      approximate: false,
      place: { called: { zh: '成都' } },
    })
  })
})
