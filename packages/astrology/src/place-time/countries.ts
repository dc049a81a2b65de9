import { languages } from '@lumen/contracts/languages'
import { foldName, type Variants } from './place-names.ts'

/** What people call countries besides the names that the languages’ own lists give, and did once; `|` between. */
const spoken: Readonly<Record<string, string>> = {
  US: 'usa|u s a|us|america|etats unis d amerique|eeuu|ee uu|eua|미합중국|アメリカ',
  GB:
    'uk|u k|great britain|britain|england|scotland|wales|northern ireland|angleterre' +
    '|ecosse|grande bretagne|inglaterra|escocia|gran bretana|grossbritannien' +
    '|schottland|英格兰|苏格兰|威尔士|北爱尔兰|イングランド|잉글랜드',
  NL: 'holland|hollande|holanda|荷兰王国|オランダ',
  KR: 'korea|south korea|南韩|大韩民国|대한민국|한국|coree|corea',
  KP: 'north korea|朝鲜|北韩|북한',
  CN: '中华人民共和国|pr china|prc|p r china|中国大陆|中国大陸|mainland china',
  TW: '台湾|中华民国|formosa|roc',
  HK: 'hongkong|hong kong',
  MO: 'macao|macau',
  CZ: 'czech republic|tschechien|republique tcheque|republica checa|bohemia|boehmen',
  AE: 'uae|u a e',
  NZ: 'nz|n z',
  DE: 'germany|east germany|west germany|gdr|ddr|brd|frg|rda|东德|西德',
  'DE PL RU': 'prussia|preussen|east prussia|ostpreussen|deutsches reich|普鲁士',
  'PL CZ': 'schlesien|silesia',
  'RU UA BY KZ UZ GE AM AZ LT LV EE MD KG TJ TM':
    'ussr|u s s r|soviet union|sowjetunion|udssr|union sovietique|urss' +
    '|union sovietica|uniao sovietica|苏联|ソ連|ソビエト連邦|소련|russian empire' +
    '|russisches reich|empire russe',
  'RS HR SI BA ME MK XK': 'yugoslavia|jugoslawien|yougoslavie|iugoslavia|南斯拉夫',
  'CZ SK': 'czechoslovakia|tschechoslowakei|tchecoslovaquie|checoslovaquia|捷克斯洛伐克',
  'AT HU CZ SK PL UA RO HR SI IT BA RS': 'austria hungary|osterreich ungarn|奥匈帝国',
  'TR GR SY LB IQ': 'ottoman empire|osmanisches reich|奥斯曼帝国',
  'IN PK BD MM': 'british india|britisch indien|british raj',
  LK: 'ceylon|ceylan|ceilan|锡兰',
  MM: 'burma|birma|birmanie|birmania|缅甸',
  IR: 'persia|persien|perse|波斯',
  TH: 'siam|暹罗',
  ZW: 'rhodesia|southern rhodesia|rhodesien|rodesia',
  CD: 'zaire|belgian congo|congo belge|belgisch kongo|drc',
  ID: 'dutch east indies|netherlands east indies',
  'VN LA KH': 'indochina|indochine|french indochina|indochine francaise',
  BD: 'east pakistan',
  ET: 'abyssinia|abessinien',
  BF: 'upper volta|haute volta',
  BJ: 'dahomey',
  GH: 'gold coast',
  TR: 'turkiye|tuerkei',
  CI: 'ivory coast',
  CV: 'cabo verde|cape verde',
  TL: 'east timor|timor leste',
}

/** Lands that are named as a part of another at times: 中国香港, Fort-de-France in France. */
const parts: Readonly<Record<string, readonly string[]>> = {
  CN: ['HK', 'MO', 'TW'],
  US: ['PR', 'GU', 'VI', 'AS', 'MP'],
  GB: ['IM', 'JE', 'GG', 'GI', 'BM', 'FK', 'KY'],
  FR: ['RE', 'GP', 'MQ', 'GF', 'YT', 'NC', 'PF', 'PM', 'BL', 'MF', 'WF'],
  NL: ['AW', 'CW', 'SX', 'BQ'],
  DK: ['GL', 'FO'],
  FI: ['AX'],
  NO: ['SJ'],
}

/** Folded names of countries in the eight languages, with the two-letter codes each may stand for. */
export function countryCodes(variants: Variants): ReadonlyMap<string, readonly string[]> {
  const codes = new Map<string, string[]>()
  const add = (name: string, list: readonly string[]) => {
    const folded = foldName(name, variants)
    const known = codes.get(folded) ?? []
    const all = list.flatMap((code) => [code, ...(parts[code] ?? [])])
    codes.set(folded, [...new Set([...known, ...all])])
  }
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  for (const language of languages) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    for (const first of letters)
      for (const second of letters) {
        const code = first + second
        // Codes that are no longer used (UK, FX, SU) have the names of their successors.
        if (new Intl.Locale(`und-${code}`).region !== code) continue
        const name = names.of(code)
        if (name !== undefined) add(name, [code])
      }
  }
  for (const [list, names] of Object.entries(spoken))
    for (const name of names.split('|')) add(name, list.split(' '))
  return codes
}
