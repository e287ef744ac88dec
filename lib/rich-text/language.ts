import { element, getAttribute, isElement, type Node, setChildren, text } from './tree.ts'

const BENGALI =
  /([\u0980-\u09ff][\u0980-\u09ff\u0964\u200c-\u200d]*(?:[ ,][\u0980-\u09ff][\u0980-\u09ff\u0964\u200c-\u200d]*)*)/
/** A text that changes its script at every other word is marked up to this many runs. */
const MAX_RUNS = 2_000

/** Marks each run of Bengali, or a screen reader would spell it in an English voice. */
export function markBengali(nodes: Node[]): Node[] {
  let runs = 0
  const mark = (node: Node): Node[] => {
    if ('value' in node) {
      const parts = runs < MAX_RUNS ? node.value.split(BENGALI) : []
      runs += parts.length
      return parts.length > 1
        ? parts.map((part, index) => (index % 2 === 1 ? element('span', { lang: 'bn' }, [text(part)]) : text(part)))
        : [node]
    }
    if (isElement(node) && getAttribute(node, 'lang') === null) setChildren(node, node.childNodes.flatMap(mark))
    return [node]
  }
  return nodes.flatMap(mark)
}
