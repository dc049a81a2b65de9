/** Numbers of element types as the format has them. */
export const elements = { float: 1, int32: 6, int64: 7 } as const

export type OnnxValue = {
  name: string
  type: keyof typeof elements
  shape: readonly (number | string)[]
}
export type OnnxNode = {
  op: string
  inputs: readonly string[]
  output: string
  /** Whole numbers, or lists of them. */
  attributes?: Readonly<Record<string, number | readonly number[]>>
}
export type OnnxConstant = { name: string; shape: readonly number[] } & (
  | { floats: readonly number[] }
  | { integers: readonly number[] }
)

/** A network in the format of ONNX (IR 8, operators 13), with what its maker says of it. */
export function onnx(model: {
  nodes: readonly OnnxNode[]
  constants: readonly OnnxConstant[]
  inputs: readonly OnnxValue[]
  outputs: readonly OnnxValue[]
  metadata: Readonly<Record<string, string | number>>
}): Buffer {
  const graph = message(
    ...model.nodes.map(({ op, inputs, output, attributes = {} }) =>
      bytes(
        1,
        message(
          ...inputs.map((input) => text(1, input)),
          text(2, output),
          text(4, op),
          ...Object.entries(attributes).map(([name, value]) =>
            bytes(
              5,
              typeof value === 'number'
                ? message(text(1, name), integer(3, value), integer(20, 2))
                : message(text(1, name), ...value.map((each) => integer(8, each)), integer(20, 7)),
            ),
          ),
        ),
      ),
    ),
    text(2, 'tiny'),
    ...model.constants.map((constant) => bytes(5, tensor(constant))),
    ...model.inputs.map((value) => bytes(11, valueInfo(value))),
    ...model.outputs.map((value) => bytes(12, valueInfo(value))),
  )
  return message(
    integer(1, 8),
    bytes(7, graph),
    bytes(8, message(text(1, ''), integer(2, 13))),
    ...Object.entries(model.metadata).map(([key, value]) =>
      bytes(14, message(text(1, key), text(2, String(value)))),
    ),
  )
}

function tensor(constant: OnnxConstant): Buffer {
  const isFloat = 'floats' in constant
  const raw = isFloat
    ? Buffer.from(Float32Array.from(constant.floats).buffer)
    : Buffer.from(BigInt64Array.from(constant.integers, BigInt).buffer)
  return message(
    ...constant.shape.map((size) => integer(1, size)),
    integer(2, isFloat ? elements.float : elements.int64),
    text(8, constant.name),
    bytes(9, raw),
  )
}

const valueInfo = ({ name, type, shape }: OnnxValue): Buffer => {
  const dimensions = shape.map((size) =>
    bytes(1, typeof size === 'number' ? integer(1, size) : text(2, size)),
  )
  const tensorType = message(integer(1, elements[type]), bytes(2, message(...dimensions)))
  return message(text(1, name), bytes(2, bytes(1, tensorType)))
}

const message = (...fields: readonly Buffer[]): Buffer => Buffer.concat(fields)
const text = (field: number, value: string): Buffer => bytes(field, Buffer.from(value, 'utf8'))
const bytes = (field: number, value: Buffer): Buffer =>
  Buffer.concat([varint((field << 3) | 2), varint(value.length), value])
const integer = (field: number, value: number): Buffer =>
  Buffer.concat([varint(field << 3), varint(value)])

function varint(value: number): Buffer {
  const pieces: number[] = []
  for (let rest = BigInt.asUintN(64, BigInt(value)); ; rest >>= 7n) {
    const piece = Number(rest & 0x7fn)
    if (rest < 0x80n) return Buffer.from([...pieces, piece])
    pieces.push(piece | 0x80)
  }
}
