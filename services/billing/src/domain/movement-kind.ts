export type MovementKind =
  | 'grant'
  | 'reserve'
  | 'settle'
  | 'release'
  | 'refund'
  | 'expire'
  | 'claw-back'
