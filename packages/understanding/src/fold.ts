/** Lower case, one width, no diacritics on Latin letters; other scripts keep their marks. */
export const foldWords = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
