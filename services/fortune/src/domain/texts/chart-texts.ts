import type { chartWarningKinds } from '@lumen/contracts/fortune/birth'
import type { Language } from '@lumen/contracts/languages'

type WarningKind = (typeof chartWarningKinds)[number]

/** What stands beside charts. Slots in braces: {subject} {seconds}. */
export type ChartTexts = {
  readonly notice: string
  readonly warnings: Readonly<Record<WarningKind, string>>
}

export const chartTexts: Readonly<Record<Language, ChartTexts>> = {
  zh: {
    notice: '星象与命理仅供娱乐和自我探索，不能替代医疗、法律或财务建议。',
    warnings: {
      'near-term': '出生时刻距{subject}只有 {seconds} 秒，年柱或月柱可能落在节气的另一侧。',
      'near-hour-edge': '出生时刻离时辰交界只有 {seconds} 秒，时柱可能是相邻的时辰。',
      'near-sign-edge': '{subject}离星座交界不到 0.1°，别的来源可能写成相邻的星座。',
      'time-unknown': '出生时间未知：不排上升、宫位和时柱，其余按当天正午计算。',
      'place-unknown': '未填出生地：不排上升与宫位，出生时间按假定的时区换算，真太阳时不计。',
      'place-approximate': '没有找到写得最细的那一级，按上一级地点计算。',
      'polar-houses': '出生地在极圈以内，普拉西德制没有宫头，改用波菲利制。',
      'before-1900': '1900 年以前的星历与节气不保证精度。',
      'schools-differ': '换用另一种时间或换日规则，四柱会不同，请看下方的其他排法。',
    },
  },
  en: {
    notice:
      'Astrology and Chinese destiny readings are for entertainment and reflection. They do not replace medical, legal or financial advice.',
    warnings: {
      'near-term':
        'The birth lies only {seconds} s from the solar term {subject}; the year or month pillar may be the neighbouring one.',
      'near-hour-edge':
        'The birth lies only {seconds} s from the edge of a double hour; the hour pillar may be the neighbouring one.',
      'near-sign-edge':
        '{subject} stands within 0.1° of the edge of a sign; other sources may print the neighbouring sign.',
      'time-unknown':
        'The time of birth is unknown: no rising sign, no houses and no hour pillar; the rest is computed for noon.',
      'place-unknown':
        'No place of birth was given: no rising sign, no houses and no true solar time; the clock is read in an assumed time zone.',
      'place-approximate':
        'The most detailed part of the place was not found; the larger place around it was used.',
      'polar-houses':
        'Beyond the polar circle Placidus has no house cusps, so Porphyry houses are used.',
      'before-1900': 'Before 1900 the accuracy of positions and solar terms is not promised.',
      'schools-differ':
        'Another time axis or day change gives different pillars; see the alternatives below.',
    },
  },
  ja: {
    notice:
      '占いは娯楽と自分を見つめるためのものです。医療・法律・お金の助言に代わるものではありません。',
    warnings: {
      'near-term':
        '出生時刻は節気「{subject}」から {seconds} 秒しか離れていません。年柱か月柱が隣になる可能性があります。',
      'near-hour-edge':
        '出生時刻は時辰の境目から {seconds} 秒しか離れていません。時柱が隣になる可能性があります。',
      'near-sign-edge':
        '{subject} は星座の境目から 0.1° 以内です。ほかの資料では隣の星座になっていることがあります。',
      'time-unknown':
        '出生時刻が不明なため、アセンダント・ハウス・時柱は出しません。ほかはその日の正午で計算しています。',
      'place-unknown':
        '出生地がないため、アセンダント・ハウス・真太陽時は出しません。時刻は仮の時間帯で読んでいます。',
      'place-approximate': '入力された場所の細かい部分が見つからず、その上の地域で計算しています。',
      'polar-houses':
        '極圏ではプラシーダス法のカスプが求められないため、ポルフィリー法を使っています。',
      'before-1900': '1900年より前の天体の位置と節気については、精度を保証していません。',
      'schools-differ':
        '時刻の取り方や日の変わり目の流儀によって四柱が変わります。下の別の命式もご覧ください。',
    },
  },
  ko: {
    notice:
      '별자리와 사주 풀이는 재미와 자기 성찰을 위한 것이며, 의료·법률·재정 조언을 대신하지 않습니다.',
    warnings: {
      'near-term':
        '태어난 시각이 절기 {subject}에서 {seconds}초밖에 떨어져 있지 않아 연주나 월주가 옆 기둥일 수 있습니다.',
      'near-hour-edge':
        '태어난 시각이 시진 경계에서 {seconds}초밖에 떨어져 있지 않아 시주가 옆 기둥일 수 있습니다.',
      'near-sign-edge':
        '{subject} 별자리 경계에서 0.1° 안에 있어 다른 자료에는 옆 별자리로 나올 수 있습니다.',
      'time-unknown':
        '태어난 시각을 몰라 상승궁과 하우스, 시주는 내지 않고 나머지는 그날 정오로 계산했습니다.',
      'place-unknown':
        '태어난 곳이 없어 상승궁과 하우스, 진태양시는 내지 않았고 시각은 가정한 시간대로 읽었습니다.',
      'place-approximate':
        '적어 주신 곳의 가장 자세한 부분을 찾지 못해 그 위 지역으로 계산했습니다.',
      'polar-houses': '극권 안에서는 플라시두스 하우스가 정해지지 않아 포르피리 방식을 썼습니다.',
      'before-1900': '1900년 이전의 행성 위치와 절기는 정확도를 보장하지 않습니다.',
      'schools-differ':
        '시각 기준이나 날이 바뀌는 기준을 달리하면 사주가 달라집니다. 아래의 다른 명식을 보세요.',
    },
  },
  fr: {
    notice:
      'L’astrologie et le thème chinois sont proposés pour le plaisir et la réflexion. Ils ne remplacent aucun avis médical, juridique ou financier.',
    warnings: {
      'near-term':
        'La naissance n’est qu’à {seconds} s du terme solaire {subject} : le pilier de l’année ou du mois peut être le voisin.',
      'near-hour-edge':
        'La naissance n’est qu’à {seconds} s de la limite d’une double heure : le pilier de l’heure peut être le voisin.',
      'near-sign-edge':
        '{subject} se trouve à moins de 0,1° de la limite d’un signe : d’autres sources peuvent indiquer le signe voisin.',
      'time-unknown':
        'L’heure de naissance est inconnue : pas d’ascendant, de maisons ni de pilier de l’heure ; le reste est calculé pour midi.',
      'place-unknown':
        'Aucun lieu de naissance n’est indiqué : pas d’ascendant, de maisons ni d’heure solaire vraie ; l’heure est lue dans un fuseau supposé.',
      'place-approximate':
        'La partie la plus précise du lieu n’a pas été trouvée ; le calcul se fait pour le lieu plus large qui l’entoure.',
      'polar-houses':
        'Au-delà du cercle polaire, les maisons de Placidus n’existent pas ; celles de Porphyre sont utilisées.',
      'before-1900':
        'Avant 1900, la précision des positions et des termes solaires n’est pas garantie.',
      'schools-differ':
        'Avec un autre axe de temps ou un autre changement de jour, les piliers diffèrent ; voyez les variantes ci-dessous.',
    },
  },
  de: {
    notice:
      'Horoskope und chinesische Schicksalsdeutung dienen der Unterhaltung und dem Nachdenken. Sie ersetzen keinen ärztlichen, rechtlichen oder finanziellen Rat.',
    warnings: {
      'near-term':
        'Die Geburt liegt nur {seconds} s vom Sonnenabschnitt {subject} entfernt; Jahres- oder Monatssäule können die benachbarten sein.',
      'near-hour-edge':
        'Die Geburt liegt nur {seconds} s von der Grenze einer Doppelstunde entfernt; die Stundensäule kann die benachbarte sein.',
      'near-sign-edge':
        '{subject} steht weniger als 0,1° von einer Zeichengrenze entfernt; andere Quellen nennen vielleicht das Nachbarzeichen.',
      'time-unknown':
        'Die Geburtszeit ist unbekannt: kein Aszendent, keine Häuser und keine Stundensäule; der Rest gilt für den Mittag.',
      'place-unknown':
        'Kein Geburtsort angegeben: kein Aszendent, keine Häuser und keine wahre Sonnenzeit; die Uhrzeit wird in einer angenommenen Zeitzone gelesen.',
      'place-approximate':
        'Der genaueste Teil des Ortes wurde nicht gefunden; gerechnet wird mit dem größeren Ort darum herum.',
      'polar-houses':
        'Jenseits des Polarkreises gibt es keine Placidus-Häuser; stattdessen gelten die Häuser nach Porphyrios.',
      'before-1900':
        'Vor 1900 wird für die Genauigkeit von Positionen und Sonnenabschnitten nicht eingestanden.',
      'schools-differ':
        'Mit einer anderen Zeitachse oder einem anderen Tageswechsel ergeben sich andere Säulen; sieh dir die Varianten unten an.',
    },
  },
  es: {
    notice:
      'La astrología y la lectura del destino chino son entretenimiento y reflexión. No sustituyen el consejo médico, legal ni financiero.',
    warnings: {
      'near-term':
        'El nacimiento está a solo {seconds} s del término solar {subject}; el pilar del año o del mes puede ser el vecino.',
      'near-hour-edge':
        'El nacimiento está a solo {seconds} s del límite de una hora doble; el pilar de la hora puede ser el vecino.',
      'near-sign-edge':
        '{subject} está a menos de 0,1° del límite de un signo; otras fuentes pueden dar el signo vecino.',
      'time-unknown':
        'No se conoce la hora de nacimiento: sin ascendente, casas ni pilar de la hora; lo demás se calcula para el mediodía.',
      'place-unknown':
        'No se indicó el lugar de nacimiento: sin ascendente, casas ni hora solar verdadera; la hora se lee en una zona supuesta.',
      'place-approximate':
        'No se encontró la parte más precisa del lugar; se calcula con el lugar mayor que lo rodea.',
      'polar-houses': 'Más allá del círculo polar Plácido no tiene casas; se usan las de Porfirio.',
      'before-1900':
        'Antes de 1900 no se promete la exactitud de las posiciones ni de los términos solares.',
      'schools-differ':
        'Con otro eje de tiempo u otro cambio de día salen pilares distintos; mira las variantes de abajo.',
    },
  },
  pt: {
    notice:
      'A astrologia e a leitura do destino chinês são entretenimento e reflexão. Não substituem orientação médica, jurídica ou financeira.',
    warnings: {
      'near-term':
        'O nascimento está a apenas {seconds} s do termo solar {subject}; o pilar do ano ou do mês pode ser o vizinho.',
      'near-hour-edge':
        'O nascimento está a apenas {seconds} s do limite de uma hora dupla; o pilar da hora pode ser o vizinho.',
      'near-sign-edge':
        '{subject} está a menos de 0,1° do limite de um signo; outras fontes podem indicar o signo vizinho.',
      'time-unknown':
        'A hora de nascimento é desconhecida: sem ascendente, casas nem pilar da hora; o resto é calculado para o meio-dia.',
      'place-unknown':
        'Nenhum local de nascimento foi informado: sem ascendente, casas nem hora solar verdadeira; o relógio é lido em um fuso suposto.',
      'place-approximate':
        'A parte mais precisa do local não foi encontrada; o cálculo usa o lugar maior em volta.',
      'polar-houses': 'Além do círculo polar não há casas de Plácido; são usadas as de Porfírio.',
      'before-1900': 'Antes de 1900 a exatidão das posições e dos termos solares não é garantida.',
      'schools-differ':
        'Com outro eixo de tempo ou outra mudança de dia, os pilares mudam; veja as alternativas abaixo.',
    },
  },
}

/** Puts values into the braces of a text. */
export const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot))
