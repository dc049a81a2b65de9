declare module 'virtual:site-settings' {
  type Mailbox = 'support' | 'privacy' | 'dpo' | 'legal' | 'reports' | 'ip' | 'sales'
  const settings: { url: string; mail: Record<Mailbox, string> }
  export default settings
}
