/** Characters that no message may hold: controls other than tab and line break. */
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/** A text as it is sent: line breaks of one kind, no control characters, no halves of characters. */
export const cleanMessage = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(controls, '').toWellFormed().trim()
