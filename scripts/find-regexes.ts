import { type ParserPlugin, parse } from '@babel/parser'

/** A regular expression of a file. `flags` is null if the code builds the pattern when it runs; `pattern` is then that code. */
export type FoundRegex = { file: string; line: number; pattern: string; flags: string | null }

/** The parts of the parser's syntax tree that are read here. */
type SyntaxNode = {
  type: string
  start: number
  end: number
  loc: { start: { line: number } }
  pattern?: string
  flags?: string
  callee?: { type: string; name?: string }
  arguments?: SyntaxNode[]
  value?: unknown
}

const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null && 'type' in value

function* walk(node: unknown): Generator<SyntaxNode> {
  if (!isNode(node)) return
  yield node
  for (const child of Object.values(node).flat()) yield* walk(child)
}

const toConstant = (node: SyntaxNode) => (node.type === 'StringLiteral' ? String(node.value) : null)

function toRegex(node: SyntaxNode, text: string): Pick<FoundRegex, 'pattern' | 'flags'> | null {
  const { type, pattern, flags = '', callee } = node
  if (type === 'RegExpLiteral' && pattern !== undefined) return { pattern, flags }
  if ((type !== 'NewExpression' && type !== 'CallExpression') || callee?.name !== 'RegExp') return null
  const [first, second] = node.arguments ?? []
  const constants = { pattern: first && toConstant(first), flags: second ? toConstant(second) : '' }
  if (constants.pattern && constants.flags !== null) return { pattern: constants.pattern, flags: constants.flags }
  return { pattern: text.slice(first?.start, first?.end), flags: null }
}

/** Returns all regular expressions of a TypeScript file: literals, and calls of RegExp. */
export function findRegexes(file: string, text: string): FoundRegex[] {
  const plugins: ParserPlugin[] = file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript']
  return [...walk(parse(text, { sourceType: 'module', plugins }).program)].flatMap((node) => {
    const regex = toRegex(node, text)
    return regex ? [{ file, line: node.loc.start.line, ...regex }] : []
  })
}
