import { darker, lighter } from './colors.ts'
import { both, ellipse, line, path } from './svg.ts'
import type { Clothes, Portrait } from './portrait.ts'

/** Shoulders below an opening; `out` is where they leave the picture. */
const body = (out: number, opening: string) =>
  `M${out - 8} 1100L${out} 1024C${out + 6} 950 ${out + 60} 902 ${out + 150} 876L400 836${opening}L624 836L${874 - out} 876C${964 - out} 902 ${1018 - out} 950 ${1024 - out} 1024L${1032 - out} 1100Z`

const folds = (color: string) =>
  both(
    line('M250 1024C262 980 284 950 318 930', darker(color, 0.5), 10, 0.2) +
      line('M330 1024C336 996 348 976 366 958', darker(color, 0.5), 8, 0.16),
  )

const edge = (d: string, color: string) =>
  line(d, lighter(color, 0.5), 4, 0.5) +
  `<g transform="translate(0 9)">${line(d, darker(color, 0.6), 8, 0.2)}</g>`

const cloth = (d: string) => path(d, 'fill="url(#cloth)"')
const lining = (d: string) => path(d, 'fill="url(#lining)"')

const styles: Readonly<Record<Clothes['style'], (colors: Clothes, broad: number) => string>> = {
  crossed: ({ color, second }, out) =>
    cloth(body(out, 'C430 900 470 960 512 1010C554 960 594 900 624 836')) +
    folds(color) +
    lining('M624 826C600 900 540 970 470 1024L440 1100H520L548 1024C610 968 652 900 672 842Z') +
    edge('M624 830C600 904 540 970 474 1024', second) +
    lining('M400 826C424 900 490 970 560 1024L600 1100H500L476 1024C420 972 372 900 352 842Z') +
    edge('M400 830C424 904 490 970 556 1024', second) +
    edge('M352 846C372 904 420 976 474 1024', color),
  crew: ({ color, second }, out) =>
    cloth(body(out, 'C420 900 466 926 512 926C558 926 604 900 624 836')) +
    folds(color) +
    lining(
      'M392 832C412 918 466 950 512 950C558 950 612 918 632 832L616 828C600 892 556 920 512 920C468 920 424 892 408 828Z',
    ) +
    edge('M408 832C424 896 468 922 512 922C556 922 600 896 616 832', second),
  turtle: ({ color }, out) =>
    cloth(body(out, 'C450 856 574 856 624 836')) +
    folds(color) +
    path(
      'M404 770C440 812 584 812 620 770L632 862C580 910 444 910 392 862Z',
      'fill="url(#cloth)"',
    ) +
    [430, 464, 498, 532, 566, 598]
      .map((x) =>
        line(
          `M${x} ${800 - Math.abs(512 - x) * 0.12}L${x + (x - 512) * 0.06} 884`,
          darker(color, 0.45),
          5,
          0.22,
        ),
      )
      .join('') +
    edge('M404 772C440 814 584 814 620 772', color) +
    line('M394 866C446 912 578 912 630 866', darker(color, 0.6), 9, 0.3),
  shirt: ({ color, second }, out) =>
    lining('M392 830L512 1024L632 830L640 1100H384Z') +
    cloth(body(out, 'C430 880 480 980 506 1100H518C544 980 594 880 624 836')) +
    folds(color) +
    both(
      path(
        'M402 792C376 812 356 840 350 872L432 948L508 1002C470 930 424 860 402 792Z',
        'fill="url(#cloth)"',
      ) +
        line('M402 794C424 862 470 932 508 1002L432 948L350 872', darker(color, 0.5), 5, 0.4) +
        line('M402 796C424 862 468 930 504 996', lighter(color, 0.6), 4, 0.5),
    ) +
    ellipse(512, 1010, 7, 7, `fill="#${lighter(second, 0.4)}"`),
  hood: ({ color, second }, out) =>
    path(
      'M330 850C330 770 400 740 420 770L512 960L604 770C624 740 694 770 694 850L740 960H284Z',
      `fill="#${darker(color, 0.3)}"`,
    ) +
    lining('M398 832C424 900 466 926 512 926C558 926 600 900 626 832L640 1024H384Z') +
    cloth(body(out, 'C424 920 470 970 512 972C554 970 600 920 624 836')) +
    folds(color) +
    both(
      path(
        'M400 790C340 800 300 850 300 890C360 940 440 1000 512 1006C450 960 410 880 400 790Z',
        'fill="url(#cloth)"',
      ) +
        line('M400 794C410 880 450 958 508 1002', darker(color, 0.55), 7, 0.34) +
        line('M402 800C414 880 450 950 500 992', lighter(color, 0.5), 4, 0.4) +
        line('M462 978C460 994 458 1020 458 1060', lighter(second, 0.4), 8, 0.95),
    ),
  stand: ({ color, second }, out) =>
    cloth(body(out, 'C450 870 574 870 624 836')) +
    folds(color) +
    both(
      path(
        'M396 786C394 820 394 842 390 866C430 902 480 914 506 914L508 866C470 856 420 830 396 786Z',
        'fill="url(#cloth)"',
      ) +
        line('M396 788C420 832 470 858 508 868', lighter(color, 0.55), 4.5, 0.6) +
        line('M390 868C430 904 480 916 506 916', darker(color, 0.6), 7, 0.34),
    ) +
    line('M512 914V1100', darker(color, 0.6), 6, 0.45) +
    [954, 1020]
      .map(
        (y) =>
          both(
            line(
              `M512 ${y}C490 ${y - 12} 474 ${y - 8} 462 ${y}C474 ${y + 8} 490 ${y + 12} 512 ${y}`,
              second,
              7,
            ),
          ) + ellipse(512, y, 9, 9, `fill="#${lighter(second, 0.3)}"`),
      )
      .join(''),
  shawl: ({ color, second }, out) =>
    lining('M396 830L430 1100H594L628 830C600 900 556 934 512 934C468 934 424 900 396 830Z') +
    cloth(body(out, 'C404 900 440 970 488 1100H536C584 970 620 900 624 836')) +
    folds(color) +
    both(
      path(
        'M404 806C372 820 340 846 322 872C350 930 410 990 470 1024H492C440 970 408 890 404 806Z',
        'fill="url(#cloth)"',
      ) +
        line('M404 812C410 892 442 968 490 1022', lighter(color, 0.6), 5, 0.6) +
        line('M322 874C350 932 408 990 464 1022', darker(color, 0.6), 6, 0.34) +
        line('M382 826C384 900 420 976 474 1022', lighter(second, 0.3), 4, 0.5),
    ),
  scoop: ({ color, second }, out) =>
    cloth(body(out, 'C380 940 450 976 512 976C574 976 644 940 624 836')) +
    folds(color) +
    line('M396 840C384 944 450 980 512 980C574 980 640 944 628 840', lighter(second, 0.3), 9, 0.9),
  scarf: ({ color, second }, out) =>
    cloth(body(out, 'C450 870 574 870 624 836')) +
    folds(color) +
    lining('M556 900C590 930 612 990 618 1100H520C528 1030 524 970 500 926Z') +
    line('M556 912C588 950 604 1010 608 1100', darker(second, 0.5), 5, 0.3) +
    lining(
      'M392 762C420 800 604 800 632 762C672 790 686 842 656 880C600 932 424 932 368 880C338 842 352 790 392 762Z',
    ) +
    line('M372 800C440 866 584 866 654 806', darker(second, 0.55), 7, 0.26) +
    line('M364 846C430 908 590 906 662 850', darker(second, 0.55), 7, 0.3) +
    line('M392 768C430 808 594 808 632 768', lighter(second, 0.6), 5, 0.5) +
    line('M370 884C430 932 594 932 654 884', darker(color, 0.6), 9, 0.3),
}

/** What somebody wears, and a small crystal on a chain where there is room for it. */
export function clothes({ clothes: worn, broad, pendant }: Portrait): string {
  const chain =
    pendant === undefined
      ? ''
      : line('M420 850C440 910 480 946 512 952C544 946 584 910 604 850', 'fff1cf', 3.4, 0.8) +
        path('M512 940L530 962 512 1000 494 962Z', `fill="#${pendant}"`) +
        path('M512 940L512 1000 494 962Z', `fill="#${lighter(pendant, 0.6)}"`) +
        path('M494 962L530 962 512 940Z', 'fill="#fff" opacity=".5"')
  return chain + styles[worn.style](worn, broad)
}
