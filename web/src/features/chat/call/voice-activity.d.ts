declare module 'virtual:voice-activity' {
  /** Path of the folder with the model and what runs it; it ends in a slash. */
  const folder: string
  export default folder
}
