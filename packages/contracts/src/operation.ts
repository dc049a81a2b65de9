import { Type, type Static, type TObject, type TSchema } from 'typebox'

/** Services that answer REST operations behind the gateway, in starting order. */
export const serviceNames = [
  'auth',
  'models',
  'fortune',
  'billing',
  'admin',
  'memory',
  'media',
  'chat',
] as const
export type ServiceName = (typeof serviceNames)[number]

/** Everything that runs of the product, each with a login of its own to what they share. */
export const processNames = [...serviceNames, 'gateway'] as const
export type ProcessName = (typeof processNames)[number]

/** Who may call: anybody, a guest (who talks before signing up) alone, somebody signed in, or an administrator. */
export type Access = 'public' | 'guest' | 'user' | 'admin'

/** At most `max` calls in `windowSeconds`, counted per user, or per address for visitors. */
export type RateLimit = { readonly max: number; readonly windowSeconds: number }

/** A file that a client sends as multipart/form-data. */
export type Upload = {
  /** Name of the form's field that holds the file; it must be there, once. */
  readonly field: string
  /** Largest file in bytes; a longer one is cut off while it arrives. */
  readonly maxBytes: number
  /** Types for people and generated clients; the service looks at the content. */
  readonly types: readonly string[]
  /** The form's other fields, all of text. */
  readonly fields?: TObject
}

/** The bytes of an operation that answers with a file, as its reply. */
export const Bytes = Type.String({ format: 'binary' })

/** One REST operation as data. Its key in the table is its method and path. */
export type Operation = {
  readonly service: ServiceName
  readonly access: Access
  /** Of what anybody may call: a guest goes on from here as who they are; elsewhere they are a visitor. */
  readonly takesGuests?: true
  readonly summary: string
  readonly params?: TObject
  readonly query?: TObject
  readonly body?: TSchema
  /** Exactly one 2xx status; failures are declared once for all operations. */
  readonly replies: { readonly [status: number]: TSchema }
  /** Answered with status 202 while the work goes on; the handler then returns `accepted(body)`. */
  readonly accepted?: TSchema
  readonly rate?: RateLimit
  /** Largest body accepted, in bytes; `limits.bodyBytes` when absent. */
  readonly bodyLimit?: number
  /** The handler gets the bytes as they came, to check a signature over them. */
  readonly rawBody?: true
  /** Takes a file in place of a body; the handler gets it as `upload`. */
  readonly upload?: Upload
  /** Answers with a file, whole, in parts or not at all when the client has it; its reply is `Bytes`. */
  readonly bytes?: true
  /** How long its answer may take to begin, in milliseconds; `limits.answerMs` when absent. */
  readonly answerMs?: number
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type OperationKey = `${Method} /api/${string}`
export type OperationTable = Readonly<Record<OperationKey, Operation>>

/** Declares the operations of one domain; the literal types survive for handlers and clients. */
export const defineOperations = <const T extends Record<OperationKey, Operation>>(operations: T) =>
  operations

type StaticOr<T, Otherwise> = T extends TSchema ? Static<T> : Otherwise

/** A file as it came; neither name nor type says what is in it. */
export type UploadedFile = {
  readonly bytes: Uint8Array
  readonly name: string
  readonly type: string
}

type UploadOf<T extends Operation> = T extends { readonly upload: infer U }
  ? {
      readonly file: UploadedFile
      readonly fields: U extends { readonly fields: infer F extends TSchema }
        ? Static<F>
        : Record<string, never>
    }
  : undefined

/** The validated input of an operation. */
export type Input<T extends Operation> = {
  params: StaticOr<T['params'], Record<string, never>>
  query: StaticOr<T['query'], Record<string, never>>
  body: T extends { readonly rawBody: true } ? Uint8Array : StaticOr<T['body'], undefined>
  upload: UploadOf<T>
}

/** Body of the reply when all is done. */
export type DoneReply<T extends Operation> = {
  [S in keyof T['replies']]: StaticOr<T['replies'][S], never>
}[keyof T['replies']]

/** Body of the reply while the work goes on. */
export type AcceptedReply<T extends Operation> = StaticOr<T['accepted'], never>

/** Body of a successful reply of an operation; every failure is an `ErrorBody`. */
export type Reply<T extends Operation> = DoneReply<T> | AcceptedReply<T>

/** Whether an operation is told who a guest is. */
export const knowsGuests = ({ access, takesGuests }: Operation): boolean =>
  access === 'guest' || takesGuests === true

/** Splits a table key into method and path. */
export function splitKey(key: string): { method: Method; path: string } {
  const space = key.indexOf(' ')
  return { method: key.slice(0, space) as Method, path: key.slice(space + 1) }
}
