import { lighter, shaded } from './colors.ts'
import { both, ellipse, line, middle, path } from './svg.ts'
import type { HeadShape, Portrait } from './portrait.ts'

/** The outline of a head seen from the front. */
function headPath({ cheek, jaw, chin, end }: HeadShape): string {
  const left = (out: number) => middle - out
  const right = (out: number) => middle + out
  return [
    `M${middle} 186`,
    `C${left(cheek * 0.74)} 186 ${left(cheek * 1.03)} 282 ${left(cheek)} 432`,
    `C${left(cheek * 0.985)} 520 ${left(cheek * 0.95)} 580 ${left(jaw)} 646`,
    `C${left(jaw * 0.86)} ${end - 42} ${left(chin)} ${end} ${middle} ${end}`,
    `C${right(chin)} ${end} ${right(jaw * 0.86)} ${end - 42} ${right(jaw)} 646`,
    `C${right(cheek * 0.95)} 580 ${right(cheek * 0.985)} 520 ${right(cheek)} 432`,
    `C${right(cheek * 1.03)} 282 ${right(cheek * 0.74)} 186 ${middle} 186Z`,
  ].join('')
}

/** The neck, in the shadow of the chin. */
export function neck({ skin, neck: half, head }: Portrait): string {
  const d = `M${middle - half} 620C${middle - half} 750 ${middle - half} 788 ${middle - half - 56} 824L300 1024H724L${middle + half + 56} 824C${middle + half} 788 ${middle + half} 750 ${middle + half} 620Z`
  return `<clipPath id="neck"><path d="${d}"/></clipPath>
${path(d, 'fill="url(#throat)"')}
<g clip-path="url(#neck)">${ellipse(middle + 12, head.end - 26, half * 1.5, 104, `fill="#${shaded(skin, 0.5)}" opacity=".42" filter="url(#soft)"`)}
${ellipse(middle - 62, 868, 90, 40, `fill="#${lighter(skin, 0.4)}" opacity=".35" filter="url(#soft)"`)}
${both(line(`M${middle - 22} 896C${middle - 70} 876 ${middle - 120} 870 ${middle - 190} 882`, shaded(skin, 0.4), 9, 0.28))}</g>`
}

/** Round, or ending in a point. */
const earOutline = (x: number, elfin: boolean) =>
  elfin
    ? `M${x + 16} 440C${x - 10} 424 ${x - 52} 396 ${x - 82} 352C${x - 74} 420 ${x - 52} 500 ${x - 30} 530C${x - 16} 550 ${x} 558 ${x + 18} 552Z`
    : `M${x + 14} 430C${x - 18} 410 ${x - 46} 436 ${x - 38} 488C${x - 32} 530 ${x - 12} 560 ${x + 18} 552Z`

export function ears({ skin, head, elfin = false }: Portrait): string {
  const x = middle - head.cheek
  return both(
    path(earOutline(x, elfin), `fill="#${shaded(skin, 0.1)}"`) +
      path(
        `M${x + 4} 452C${x - 16} 446 ${x - 28} 462 ${x - 22} 492C${x - 20} 510 ${x - 12} 524 ${x} 530C${x - 8} 506 ${x - 6} 478 ${x + 4} 452Z`,
        `fill="#${shaded(skin, 0.36)}" opacity=".5"`,
      ),
  )
}

/** A head without its features, lit from above on the left. */
export function head(portrait: Portrait): string {
  const { skin, blush, head: shape } = portrait
  const deep = shaded(skin, 0.42)
  const d = headPath(shape)
  return `<clipPath id="head"><path d="${d}"/></clipPath>
${path(d, 'fill="url(#skin)"')}
<g clip-path="url(#head)">
${path(`M760 180V780H540C640 740 668 640 660 540C650 440 640 360 640 180Z`, `fill="#${deep}" opacity=".3" filter="url(#softer)"`)}
${ellipse(middle, shape.end + 20, shape.jaw, 54, `fill="#${deep}" opacity=".22" filter="url(#soft)"`)}
${both(ellipse(middle - 104, 580, 60, 38, `fill="#${blush}" opacity=".42" filter="url(#soft)"`))}
${ellipse(middle - 100, 548, 46, 20, `fill="#${lighter(skin, 0.75)}" opacity=".3" filter="url(#soft)"`)}
${ellipse(middle - 40, 336, 110, 60, `fill="#${lighter(skin, 0.7)}" opacity=".4" filter="url(#softer)"`)}
${ellipse(middle - 6, shape.end - 34, 24, 12, `fill="#${lighter(skin, 0.5)}" opacity=".3" filter="url(#fine)"`)}
${both(ellipse(middle - 88, 462, 66, 36, `fill="#${shaded(skin, 0.3)}" opacity=".2" filter="url(#soft)"`))}
${path(d, `fill="none" stroke="url(#rim)" stroke-width="14" opacity=".6" filter="url(#fine)"`)}
</g>`
}
