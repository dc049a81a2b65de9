import type { Scene } from '../picture/scene.ts'
import type { Random } from '../random.ts'

const cloths = [
  '#c8574a',
  '#4f6fa5',
  '#5f8f74',
  '#d9a04a',
  '#8a6aa5',
  '#e8dcc8',
  '#3f4658',
  '#c97f94',
  '#7f9fb0',
] as const
const line = 'stroke="#18161a" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"'
const shoulders = (neck: string) =>
  `M300 862 C262 892 132 890 84 1010 L912 1010 C866 896 716 880 668 846 ${neck} Z`

/** What somebody wears, for a drawing of 980 × 980 whose neck ends at its lower edge. */
export function drawClothes(scene: Scene, random: Random): string {
  const cloth = random.pick(cloths)
  const other = random.pick(cloths.filter((one) => one !== cloth))
  const cold = scene.season === 'winter' || scene.weather === 'snow'
  const kind = random.pick(
    cold
      ? (['scarf', 'scarf', 'crew'] as const)
      : (['crew', 'shirt', 'crossed', 'crew', 'shirt'] as const),
  )
  const folds = `<path d="M196 990 Q206 950 228 926 M800 990 Q790 950 770 930" fill="none" stroke="#000" stroke-opacity="0.22" stroke-width="8" stroke-linecap="round"/>`
  if (kind === 'shirt')
    return `<path d="${shoulders('L505 990')}" fill="${cloth}" ${line}/>${folds}<path d="M300 862 L258 902 L408 1010 L505 990 Z M668 846 L718 886 L606 1010 L505 990 Z" fill="#faf6ee" ${line}/>`
  if (kind === 'crossed')
    return `<path d="${shoulders('L505 1010')}" fill="${cloth}" ${line}/>${folds}<path d="M664 850 C640 910 560 970 470 1030" fill="none" stroke="#18161a" stroke-width="62"/><path d="M664 850 C640 910 560 970 470 1030" fill="none" stroke="#faf6ee" stroke-width="46"/><path d="M303 866 C340 920 440 980 560 1040" fill="none" stroke="#18161a" stroke-width="62"/><path d="M303 866 C340 920 440 980 560 1040" fill="none" stroke="${other}" stroke-width="46"/>`
  const round = 'C640 922 560 952 480 948 C400 944 330 922 300 862'
  const jumper = `<path d="${shoulders(round)}" fill="${cloth}" ${line}/>${folds}`
  if (kind === 'crew')
    return `${jumper}<path d="M298 868 C330 926 400 950 480 954 C562 958 644 926 670 852" fill="none" stroke="#18161a" stroke-width="36"/><path d="M298 868 C330 926 400 950 480 954 C562 958 644 926 670 852" fill="none" stroke="${cloth}" stroke-width="20"/>`
  return `${jumper}<path d="M266 836 C300 896 420 926 500 922 C596 918 680 880 700 818 C748 846 748 930 690 962 C600 1008 380 1006 298 962 C236 930 236 866 266 836 Z" fill="${other}" ${line}/><path d="M560 930 C620 950 650 1000 660 1040 L570 1040 C560 1000 550 970 520 940 Z" fill="${other}" ${line}/><path d="M300 908 C360 952 460 972 540 962 M330 880 C380 910 440 922 500 922" fill="none" stroke="#000" stroke-opacity="0.24" stroke-width="9" stroke-linecap="round"/>`
}
