/** How long to wait, in the page’s language and the unit that fits: “24 hours”, not “85,600 s”. */
export function waitInWords(seconds = 60): string {
  const [unit, length] =
    seconds >= 5400
      ? (['hour', 3600] as const)
      : seconds >= 90
        ? (['minute', 60] as const)
        : (['second', 1] as const)
  return new Intl.NumberFormat(document.documentElement.lang || undefined, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  }).format(Math.max(1, Math.ceil(seconds / length)))
}
