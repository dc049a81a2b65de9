/** The key that commands are given with on this system. */
export const commandKey = (): string =>
  /Mac|iP(hone|ad|od)/.test(navigator.userAgent) ? '⌘' : 'Ctrl'
