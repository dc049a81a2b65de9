declare module 'virtual:critical-locale' {
  const sections: Record<string, Record<string, unknown>>
  export default sections
}
